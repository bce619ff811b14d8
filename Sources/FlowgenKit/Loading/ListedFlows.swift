// The flow files that a configuration lists, and what is wrong with the list: a pattern matches nothing, the list is
// empty, a flow is not listed, or a path cannot be written into a comment.

import FlowFile
import FlowModel

struct ListedFlows {
    var paths: [RelativePath] = []
    var unmatched: [Located<String>] = []

    var mayLackFlows: Bool { paths.isEmpty || !unmatched.isEmpty }

    /// Diagnostics about patterns that match nothing, an empty list, and flows that are not listed.
    func gaps(in configuration: Configuration, _ lost: LostFlows) -> [Diagnostic] {
        if lost.isEmpty || configuration.file == nil { return unmatched.map(Diagnostic.noMatch) }
        if unmatched.isEmpty, configuration.flows.isEmpty {
            return [lost.noFlows(in: configuration.file, at: configuration.flowsKey)]
        }
        return unmatched.isEmpty ? lost.notListed() : unmatched.map(lost.noMatch)
    }
}

extension Diagnostic {
    static func noMatch(_ entry: Located<String>) -> Diagnostic {
        Diagnostic(
            "config-no-match", "no file matches '\(entry.value)'", severity: .warning,
            advice: "patterns are matched below the folder of flowgen.yml", at: entry.location)
    }

    /// What is wrong with the path of a flow, which is written into files; nil if nothing is.
    static func unfitName(of path: RelativePath) -> Diagnostic? {
        let text = path.description
        let problem: String
        if String(validating: path.bytes, as: UTF8.self) == nil {
            problem = "the path of this flow file is not valid UTF-8"
        } else if let hidden = HiddenCharacter(in: text) {
            problem = "the path of this flow file contains \(hidden.code), a control or invisible character"
        } else {
            return nil
        }
        return Diagnostic("flow-file-name", problem, advice: "rename the file or its folder", path: text)
    }
}
