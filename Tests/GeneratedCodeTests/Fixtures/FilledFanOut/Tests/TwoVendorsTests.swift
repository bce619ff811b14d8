// One call of the app reaches both vendors, in the order of `use`; the third, which the flow can do without, is not
// even made.

#if DEBUG
    @preconcurrency import AmplitudeSwift
    import Mixpanel
    import XCTest

    @testable import App

    /// Tests of a flow that two SDKs serve at once.
    nonisolated final class TwoVendorsTests: XCTestCase {
        @MainActor
        func testEachCallReachesBothSDKs() async throws {
            let mixpanel = MixpanelAnalyticsSDK(manager: MixpanelManager())
            let amplitude = AmplitudeAnalyticsSDK(
                manager: AmplitudeManager(), consentSDK: BannerConsentSDK(manager: BannerManager()))
            mixpanel.setUp()
            let before = mixpanel.client?.events ?? []
            let analytics: any AnalyticsSDK = FanOutAnalyticsSDK([mixpanel, amplitude])
            analytics.setUp()
            analytics.track(event: "opened", services: ["chat": "DeepSeek"])
            analytics.track(event: "closed")
            analytics.identify("somebody")
            XCTAssertEqual(mixpanel.client?.events, before + ["opened", "closed"])
            XCTAssertEqual(amplitude.client?.events, ["opened", "closed"])
            XCTAssertEqual(mixpanel.client?.distinctId, "somebody")
            XCTAssertEqual(amplitude.client?.userId, "somebody")
        }

        @MainActor
        func testTheOrderIsThatOfUse() async throws {
            let mocks = [MockAnalyticsSDK(), MockAnalyticsSDK(), MockAnalyticsSDK()]
            var called: [Int] = []
            for (index, mock) in mocks.enumerated() {
                mock.onFlush = { done in
                    called.append(index)
                    done()
                }
            }
            var ends = 0
            FanOutAnalyticsSDK(mocks).flush { ends += 1 }
            XCTAssertEqual(called, [0, 1, 2])
            XCTAssertEqual(ends, 3)
            XCTAssertEqual(mocks.map(\.flushCalls.count), [1, 1, 1])
        }

        @MainActor
        func testTheManagerLaunchesBoth() async throws {
            let manager = IntegrationsManager()
            manager.launch()
            manager.services.analytics.track(event: "launched")
            XCTAssertTrue(manager.services.analytics is FanOutAnalyticsSDK)
            XCTAssertEqual(Mixpanel.mainInstance().events.suffix(1), ["launched"])
        }
    }
#endif
