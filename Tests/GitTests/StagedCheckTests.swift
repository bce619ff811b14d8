// `check --staged` judges what is staged, whatever the working tree holds.

import Foundation
import TestSupport
import Testing

@Suite("check --staged")
struct StagedCheckTests {
    private static let output = "Integrations/Services/Door/DoorSDK.swift"

    @Test("Prints nothing if everything is up to date, from any folder", arguments: ["", "Apps/My app"]) func clean(
        project: String
    ) throws {
        let repository = try Repository(project: project)
        try repository.expectStaged(0)
        try repository.expectStaged(0, in: repository.url("Integrations/Services"))
        let elsewhere = try repository.flowgen(
            "check", "--staged", "--root", repository.folder.path, in: repository.outside.url)
        #expect(elsewhere.status == 0, "\(elsewhere.errors)")
    }

    @Test("The last line counts the diagnostics, and says to generate and to stage, wherever the files are on disk")
    func summary() throws {
        let repository = try Repository(project: "app")
        try repository.changeFlow("Second.")
        try repository.expectStaged(0)
        try repository.git("add", "app/door.yaml")
        let summary =
            "1 diagnostic in the staged files; run `flowgen generate`, then stage the flows and their files "
            + "with `git add`.\n"
        try repository.expectStaged(1, saying: "\(Self.output):", "[check-differs]", summary)
        #expect(try repository.flowgen("generate").status == 0)
        try repository.expectStaged(1, saying: "[check-differs]", summary)
        try repository.git("add", "app")
        try repository.expectStaged(0)
    }

    @Test("A leak has to be fixed by hand, and the last line says so")
    func byHand() throws {
        let repository = try Repository()
        try repository.write("import LockKit\n", to: "App/Start.swift")
        try repository.git("add", ".")
        try repository.expectStaged(
            1,
            saying:
                "1 diagnostic in the staged files; fix it by hand, then stage the flows and their files with `git add`.\n"
        )
    }

    @Test("A wrapper that matches the flow only in the working tree is reported")
    func wrapperInWorkingTreeOnly() throws {
        let repository = try Repository(project: "app")
        try repository.changeFlow("Second.\n    parameters: { slowly: Bool }")
        #expect(try repository.flowgen("generate").status == 0)
        try repository.git("add", "app")
        try repository.git("reset", "--quiet", "app/Integrations/Lock")
        try repository.expectStaged(1, saying: "[check-behind]")
        try repository.git("add", "app/Integrations")
        try repository.expectStaged(0)
    }

    @Test("Staged settings that lose a flow are an error")
    func lostFlow() throws {
        let repository = try Repository()
        for settings in ["style: combine\n", "flows: []\n", "flows: d*.yml\n"] {
            try repository.write(settings, to: "flowgen.yml")
            try repository.git("add", "flowgen.yml")
            try repository.expectStaged(2, saying: "but Door has generated files")
        }
    }

    @Test("Generated files without the changed flow are an error")
    func flowNotStaged() throws {
        let repository = try Repository()
        try repository.changeFlow("Second.")
        #expect(try repository.flowgen("generate").status == 0)
        try repository.git("add", Self.output)
        try repository.expectStaged(1, saying: "[check-differs]")
    }

    @Test("To generate and to stage everything fixes the check")
    func help() throws {
        let repository = try Repository(project: "it's one")
        try repository.write(Repository.flow.replacingOccurrences(of: "Door", with: "Gate"), to: "gate.yaml")
        try repository.git("add", ".")
        try repository.expectStaged(1, saying: "[check-missing]")
        #expect(try repository.flowgen("generate").status == 0)
        try repository.git("add", ".")
        try repository.expectStaged(0)
        #expect(try repository.flowgen("check").status == 0)
    }

    @Test("Flows, settings and templates are read from the index only")
    func inputs() throws {
        let repository = try Repository()
        try repository.write("no: [yaml", to: "door.yaml")
        try repository.write("bogus: 1", to: "flowgen.yml")
        for file in try FileManager.default.contentsOfDirectory(atPath: repository.url("Integrations").path) {
            try FileManager.default.removeItem(at: repository.url("Integrations/" + file))
        }
        try repository.expectStaged(0)
        try repository.git("add", "flowgen.yml")
        try repository.expectStaged(2, saying: "config-unknown-key")
    }

    @Test("A listed flow that is not staged is an error") func notStaged() throws {
        let repository = try Repository()
        try repository.write("flows: [door.yaml, gate.yaml]\n", to: "flowgen.yml")
        try repository.write(Repository.flow.replacingOccurrences(of: "Door", with: "Gate"), to: "gate.yaml")
        try repository.git("add", "flowgen.yml")
        try repository.expectStaged(2, saying: "config-flow-missing")
        #expect(try repository.flowgen("generate").status == 0)
        try repository.expectStaged(2, saying: "config-flow-missing")
    }

    @Test("A file of `git add -N` is missing") func intentToAdd() throws {
        let repository = try Repository()
        try repository.write("", to: "App/Empty.swift")
        try repository.git("add", "App/Empty.swift")
        try repository.expectStaged(0)
        try repository.git("rm", "--quiet", "--cached", Self.output)
        try repository.git("add", "--intent-to-add", Self.output)
        try repository.expectStaged(1, saying: "\(Self.output):1:1: error: missing file")
        try repository.git("rm", "--quiet", "--cached", "door.yaml")
        try repository.git("add", "-N", "door.yaml")
        try repository.write("flows: door.yaml\n", to: "flowgen.yml")
        try repository.git("add", "flowgen.yml")
        try repository.expectStaged(2, saying: "config-flow-missing")
    }

    @Test("If part of a file is staged, that part is checked")
    func partialStaging() throws {
        let repository = try Repository()
        let good = try repository.text(Self.output)
        try repository.write(good + "// more\n", to: Self.output)
        try repository.git("add", Self.output)
        try repository.write(good, to: Self.output)
        try repository.expectStaged(1, saying: "[check-differs]")
        #expect(try repository.flowgen("check").status == 0)
        try repository.git("add", Self.output)
        try repository.write("broken", to: Self.output)
        try repository.expectStaged(0)
        #expect(try repository.flowgen("check").status == 1)
    }

    @Test("Staged deletions and renames are checked")
    func deletions() throws {
        let repository = try Repository()
        try repository.git("rm", "--quiet", "--cached", Self.output)
        try repository.expectStaged(1, saying: "check-missing")
        try repository.git("reset", "--quiet")
        try repository.git("mv", Self.output, "App/Moved.swift")
        try repository.expectStaged(1, saying: "\(Self.output):1:1", "check-missing")
        try repository.git("reset", "--quiet", "--hard")
        try repository.git("mv", "door.yaml", "gate.yaml")
        try repository.expectStaged(1, saying: "check-differs")
        try repository.git("rm", "--quiet", "--cached", "gate.yaml", "flowgen.yml")
        try repository.expectStaged(2, saying: "config-missing")
    }

    @Test("Leaks are searched in staged files")
    func leaks() throws {
        let repository = try Repository()
        try repository.write("import LockKit\n", to: "App/Start.swift")
        try repository.expectStaged(0)
        try repository.git("add", "App")
        try repository.expectStaged(1, saying: "App/Start.swift:1:8: error:", "check-leak")
        try repository.write("import Foundation\n", to: "App/Start.swift")
        try repository.expectStaged(1, saying: "check-leak")
        try repository.git("add", "App")
        try repository.expectStaged(0)
    }
}
