/// Holds what Labelled's wrappers share: keys, configuration, start-up.
@MainActor
final class LabelledManager: Integration {
    // TODO(flowgen): Keep here what the wrappers share, such as the key of Labelled.
}
