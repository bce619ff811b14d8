// Signals reach those who observe them, once, in order, and nobody later. They leave the status as it is.

#if DEBUG
    import Combine
    import Foundation
    import XCTest

    @testable import App

    nonisolated final class SignalTests: XCTestCase {
        @MainActor
        func testNothingIsRepeated() async {
            let (mock, wrapper) = (MockLinksSDK(), BranchLinksSDK(manager: BranchManager()))
            let link = URL(fileURLWithPath: "/place")
            for (service, send) in [
                (mock as any LinksSDK, { mock.linkOpened(link) }), (wrapper, { wrapper.linkOpened(link) }),
            ] {
                send()
                var seen: [URL] = []
                let subscription = service.linkOpenedPublisher.sink { seen.append($0) }
                XCTAssertEqual(seen, [])
                send()
                XCTAssertEqual(seen, [link])
                XCTAssertEqual(service.status, .waiting)
                subscription.cancel()
                send()
                XCTAssertEqual(seen, [link])
            }
            var campaigns: [String] = []
            let subscription = mock.campaignFoundPublisher.sink { campaigns.append("\($0.campaign) \($0.clicked)") }
            mock.campaignFound(campaign: "spring", clicked: Date(timeIntervalSince1970: 0))
            XCTAssertEqual(campaigns.map { $0.prefix(11) }, ["spring 1970"])
            withExtendedLifetime(subscription) {}
        }

        @MainActor
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
            mock?.default(in: 3)
            mock = nil
            var values: [Int] = []
            if let stream {
                for await value in stream { values.append(value) }
            }
            XCTAssertEqual(values, [3])
        }

        func testObserversHearUntilTheyAreCancelled() {
            let mock = MockScannerSDK()
            let seen = FlowLog<String>()
            let first = mock.observeCodeFound { code in seen.add("first \(code)") }
            let second = mock.observeCodeFound { code in seen.add("second \(code)") }
            mock.codeFound(code: "a")
            XCTAssertEqual(seen.items.sorted(), ["first a", "second a"])
            first.cancel()
            mock.codeFound(code: "b")
            second.cancel()
            mock.codeFound(code: "c")
            XCTAssertEqual(seen.items.dropFirst(2), ["second b"])
        }
    }
#endif
