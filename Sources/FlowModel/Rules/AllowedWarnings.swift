// A flow can answer a warning: "I know, and I mean it", by listing its identifier under `allow`. Such warnings are
// dropped. An entry that answers nothing is itself worth a warning, so that the list does not outlive its reasons.

import Diagnostics

enum AllowedWarnings {
    /// Drops the warnings that flows answer, and judges the entries of `allow`.
    static func apply(to diagnostics: [Diagnostic], flows: [Flow]) -> [Diagnostic] {
        let answering = flows.filter { !$0.allow.isEmpty }
        guard !answering.isEmpty else { return diagnostics }
        let known = Set(RuleBook.warnings.map(\.name))
        var allowed: [String: Set<String>] = [:]
        for flow in answering {
            allowed[flow.file.path, default: []].formUnion(flow.allow.map(\.value))
        }
        var answered: [String: Set<String>] = [:]
        var result: [Diagnostic] = []
        for diagnostic in diagnostics {
            let path = diagnostic.path ?? ""
            let name = diagnostic.id.name
            if diagnostic.severity == .warning, allowed[path]?.contains(name) == true {
                answered[path, default: []].insert(name)
            } else {
                result.append(diagnostic)
            }
        }
        for flow in answering {
            for entry in flow.allow {
                if !known.contains(entry.value) {
                    result.append(.unknownWarning(entry))
                } else if !flow.isPartial, answered[flow.file.path]?.contains(entry.value) != true {
                    result.append(.answersNothing(entry))
                }
            }
        }
        return result
    }
}

extension Diagnostic {
    fileprivate static func unknownWarning(_ entry: Located<String>) -> Diagnostic {
        let known = RuleBook.warnings.map(\.name)
        guard didYouMean(entry.value, among: known) == nil else {
            return UnknownName(id: "flow-unknown-warning", name: entry.value, declared: known, noun: "the warnings")
                .diagnostic("unknown warning '\(entry.value)'", at: entry.location)
        }
        return Diagnostic(
            "flow-unknown-warning", "unknown warning '\(entry.value)'",
            advice: "remove it from `allow`; the warnings: " + known.map { "'\($0)'" }.joined(separator: ", "),
            at: entry.location)
    }

    fileprivate static func answersNothing(_ entry: Located<String>) -> Diagnostic {
        Diagnostic(
            "flow-allow-unused", "the flow does not cause the warning '\(entry.value)'", severity: .warning,
            advice: "remove it from `allow`", at: entry.location)
    }
}
