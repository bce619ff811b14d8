/// Holds what Labelled's wrappers share: keys, configuration, start-up.
@MainActor
final class LabelledManager: Integration {
    // TODO(flowgen): Take the keys and the configuration of Labelled as parameters of `init`.
}
