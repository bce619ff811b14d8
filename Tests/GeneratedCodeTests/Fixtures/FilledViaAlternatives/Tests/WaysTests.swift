// The verifier accepts each way through the alternatives of a step, and nothing else.

import XCTest

@testable import App

nonisolated final class WaysTests: XCTestCase {
    @MainActor
    func testEachWayIsAccepted() async {
        for first in [IdentityStatus.scanningDocument, .takingSelfie] {
            for second in [IdentityStatus.reviewing, .waitingForAgent(seconds: 1)] {
                XCTAssertEqual(violations([first, second, .approved]), [])
                XCTAssertEqual(violations([first, first, second, second, .rejected]), [])
            }
            XCTAssertEqual(violations([first, .failed(reason: .unknown)]), [])
        }
    }

    @MainActor
    func testNothingElseIsAccepted() async {
        XCTAssertEqual(
            violations([.scanningDocument, .takingSelfie]),
            ["check: expected reviewing or waitingForAgent after scanningDocument, got takingSelfie"])
        XCTAssertEqual(
            violations([.reviewing]),
            ["check: expected scanningDocument or takingSelfie after idle, got reviewing"])
        XCTAssertEqual(
            violations([.takingSelfie, .approved]),
            ["check: expected reviewing or waitingForAgent after takingSelfie, got approved"])
        XCTAssertEqual(violations([.scanningDocument, .reviewing, .waitingForAgent(seconds: 1)]).count, 1)
    }

    /// What the verifier says of the statuses of `check`.
    @MainActor
    private func violations(_ statuses: [IdentityStatus]) -> [String] {
        let violations = Locked<[String]>([])
        let watch = FlowWatch<IdentityFlow> { violation in
            violations.withLock { $0.append(violation) }
        }
        watch.reach(.idle)
        watch.begin(.check, from: .idle)
        statuses.forEach(watch.reach)
        return violations.value
    }
}
