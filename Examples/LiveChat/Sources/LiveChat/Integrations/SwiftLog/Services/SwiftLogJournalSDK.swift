import LiveChatServices
@preconcurrency internal import Logging

/// Implements ``JournalSDK`` with SwiftLog.
nonisolated final class SwiftLogJournalSDK: JournalSDK {
    private let manager: SwiftLogManager

    init(manager: SwiftLogManager) {
        self.manager = manager
    }

    func note(_ event: String, details: [String: String]) {
        manager.logger.info("\(event)", metadata: details.mapValues { .string($0) })
    }
}

extension SwiftLogManager {
    func makeJournalSDK() -> any JournalSDK {
        SwiftLogJournalSDK(manager: self)
    }
}
