// The app chooses a vendor when it makes the manager: that one alone is built and launched, after those before it.

import XCTest

nonisolated final class ChoiceTests: XCTestCase {
    @MainActor
    func testTheFirstVendorIsTheDefault() async {
        let services = services { IntegrationsManager(kycAnswers: Self.answers) }
        XCTAssertTrue(services.kyc.isMade(by: "Onfido"))
        XCTAssertTrue(services.makeLiveness().isMade(by: "Onfido"))
        XCTAssertEqual(built, ["Manual", "Onfido", "Sentry"])
        XCTAssertEqual(launched, ["Sentry", "Onfido", "Manual"])
    }

    @MainActor
    func testAnotherVendorTakesItsPlace() async {
        let services = services {
            IntegrationsManager(kycAnswers: Self.answers, kycVendor: .sumsub, livenessVendor: .faceTec)
        }
        XCTAssertTrue(services.kyc.isMade(by: "Sumsub"))
        XCTAssertEqual(launched, ["Sentry", "Sumsub", "Manual"])
        XCTAssertTrue(services.makeLiveness().isMade(by: "FaceTec"))
        XCTAssertEqual(launched, ["Sentry", "Sumsub", "Manual", "FaceTec"])
        XCTAssertEqual(built, ["FaceTec", "Manual", "Sentry", "Sumsub"])
    }

    @MainActor
    func testAManagerThatTheAppHasMadeIsUsed() async {
        let onfido = OnfidoManager()
        Launches.log = []
        _ = IntegrationsManager(kycAnswers: Self.answers, onfido: onfido)
        XCTAssertEqual(built, ["Manual", "Sentry"])
    }

    @MainActor
    private func services(_ make: () -> IntegrationsManager) -> ServiceProvider {
        Launches.log = []
        let manager = make()
        manager.launch()
        return manager.services
    }

    @MainActor private var built: [String] { names("is built").sorted() }
    @MainActor private var launched: [String] { names("is launched") }
    @MainActor private static let answers = KYCAnswers(token: { "a token" })

    @MainActor
    private func names(_ event: String) -> [String] {
        Launches.log.filter { $0.hasSuffix(event) }.map { String($0.dropLast(event.count + 1)) }
    }
}

extension KYCSDK {
    @MainActor
    fileprivate func isMade(by vendor: String) -> Bool { "\(type(of: self))".hasPrefix(vendor) }
}

extension LivenessSDK {
    @MainActor
    fileprivate func isMade(by vendor: String) -> Bool { "\(type(of: self))".hasPrefix(vendor) }
}
