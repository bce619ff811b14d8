// A set of flows that shrank by mistake deletes nothing: a configuration that lists no flows, or a pattern
// that matches nothing, is an error as long as an earlier run generated files for flows that are missing now.

import Foundation
import TestSupport
import Testing

@Suite("Lost flows")
struct LostFlowsTests {
    /// Configurations that leave out a flow by mistake, and what is said of each.
    static let mistakes: [(configuration: String, says: String)] = [
        ("", "[config-no-flows]"),
        ("# flows: flows/*.yaml\n", "[config-no-flows]"),
        ("version: 1\n", "[config-no-flows]"),
        ("flows:\n", "[config-no-flows]"),
        ("flows: []\n", "[config-no-flows]"),
        ("flow: flows/*.yaml\n", "[config-unknown-key]"),
        ("flo", "[config-wrong-form]"),
        ("flows: {}\n", "[config-wrong-form]"),
        ("flows: ''\n", "[config-path]"),
        ("flows: flws/*.yaml\n", "[config-no-match]"),
        ("flows: [flows/door.yaml, 'homes/*.yaml']\n", "[config-no-match]"),
        ("flows: [flows/door.yaml, flows/gte.yaml]\n", "[config-flow-missing]"),
    ]

    static let commands = [
        ["generate"], ["generate", "--dry-run"], ["check"], ["prune"], ["prune", "--force"],
        ["new", "flows/door.yaml"], ["new", "well.yaml"], ["todo"],
    ]

    @Test("Nothing is deleted, whatever the command", arguments: mistakes)
    func nothingIsDeleted(mistake: (configuration: String, says: String)) throws {
        let project = try project()
        try project.write(mistake.configuration, to: "flowgen.yml")
        for command in Self.commands {
            // `new` may first say that it cannot add a flow to such a list.
            let says = command[0] == "new" ? "[config-" : mistake.says
            try project.expectRefusal(command, status: 2, saying: says)
        }
    }

    @Test("A folder of flows that was renamed, and a flow file that was emptied")
    func movedFolder() throws {
        let project = try project()
        let folder = project.root.appendingPathComponent("flows")
        try FileManager.default.moveItem(
            at: folder, to: project.root.appendingPathComponent("homes"))
        try project.expectRefusal(status: 2, saying: "run `flowgen remove Door Gate`")
        try FileManager.default.moveItem(
            at: project.root.appendingPathComponent("homes"), to: folder)
        try project.write("", to: "flows/gate.yaml")
        try project.expectRefusal(status: 2, saying: "flows/gate.yaml")
        try project.write("# Later.\n", to: "flows/gate.yaml")
        try project.expectRefusal(status: 2, saying: "flows/gate.yaml")
    }

    @Test("`new` does not begin a second project where flowgen.yml is missing")
    func noConfiguration() throws {
        let project = try project()
        try FileManager.default.removeItem(at: project.root.appendingPathComponent("flowgen.yml"))
        try project.expectRefusal(["generate"], status: 2, saying: "[config-missing]")
        try project.expectRefusal(
            ["new", "flows/door.yaml"], status: 2,
            saying: "flowgen.yml is missing, but Gate has generated files")
        let both = try project.run("new", "flows/door.yaml", "flows/gate.yaml")
        #expect(both.status == 0, "\(both.errors)")
        #expect(try project.run("check").status == 0)
    }

    @Test("A flow file that is gone takes its files along, as long as the pattern matches others")
    func deletedFlow() throws {
        let project = try project()
        try remove("flows/gate.yaml", in: project)
        let run = try project.run("generate")
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.output.contains("deleted    Integrations/Services/Gate/GateSDK.swift"))
        #expect(try project.run("check").status == 0)
    }

    @Test("Following the help removes the last flow, listed or matched, file there or gone")
    func removal() throws {
        for configuration in [
            "flows: flows/*.yaml\n", "flows: [flows/door.yaml, flows/gate.yaml]\n",
        ] {
            for isGone in [true, false] where isGone || !configuration.contains("*") {
                let project = try project(configuration)
                if isGone { try remove("flows", in: project) }
                let run = try project.run("remove", "Door", "Gate")
                #expect(run.status == 0, "\(run.errors)")
                #expect(run.output.contains("deleted    Integrations/Services/Gate/GateSDK.swift"))
                #expect(try project.run("generate").status == 0)
                #expect(try project.run("check").status == 0)
            }
        }
    }

    @Test("A flow named Project is no exception")
    func flowNamedProject() throws {
        let project = try Project()
        try project.write(Project.door.replacing("Door", with: "Project"), to: "project.yaml")
        try project.write("flows: project.yaml\n", to: "flowgen.yml")
        #expect(try project.run("generate").status == 0)
        try project.write("flows:\n", to: "flowgen.yml")
        try project.expectRefusal(status: 2, saying: "[config-no-flows]")
        #expect(try project.run("remove", "Project").status == 0)
    }

    /// A project with two flows, generated.
    private func project(_ configuration: String = "flows: flows/*.yaml\n") throws -> Project {
        let project = try Project()
        try project.write(Project.door, to: "flows/door.yaml")
        try project.write(Project.door.replacing("Door", with: "Gate"), to: "flows/gate.yaml")
        try project.write(configuration, to: "flowgen.yml")
        let run = try project.run("generate")
        try #require(run.status == 0, "\(run.errors)")
        try project.write(Project.door.replacing("Door", with: "Well"), to: "well.yaml")
        return project
    }

    private func remove(_ name: String, in project: Project) throws {
        try FileManager.default.removeItem(at: project.root.appendingPathComponent(name))
    }
}
