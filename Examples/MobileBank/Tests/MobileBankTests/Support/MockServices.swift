// The mocks of all flows in one place, and the provider that hands them out.

#if DEBUG
    @testable import MobileBank

    /// One mock for each flow, and one more for each video call.
    @MainActor
    final class MockServices {
        let chatBot = MockChatBotSDK()
        let ocrScan = MockOCRScanSDK()
        let livenessDetection = MockLivenessDetectionSDK()
        /// The calls that were asked for, in order.
        private(set) var calls: [MockVideoBankingSDK] = []
        /// Prepares each call before it is handed out.
        var prepareCall: (MockVideoBankingSDK) -> Void = { _ in }

        /// A provider of these mocks.
        var provider: ServiceProvider {
            ServiceProvider(
                chatBot: chatBot, livenessDetection: livenessDetection, ocrScan: ocrScan,
                makeVideoBanking: { [self] in
                    let call = MockVideoBankingSDK()
                    prepareCall(call)
                    calls.append(call)
                    return call
                })
        }

        /// Takes the steps that the app takes at launch.
        init() {
            chatBot.setupSDK()
            ocrScan.loadModels()
        }

        /// The steps of all flows that were taken in a status they may not start in.
        var stepsOutOfOrder: [String] {
            chatBot.stepsOutOfOrder.map(\.rawValue) + ocrScan.stepsOutOfOrder.map(\.rawValue)
                + livenessDetection.stepsOutOfOrder.map(\.rawValue)
                + calls.flatMap(\.stepsOutOfOrder).map(\.rawValue)
        }
    }
#endif
