#if DEBUG
import XCTest

/// Tests of ``AcmeAuthenticationService`` against a stub of Acme.
nonisolated final class AcmeAuthenticationServiceTests: XCTestCase {
    @MainActor
    func testItKeepsToTheFlow() async throws {
        // TODO(flowgen): Test a wrapper around a stubbed Acme; the flow promises nothing that a contract can test.
        throw XCTSkip("not written yet")
    }
}
#endif
