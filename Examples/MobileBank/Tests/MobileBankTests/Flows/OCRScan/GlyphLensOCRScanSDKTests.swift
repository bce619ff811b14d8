#if DEBUG
    import GlyphLens
    import XCTest

    @testable import MobileBank

    /// Tests of ``GlyphLensOCRScanSDK`` against the stand-in for GlyphLens.
    nonisolated final class GlyphLensOCRScanSDKTests: XCTestCase {
        @MainActor
        func testItKeepsToTheFlow() async throws {
            try await OCRScanContract { scenario in
                // The key decides about the models, and the source of the pictures about every scan.
                let scanner: GlyphScanner
                switch scenario {
                case .loadModelsFails, .loadModelsFailsWithNotLicensed, .scanCardFailsFromFailed:
                    scanner = GlyphScanner(licenseKey: "expired")
                case .scanCardFails, .scanCardFailsWithUnreadable:
                    scanner = GlyphScanner(licenseKey: "demo", source: .blurredCard)
                case .scanCardFailsWithCameraDenied:
                    scanner = GlyphScanner(licenseKey: "demo", source: .deniedCamera)
                default:
                    guard !scenario.moves.contains(where: \.fails) else {
                        throw ScenarioSkipped("the stand-in cannot")
                    }
                    scanner = GlyphScanner(licenseKey: "demo")
                }
                return GlyphLensOCRScanSDK(manager: GlyphLensManager(scanner: scanner))
            }.assertHolds()
        }

        @MainActor
        func testTheCardIsTold() async throws {
            let sdk = makeSDK(GlyphScanner(licenseKey: "demo"))
            let statuses = Recorder(sdk.statusPublisher)
            sdk.scanCard()
            let all = await statuses.first(3)
            guard case .recognized(let card) = all.last else { return XCTFail("\(all)") }
            XCTAssertEqual(card, .specimen)
        }

        @MainActor
        func testTheBackOfTheCardIsUnreadable() async throws {
            let sdk = makeSDK(GlyphScanner(licenseKey: "demo"))
            let statuses = Recorder(sdk.statusPublisher)
            sdk.scanCard(side: .back)
            let all = await statuses.first(3)
            guard case .failed(.unreadable("Turn the card over.", _)) = all.last else {
                return XCTFail("\(all)")
            }
        }

        @MainActor
        func testADeniedCameraIsSaid() async throws {
            let sdk = makeSDK(GlyphScanner(licenseKey: "demo", source: .deniedCamera))
            let statuses = Recorder(sdk.statusPublisher)
            sdk.scanCard()
            let all = await statuses.first(3)
            guard case .failed(.cameraDenied) = all.last else { return XCTFail("\(all)") }
        }

        @MainActor
        func testCancelScan() async throws {
            let scanner = GlyphScanner(licenseKey: "demo", source: .emptyTable)
            let (cameraOn, cameraOff) = (XCTestExpectation(), XCTestExpectation())
            scanner.cameraDidChange = { @Sendable isOn in (isOn ? cameraOn : cameraOff).fulfill() }
            let sdk = makeSDK(scanner)
            let statuses = Recorder(sdk.statusPublisher)
            sdk.scanCard()
            let turnedOn = await XCTWaiter.fulfillment(of: [cameraOn], timeout: 10)
            XCTAssertEqual(turnedOn, .completed)
            sdk.cancelScan()
            let turnedOff = await XCTWaiter.fulfillment(of: [cameraOff], timeout: 10)
            XCTAssertEqual(turnedOff, .completed)
            // The scanner calls its stopped scan a failure before it answers this; nobody is told.
            sdk.loadModels()
            let all = await statuses.first(4)
            XCTAssertEqual(all.map(\.kind), [.idle, .scanning, .ready, .ready])
        }

        @MainActor
        func testAScanCancelledAtOnceLeavesTheCameraOff() async throws {
            let scanner = GlyphScanner(licenseKey: "demo")
            let camera = XCTestExpectation()
            camera.isInverted = true
            scanner.cameraDidChange = { @Sendable _ in camera.fulfill() }
            let sdk = makeSDK(scanner)
            let statuses = Recorder(sdk.statusPublisher)
            sdk.scanCard()
            sdk.cancelScan()
            sdk.loadModels()
            let all = await statuses.first(4)
            XCTAssertEqual(all.map(\.kind), [.idle, .scanning, .ready, .ready])
            let stayedOff = await XCTWaiter.fulfillment(of: [camera], timeout: 0)
            XCTAssertEqual(stayedOff, .completed)
        }

        @MainActor
        private func makeSDK(_ scanner: GlyphScanner) -> GlyphLensOCRScanSDK {
            GlyphLensOCRScanSDK(manager: GlyphLensManager(scanner: scanner))
        }
    }
#endif
