@preconcurrency internal import Logging

/// Apple's logging API; the app chooses where lines go.
///
/// Holds what SwiftLog's wrappers share: keys, configuration, start-up.
@MainActor
final class SwiftLogManager: Integration {
    let logger: Logger

    init(logger: Logger = Logger(label: "chat")) {
        self.logger = logger
    }
}
