#if DEBUG
    import XCTest

    @testable import MobileBank

    /// Tests of ``PulseProofLivenessDetectionSDK`` against the stand-in for PulseProof.
    nonisolated final class PulseProofLivenessDetectionSDKTests: XCTestCase {
        @MainActor
        func testItKeepsToTheFlow() async throws {
            // A token of the sandbox decides how every check ends.
            let violations = try await LivenessDetectionContract { scenario in
                switch scenario {
                case .startCheckSucceeds: self.makeSDK(token: "demo")
                case .startCheckFailsWithNotLive: self.makeSDK(token: "sandbox-photo")
                case .startCheckFailsWithOtherPerson: self.makeSDK(token: "sandbox-stranger")
                case .startCheckFailsWithCheckFailed: self.makeSDK(token: "revoked")
                case .cancelCheckWhileChallenged: self.makeSDK(token: "sandbox-frozen")
                default: nil
                }
            }.violations()
            XCTAssertEqual(violations, [])
        }

        @MainActor
        func testEachChallengeIsTold() async throws {
            let sdk = makeSDK(token: "demo")
            let statuses = Recorder(sdk.statusPublisher)
            sdk.startCheck(for: .specimen)
            let all = await statuses.first(5)
            guard case .challenged(.turnLeft) = all[2], case .challenged(.smile) = all[3],
                case .passed(confidence: 0.95) = all[4]
            else { return XCTFail("\(all)") }
        }

        @MainActor
        func testSomebodyElseIsNotThePersonOnTheCard() async throws {
            let sdk = makeSDK(token: "sandbox-stranger")
            let statuses = Recorder(sdk.statusPublisher)
            sdk.startCheck(for: .specimen)
            let all = await statuses.first(5)
            guard case .failed(.otherPerson) = all.last else { return XCTFail("\(all)") }
        }

        @MainActor
        func testDoingNothingTimesOut() async throws {
            let sdk = makeSDK(token: "sandbox-frozen")
            let statuses = Recorder(sdk.statusPublisher)
            sdk.startCheck(for: .specimen, timeLimit: 1)
            let all = await statuses.first(4)
            XCTAssertEqual(all.map(\.kind), [.idle, .checking, .challenged, .failed])
            guard case .failed(.timedOut) = all.last else { return XCTFail("\(all)") }
        }

        @MainActor
        func testAnErrorOfTheSDKIsKept() async throws {
            let sdk = makeSDK(token: "revoked")
            let statuses = Recorder(sdk.statusPublisher)
            sdk.startCheck(for: .specimen)
            let all = await statuses.first(3)
            guard case .failed(.checkFailed) = all.last else { return XCTFail("\(all)") }
        }

        @MainActor
        func testNothingIsToldOfACancelledCheck() async throws {
            let sdk = makeSDK(token: "demo")
            let statuses = Recorder(sdk.statusPublisher)
            sdk.startCheck(for: .specimen)
            sdk.cancelCheck()
            // As long as another check takes, nothing more is told of the one that was cancelled.
            let other = makeSDK(token: "demo")
            let otherStatuses = Recorder(other.statusPublisher)
            other.startCheck(for: .specimen)
            _ = await otherStatuses.first(5)
            XCTAssertEqual(statuses.values.map(\.kind), [.idle, .checking, .idle])
        }

        @MainActor
        private func makeSDK(token: String) -> PulseProofLivenessDetectionSDK {
            PulseProofLivenessDetectionSDK(manager: PulseProofManager(token: token))
        }
    }
#endif
