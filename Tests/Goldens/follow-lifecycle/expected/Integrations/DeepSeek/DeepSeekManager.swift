@preconcurrency import DeepSwiftSeek
import OpenAI
import Foundation

/// Holds what DeepSeek's wrappers share: keys, configuration, start-up.
@MainActor
final class DeepSeekManager: NSObject, Integration {
    let key = "secret"

    /// The app has launched.
    func launch(options: [AnyHashable: Any]) {
        // TODO(flowgen): Start DeepSwiftSeek: set its keys and configuration.
    }

    /// The app enters the foreground.
    func enterForeground() {
        // TODO(flowgen): Resume DeepSwiftSeek.
    }
    // TODO(flowgen): Take the keys and the configuration of DeepSwiftSeek as parameters of `init`.
}
