// The documentation and the first lines of a new flowgen.yml say the same about the keys that may be left out, and
// flowgen does what they say.

import Foundation
import TestSupport
import Testing

@Suite("The default of `flows`")
struct DefaultFlowsTests {
    private static let sentence = "Every key but `flows` has a default"

    @Test("The documentation and a new flowgen.yml agree: there is none")
    func agreement() throws {
        let place = try project()
        #expect(try ChildProcess.flowgen(["new", "flows/door.yaml"], in: place.url).run().status == 0)
        #expect(try place.text("flowgen.yml").contains("\n# The settings of flowgen in this project. \(Self.sentence)"))
        let page = try DocumentationPage(named: "Settings")
        #expect(page.text.contains(Self.sentence))
    }

    @Test("Without `flows`, no file counts as a flow")
    func behaviour() throws {
        let place = try project()
        try place.write("style: combine\n", to: "flowgen.yml")
        let run = try ChildProcess.flowgen(["generate"], in: place.url).run()
        #expect(run.status == 0 && !run.output.contains("Door"), "\(run.output)\(run.errors)")
    }

    private func project() throws -> TemporaryFolder {
        let place = try TemporaryFolder()
        try place.write("flow: Door\nsteps:\n  open: { user: Opens it. }\n", to: "flows/door.yaml")
        return place
    }
}
