// The whole flow with a filled-in wrapper, against a stand-in that answers as the real SDK does:
// asynchronously, off the main actor, with errors of its own.

import Combine
import XCTest

/// Tests of ``DeepSeekChatSDK`` as a developer has filled it in.
nonisolated final class DeepSeekChatSDKTests: XCTestCase {
    @MainActor
    func testAReaderGetsTheCurrentStatusFirst() async throws {
        let manager = DeepSeekManager()
        let sdk = manager.makeChatBotSDK()
        let early = StatusLog(of: sdk)
        sdk.setupSDK()
        let late = StatusLog(of: sdk)
        XCTAssertEqual(early.kinds, [.idle, .initialized])
        XCTAssertEqual(late.kinds, [.initialized])
    }

    @MainActor
    func testAPromptIsAnswered() async throws {
        let sdk = DeepSeekManager().makeChatBotSDK()
        let log = StatusLog(of: sdk)
        sdk.setupSDK()
        sdk.startChat(prompt: "Hello")
        try await log.wait(forCount: 4)
        XCTAssertEqual(log.kinds, [.idle, .initialized, .loading, .success])
        guard case .success(message: "Reply to: Hello")? = log.statuses.last else {
            return XCTFail("\(log.statuses)")
        }
    }

    @MainActor
    func testARejectedKeyIsALicenseError() async throws {
        let manager = DeepSeekManager()
        manager.apiKey = "rejected"
        let sdk = manager.makeChatBotSDK()
        let log = StatusLog(of: sdk)
        sdk.setupSDK()
        sdk.startChat(prompt: "Hello")
        try await log.wait(forCount: 4)
        XCTAssertEqual(log.kinds, [.idle, .initialized, .loading, .failed])
        guard case .failed(reason: .licenseError)? = log.statuses.last else {
            return XCTFail("\(log.statuses)")
        }
    }

    @MainActor
    func testAServerErrorIsAResponseErrorAndTheNextPromptIsAnswered() async throws {
        let sdk = DeepSeekManager().makeChatBotSDK()
        let log = StatusLog(of: sdk)
        sdk.setupSDK()
        sdk.startChat(prompt: "fail")
        try await log.wait(forCount: 4)
        guard case .failed(reason: .responseError)? = log.statuses.last else {
            return XCTFail("\(log.statuses)")
        }
        sdk.startChat(prompt: "Again")
        try await log.wait(forCount: 6)
        XCTAssertEqual(
            log.kinds, [.idle, .initialized, .loading, .failed, .loading, .success])
    }

    @MainActor
    func testASecondPromptCancelsTheFirstWhichIsNeverReported() async throws {
        let sdk = DeepSeekManager().makeChatBotSDK()
        let log = StatusLog(of: sdk)
        sdk.setupSDK()
        sdk.startChat(prompt: "First")
        sdk.startChat(prompt: "Second")
        try await log.wait(forCount: 5)
        // Whatever the first prompt could still report would come in this time.
        try await Task.sleep(nanoseconds: 50_000_000)
        XCTAssertEqual(log.kinds, [.idle, .initialized, .loading, .loading, .success])
        guard case .success(message: "Reply to: Second")? = log.statuses.last else {
            return XCTFail("\(log.statuses)")
        }
    }

    @MainActor
    func testTheManagerOfAllIntegrationsLaunchesIt() async throws {
        let manager = IntegrationsManager()
        let log = StatusLog(of: manager.services.chatBot)
        manager.launch()
        XCTAssertEqual(log.kinds, [.idle, .initialized])
    }
}

/// What a reader of the statuses has seen.
@MainActor
final class StatusLog {
    private(set) var statuses: [ChatBotStatus] = []
    private var reader: AnyCancellable?

    init(of sdk: any ChatBotSDK) {
        reader = sdk.statusPublisher.sink { [weak self] in self?.statuses.append($0) }
    }

    var kinds: [ChatBotStatus.Kind] { statuses.map(\.kind) }

    /// Waits until so many statuses have come; gives up after a while, so that a test can fail.
    func wait(forCount count: Int) async throws {
        for _ in 0..<10_000 where statuses.count < count {
            try await Task.sleep(nanoseconds: 1_000_000)
        }
    }
}
