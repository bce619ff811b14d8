#if DEBUG
    @preconcurrency import AgoraRtcKit
    import XCTest

    @testable import Patterns

    /// Tests of ``AgoraVideoRoomSDK`` against the stand-in for AgoraRtcKit.
    nonisolated final class AgoraVideoRoomSDKTests: XCTestCase {
        @MainActor
        func testItKeepsToTheFlow() async throws {
            let contract = VideoRoomContract { scenario in
                let joins = scenario.moves.filter { $0.step == .join }
                return self.launched(with: RoomBackend(tokens: joins.map(Self.token)))
            } trigger: { event, _ in
                let engine = try XCTUnwrap(AgoraRtcEngineKit.simulatedEngine)
                switch event {
                case .connectionBreaks: engine.simulateConnection(.reconnecting, .reasonInterrupted)
                case .connectionReturns: engine.simulateConnection(.connected, .reasonJoinSuccess)
                case .removed: engine.simulateConnection(.failed, .reasonBannedByServer)
                case .personLeft: engine.simulateDeparture(of: 7, .dropped)
                }
            }
            try await contract.assertHolds()
        }

        /// A token with which the server answers as in a move of a scenario.
        private static func token(for move: FlowMove<VideoRoomFlow>) -> String? {
            if move.isRunning { return "silent" }
            return switch (move.end, move.error) {
            case (_, .noToken): nil
            case (_, .tokenExpired): "expired"
            case (_, .other): "invalid"
            case (.failed, _): "closed"
            default: "welcome"
            }
        }

        @MainActor
        func testTheTokenOfTheBackendOpensTheRoom() async throws {
            let backend = RoomBackend(tokens: ["welcome"])
            let sdk = launched(with: backend)
            let end = await sdk.join("kitchen")
            XCTAssertEqual(end, .inside)
            XCTAssertEqual(backend.questions, ["kitchen"])
            XCTAssertEqual(AgoraRtcEngineKit.simulatedEngine?.simulatedTokens, ["welcome"])
            XCTAssertEqual(AgoraRtcEngineKit.simulatedEngine?.simulatedChannel, "kitchen")
        }

        @MainActor
        func testTheTokenIsRenewedBeforeItExpires() async throws {
            let backend = RoomBackend(tokens: ["welcome", "again"])
            let sdk = launched(with: backend)
            await sdk.join("kitchen")
            let engine = try XCTUnwrap(AgoraRtcEngineKit.simulatedEngine)
            engine.simulateTokenThatWillExpire()
            try await eventually { engine.simulatedTokens == ["welcome", "again"] }
            XCTAssertEqual(backend.questions, ["kitchen", "kitchen"])
            XCTAssertEqual(sdk.status, .inside)
        }

        @MainActor
        func testARoomIsLeftWhenTheBackendGivesNoFurtherToken() async throws {
            let backend = RoomBackend(tokens: ["welcome"])
            let sdk = launched(with: backend)
            await sdk.join("kitchen")
            let engine = try XCTUnwrap(AgoraRtcEngineKit.simulatedEngine)
            engine.simulateTokenThatWillExpire()
            try await eventually { backend.questions.count == 2 }
            engine.simulateConnection(.failed, .reasonTokenExpired)
            try await eventually { sdk.status == .failed(.tokenExpired) }
            XCTAssertNil(engine.simulatedChannel)
        }

        @MainActor
        func testPeopleComeAndGo() async throws {
            let sdk = launched(with: RoomBackend(tokens: ["welcome"]))
            await sdk.join("kitchen")
            let people = Recorder(sdk.peopleValues)
            let departures = Recorder(sdk.personLeftValues)
            let engine = try XCTUnwrap(AgoraRtcEngineKit.simulatedEngine)
            engine.simulateArrival(of: 7)
            engine.simulateArrival(of: 8)
            engine.simulateDeparture(of: 7, .quit)
            let lost = await departures.first(1)
            XCTAssertEqual(lost.map(\.id), [7])
            XCTAssertEqual(lost.map(\.isLost), [false])
            await sdk.leave()
            let all = await people.first(5)
            XCTAssertEqual(all, [[], [7], [7, 8], [8], []])
        }

        @MainActor
        func testSetMuted() async throws {
            let sdk = launched(with: RoomBackend(tokens: ["welcome"]))
            await sdk.join("kitchen")
            sdk.setMuted(true)
            XCTAssertEqual(AgoraRtcEngineKit.simulatedEngine?.simulatedIsMuted, true)
        }

        @MainActor
        func testARoomWithoutANameCannotBeEntered() async throws {
            let sdk = launched(with: RoomBackend(tokens: ["welcome"]))
            let end = await sdk.join("")
            XCTAssertEqual(end, .failed(.other(code: -2)))
        }

        @MainActor
        func testTheEngineIsThereOnceARoomIsNeeded() async throws {
            AgoraRtcEngineKit.destroy()
            let backend = RoomBackend(tokens: ["welcome"])
            let integrations = IntegrationsManager(
                kycAnswers: KYCAnswers { _, _ in "" }, videoRoomAnswers: backend.answers)
            integrations.launch()
            XCTAssertNil(AgoraRtcEngineKit.simulatedEngine)
            let end = await integrations.services.videoRoom.join("kitchen")
            XCTAssertEqual(end, .inside)
            integrations.terminate()
            XCTAssertNil(AgoraRtcEngineKit.simulatedEngine)
        }

        /// A wrapper of an engine that has just started.
        @MainActor
        private func launched(with backend: RoomBackend) -> any VideoRoomSDK {
            AgoraRtcEngineKit.destroy()
            let manager = AgoraManager()
            manager.launch(options: [:])
            return manager.makeVideoRoomSDK(appAnswers: backend.answers)
        }
    }

    /// The app's backend: gives one token after the other.
    @MainActor
    private final class RoomBackend {
        struct Refusal: Error {}

        private(set) var questions: [String] = []
        private var tokens: [String?]

        init(tokens: [String?]) {
            self.tokens = tokens
        }

        var answers: VideoRoomAnswers {
            VideoRoomAnswers { room in
                self.questions.append(room)
                guard !self.tokens.isEmpty, let token = self.tokens.removeFirst() else {
                    throw Refusal()
                }
                return token
            }
        }
    }
#endif
