// What is said of arguments that name no flow, and that following it helps.

import Foundation
import TestSupport
import Testing

@Suite("Arguments that name flows")
struct FlowArgumentTests {
    static let commands = [["new"], ["validate"], ["graph"], ["preview", "--output", "-"]]

    @Test("A pattern that matches nothing is an error", arguments: commands) func pattern(command: [String]) throws {
        for argument in ["*.yaml", "flows/*.yaml", "flows/chat?.yaml"] {
            try Project().expectRefusal(
                command + [argument], status: 2,
                saying: "\(argument): error: no file matches this pattern [flow-missing]")
        }
    }

    @Test("A quoted pattern is an error that names the matching flow files", arguments: commands)
    func quotedPattern(command: [String]) throws {
        let project = try Project()
        try project.write(Project.door, to: "flows/door.yaml")
        try project.expectRefusal(command + ["flows/*.yaml"], status: 2, saying: "or name the files: flows/door.yaml")
    }

    @Test(
        "A folder is an error that names its flow files, and using them works", arguments: commands)
    func folder(command: [String]) throws {
        for argument in ["my flows", "my flows/", "./my flows//"] {
            let project = try Project()
            try project.write(Project.door, to: "my flows/door.yaml")
            try project.expectRefusal(
                command + [argument], status: 2,
                saying: "\(argument): error: this is a folder, not a flow file")
            let said = try project.command(command + [argument]).run()
            let text = said.output + said.errors
            let advised = try #require(text.firstMatch(of: /name its flow files: '(.*)'/)).1
            let followed = try project.command(command + [String(advised)]).run()
            #expect(followed.status == 0, "\(followed.errors)")
        }
        let empty = try Project()
        try empty.outside.folder("app/flows")
        try empty.expectRefusal(command + ["flows"], status: 2, saying: "help: write a flow file, such as flows/")
    }

    @Test(
        "The name of a starter flow in another spelling is an error that spells it",
        arguments: ["chatbot": "Chatbot", "chat-bot": "ChatBot", "oneTwo_three": "OneTwoThree"])
    func starter(argument: String, name: String) throws {
        let project = try Project()
        try project.expectRefusal(["new", argument], status: 2, saying: "a starter flow: `flowgen new \(name)`")
        #expect(try project.run("new", name).status == 0)
    }

    @Test("A missing file is an error that suggests the nearest one", arguments: commands)
    func missing(command: [String]) throws {
        let project = try Project()
        try project.write(Project.door, to: "flows/door.yaml")
        for argument in ["flows/door", "flows/dor.yaml", "flows/door.yml"] {
            try project.expectRefusal(command + [argument], status: 2, saying: "help: did you mean 'flows/door.yaml'?")
        }
        try project.expectRefusal(command + ["flows/payment.yaml"], status: 2, saying: "there is no such file")
        try project.expectRefusal(command + ["flow/door.yaml"], status: 2, saying: "there is no folder 'flow/'")
        let page = try project.command(command + ["flows/door"]).run()
        #expect(!(page.output + page.errors).contains("../flows"))
    }

    @Test("All wrong arguments are reported at once")
    func several() throws {
        let project = try Project()
        let outcome = try project.run("new", "a.yaml", "b.yaml")
        #expect(outcome.errors.contains("a.yaml: error") && outcome.errors.contains("b.yaml: error"))
    }
}
