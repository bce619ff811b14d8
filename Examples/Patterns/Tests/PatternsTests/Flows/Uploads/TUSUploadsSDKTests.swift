@preconcurrency import TUSKit
import XCTest

@testable import Patterns

/// Tests of ``TUSUploadsSDK`` against the stand-in for TUSKit.
nonisolated final class TUSUploadsSDKTests: XCTestCase {
    @MainActor
    func testAFileIsSentInPieces() async throws {
        let (_, sdk, client) = launched()
        let progress = Recorder(sdk.progressedValues)
        let ends = Recorder(sdk.finishedValues)
        let pending = Recorder(sdk.pendingValues)
        let id = try sdk.upload(URL(fileURLWithPath: "/cat.png"))
        client.simulateProgress(of: id, 50, of: 200)
        client.simulateEnd(of: id)
        let end = try await ends.first(1)
        XCTAssertEqual(end.map(\.id), [id])
        XCTAssertEqual(end.map(\.url.lastPathComponent), [id.uuidString])
        let fractions = try await progress.first(2)
        XCTAssertEqual(fractions.map(\.fraction), [0, 0.25])
        let all = try await pending.first(3)
        XCTAssertEqual(all, [[], [id], []])
    }

    @MainActor
    func testAFileThatIsNotThereIsRefusedAtOnce() async {
        let (_, sdk, _) = launched()
        do {
            _ = try sdk.upload(URL(fileURLWithPath: "/cat.missing"))
            XCTFail("there is no file")
        } catch {
            guard case .fileNotReadable = error else { return XCTFail("\(error)") }
        }
        XCTAssertEqual(sdk.pending, [])
    }

    @MainActor
    func testNothingIsSentBeforeTheLaunch() async {
        let sdk = TUSManager().makeUploadsSDK()
        do {
            _ = try sdk.upload(URL(fileURLWithPath: "/cat.png"))
            XCTFail("there is no client")
        } catch {
            guard case .other(is TUSUploadsSDK.NoClient) = error else { return XCTFail("\(error)") }
        }
    }

    @MainActor
    func testTheBackendCanRefuseAFile() async throws {
        let (_, sdk, client) = launched()
        let failures = Recorder(sdk.uploadFailedValues)
        let id = try sdk.upload(URL(fileURLWithPath: "/cat.png"))
        client.simulateFailure(
            of: id, TUSClientError.couldNotCreateFileOnServer(responseCode: 413))
        let all = try await failures.first(1)
        guard case (id, .refused) = all[0] else { return XCTFail("\(all)") }
    }

    @MainActor
    func testAnUploadThatIsStoppedIsNotPending() async throws {
        let (_, sdk, client) = launched()
        let id = try sdk.upload(URL(fileURLWithPath: "/cat.png"))
        sdk.stop(id)
        XCTAssertEqual(sdk.pending, [])
        XCTAssertTrue(client.simulatedUploads.isEmpty)
        sdk.stop(id)
    }

    @MainActor
    func testUploadsGoOnAfterTheAppWasClosed() async throws {
        let (_, sdk, _) = launched()
        let id = try sdk.upload(URL(fileURLWithPath: "/cat.png"))
        let (_, later, client) = launched(isInstalled: true)
        XCTAssertEqual(later.pending, [id])
        let ends = Recorder(later.finishedValues)
        client.simulateEnd(of: id)
        let end = try await ends.first(1)
        XCTAssertEqual(end.map(\.id), [id])
    }

    @MainActor
    func testTheSystemWaitsUntilTheEventsOfTheSessionAreHandled() async throws {
        let (manager, sdk, client) = launched()
        let id = try sdk.upload(URL(fileURLWithPath: "/cat.png"))
        let handling = Task {
            await manager.handleEvents(ofBackgroundSession: TUSManager.sessionID)
        }
        try await eventually { client.simulatedHasBackgroundHandler }
        client.simulateEnd(of: id)
        client.simulateEndOfBackgroundEvents()
        let isHandled = await handling.value
        XCTAssertTrue(isHandled)
        XCTAssertEqual(sdk.pending, [])
        let isOther = await manager.handleEvents(ofBackgroundSession: "another")
        XCTAssertFalse(isOther)
    }

    /// The manager, the wrapper and the SDK's client of an app that has launched.
    @MainActor
    private func launched(isInstalled: Bool = false) -> (manager: TUSManager, sdk: any UploadsSDK, client: TUSClient) {
        if !isInstalled { TUSClient.simulateReinstall() }
        let manager = TUSManager()
        let sdk = manager.makeUploadsSDK()
        manager.launch(options: [:])
        sdk.resume()
        guard let client = manager.client else { preconditionFailure("it has launched") }
        return (manager, sdk, client)
    }
}
