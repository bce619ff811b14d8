#if DEBUG
    @preconcurrency import TUSKit
    import XCTest

    @testable import Patterns

    /// Tests of ``TUSUploadsSDK`` against the stand-in for TUSKit.
    nonisolated final class TUSUploadsSDKTests: XCTestCase {
        @MainActor
        func testItKeepsToTheFlow() async throws {
            let contract = UploadsContract { scenario in
                guard !scenario.answers(of: .upload).contains(.failure(nil)) else {
                    throw ScenarioSkipped("the file of the sample is there")
                }
                return self.launched().sdk
            } trigger: { event, _ in
                let client = try XCTUnwrap(TUSClient.simulatedClients[TUSManager.sessionID])
                switch event {
                case .finished: client.simulateEnd(of: UUID())
                case .uploadFailed: client.simulateFailure(of: UUID(), CocoaError(.fileReadUnknown))
                case .progressed: client.simulateProgress(of: UUID(), 1, of: 2)
                }
            }
            try await contract.assertHolds()
        }

        @MainActor
        func testAFileIsSentInPieces() async throws {
            let (_, sdk, client) = launched()
            let progress = Recorder(sdk.progressedValues)
            let ends = Recorder(sdk.finishedValues)
            let pending = Recorder(sdk.pendingValues)
            let id = try sdk.upload(URL(fileURLWithPath: "/cat.png"))
            client.simulateProgress(of: id, 50, of: 200)
            client.simulateEnd(of: id)
            let end = await ends.first(1)
            XCTAssertEqual(end.map(\.id), [id])
            XCTAssertEqual(end.map(\.url.lastPathComponent), [id.uuidString])
            let fractions = await progress.first(2)
            XCTAssertEqual(fractions.map(\.fraction), [0, 0.25])
            let all = await pending.first(3)
            XCTAssertEqual(all, [[], [id], []])
        }

        @MainActor
        func testAFileThatIsNotThereIsRefusedAtOnce() async {
            let (_, sdk, _) = launched()
            do {
                _ = try sdk.upload(URL(fileURLWithPath: "/cat.missing"))
                XCTFail("there is no file")
            } catch {
                XCTAssertEqual(error.kind, .fileNotReadable)
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
                XCTAssertEqual(error.kind, .other)
            }
        }

        @MainActor
        func testTheBackendCanRefuseAFile() async throws {
            let (_, sdk, client) = launched()
            let failures = Recorder(sdk.uploadFailedValues)
            let id = try sdk.upload(URL(fileURLWithPath: "/cat.png"))
            client.simulateFailure(
                of: id, TUSClientError.couldNotCreateFileOnServer(responseCode: 413))
            let all = await failures.first(1)
            XCTAssertEqual(all.map(\.id), [id])
            XCTAssertEqual(all.map(\.reason.kind), [.refused])
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
            let end = await ends.first(1)
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
        private func launched(
            isInstalled: Bool = false
        ) -> (manager: TUSManager, sdk: any UploadsSDK, client: TUSClient) {
            if !isInstalled { TUSClient.simulateReinstall() }
            let manager = TUSManager()
            let sdk = manager.makeUploadsSDK()
            manager.launch(options: [:])
            sdk.resume()
            guard let client = manager.client else { preconditionFailure("it has launched") }
            return (manager, sdk, client)
        }
    }
#endif
