// What the built program says of itself: its commands, their arguments and their words. The pages about commands and
// the manual page are made from it.

import Foundation
import TestSupport
import Testing

struct CommandHelp: Decodable {
    struct Argument: Decodable {
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
        var spellings: [String] {
            let value = (valueName ?? "").uppercased() + (isRepeating ? "…" : "")
            guard kind != "positional" else { return [value] }
            let names = (names ?? []).map { ($0.kind == "short" ? "-" : "--") + $0.name }
            return names.map { kind == "flag" ? $0 : "\($0) \(value)" }
        }
    }

    private struct Dump: Decodable {
        let command: CommandHelp
    }

    let commandName: String
    let abstract: String?
    let discussion: String?
    let shouldDisplay: Bool
    let arguments: [Argument]?
    let subcommands: [CommandHelp]?

    var shownArguments: [Argument] { (arguments ?? []).filter(\.shouldDisplay) }
    var shownCommands: [CommandHelp] {
        (subcommands ?? []).filter { $0.shouldDisplay && $0.commandName != "help" }
    }

    /// The program itself.
    static func root() throws -> CommandHelp {
        let dump = try flowgen("--experimental-dump-help")
        return try JSONDecoder().decode(Dump.self, from: Data(dump.utf8)).command
    }

    /// The usage of a command, on one line.
    static func usage(of path: [String]) throws -> String {
        let help = try flowgen("help", path)
        let usage = try #require(help.split(separator: "\n").first { $0.hasPrefix("USAGE: ") }, "\(path): \(help)")
        return String(usage.dropFirst("USAGE: ".count))
    }

    private static func flowgen(_ first: String, _ more: [String] = []) throws -> String {
        var process = ChildProcess.flowgen([first] + more, in: Checkout.root)
        process.environment["COLUMNS"] = "500"
        return try process.run().output
    }
}
