// What the command line says about itself, and how it answers a mistake in it.

import Foundation
import TestSupport
import Testing

@Suite("Help and usage") struct HelpTests {
    @Test("The help names every command and every exit code") func overview() throws {
        let outcome = try Project().run("--help")
        #expect(outcome.status == 0)
        #expect(outcome.errors == "")
        for word in [
            "init", "new", "adopt", "generate", "check", "validate", "remove", "prune", "todo",
            "hook",
            "graph",
            "preview", "--version", "flowgen.yml",
        ] {
            #expect(outcome.output.contains(word), "\(word)")
        }
        let codes = try #require(outcome.output.firstMatch(of: /Exit codes:[\s\S]*?bug in/)).0
        let numbers = codes.matches(of: /\d+/).map { String($0.0) }
        #expect(numbers == ["0", "1", "2", "3", "4", "5", "64", "70"])
    }

    @Test(arguments: [
        "init", "new", "adopt", "generate", "check", "validate", "remove", "prune", "todo", "graph", "preview",
    ]) func helpOfACommand(command: String) throws {
        let outcome = try Project().run(command, "--help")
        #expect(outcome.status == 0)
        #expect(outcome.output.contains("USAGE: flowgen \(command) "))
        for option in ["--root <dir>", "--quiet", "--verbose", "--help"] {
            #expect(outcome.output.contains(option), "\(option)")
        }
        #expect(try Project().run("help", command).output == outcome.output)
    }

    @Test("The help of every command has an example that begins with the command") func examples() throws {
        let project = try Project()
        let help = try project.run("--help").output
        let list = try #require(help.firstMatch(of: /SUBCOMMANDS:\n((?:  .*\n)+)/)).1
        let commands = list.matches(of: /(?m)^  ([a-z]+)/).map { [String($0.1)] }
        #expect(commands.count >= 15)
        let inner = [["hook", "install"], ["hook", "uninstall"], ["templates", "export"]]
        for command in commands + inner {
            let text = try project.command(["help"] + command).run().output
            let example = "\n  flowgen \(command.joined(separator: " "))"
            #expect(text.contains(#/\nExamples?:\n/#), "\(command)")
            #expect(text.contains(example), "\(command)")
        }
    }

    @Test("A run without a command shows the help")
    func noCommand() throws {
        #expect(try Project().run().output == Project().run("--help").output)
    }

    @Test("The version is printed alone on a line")
    func version() throws {
        let outcome = try Project().run("--version")
        #expect(outcome.status == 0)
        #expect(outcome.output.wholeMatch(of: /\d+\.\d+\.\d+\n/) != nil, "\(outcome.output)")
    }

    @Test(arguments: [
        ["bogus"], ["generate", "--bogus"], ["check", "surplus"], ["new"],
        ["schema", "bogus"],
        ["preview"], ["graph", "a.yaml", "b.yaml"], ["graph", "--format", "png"],
        ["check", "--format", "xml"], ["todo", "--format", "sarif"], ["hook", "bogus"],
        ["init", "surplus"], ["init", "--style", "rx"], ["new", "ChatBot", "--kind", "chess"],
        ["check", "--root"], ["check", "--quiet", "--verbose"], ["check", "--dry-run"],
    ])
    func wrongUsage(arguments: [String]) throws {
        let project = try Project.withDoor()
        try project.expectRefusal(arguments, status: 64, saying: "Error: ")
        let outcome = try project.command(arguments).run()
        #expect(outcome.output == "")
        #expect(outcome.errors.contains("Usage: flowgen"))
    }
}
