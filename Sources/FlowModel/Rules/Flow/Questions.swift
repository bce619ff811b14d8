// What the SDK asks the app becomes a property with a closure. A closure has no default values, and a question needs an
// integration that asks it.

import Diagnostics

enum Questions: FlowRule {
    static func check(_ facts: FlowFacts) -> [Diagnostic] {
        let flow = facts.flow
        let defaults = flow.asks.flatMap(\.parameters).filter { $0.defaultValue != nil }
        var found = defaults.map { Diagnostic.defaultInQuestion($0.location) }
        if flow.integrations.isEmpty, !flow.unread.contains(.integrations), let question = flow.asks.first {
            found.append(.nobodyAsks(question.location))
        }
        return found
    }
}

extension Diagnostic {
    fileprivate static func defaultInQuestion(_ location: SourceLocation) -> Diagnostic {
        Diagnostic(
            "flow-question",
            "a question's parameter has no `default`: the app answers in a closure",
            advice: "remove `default`", at: location)
    }

    fileprivate static func nobodyAsks(_ location: SourceLocation) -> Diagnostic {
        Diagnostic(
            "flow-question", "nobody asks this: the flow has no integration",
            advice: "declare the SDK that asks it under `integrations`, or remove `asks`", at: location)
    }
}
