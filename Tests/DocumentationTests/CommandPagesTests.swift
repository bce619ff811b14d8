// The reference of commands, one page each, made from what the built program says of itself.

import Foundation
import TestSupport
import Testing

@Suite("The pages about commands")
struct CommandPagesTests {
    @Test("Each command has a page that says what its help says")
    func pages() throws {
        let help = try flowgen("--experimental-dump-help")
        let root = try JSONDecoder().decode(Help.self, from: Data(help.utf8)).command
        var pages: [String: String] = [:]
        var order: [String] = []
        func add(_ command: Command, _ path: [String]) throws {
            for sub in command.subcommands ?? []
            where sub.shouldDisplay && sub.commandName != "help" {
                let path = path + [sub.commandName]
                let name = "Command-" + path.joined(separator: "-")
                pages[name + ".md"] = try text(sub, path)
                order.append("- <doc:\(name)>")
                try add(sub, path)
            }
        }
        try add(root, [])
        #expect(pages.count >= 12)
        try GeneratedPages(folder: "Generated/Commands", pages: pages).compare()
        try GeneratedPages.compare("commands", of: "Commands", with: order)
    }

    private func text(_ command: Command, _ path: [String]) throws -> String {
        let help = try flowgen("help", path)
        let usage = try #require(
            help.split(separator: "\n").first { $0.hasPrefix("USAGE: ") }, "\(path): \(help)")
        var text =
            "# flowgen \(path.joined(separator: " "))\n\n\(command.abstract ?? "")\n\n## Overview\n\n"
        text += "<!-- not run: this shows the usage, with placeholders -->\n"
        text += "```\n\(usage.dropFirst("USAGE: ".count))\n```\n"
        if let discussion = command.discussion { text += "\n" + markdown(discussion) }
        let arguments = (command.arguments ?? []).filter(\.shouldDisplay)
        text += "\n| argument | meaning |\n| --- | --- |\n"
        for argument in arguments {
            text += "| \(argument.spelling) | \(cell(argument.abstract ?? "")) |\n"
        }
        return text + "\nSee <doc:Commands>.\n"
    }

    /// A help text with its indented commands as a block of code.
    private func markdown(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.hasPrefix("  ") ? "    " + $0.drop { $0 == " " } : String($0) }
            .map { $0.replacing("<", with: "\\<").replacing("*", with: "\\*") }
            .joined(separator: "\n") + "\n"
    }

    private func cell(_ text: String) -> String {
        text.replacing("|", with: "\\|").replacing("<", with: "\\<").replacing("*", with: "\\*")
    }

    private func flowgen(_ first: String, _ more: [String] = []) throws -> String {
        var process = ChildProcess.flowgen([first] + more, in: Checkout.root)
        process.environment["COLUMNS"] = "500"
        return try process.run().output
    }
}

// MARK: - What the program says of itself

private struct Help: Decodable {
    let command: Command
}

private struct Command: Decodable {
    let commandName: String
    let abstract: String?
    let discussion: String?
    let shouldDisplay: Bool
    let arguments: [Argument]?
    let subcommands: [Command]?
}

private struct Argument: Decodable {
    struct Name: Decodable {
        let kind: String
        let name: String
    }

    let kind: String
    let names: [Name]?
    let valueName: String?
    let abstract: String?
    let shouldDisplay: Bool
    let isRepeating: Bool

    /// How a person writes it: `--root DIR`, `FLOW…`.
    var spelling: String {
        let value = (valueName ?? "").uppercased() + (isRepeating ? "…" : "")
        guard kind != "positional" else { return "`\(value)`" }
        let names = (names ?? []).map { ($0.kind == "short" ? "-" : "--") + $0.name }
        return names.map { kind == "flag" ? "`\($0)`" : "`\($0) \(value)`" }
            .joined(separator: ", ")
    }
}
