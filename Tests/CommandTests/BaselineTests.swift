// Leaks that were accepted do not fail the check; new ones do, and so does the acceptance of one that is gone.

import Foundation
import TestSupport
import Testing

@Suite("The baseline of leaks")
struct BaselineTests {
    private func leaking() throws -> Project {
        let project = try Project()
        try project.write(Project.door.replacing("  Lock:\n", with: "  Lock:\n    sdk: LockKit\n"), to: "door.yaml")
        try project.write("flows: door.yaml\nboundary:\n  sources: [App]\n", to: "flowgen.yml")
        try project.write("import LockKit\nimport LockKit\n", to: "App/B.swift")
        try project.write("import struct LockKit.Bolt\n", to: "App/A.swift")
        #expect(try project.run("generate").status == 0)
        return project
    }

    @Test("Accepted leaks pass, a new one fails, and one that is gone fails until its line is") func life() throws {
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
        #expect(gone.output.contains(".flowgen/leaks:1:1: error: App/A.swift no longer leaks 'LockKit'"))
        #expect(gone.output.hasSuffix(" files checked. 1 line of .flowgen/leaks is out of date.\n"))
        try project.write("App/B.swift\tLockKit\n", to: ".flowgen/leaks")
        #expect(try project.run("check").status == 0)
        try project.write("", to: "App/B.swift")
        #expect(try project.run("check", "--write-baseline").output.hasPrefix("deleted "))
        #expect(try project.run("check").status == 0)
        #expect(!(try project.files().paths.contains(".flowgen/leaks")))
    }

    @Test("A line that is no accepted leak is an error, and following the advice fixes it") func unreadable() throws {
        let project = try leaking()
        #expect(try project.run("check", "--write-baseline").status == 0)
        let list = try project.files().text(".flowgen/leaks")
        for junk in ["<<<<<<< HEAD", "App/A.swift LockKit", "\tLockKit", "a\tb\tc"] {
            try project.write("\(list)\n\(junk)\n", to: ".flowgen/leaks")
            let check = try project.run("check")
            #expect(check.status == 1)
            #expect(
                check.output.contains(".flowgen/leaks:4:1: error: this line is not a file, a tab and a module"),
                "\(check.output)")
            #expect(try project.run("check", "--write-baseline").status == 0)
            #expect(try project.files().text(".flowgen/leaks") == list)
            #expect(try project.run("check").status == 0)
        }
    }

    @Test("A list with the line ends of Windows accepts the same") func lineEnds() throws {
        let project = try leaking()
        #expect(try project.run("check", "--write-baseline").status == 0)
        let list = try project.files().text(".flowgen/leaks")
        try project.write(list.replacing("\n", with: "\r\n"), to: ".flowgen/leaks")
        let check = try project.run("check")
        #expect(check.status == 0, "\(check.output)")
    }

    @Test("A tab and a line break in a name forge no line") func names() throws {
        let project = try leaking()
        try project.write("import LockKit\n", to: "App/a\\\tLockKit\nApp/C.swift")
        #expect(try project.run("check", "--write-baseline").output.hasSuffix("3 leaks accepted.\n"))
        #expect(try project.run("check").status == 0)
        try project.write("import LockKit\n", to: "App/C.swift")
        let check = try project.run("check")
        #expect(check.status == 1 && check.output.hasPrefix("App/C.swift:1:8: error: 'LockKit'"), "\(check.output)")
    }

    @Test("CI never accepts anything") func notWritten() throws {
        let project = try leaking()
        var inCI = project.command(["check", "--write-baseline"])
        inCI.environment["CI"] = "true"
        let before = try project.files()
        let refused = try inCI.run()
        #expect(refused.status == 64)
        #expect(refused.errors.contains("CI never writes the baseline"))
        #expect(try project.files() == before)
        inCI.environment["CI"] = "false"
        #expect(try inCI.run().status == 0)
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
