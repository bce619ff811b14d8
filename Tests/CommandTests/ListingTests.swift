// Commands that write nothing, flows by name, and commands that are misspelt.

import Foundation
import TestSupport
import Testing

@Suite("Looking a project over")
struct ListingTests {
    private func generated() throws -> Project {
        let project = try Project.withDoor()
        #expect(try project.run("generate").status == 0)
        return project
    }

    @Test("A preview that is up to date is left as it is")
    func previewAgain() throws {
        let project = try generated()
        #expect(try project.run("preview", "Door").output == "created    door.html\n")
        let again = try project.run("preview", "Door")
        #expect(again.status == 0 && again.output == "")
    }

    @Test("explain knows every message that has a page, and no other")
    func explain() throws {
        let project = try Project()
        let one = try project.run("explain", "[flow-unknown-status]")
        #expect(one.output.hasPrefix("flow-unknown-status\n\n"))
        #expect(one.output.contains("\nWrong:\n\nflow.yaml:\n\n    flow: Door\n"))
        let shared = try project.run("explain", "config-unknown-key")
        #expect(shared.output.hasPrefix("flow-unknown-key, config-unknown-key\n\n"))
        try project.expectRefusal(
            ["explain", "flow-unknown-stat"], status: 2,
            saying: "did you mean 'flow-unknown-status'?")
        let key = try project.run("explain", "else").output
        #expect(
            key == """
                `else` of a step: the status or error that ends it if it takes longer than `within`
                  Takes: status or error

                """)
        let pages = Checkout.root.appendingPathComponent(
            "Sources/flowgen/flowgen.docc/Reference/Messages")
        let named = try FileTree.names(below: pages).filter { $0.hasSuffix(".md") }
            .map { String($0.dropLast(3)) }
        let explained = try project.run("explain").output.split(separator: "\n").map {
            String($0.prefix { $0 != ":" && $0 != "," })
        }
        #expect(named.count > 100)
        #expect(Set(named).symmetricDifference(explained).sorted() == [])
    }

    @Test("An exported template changes nothing until somebody edits it")
    func templates() throws {
        let project = try generated()
        let before = try project.files()
        let export = try project.run("templates", "export", "Mock", "--output", "Own")
        #expect(export.status == 0)
        #expect(export.output.hasPrefix("created    Own/Mock.mustache\n"))
        try project.write("flows: door.yaml\ntemplates: Own\n", to: "flowgen.yml")
        #expect(try project.run("generate").status == 0)
        let changed = try project.files().changes(since: before).paths
        #expect(changed.filter { $0.hasSuffix(".swift") } == [])
        let again = try project.run("templates", "export", "Mock", "-v")
        #expect(again.output.hasPrefix("yours      Own/Mock.mustache\n"), "\(again.output)")
        try project.expectRefusal(["templates", "export", "Mok"], status: 2, saying: "did you mean 'Mock'?")
    }

    @Test("A dry run of new and remove writes nothing, and says what would be done") func dryRuns() throws {
        let project = try generated()
        try project.expectRefusal(["remove", "Door", "--dry-run"], status: 1, saying: "to delete")
        try project.expectRefusal(["new", "ChatBot", "--dry-run"], status: 1, saying: "to create  flows/chat-bot.yaml")
        try project.expectRefusal(["templates", "export", "Mock", "--dry-run"], status: 1, saying: "to create")
    }

    @Test("Flows are named by name, too")
    func names() throws {
        let project = try generated()
        for command in [["validate"], ["graph"], ["preview", "--output", "-"]] {
            let byName = try project.command(command + ["Door"]).run()
            let byFile = try project.command(command + ["door.yaml"]).run()
            #expect(byName.status == 0, "\(byName.errors)")
            #expect(byName.output == byFile.output)
        }
    }

    @Test("A misspelt name brings the one that was meant")
    func misspeltNames() throws {
        let project = try generated()
        for command in [["validate"], ["graph"], ["preview"], ["remove"]] {
            try project.expectRefusal(command + ["Dor"], status: 2, saying: "did you mean 'Door'?")
            try project.expectRefusal(command + ["Checkout"], status: 2, saying: "its flows are: Door")
        }
    }

    @Test("A page of a flow that is named by name has the name of the flow's file") func page() throws {
        let project = try generated()
        #expect(try project.run("preview", "Door").output == "created    door.html\n")
    }

    @Test("validate without a flow validates the project, in each format") func validateAll() throws {
        let project = try generated()
        #expect(try project.run("validate", "-v").output == "1 flow valid.\n")
        try project.write(Project.door + "bogus: 1\n", to: "door.yaml")
        try project.expectRefusal(["validate"], status: 2, saying: "flow-unknown-key")
        let json = try project.run("validate", "--format", "json")
        #expect(json.output.contains("\"id\": \"flow-unknown-key\""), "\(json.output)")
        #expect(try project.run("validate", "door.yaml", "--format", "json").output == json.output)
    }

    @Test("todo --check fails as long as something is left")
    func todoCheck() throws {
        let project = try generated()
        #expect(try project.run("todo").status == 0)
        #expect(try project.run("todo", "--check").status == 1)
        for path in try project.files().paths where path.hasSuffix(".swift") {
            let text = try project.files().text(path)
            try project.write(text.replacing("TODO(flowgen)", with: "Done"), to: path)
        }
        #expect(try project.run("todo", "--check").status == 0)
        let wrapper = "Integrations/Lock/Services/LockDoorSDK.swift"
        let text = try project.files().text(wrapper)
        try project.write(text.replacing("    func open(", with: "    // flowgen:retired\n    func open("), to: wrapper)
        let check = try project.run("todo", "--check")
        #expect(check.status == 1)
        #expect(check.output.contains("No flow has this member any more"))
        #expect(check.output.contains("; 1 retired member"), "\(check.output)")
    }

    @Test(
        "A command that is none brings the one that was meant",
        arguments: [("generat", "generate"), ("chek", "check"), ("add", "new"), ("list", "todo")])
    func unknownCommands(word: String, meant: String) throws {
        try Project().expectRefusal(
            [word], status: 64, saying: "there is no command '\(word)'; did you mean '\(meant)'?")
        try Project().expectRefusal(
            ["help", word], status: 64,
            saying: "there is no command '\(word)'; did you mean '\(meant)'?")
    }

    @Test("So does a command of a command, and an option") func unknownSubcommandsAndOptions() throws {
        try Project().expectRefusal(
            ["hook", "instal"], status: 64,
            saying: "there is no command 'hook instal'; did you mean 'hook install'?")
        try Project().expectRefusal(
            ["templates", "list"], status: 64, saying: "Usage: flowgen templates <command>")
        try Project().expectRefusal(
            ["generate", "--dryrun"], status: 64, saying: "Did you mean '--dry-run'?")
    }

    @Test("Next has at most six steps, and names todo")
    func next() throws {
        let project = try Project()
        let flows = ["ChatBot", "Checkout", "SignIn"]
        let new = try project.command(["new"] + flows).run()
        let next = try #require(new.output.components(separatedBy: "\nNext:\n").last)
        let steps = next.split(separator: "\n")
        #expect(steps.count == 6)
        #expect(steps.contains { $0.contains("flowgen todo") })
        #expect(steps.last?.contains("flowgen check") == true)
    }

    @Test("So it has after an adoption, however many protocols there are") func nextAfterAdoption() throws {
        let project = try Project()
        let names = (1...7).map { "Pay\($0)" }
        for name in names {
            try project.write(
                """
                @MainActor protocol \(name)Service: AnyObject, Sendable { func pay() }
                final class \(name)Mock: \(name)Service { func pay() {} }
                final class Stripe\(name): \(name)Service { func pay() {} }
                """, to: "App/\(name).swift")
        }
        let adopt = try project.command(["adopt"] + names.map { "App/\($0).swift" }).run()
        #expect(adopt.status == 0, "\(adopt.errors)")
        let next = try #require(adopt.output.components(separatedBy: "\nNext:\n").last)
        let steps = next.split(separator: "\n")
        #expect(steps.count <= 6, "\(next)")
        #expect(steps.contains { $0.contains("flowgen generate") }, "\(next)")
        for name in names { #expect(next.contains("\(name)Service from App/\(name).swift")) }
    }
}
