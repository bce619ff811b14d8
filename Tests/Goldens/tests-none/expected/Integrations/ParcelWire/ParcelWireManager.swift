/// Holds what ParcelWire's wrappers share: keys, configuration, start-up.
@MainActor
final class ParcelWireManager {
    // TODO(flowgen): Take the keys and the configuration of ParcelWire as parameters of `init`.
}
