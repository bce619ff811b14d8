@preconcurrency import DeepSwiftSeek
import Foundation

/// Holds what DeepSeek's wrappers share: keys, configuration, start-up.
@MainActor
final class DeepSeekManager: NSObject {
    let key = "secret"
    // TODO(flowgen): Take the keys and the configuration of DeepSwiftSeek as parameters of `init`.
}
