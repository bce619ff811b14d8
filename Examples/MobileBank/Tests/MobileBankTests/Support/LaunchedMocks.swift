// Mocks of the whole app for the tests of the onboarding. They answer at once, so that no test waits.

#if DEBUG
    @testable import MobileBank

    /// Mocks before the app's launch.
    @MainActor
    func makeMocks() -> MockServices {
        let mocks = MockServices()
        mocks.chatBot.onStartChat = { .success(message: "Reply to: \($0)") }
        mocks.ocrScan.onScanCard = { _ in .recognized(card: .specimen) }
        mocks.livenessDetection.onStartCheck = { _, _, send in
            send(.challenged(challenge: .smile))
            return .passed(confidence: 0.97)
        }
        mocks.prepareVideoBanking = { $0.onRequestAgent = { _, _ in .waiting(position: 1) } }
        return mocks
    }

    /// Mocks after the app's launch.
    @MainActor
    func launchedMocks() async -> MockServices {
        let mocks = makeMocks()
        mocks.provider.launch()
        await mocks.finishSteps()
        return mocks
    }

    extension MockServices {
        /// Returns once no step is running, in the order in which an onboarding calls them.
        func finishSteps() async {
            await chatBot.finishSteps()
            await ocrScan.finishSteps()
            await livenessDetection.finishSteps()
            for call in videoBankings { await call.finishSteps() }
        }
    }

    /// An SDK that does not answer: waits until the step is cancelled.
    func noAnswer<Status>() async throws -> Status {
        while true { try await Task.sleep(for: .seconds(3600)) }
    }
#endif
