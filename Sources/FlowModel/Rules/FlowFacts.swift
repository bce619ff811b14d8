// What the rules about one flow share: its statuses by name, the state machine, all types that it names, and how to say
// that a name is not declared. Worked out once, so that no rule searches a list.

import SwiftText

/// A flow and what follows from it.
struct FlowFacts {
    let flow: Flow
    /// Positions in the flow's `statuses`, by name.
    let statusIndexes: [String: Int]
    /// The flow as a state machine.
    let graph: StatusGraph
    /// All types that the flow names, each with its location.
    let types: [(type: SwiftType, location: SourceLocation)]

    init(_ flow: Flow) {
        self.flow = flow
        var indexes: [String: Int] = [:]
        for (index, status) in flow.statuses.enumerated() { indexes[status.name.text] = index }
        statusIndexes = indexes
        graph = StatusGraph(flow, indexes: indexes)
        types = flow.typeMentions
    }

    /// All places that name a status, in no particular order.
    var statusReferences: [Located<String>] {
        var all = flow.initial.map { [$0] } ?? []
        for step in flow.steps { all += (step.from ?? []) + step.passed + step.to }
        for event in flow.events { all += (event.from ?? []) + event.to }
        return all
    }
}

extension Flow {
    /// All types that the flow names, each with its location.
    var typeMentions: [(type: SwiftType, location: SourceLocation)] {
        let payloads = (statuses + errors).flatMap(\.payload) + events.flatMap(\.payload)
        let parameters = steps.flatMap(\.parameters) + views.flatMap(\.parameters) + asks.flatMap(\.parameters)
        var all = payloads.map { ($0.type, $0.location) } + parameters.map { ($0.type, $0.location) }
        for step in steps {
            all += step.answerTypes.map { ($0.type, step.answerLocations[$0.key] ?? step.location) }
        }
        all += properties.map { ($0.type, $0.location) }
        return all + asks.compactMap { question in question.returns.map { ($0, question.location) } }
    }
}

extension Step {
    /// The types of what the step returns, streams and throws, each with its key.
    fileprivate var answerTypes: [(key: String, type: SwiftType)] {
        var thrown: SwiftType?
        if case .type(let type) = throwing { thrown = type }
        let all = [("returns", returns), ("streams", streams), ("throws", thrown)]
        return all.compactMap { key, type in type.map { (key, $0) } }
    }
}

extension Diagnostic {
    /// Says that a name is not declared, with the one that was probably meant, else with all there are.
    package static func unknown(
        _ id: DiagnosticID, _ noun: String, _ name: Located<String>, in key: String, declaring declared: [String]
    ) -> Diagnostic {
        let meant = didYouMean(name.value, among: declared)
        let list = declared.map { "'\($0)'" }.joined(separator: ", ")
        let advice =
            if let meant { "did you mean '\(meant)'?" } else if declared.isEmpty { "declare it under `\(key)`" } else {
                "write one of those under `\(key)`: \(list), or add it there"
            }
        return Diagnostic(id, "unknown \(noun) '\(name.value)'", advice: advice, at: name.location)
    }

    /// Says that a flow declares no status of a name.
    static func unknownStatus(_ name: Located<String>, in flow: Flow, ofMock isOfMock: Bool = false) -> Diagnostic {
        if flow.error(name.value) != nil, let status = flow.statuses.first(where: flow.isFailure) {
            let value = MockRules.failure(status, with: ".\(name.value)")
            let failure = status.name.text
            let advice =
                isOfMock ? "write `'\(value)'`" : "a step with an error ends in '\(failure)': write '\(failure)'"
            return Diagnostic(
                "flow-unknown-status", "'\(name.value)' is an error, not a status", advice: advice, at: name.location)
        }
        return unknown("flow-unknown-status", "status", name, in: "statuses", declaring: flow.statuses.map(\.name.text))
    }

    /// Says that a flow declares no error of a name.
    static func unknownError(_ name: Located<String>, in flow: Flow) -> Diagnostic {
        unknown("flow-unknown-error", "error", name, in: "errors", declaring: flow.errors.map(\.name.text))
    }
}
