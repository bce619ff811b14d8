// The manual page, `man flowgen`, made from what the built program says of itself. `make install` installs it. With
// FLOWGEN_UPDATE_GOLDENS=1 it is rewritten.

import Foundation
import TestSupport
import Testing

@Suite("The manual page", .serialized)
struct ManualPageTests {
    private static let file = Checkout.root.appendingPathComponent("Sources/flowgen/flowgen.1")

    /// Each command has these two as well.
    private static let ofProgram: Set = ["help", "version"]

    @Test("It says what the help of each command says")
    func text() throws {
        let text = try Self.text()
        if GeneratedPages.isUpdating { try Data(text.utf8).write(to: Self.file) }
        #expect(String(decoding: try Data(contentsOf: Self.file), as: UTF8.self) == text)
    }

    @Test(
        "Formatters read it without a warning",
        arguments: [
            ["groff", "-ww", "-man", "-Tutf8", "-z"], ["mandoc", "-Tlint", "-Werror"],
        ].filter { Self.isThere($0[0]) })
    func lint(command: [String]) throws {
        let folder = try TemporaryFolder()
        let lint = try ChildProcess(command[0], Array(command.dropFirst()) + [Self.file.path], in: folder.url).run()
        #expect(lint.output + lint.errors == "")
        #expect(lint.status == 0)
    }

    @Test("A reader sees commands, options and examples", .enabled(if: isThere("groff"))) func rendering() throws {
        let folder = try TemporaryFolder()
        let page = try ChildProcess("groff", ["-man", "-Tascii", "-P-cbou", Self.file.path], in: folder.url).run()
            .output
        for line in [
            "SYNOPSIS", "   flowgen templates export", "flowgen new ChatBot", "--kind KIND",
            "EXIT STATUS", "--write-baseline",
        ] {
            #expect(page.contains(line), "\(line) is missing in\n\(page.prefix(3_000))")
        }
    }

    private static func isThere(_ program: String) -> Bool {
        (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
            .contains { FileManager.default.isExecutableFile(atPath: $0 + "/" + program) }
    }

    // MARK: - Text

    private static func text() throws -> String {
        let root = try CommandHelp.root()
        let words = (root.discussion ?? "").components(separatedBy: "Exit codes: ")
        var text = """
            .\\" Made from the code: FLOWGEN_UPDATE_GOLDENS=1 swift test --filter DocumentationTests
            .TH FLOWGEN 1 "" flowgen "User commands"
            .SH NAME
            flowgen \\- \(plain(root.abstract ?? ""))
            .SH SYNOPSIS
            \(bold("flowgen")) \(italic("COMMAND")) [\(italic("ARGUMENTS"))]
            .SH DESCRIPTION
            \(paragraphs(words[0]))
            .SH COMMANDS

            """
        try add(root, [], to: &text)
        return text + """
            .SH EXIT STATUS
            \(paragraphs(words.dropFirst().joined()))
            .SH FILES
            .TP
            .I flowgen.yml
            The settings of the project, in its folder.
            .TP
            .I .flowgen/
            What flowgen has generated so far. It belongs into the repository.

            """
    }

    private static func add(_ command: CommandHelp, _ path: [String], to text: inout String) throws {
        for sub in command.shownCommands {
            let path = path + [sub.commandName]
            text += ".SS flowgen \(path.joined(separator: " "))\n"
            text += "\(paragraphs(sub.abstract ?? ""))\n"
            if sub.shownCommands.isEmpty {
                text += ".PP\n\(bold(try CommandHelp.usage(of: path)))\n"
            }
            if let discussion = sub.discussion { text += ".PP\n\(paragraphs(discussion))\n" }
            for argument in sub.shownArguments
            where !(argument.names ?? []).contains(where: { ofProgram.contains($0.name) }) {
                let spelling = argument.spellings.map(bold).joined(separator: ", ")
                text += ".TP\n\(spelling)\n\(paragraphs(argument.abstract ?? ""))\n"
            }
            try add(sub, path, to: &text)
        }
    }

    /// Paragraphs, and lines further in as they are.
    private static func paragraphs(_ text: String) -> String {
        var lines: [String] = []
        var isExample = false
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            let isFurtherIn = line.hasPrefix("  ")
            if line.isEmpty, !isExample, lines.last != ".PP" { lines.append(".PP") }
            if isFurtherIn, !isExample {
                if lines.last == ".PP" { lines.removeLast() }
                lines += [".PP", ".RS 4", ".nf"]
            }
            if !isFurtherIn, isExample { lines += [".fi", ".RE", ".PP"] }
            isExample = isFurtherIn
            if !line.isEmpty { lines.append(plain(String(line.drop { $0 == " " }))) }
        }
        if isExample { lines += [".fi", ".RE"] }
        if lines.last == ".PP" { lines.removeLast() }
        return lines.joined(separator: "\n")
    }

    private static func bold(_ text: String) -> String { "\\fB\(plain(text))\\fR" }
    private static func italic(_ text: String) -> String { "\\fI\(plain(text))\\fR" }

    /// Text without anything that a formatter takes for a command.
    private static func plain(_ text: String) -> String {
        let text = text.replacing("\\", with: "\\e").replacing("-", with: "\\-")
            .replacing("…", with: "...").replacing(#/`([^`]*)`/#) { "\\fB\($0.1)\\fR" }
        return text.hasPrefix(".") || text.hasPrefix("'") ? "\\&" + text : text
    }
}
