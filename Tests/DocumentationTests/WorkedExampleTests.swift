// The README's example of a changed flow is a real run: that of a golden.

import Foundation
import TestSupport
import Testing

@Suite("The README's worked example")
struct WorkedExampleTests {
    @Test("What it shows of a run is what the golden's run printed")
    func report() throws {
        let golden = GoldenCase("when-the-flow-changes")
        let output = try golden.text("output.txt")
        #expect(output.contains("updated to match the flow"))
        let readme = try String(
            contentsOf: Checkout.root.appendingPathComponent("README.md"), encoding: .utf8)
        #expect(readme.contains(output))
    }
}
