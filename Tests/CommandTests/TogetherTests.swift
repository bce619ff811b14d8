// Several at once: runs of flowgen beside each other, an editor beside a run, two branches of git.

import Foundation
import TestSupport
import Testing

@Suite("Several at once")
struct TogetherTests {
    @Test("Eight runs at once end as one run does")
    func eightRuns() async throws {
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

    @Test("A second remove, and a generate instead of it, end as the first")
    func removedTwice() throws {
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

    @Test("Folders go with their last file, and no others do")
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

    @Test("The records of two branches merge without a conflict, and check is content")
    func branches() throws {
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
        let files = try project.files()
        let again = try project.run("generate")
        #expect(again.output == "Everything is up to date.\n")
        #expect(files.difference(to: try project.files()) == "")
    }

    /// A project with two flows.
    private func project(
        _ settings: String = "flows: [door.yaml, gate.yaml]\n"
    ) throws -> Project {
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
