// The reference of commands, one page each, made from what the built program says of itself.

import Foundation
import TestSupport
import Testing

@Suite("The pages about commands") struct CommandPagesTests {
    @Test("Each command has a page that says what its help says") func pages() throws {
        let root = try CommandHelp.root()
        var pages: [String: String] = [:]
        var order: [String] = []
        func add(_ command: CommandHelp, _ path: [String]) throws {
            for sub in command.shownCommands {
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

    private func text(_ command: CommandHelp, _ path: [String]) throws -> String {
        var text = "# flowgen \(path.joined(separator: " "))\n\n\(command.abstract ?? "")\n\n## Overview\n\n"
        text += "<!-- not run: this shows the usage, with placeholders -->\n"
        text += "```\n\(try CommandHelp.usage(of: path))\n```\n"
        if let discussion = command.discussion { text += "\n" + markdown(discussion) }
        text += "\n| argument | meaning |\n| --- | --- |\n"
        for argument in command.shownArguments {
            let spelling = argument.spellings.map { "`\($0)`" }.joined(separator: ", ")
            text += "| \(spelling) | \(cell(argument.abstract ?? "")) |\n"
        }
        return text + "\nSee <doc:Commands>.\n"
    }

    /// A help text with its indented commands as a block of code.
    private func markdown(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map {
            $0.hasPrefix("  ") ? "    " + $0.drop { $0 == " " } : String($0)
        }.map { $0.replacing("<", with: "\\<").replacing("*", with: "\\*") }.joined(separator: "\n") + "\n"
    }

    private func cell(_ text: String) -> String {
        text.replacing("|", with: "\\|").replacing("<", with: "\\<").replacing("*", with: "\\*")
    }
}
