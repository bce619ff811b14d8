// The README's tour is taken as it is printed, in an empty folder: each command says what the README
// shows, and each piece of code that it shows stands in the file that was written.

import Foundation
import TestSupport
import Testing

@Suite("The README's tour")
struct TourTests {
    @Test("Each command prints what the tour shows, and writes the code that it shows")
    func commands() throws {
        let tour = try Tour()
        try tour.begin()
        let first = try tour.run("new", "chatbot.yaml")
        #expect(try first == tour.shown("$ flowgen new chatbot.yaml"), "\(first)")
        for path in tour.tree {
            #expect(
                FileManager.default.fileExists(atPath: tour.folder.url.path + "/" + path), "\(path)"
            )
        }
        let services = "Integrations/Services/ChatBot/ChatBotSDK.swift"
        #expect(try tour.folder.text(services).contains(tour.shown("/// Lets the user talk")))
        let wrapper = "Integrations/DeepSeek/Services/DeepSeekChatSDK.swift"
        #expect(try tour.folder.text(wrapper).contains(tour.shown("    func startChat(prompt")))

        try tour.changeFlow()
        let behind = try tour.run("check")
        #expect(behind.contains(try tour.shown("$ flowgen check")))
        let runs = try tour.shown("$ flowgen generate --dry-run")
        let planned = try tour.run("generate", "--dry-run")
        let done = try tour.run("generate")
        #expect(planned + "$ flowgen generate\n" + done == runs, "\(planned)\(done)")
        #expect(try tour.run("check") == "")

        try tour.mistype()
        #expect(try tour.run("check").contains(tour.shown("chatbot.yaml:17:10")))
    }
}

/// The tour's blocks, and the folder in which it is taken.
private struct Tour {
    let folder: TemporaryFolder
    private let blocks: [String]

    init() throws {
        let readme = try String(
            contentsOf: Checkout.root.appendingPathComponent("README.md"), encoding: .utf8)
        folder = try TemporaryFolder()
        let end = try #require(readme.range(of: "\n## Commands\n"))
        blocks = readme[..<end.lowerBound].split(separator: "\n```").enumerated()
            .filter { $0.offset % 2 == 1 }
            .map { _, block in
                block.drop { $0 != "\n" }.dropFirst() + "\n"
            }.map(String.init)
    }

    /// The block that begins with a line, without it where it is a command.
    func shown(_ first: String) throws -> String {
        let block = try #require(blocks.first { $0.hasPrefix(first) }, "\(first)")
        return first.hasPrefix("$") ? String(block.dropFirst(first.count + 1)) : block
    }

    /// The files that the README says a flow becomes.
    var tree: [String] {
        let lines = blocks.first { $0.hasPrefix("Integrations/\n") }?.split(separator: "\n") ?? []
        var folders: [String] = []
        return lines.map { line in
            let depth = line.prefix { $0 == " " }.count / 2
            let name = line.drop { $0 == " " }.prefix { $0 != " " }
            folders = folders.prefix(depth) + [String(name)]
            return folders.joined()
        }
    }

    /// Writes the flow.
    func begin() throws { try folder.write(shown("flow: ChatBot"), to: "chatbot.yaml") }

    /// Makes the change that the tour describes.
    func changeFlow() throws {
        try edit("via: loading", "via: [loading, thinking]")
        try edit("  success:\n", "  thinking:\n  success:\n")
    }

    /// Types something wrong.
    func mistype() throws { try edit("to: [success", "to: [sucess") }

    private func edit(_ old: String, _ new: String) throws {
        let text = try folder.text("chatbot.yaml")
        #expect(text.contains(old))
        try folder.write(text.replacingOccurrences(of: old, with: new), to: "chatbot.yaml")
    }

    /// Runs flowgen; what a person sees of it.
    func run(_ arguments: String...) throws -> String {
        let outcome = try ChildProcess.flowgen(arguments, in: folder.url).run()
        return outcome.output + outcome.errors
    }
}
