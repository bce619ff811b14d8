// What is said of arguments that name no flow, and that following it helps.

import Foundation
import TestSupport
import Testing

@Suite("Arguments that name flows")
struct FlowArgumentTests {
    static let commands = [["new"], ["validate"], ["graph"], ["preview", "--output", "-"]]

    @Test("A folder is an error", arguments: commands)
    func folder(command: [String]) throws {
        for argument in ["my flows", "my flows/", "./my flows//"] {
            let project = try Project()
            try project.write(Project.door, to: "my flows/door.yaml")
            try project.expectRefusal(
                command + [argument], status: 2, saying: "\(argument): error: this is a folder, not a flow file")
        }
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
