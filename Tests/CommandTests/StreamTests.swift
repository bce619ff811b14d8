// What goes to which stream: plain text when nobody sees colours, and no trap when nobody reads.

import Foundation
import TestSupport
import Testing

@Suite("Streams") struct StreamTests {
    @Test("A pipe gets no colours, with or without NO_COLOR") func noColour() throws {
        let project = try Project.withDoor(Self.mistaken)
        for variables in [[:], ["NO_COLOR": "1"], ["NO_COLOR": ""], ["TERM": "xterm-256color"]] {
            var command = project.command(["generate"])
            command.environment.merge(variables) { $1 }
            let outcome = try command.run()
            #expect(outcome.status == 2)
            #expect(!outcome.errors.isEmpty && !outcome.errors.contains("\u{1B}"))
            #expect(!outcome.output.contains("\u{1B}"))
        }
    }

    @Test("Diagnostics go to standard error, except where they are the result") func streams() throws {
        let project = try Project.withDoor(Self.mistaken)
        let generate = try project.run("generate")
        #expect(generate.output == "")
        #expect(generate.errors.contains("config-unknown-key"))
        for command in [["check"], ["validate", "door.yaml"]] {
            let judged = try project.command(command).run()
            #expect(judged.output.contains("config-unknown-key"))
            #expect(!judged.errors.contains("config-unknown-key"))
        }
    }

    @Test("--quiet only reports problems")
    func quiet() throws {
        let project = try Project.withDoor()
        let drift = try project.run("check", "--quiet")
        #expect(drift.status == 1)
        #expect(drift.output.contains("check-missing"))
        let generate = try project.run("generate", "--quiet")
        #expect(generate.status == 0)
        #expect(generate.output + generate.errors == "")
        try project.write(Project.door + "properties: { problem: DoorError }\n", to: "door.yaml")
        let warned = try project.run("generate", "--quiet")
        #expect(warned.errors.contains("warning: "))
        #expect(warned.errors.contains("[flow-undeclared-type]"))
        #expect(warned.output == "")
    }

    @Test("Where both streams go to one place, a count follows what it counts") func order() throws {
        let project = try Project.withDoor(Self.mistaken)
        for command in ["validate", "check", "generate"] {
            let outcome = try ChildProcess("sh", ["-c", "'\(Checkout.binary.path)' \(command) 2>&1"], in: project.root)
                .run()
            let last = outcome.output.split(separator: "\n").last ?? ""
            #expect(last.hasPrefix("1 error"), "\(outcome.output)")
        }
    }

    @Test("A closed pipe causes no crash and no half-written file")
    func closedPipe() throws {
        let project = try Project.withDoor()
        #expect(try project.command(["generate", "--diff"]).runUnread() == 0)
        #expect(try project.run("check").status == 0)
    }

    #if os(Linux)
        @Test("A report that cannot be printed does not undo the run, a result that cannot be printed is an error")
        func fullDevice() throws {
            let project = try Project.withDoor()
            func run(_ arguments: String) throws -> ProcessOutcome {
                try ChildProcess("sh", ["-c", "'\(Checkout.binary.path)' \(arguments) >/dev/full"], in: project.root)
                    .run()
            }
            for arguments in ["generate --dry-run", "check", "todo", "graph"] {
                let outcome = try run(arguments)
                #expect(outcome.status == 4, "\(arguments)")
                #expect(outcome.errors == "flowgen: error: cannot write standard output: no space left on device\n")
            }
            for arguments in ["generate", "new door.yaml", "remove Door", "prune --force"] {
                if arguments.hasPrefix("new") {
                    try FileManager.default.removeItem(at: project.root.appendingPathComponent("Integrations"))
                }
                let outcome = try run(arguments)
                #expect(outcome.status == 0, "\(arguments)")
                #expect(outcome.errors.contains("The run is complete; only its report is lost."))
                #expect(try project.run("check").status == 0)
            }
        }
    #endif

    private static let mistaken = "flows: door.yaml\nbogus: 1\n"
}
