#if DEBUG
    import LiveChatServices
    import Logging
    import XCTest

    @testable import LiveChat

    /// Tests of ``SwiftLogJournalSDK`` with a handler that keeps its lines.
    nonisolated final class SwiftLogJournalSDKTests: XCTestCase {
        @MainActor
        func testEachNoteIsALine() async {
            let lines = KeptLines()
            let logger = Logger(label: "test") { _ in KeepingHandler(lines: lines) }
            let sdk = SwiftLogJournalSDK(manager: SwiftLogManager(logger: logger))
            sdk.note("question", details: ["length": "3"])
            sdk.note("end")
            XCTAssertEqual(lines.all, ["question length=3", "end"])
        }
    }

    private nonisolated final class KeptLines: @unchecked Sendable {
        private let lock = NSLock()
        private var lines: [String] = []

        var all: [String] { lock.withLock { lines } }

        func add(_ line: String) { lock.withLock { lines.append(line) } }
    }

    private nonisolated struct KeepingHandler: LogHandler {
        let lines: KeptLines
        var metadata: Logger.Metadata = [:]
        var logLevel = Logger.Level.info

        subscript(metadataKey key: String) -> Logger.Metadata.Value? {
            get { metadata[key] }
            set { metadata[key] = newValue }
        }

        func log(event: LogEvent) {
            let details = (event.metadata ?? [:]).map { "\($0)=\($1)" }.sorted()
            lines.add(([event.message.description] + details).joined(separator: " "))
        }
    }
#endif
