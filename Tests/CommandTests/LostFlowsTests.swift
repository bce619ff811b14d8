// A set of flows that shrank by mistake deletes nothing: a configuration that lists no flows, or a pattern that matches
// nothing, is an error as long as an earlier run generated files for flows that are missing now; and so is a flow whose
// file exists and is not listed.

import Foundation
import TestSupport
import Testing

@Suite("Lost flows")
struct LostFlowsTests {
    /// Configurations that leave out a flow by mistake, and what is said of each.
    static let mistakes: [(configuration: String, says: String)] = [
        ("", "[config-no-flows]"),
        ("# flows: flows/*.yaml\n", "[config-no-flows]"),
        ("style: combine\n", "[config-no-flows]"),
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

    @Test("No command deletes files of a lost flow", arguments: mistakes)
    func nothingIsDeleted(mistake: (configuration: String, says: String)) throws {
        let project = try project()
        try project.write(mistake.configuration, to: "flowgen.yml")
        for command in Self.commands {
            // `new` may first say that it cannot add a flow to such a list.
            let says = command[0] == "new" ? "[config-" : mistake.says
            try project.expectRefusal(command, status: 2, saying: says)
        }
    }

    @Test("A renamed folder of flows and an emptied flow file are errors") func movedFolder() throws {
        let project = try project()
        let folder = project.root.appendingPathComponent("flows")
        try FileManager.default.moveItem(at: folder, to: project.root.appendingPathComponent("homes"))
        try project.expectRefusal(status: 2, saying: "run `flowgen remove Door Gate`")
        try FileManager.default.moveItem(at: project.root.appendingPathComponent("homes"), to: folder)
        try project.write("", to: "flows/gate.yaml")
        try project.expectRefusal(status: 2, saying: "flows/gate.yaml")
        try project.write("# Later.\n", to: "flows/gate.yaml")
        try project.expectRefusal(status: 2, saying: "flows/gate.yaml")
    }

    @Test("`new` does not start a second project where flowgen.yml is missing") func noConfiguration() throws {
        let project = try project()
        try FileManager.default.removeItem(at: project.root.appendingPathComponent("flowgen.yml"))
        try project.expectRefusal(["generate"], status: 2, saying: "[config-missing]")
        try project.expectRefusal(
            ["new", "flows/door.yaml"], status: 2,
            saying: "flowgen.yml is missing, but Gate has generated files")
        let refusal = try project.run("new", "flows/door.yaml")
        #expect(!refusal.errors.contains("flowgen remove"), "\(refusal.errors)")
        let both = try project.run("new", "flows/door.yaml", "flows/gate.yaml")
        #expect(both.status == 0, "\(both.errors)")
        #expect(try project.run("check").status == 0)
    }

    @Test("Starting over without flowgen.yml works as the help says")
    func beginningAnew() throws {
        let project = try project()
        try remove("flowgen.yml", in: project)
        try project.expectRefusal(["new", "well.yaml"], status: 2, saying: "to start over, delete the folder .flowgen")
        try remove(".flowgen", in: project)
        let run = try project.run("new", "well.yaml")
        #expect(run.status == 0, "\(run.errors)")
        #expect(try project.run("prune", "--force").status == 0)
        #expect(!project.has("Integrations/Services/Gate/GateSDK.swift"))
        #expect(try project.run("check").status == 0)
    }

    /// Ways to leave Gate out by mistake while its file exists: the configuration before and after, and where its file
    /// goes.
    static let leftOut: [(before: String, after: String, file: String)] = [
        ("flows/*.yaml", "flows/*.yaml", "flows/gate.yml"),
        ("flows/*.yaml", "flows/*.yaml", "flows/sub/gate.yaml"),
        ("flows/*.yaml", "flows/d*.yaml", "flows/gate.yaml"),
        ("flows/*.yaml", "flows/d*.yaml", "flows/sub/other.yml"),
        ("\n  - flows/door.yaml\n  - flows/gate.yaml", "\n  - flows/door.yaml", "flows/gate.yaml"),
    ]

    @Test(
        "A flow whose file exists and is not listed is an error",
        arguments: leftOut)
    func leavingOut(way: (before: String, after: String, file: String)) throws {
        let project = try leavingGateOut(way)
        for command in Self.commands {
            try project.expectRefusal(command, status: 2, saying: "[config-flow-unlisted]")
            try project.expectRefusal(command, status: 2, saying: way.file)
        }
    }

    @Test("Following the help lists a flow that was left out, or removes it", arguments: leftOut)
    func followingTheHelp(way: (before: String, after: String, file: String)) throws {
        let listed = try leavingGateOut(way)
        let new = try listed.run("new", way.file)
        #expect(new.status == 0, "\(new.errors)")
        #expect(listed.has("Integrations/Services/Gate/GateSDK.swift"))
        #expect(try listed.run("check").status == 0)
        for argument in ["Gate", way.file] {
            let project = try leavingGateOut(way)
            let run = try project.run("remove", argument)
            #expect(run.status == 0, "\(run.errors)")
            #expect(run.output.contains("deleted    Integrations/Services/Gate/GateSDK.swift"))
            #expect(project.has(way.file))
            #expect(try project.run("generate").status == 0)
            #expect(try project.run("check").status == 0)
        }
    }

    @Test("A renamed flow and a flow in another file are not lost")
    func renamed() throws {
        let project = try project()
        try project.write(Project.door.replacing("Door", with: "Gamma"), to: "flows/gate.yaml")
        let run = try project.run("generate")
        #expect(run.status == 0, "\(run.errors)")
        #expect(!project.has("Integrations/Services/Gate/GateSDK.swift"))
        try move("flows/gate.yaml", to: "flows/gamma.yaml", in: project)
        #expect(try project.run("generate").status == 0)
        #expect(project.has("Integrations/Services/Gamma/GammaSDK.swift"))
    }

    @Test("Deleting a flow file deletes its generated files if the pattern matches other flows")
    func deletedFlow() throws {
        let project = try project()
        try remove("flows/gate.yaml", in: project)
        let run = try project.run("generate")
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.output.contains("deleted    Integrations/Services/Gate/GateSDK.swift"))
        #expect(try project.run("check").status == 0)
    }

    @Test("Following the help removes the last flow, whether listed or matched, with or without its file")
    func removal() throws {
        for configuration in [
            "flows: flows/*.yaml\n", "flows:\n  - flows/door.yaml\n  - flows/gate.yaml\n",
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

    @Test("A lost flow named Project is an error, and can be removed") func flowNamedProject() throws {
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

    /// A project whose flow Gate was left out in this way.
    private func leavingGateOut(_ way: (before: String, after: String, file: String)) throws -> Project {
        let project = try project("flows: \(way.before)\n")
        try project.write("flows: \(way.after)\n", to: "flowgen.yml")
        try move("flows/gate.yaml", to: way.file, in: project)
        return project
    }

    private func move(_ name: String, to other: String, in project: Project) throws {
        let target = project.root.appendingPathComponent(other)
        if name == other { return }
        try FileManager.default.createDirectory(
            at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
        try FileManager.default.moveItem(at: project.root.appendingPathComponent(name), to: target)
    }

    private func remove(_ name: String, in project: Project) throws {
        try FileManager.default.removeItem(at: project.root.appendingPathComponent(name))
    }
}

extension Project {
    fileprivate func has(_ name: String) -> Bool {
        FileManager.default.fileExists(atPath: root.appendingPathComponent(name).path)
    }
}
