// Several at once: runs of flowgen beside each other, an editor beside a run, two branches of git.

import Foundation
import TestSupport
import Testing

@Suite("Several at once") struct TogetherTests {
    @Test("Eight runs at once have the result of one") func eightRuns() async throws {
        let alone = try project()
        #expect(try alone.run("generate").status == 0)
        let shared = try project()
        let statuses = try await withThrowingTaskGroup(of: Int32.self) { group in
            for _ in 1...8 {
                let command = shared.command(["generate"])
                group.addTask { try command.run().status }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(statuses == Array(repeating: 0, count: 8))
        #expect(try alone.files().difference(to: shared.files()) == "")
    }

    @Test("A second remove, or a generate instead, has the result of the first") func removedTwice() throws {
        let project = try project()
        #expect(try project.run("generate").status == 0)
        #expect(try project.run("remove", "Gate").status == 0)
        let after = try project.files()
        #expect(try project.run("remove", "Gate").status == 0)
        #expect(try project.run("generate").status == 0)
        #expect(after.difference(to: try project.files()) == "")
        #expect(try project.run("prune", "--force").status == 0)
        try project.expectRefusal(["remove", "Gate"], status: 2, saying: "flow-unknown")
        #expect(try project.run("check").status == 0)
    }

    @Test("remove deletes folders that become empty, and no others")
    func folders() throws {
        let project = try project()
        #expect(try project.run("generate").status == 0)
        try project.outside.folder("app/Integrations/Empty")
        #expect(try project.run("remove", "Gate").status == 0)
        #expect(try project.run("prune", "--force").status == 0)
        func isThere(_ name: String) -> Bool {
            FileManager.default.fileExists(atPath: project.root.appendingPathComponent(name).path)
        }
        for gone in [
            "Integrations/Services/Gate", "Integrations/Bolt", "Tests/IntegrationsTests/Gate",
        ] {
            #expect(!isThere(gone), "\(gone)")
        }
        for kept in ["Integrations/Empty", "Integrations/Services/Door", "Integrations/Lock"] {
            #expect(isThere(kept), "\(kept)")
        }
    }

    @Test("The state files of two branches merge without a conflict, and check passes") func branches() throws {
        let project = try project("flows: '*.yaml'\n")
        try git(project, "init", "-q", "-b", "main")
        #expect(try project.run("generate").status == 0)
        try commit(project, "Begin")
        for (branch, flow) in [("one", "Door"), ("two", "Gate")] {
            try git(project, "checkout", "-q", "-b", branch, "main")
            let name = "\(flow.lowercased()).yaml"
            let text = try project.outside.text("app/" + name)
            try project.write(text.replacing("opened:\n", with: "opened: Open.\n"), to: name)
            let new = text.replacing(flow, with: "\(flow)Two").replacing("Lock:", with: "Chain:")
            try project.write(new, to: "\(flow.lowercased())-two.yaml")
            #expect(try project.run("generate").status == 0)
            try commit(project, branch)
        }
        try git(project, "merge", "-q", "-m", "Merge", "-X", "ours", "one")
        #expect(try !project.outside.text("app/.flowgen/project.record").contains("<<<<"))
        #expect(try project.run("generate").status == 0)
        #expect(try project.run("check").status == 0)
        // What a run remembers for the next one is in git's own folder.
        func files() throws -> FileTree {
            FileTree(try project.files().contents.filter { !$0.key.hasPrefix(".git/") })
        }
        let before = try files()
        let again = try project.run("generate")
        #expect(again.output == "Everything is up to date.\n")
        #expect(before.difference(to: try files()) == "")
    }

    @Test("Two branches add a step each, and both bodies survive the merge") func bodiesOfTwoBranches() throws {
        let wrapper = "Integrations/Lock/Services/LockDoorSDK.swift"
        let others = ["ring", "peek", "greet", "close"].map { "  \($0):\n    user: Does it.\n" }
        let flow = Project.door.replacing("statuses:", with: others.joined() + "statuses:")
        let project = try Project.withDoor()
        try project.write(flow, to: "door.yaml")
        try git(project, "init", "-q", "-b", "main")
        #expect(try project.run("generate").status == 0)
        try commit(project, "Begin")
        for (step, place) in [("knock", "  ring:\n"), ("bolt", "  close:\n")] {
            try git(project, "checkout", "-q", "-b", step, "main")
            let added = "  \(step):\n    user: Does it.\n    parameters: { times: Int }\n"
            try project.write(flow.replacing(place, with: added + place), to: "door.yaml")
            #expect(try project.run("generate").status == 0)
            let text = try project.outside.text("app/" + wrapper)
            let head = "func \(step)(times: Int) {\n"
            #expect(text.contains(head))
            let body = "        print(\"\(step)\", times)\n"
            try project.write(text.replacing(head, with: head + body), to: wrapper)
            #expect(try project.run("generate").status == 0)
            try commit(project, step)
        }
        // Generated files may well conflict; what the developer has, and the records, do not.
        _ = try ChildProcess("git", ["merge", "-q", "-m", "Merge", "knock"], in: project.root).run()
        for name in [".flowgen/Door.record", ".flowgen/project.record", wrapper, "door.yaml"] {
            #expect(try !project.outside.text("app/" + name).contains("<<<<"), "\(name)")
        }
        let run = try project.run("generate")
        #expect(run.status == 0, "\(run.errors)")
        let merged = try project.outside.text("app/" + wrapper)
        for step in ["knock", "bolt"] {
            #expect(merged.ranges(of: "func \(step)(").count == 1)
            #expect(merged.contains("        print(\"\(step)\", times)\n"))
        }
        #expect(try project.run("check").status == 0)
        #expect(try project.run("generate").output == "Everything is up to date.\n")
    }

    /// A project with two flows.
    private func project(_ settings: String = "flows:\n  - door.yaml\n  - gate.yaml\n") throws -> Project {
        let project = try Project.withDoor(settings)
        let gate = Project.door.replacing("Door", with: "Gate").replacing("Lock", with: "Bolt")
        try project.write(gate, to: "gate.yaml")
        return project
    }

    private func commit(_ project: Project, _ message: String) throws {
        try git(project, "add", "-A")
        try git(project, "commit", "-q", "-m", message)
    }

    private func git(_ project: Project, _ arguments: String...) throws {
        let identity = ["-c", "user.name=A", "-c", "user.email=a@example.org"]
        let run = try ChildProcess("git", identity + arguments, in: project.root).run()
        try #require(run.status == 0, "git \(arguments): \(run.errors)\(run.output)")
    }
}
