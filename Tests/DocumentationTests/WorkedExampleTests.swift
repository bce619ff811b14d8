// The README's example of a changed flow is a real run: that of a golden.

import TestSupport
import Testing

@Suite("The README's worked example")
struct WorkedExampleTests {
    @Test("What it shows of a run is what the golden's run printed")
    func report() throws {
        let golden = GoldenCase("when-the-flow-changes")
        let output = try golden.text("output.txt")
        #expect(output.contains("follows the flow"))
        #expect(try FileTree(at: Checkout.root).text("README.md").contains(output))
    }
}
