import XCTest

@testable import MobileBank

/// Tests of ``PulseProofLivenessDetectionSDK`` against the stand-in for PulseProof.
nonisolated final class PulseProofLivenessDetectionSDKTests: XCTestCase {
    @MainActor
    func testStartCheckEndsInPassed() async throws {
        let sdk = makeSDK(token: "demo")
        let statuses = Recorder(sdk.statusPublisher)
        sdk.startCheck(for: .specimen)
        let all = await statuses.first(5)
        XCTAssertEqual(all.map(\.kind), [.idle, .checking, .challenged, .challenged, .passed])
        guard case .challenged(.turnLeft) = all[2], case .challenged(.smile) = all[3],
            case .passed(confidence: 0.95) = all[4]
        else { return XCTFail("\(all)") }
    }

    @MainActor
    func testStartCheckEndsInFailed() async throws {
        let sdk = makeSDK(token: "sandbox-photo")
        let statuses = Recorder(sdk.statusPublisher)
        sdk.startCheck(for: .specimen)
        let all = await statuses.first(5)
        XCTAssertEqual(all.map(\.kind), [.idle, .checking, .challenged, .challenged, .failed])
        guard case .failed(.notLive) = all.last else { return XCTFail("\(all)") }
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
    func testCancelCheck() async throws {
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
    func testASecondCheckReplacesTheFirst() async throws {
        let sdk = makeSDK(token: "demo")
        let statuses = Recorder(sdk.statusPublisher)
        sdk.startCheck(for: .specimen)
        sdk.startCheck(for: .specimen)
        let all = await statuses.first(6)
        XCTAssertEqual(
            all.map(\.kind), [.idle, .checking, .checking, .challenged, .challenged, .passed])
    }

    @MainActor
    private func makeSDK(token: String) -> PulseProofLivenessDetectionSDK {
        PulseProofLivenessDetectionSDK(manager: PulseProofManager(token: token))
    }
}
