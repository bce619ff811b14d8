// Leaks that were accepted do not fail the check; new ones do, and so does the acceptance of one that is gone.

import Foundation
import TestSupport
import Testing

@Suite("The baseline of leaks")
struct BaselineTests {
    private func leaking() throws -> Project {
        let project = try Project()
        try project.write(
            Project.door.replacing("  Lock:\n", with: "  Lock:\n    sdk: LockKit\n"),
            to: "door.yaml")
        try project.write(
            "flows: door.yaml\nboundary:\n  sources: [App]\n", to: "flowgen.yml")
        try project.write("import LockKit\nimport LockKit\n", to: "App/B.swift")
        try project.write("import struct LockKit.Bolt\n", to: "App/A.swift")
        #expect(try project.run("generate").status == 0)
        return project
    }

    @Test("Accepted leaks pass, a new one fails, and one that is gone fails until its line is")
    func life() throws {
        let project = try leaking()
        #expect(try project.run("check").status == 1)
        let write = try project.run("check", "--write-baseline")
        #expect(write.output == "created    .flowgen/leaks\n2 leaks accepted.\n", "\(write.errors)")
        let list = try project.files().text(".flowgen/leaks")
        #expect(list == "App/A.swift\tLockKit\nApp/B.swift\tLockKit\n")
        #expect(try project.run("check").output == "")
        try project.write("import LockKit\n", to: "App/C.swift")
        let new = try project.run("check")
        #expect(new.status == 1)
        #expect(new.output.hasPrefix("App/C.swift:1:8: error: 'LockKit' is imported outside"))
        #expect(!new.output.contains("App/A.swift"))
        try project.write("", to: "App/C.swift")
        try project.write("", to: "App/A.swift")
        let gone = try project.run("check")
        #expect(gone.status == 1)
        #expect(
            gone.output.contains(".flowgen/leaks:1:1: error: App/A.swift no longer leaks 'LockKit'")
        )
        #expect(
            gone.output.hasSuffix(" files checked. 1 line of .flowgen/leaks is out of date.\n"))
        try project.write("App/B.swift\tLockKit\n", to: ".flowgen/leaks")
        #expect(try project.run("check").status == 0)
        try project.write("", to: "App/B.swift")
        #expect(try project.run("check", "--write-baseline").output.hasPrefix("deleted "))
        #expect(try project.run("check").status == 0)
        #expect(!(try project.files().paths.contains(".flowgen/leaks")))
    }

    @Test("What is staged is judged by the baseline that is staged")
    func staged() throws {
        let project = try leaking()
        let git = { (arguments: [String]) in
            _ = try ChildProcess("git", arguments, in: project.root).run()
        }
        try git(["init", "-q"])
        #expect(try project.run("check", "--write-baseline").status == 0)
        try git(["add", "App", "door.yaml", "flowgen.yml", "Integrations", "Tests"])
        try git(["add", ".flowgen/Door.record", ".flowgen/project.record"])
        #expect(try project.run("check", "--staged").output.contains("check-leak"))
        try git(["add", ".flowgen"])
        #expect(try project.run("check", "--staged").status == 0)
    }

    @Test("Without watched folders there is nothing to accept")
    func refusals() throws {
        let project = try Project.withDoor()
        try project.expectRefusal(
            ["check", "--write-baseline"], status: 2, saying: "config-no-boundary")
        try project.expectRefusal(
            ["check", "--write-baseline", "--staged"], status: 64, saying: "cannot be used together"
        )
    }
}
