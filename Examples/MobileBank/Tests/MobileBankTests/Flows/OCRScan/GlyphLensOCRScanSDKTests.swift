#if DEBUG
    import GlyphLens
    import XCTest

    @testable import MobileBank

    /// Tests of ``GlyphLensOCRScanSDK`` against the stand-in for GlyphLens.
    nonisolated final class GlyphLensOCRScanSDKTests: XCTestCase {
        @MainActor
        func testItKeepsToTheFlow() async throws {
            // The key decides about the models, and the source of the pictures about every scan.
            let violations = try await OCRScanContract { scenario in
                switch scenario {
                case .loadModelsSucceeds, .scanCardSucceeds:
                    self.makeSDK(GlyphScanner(licenseKey: "demo"))
                case .loadModelsFailsWithNotLicensed: self.makeSDK(GlyphScanner(licenseKey: "expired"))
                case .scanCardFailsWithCameraDenied:
                    self.makeSDK(GlyphScanner(licenseKey: "demo", source: .deniedCamera))
                case .scanCardFailsWithUnreadable:
                    self.makeSDK(GlyphScanner(licenseKey: "demo", source: .blurredCard))
                case .cancelScan: self.makeSDK(GlyphScanner(licenseKey: "demo", source: .emptyTable))
                default: nil
                }
            }.violations()
            XCTAssertEqual(violations, [])
        }

        @MainActor
        func testTheCardIsTold() async throws {
            let sdk = await makeReadySDK(GlyphScanner(licenseKey: "demo"))
            let statuses = Recorder(sdk.statusPublisher)
            sdk.scanCard()
            let all = await statuses.first(3)
            guard case .recognized(let card) = all.last else { return XCTFail("\(all)") }
            XCTAssertEqual(card, .specimen)
        }

        @MainActor
        func testTheBackOfTheCardIsUnreadable() async throws {
            let sdk = await makeReadySDK(GlyphScanner(licenseKey: "demo"))
            let statuses = Recorder(sdk.statusPublisher)
            sdk.scanCard(side: .back)
            let all = await statuses.first(3)
            guard case .failed(.unreadable("Turn the card over.", _)) = all.last else {
                return XCTFail("\(all)")
            }
        }

        @MainActor
        func testCancelScan() async throws {
            let scanner = GlyphScanner(licenseKey: "demo", source: .emptyTable)
            let (cameraOn, cameraOff) = (XCTestExpectation(), XCTestExpectation())
            scanner.cameraDidChange = { @Sendable isOn in (isOn ? cameraOn : cameraOff).fulfill() }
            let sdk = await makeReadySDK(scanner)
            let statuses = Recorder(sdk.statusPublisher)
            sdk.scanCard()
            let turnedOn = await XCTWaiter.fulfillment(of: [cameraOn], timeout: 10)
            XCTAssertEqual(turnedOn, .completed)
            sdk.cancelScan()
            let turnedOff = await XCTWaiter.fulfillment(of: [cameraOff], timeout: 10)
            XCTAssertEqual(turnedOff, .completed)
            // The scanner calls its stopped scan a failure before it answers this; nobody is told.
            await answer(of: scanner)
            XCTAssertEqual(statuses.values.map(\.kind), [.ready, .scanning, .ready])
        }

        @MainActor
        func testAScanCancelledAtOnceLeavesTheCameraOff() async throws {
            let scanner = GlyphScanner(licenseKey: "demo")
            let camera = XCTestExpectation()
            camera.isInverted = true
            scanner.cameraDidChange = { @Sendable _ in camera.fulfill() }
            let sdk = await makeReadySDK(scanner)
            let statuses = Recorder(sdk.statusPublisher)
            sdk.scanCard()
            sdk.cancelScan()
            await answer(of: scanner)
            let stayedOff = await XCTWaiter.fulfillment(of: [camera], timeout: 0)
            XCTAssertEqual(stayedOff, .completed)
            XCTAssertEqual(statuses.values.map(\.kind), [.ready, .scanning, .ready])
        }

        @MainActor
        private func makeSDK(_ scanner: GlyphScanner) -> GlyphLensOCRScanSDK {
            GlyphLensOCRScanSDK(manager: GlyphLensManager(scanner: scanner))
        }

        /// A wrapper that has loaded its models.
        @MainActor
        private func makeReadySDK(_ scanner: GlyphScanner) async -> GlyphLensOCRScanSDK {
            let sdk = makeSDK(scanner)
            sdk.loadModels()
            _ = await Recorder(sdk.statusPublisher).first(2)
            return sdk
        }

        /// Waits until the scanner, which does one thing after the other, has done all.
        @MainActor
        private func answer(of scanner: GlyphScanner) async {
            let answered = XCTestExpectation()
            scanner.warmUp { @Sendable _ in answered.fulfill() }
            _ = await XCTWaiter.fulfillment(of: [answered], timeout: 10)
        }
    }
#endif
