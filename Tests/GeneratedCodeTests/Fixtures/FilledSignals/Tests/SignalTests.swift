// Signals reach those who observe them, once, in order, and nobody later. They leave the status as it is.

import Combine
import Foundation
import XCTest

@testable import App

nonisolated final class SignalTests: XCTestCase {
    @MainActor
    func testNothingIsRepeated() async {
        let mock = MockLinksSDK()
        let link = URL(fileURLWithPath: "/place")
        mock.send(linkOpened: link)
        var seen: [URL] = []
        let subscription = mock.linkOpenedPublisher.sink { seen.append($0) }
        XCTAssertEqual(seen, [])
        mock.send(linkOpened: link)
        XCTAssertEqual(seen, [link])
        XCTAssertEqual(mock.status, .waiting)
        subscription.cancel()
        mock.send(linkOpened: link)
        XCTAssertEqual(seen, [link])
    }

    @MainActor
    func testAStrictMockKnowsWhereASignalCanOccur() async {
        let violations = Locked<[String]>([])
        FlowViolations.shared.handle { violation in violations.withLock { $0.append(violation) } }
        defer { FlowTest.reportViolations() }
        let mock = MockLinksSDK()
        mock.isStrict = true
        mock.send(linkOpened: URL(fileURLWithPath: "/place"))
        mock.send(campaignFound: "spring", clicked: Date(timeIntervalSince1970: 0))
        XCTAssertEqual(violations.value, ["MockLinksSDK: 'linkOpened' cannot occur in waiting"])
    }

    /// A wrapper whose SDK tells of each signal keeps to the flow.
    @MainActor
    func testAWrapperKeepsToTheFlow() async throws {
        try await Self.contract(forgetting: nil).assertHolds(in: [.campaignFound])
    }

    /// One that does not is noticed.
    @MainActor
    func testAForgottenSignalIsNoticed() async throws {
        let contract = Self.contract(forgetting: .campaignFound)
        let violation = try await contract.violation(in: .campaignFound)
        XCTAssertEqual(violation?.message, "campaignFound: expected a value, got nothing")
    }

    @MainActor private static func contract(forgetting forgotten: LinksFlow.Event?) -> LinksContract {
        LinksContract(
            make: { _ in BranchLinksSDK(manager: BranchManager()) },
            trigger: { event, service in
                guard event != forgotten, let service = service as? BranchLinksSDK else { return }
                switch event {
                case .linkOpened: service.linkOpened(URL(fileURLWithPath: "/place"))
                case .campaignFound:
                    service.campaignFound(
                        campaign: "spring", clicked: Date(timeIntervalSince1970: 0))
                case .offline: service.offline()
                }
            }, timeout: forgotten == nil ? 5 : 0.1)
    }

    func testStreamsGetAllFromTheirBeginning() async {
        let wrapper = SendbirdChatSDK(manager: SendbirdManager())
        wrapper.messageReceived(text: "Anybody?", sender: "Ada")
        let streams = [wrapper.messageReceivedValues, wrapper.messageReceivedValues]
        wrapper.messageReceived(text: "Hi", sender: "Ada")
        wrapper.messageReceived(text: "Bye", sender: "Ada")
        for stream in streams {
            var texts: [String] = []
            for await message in stream {
                texts.append(message.text)
                if texts.count == 2 { break }
            }
            XCTAssertEqual(texts, ["Hi", "Bye"])
        }
    }

    func testStreamsEndWithTheService() async {
        var mock: MockChatSDK? = MockChatSDK()
        let stream = mock?.defaultValues
        mock?.send(default: 3)
        mock = nil
        var values: [Int] = []
        if let stream {
            for await value in stream { values.append(value) }
        }
        XCTAssertEqual(values, [3])
    }

    func testObserversSeeTheSameOrder() {
        let mock = MockScannerSDK()
        let seen = Locked<[String]>([])
        let first = mock.observeCodeFound { code in
            seen.withLock { $0.append("first \(code)") }
            if code == "a" { mock.send(codeFound: "b") }
        }
        let second = mock.observeCodeFound { code in seen.withLock { $0.append("second \(code)") } }
        mock.send(codeFound: "a")
        first.cancel()
        mock.send(codeFound: "c")
        XCTAssertEqual(seen.value, ["first a", "second a", "first b", "second b", "second c"])
        second.cancel()
        mock.send(codeFound: "d")
        XCTAssertEqual(seen.value.count, 5)
    }
}
