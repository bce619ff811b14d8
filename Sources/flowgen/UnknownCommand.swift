// A command that flowgen does not have is often one that it has, misspelt.

import ArgumentParser
import Diagnostics
import FlowgenKit
import Workspace

enum UnknownCommand {
    /// What to say of a command line whose first word is no command; nil if it is one, or if there is none.
    static func message(for arguments: [String]) -> String? {
        let names = Flowgen.configuration.subcommands.compactMap {
            $0.configuration.commandName
        }
        guard let word = arguments.first, !word.hasPrefix("-"), word != "help",
            !names.contains(word)
        else { return nil }
        let near = synonyms[word] ?? didYouMean(word, among: names)
        return "there is no command '\(word.visible)'"
            + (near.map { "; did you mean '\($0)'?" } ?? "") + "\n"
    }

    /// Words of other tools.
    private static let synonyms = [
        "add": "new", "create": "new", "build": "generate", "gen": "generate", "run": "generate",
        "update": "generate", "verify": "check", "lint": "validate", "delete": "remove",
        "rm": "remove", "clean": "prune", "draw": "graph", "show": "preview", "ls": "list",
        "setup": "init", "import": "adopt", "help": "--help",
    ]
}
