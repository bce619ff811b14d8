#if DEBUG
    @preconcurrency import AgoraRtcKit
    import XCTest

    @testable import Patterns

    /// Tests of ``AgoraVideoRoomSDK`` against the stand-in for AgoraRtcKit.
    nonisolated final class AgoraVideoRoomSDKTests: XCTestCase {
        @MainActor
        func testItKeepsToTheFlow() async throws {
            var contract = VideoRoomContract { scenario in
                let joins = scenario.moves.filter { $0.step == .join }
                return Self.launched(with: RoomBackend(tokens: joins.map(Self.token)))
            }
            contract.trigger = { event, _ in
                let engine = try XCTUnwrap(AgoraRtcEngineKit.simulatedEngine)
                switch event {
                case .connectionBreaks: engine.simulateConnection(.reconnecting, .reasonInterrupted)
                case .connectionReturns: engine.simulateConnection(.connected, .reasonJoinSuccess)
                case .removed: engine.simulateConnection(.failed, .reasonBannedByServer)
                case .personLeft:
                    engine.simulateArrival(of: 7)
                    engine.simulateDeparture(of: 7, .dropped)
                }
            }
            let violations = try await contract.violations()
            XCTAssertEqual(violations, [])
        }

        /// The token with which the server answers as in a move.
        private static func token(for move: FlowMove<VideoRoomFlow>) -> String? {
            switch move.statuses.last {
            case .failed(.noToken): nil
            case .failed(.tokenExpired): "expired"
            case .failed(.notAllowed): "closed"
            case .failed(.other): "invalid"
            case .inside: "welcome"
            default: "silent"
            }
        }

        @MainActor
        func testTheTokenOfTheBackendOpensTheRoom() async throws {
            let backend = RoomBackend(tokens: ["welcome"])
            let (_, engine) = try await Self.joined(with: backend)
            XCTAssertEqual(backend.questions, ["kitchen"])
            XCTAssertEqual(engine.simulatedTokens, ["welcome"])
            XCTAssertEqual(engine.simulatedChannel, "kitchen")
        }

        @MainActor
        func testTheTokenIsRenewedBeforeItExpires() async throws {
            let backend = RoomBackend(tokens: ["welcome", "again"])
            let (sdk, engine) = try await Self.joined(with: backend)
            engine.simulateTokenThatWillExpire()
            try await eventually { engine.simulatedTokens == ["welcome", "again"] }
            XCTAssertEqual(backend.questions, ["kitchen", "kitchen"])
            XCTAssertEqual(sdk.status.kind, .inside)
        }

        @MainActor
        func testARoomIsLeftWhenTheBackendGivesNoFurtherToken() async throws {
            let backend = RoomBackend(tokens: ["welcome"])
            let (sdk, engine) = try await Self.joined(with: backend)
            engine.simulateTokenThatWillExpire()
            try await eventually { backend.questions.count == 2 }
            engine.simulateConnection(.failed, .reasonTokenExpired)
            try await eventually { sdk.status.kind == .failed }
            guard case .failed(.tokenExpired) = sdk.status else { return XCTFail("\(sdk.status)") }
            XCTAssertNil(engine.simulatedChannel)
        }

        @MainActor
        func testPeopleComeAndGo() async throws {
            let (sdk, engine) = try await Self.joined(with: RoomBackend(tokens: ["welcome"]))
            let people = Recorder(sdk.peopleValues)
            let departures = Recorder(sdk.personLeftValues)
            engine.simulateArrival(of: 7)
            engine.simulateArrival(of: 8)
            engine.simulateDeparture(of: 7, .dropped)
            let left = try await departures.first(1)
            XCTAssertTrue(left[0] == (id: 7, isLost: true))
            await sdk.leave()
            let all = try await people.first(5)
            XCTAssertEqual(all, [[], [7], [7, 8], [8], []])
        }

        @MainActor
        func testSetMuted() async throws {
            let (sdk, engine) = try await Self.joined(with: RoomBackend(tokens: ["welcome"]))
            sdk.setMuted(true)
            XCTAssertTrue(engine.simulatedIsMuted)
        }

        @MainActor
        func testARoomWithoutANameCannotBeEntered() async {
            let end = await Self.launched(with: RoomBackend(tokens: ["welcome"])).join("")
            guard case .failed(.other(code: -2)) = end else { return XCTFail("\(end)") }
        }

        @MainActor
        func testACallerWhoIsCancelledIsNotInTheRoom() async throws {
            let sdk = Self.launched(with: RoomBackend(tokens: ["silent"]))
            let joining = Task { await sdk.join("kitchen") }
            let engine = try XCTUnwrap(AgoraRtcEngineKit.simulatedEngine)
            try await eventually { engine.simulatedChannel == "kitchen" }
            joining.cancel()
            let end = await joining.value
            XCTAssertEqual(end.kind, .outside)
            try await eventually { engine.simulatedChannel == nil }
        }

        @MainActor
        func testTheEngineIsThereOnceARoomIsNeeded() async throws {
            AgoraRtcEngineKit.destroy()
            let integrations = IntegrationsManager(
                kycAnswers: KYCAnswers(accessToken: { _, _ in "" }, language: { "" }),
                videoRoomAnswers: RoomBackend(tokens: ["welcome"]).answers,
                walletAnswers: WalletAnswers { _, _, _ in .sample })
            integrations.launch()
            XCTAssertNil(AgoraRtcEngineKit.simulatedEngine)
            let end = await integrations.services.videoRoom.join("kitchen")
            XCTAssertEqual(end.kind, .inside)
            integrations.terminate()
            XCTAssertNil(AgoraRtcEngineKit.simulatedEngine)
        }

        /// A wrapper of an engine that has just started.
        @MainActor
        private static func launched(with backend: RoomBackend) -> any VideoRoomSDK {
            AgoraRtcEngineKit.destroy()
            let manager = AgoraManager()
            manager.launch(options: [:])
            return manager.makeVideoRoomSDK(appAnswers: backend.answers)
        }

        /// The wrapper of somebody in the kitchen, and the engine.
        @MainActor
        private static func joined(with backend: RoomBackend) async throws -> (any VideoRoomSDK, AgoraRtcEngineKit) {
            let sdk = launched(with: backend)
            await sdk.join("kitchen")
            return (sdk, try XCTUnwrap(AgoraRtcEngineKit.simulatedEngine))
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
                guard !self.tokens.isEmpty, let token = self.tokens.removeFirst() else { throw Refusal() }
                return token
            }
        }
    }
#endif
