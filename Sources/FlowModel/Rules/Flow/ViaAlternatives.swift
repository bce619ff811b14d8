// A status that is one of several alternatives in `via` is no end of the step: it would be unclear whether the step is
// over in it.

import Diagnostics

enum ViaAlternatives: FlowRule {
    static func check(_ facts: FlowFacts) -> [Diagnostic] {
        var found: [Diagnostic] = []
        for step in facts.flow.steps {
            let ends = Set(step.to.map(\.value))
            for status in step.via.filter({ $0.count > 1 }).joined()
            where ends.contains(status.value) && found.count < RuleBook.most {
                found.append(.alternativeIsEnd(status, of: step))
            }
        }
        return found
    }
}

extension Diagnostic {
    fileprivate static func alternativeIsEnd(_ status: Located<String>, of step: Step) -> Diagnostic {
        Diagnostic(
            "flow-via-end",
            "'\(step.name.text)' both passes through '\(status.value)' and ends in it",
            advice: "leave it out of `via`: the step is over once it is in '\(status.value)'",
            at: status.location)
    }
}
