// A command that flowgen does not have is often one that it has, misspelt.

import ArgumentParser
import FlowModel
import FlowgenKit

enum UnknownCommand {
    /// What to say of a command line that names no command; nil if it names one, or none at all.
    static func message(for arguments: [String]) -> String? {
        let words = arguments.first == "help" ? arguments.dropFirst() : arguments[...]
        return message(for: words, in: Flowgen.configuration, path: "flowgen")
    }

    private static func message(
        for words: ArraySlice<String>, in command: CommandConfiguration, path: String
    ) -> String? {
        guard let word = words.first, !word.hasPrefix("-"), word != "help",
            !command.subcommands.isEmpty
        else { return nil }
        let names = command.subcommands.map { $0._commandName }
        if let index = names.firstIndex(of: word) {
            return message(
                for: words.dropFirst(), in: command.subcommands[index].configuration, path: "\(path) \(word)")
        }
        let outer = path.dropFirst("flowgen".count).drop { $0 == " " }
        let group = outer.isEmpty ? "" : outer + " "
        let near = (outer.isEmpty ? synonyms[word] : nil) ?? didYouMean(word, among: names)
        return "there is no command '\((group + word).visible)'"
            + (near.map { "; did you mean '\(group)\($0)'?" } ?? "")
            + "\nUsage: \(path) <command>\n  See '\(path) --help' for the list of commands."
    }

    /// Words of other tools.
    private static let synonyms = [
        "add": "new", "create": "new", "build": "generate", "gen": "generate", "run": "generate", "update": "generate",
        "verify": "check", "lint": "validate", "delete": "remove", "rm": "remove", "clean": "prune", "draw": "graph",
        "show": "preview", "list": "todo", "setup": "init", "import": "adopt", "help": "--help",
    ]
}
