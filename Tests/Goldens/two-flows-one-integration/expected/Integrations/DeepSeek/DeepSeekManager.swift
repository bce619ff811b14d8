@preconcurrency import DeepSwiftSeek
import Foundation

/// The assistant's company.
///
/// Holds what DeepSeek's wrappers share: keys, configuration, start-up.
@MainActor
final class DeepSeekManager: Integration {
    /// The app has launched.
    func launch(options: [AnyHashable: Any]) {
        // TODO(flowgen): Start DeepSwiftSeek: set its keys and configuration.
    }
}
