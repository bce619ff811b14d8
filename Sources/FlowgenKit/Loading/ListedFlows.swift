// The flow files that a configuration lists, and what is wrong with the list: a pattern that matches nothing,
// no flows at all, a flow left out, a path that cannot be written into a comment.

import Diagnostics
import FlowModel
import Workspace

/// The flows that a configuration lists.
struct ListedFlows {
    var paths: [RelativePath] = []
    /// The patterns that match nothing.
    var unmatched: [Located<String>] = []

    var mayLackFlows: Bool { paths.isEmpty || !unmatched.isEmpty }

    /// What there is to say of patterns that match nothing, of a list without flows, and of flows that
    /// are left out.
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
            problem =
                "the path of this flow file contains \(hidden.code), a control or invisible "
                + "character"
        } else {
            return nil
        }
        return Diagnostic(
            "flow-file-name", problem, advice: "rename the file or its folder", path: text)
    }
}
