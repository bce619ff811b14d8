// Runs the chat against a server in the same process: swift run live-chat [QUESTION...]

import ChatServer
import LiveChat

@main
enum LiveChatMain {
    static func main() async throws {
        let given = CommandLine.arguments.dropFirst().joined(separator: " ")
        let server = try await ChatServer.start(key: "demo") { question in
            switch question {
            case "drop": .dropped(after: ["The", "line"])
            case "silence": .silence
            case "fail": .refusal(503)
            default: .words("You asked: \(question)".split(separator: " ").map(String.init))
            }
        }
        let app = ChatApp(address: server.address, patience: 500, key: { "demo" })
        for question in given.isEmpty ? ["what a day", "drop", "silence", "fail", ""] : [given] {
            print("> \(question)")
            let problem = await app.ask(question) { print($0, terminator: " ") }
            print(problem)
        }
        app.close()
        server.stop()
    }
}
