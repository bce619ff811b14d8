// What a mock rule does is something that its step can do: end in one of its statuses, or throw one of its errors, with
// the values that these carry. Any expression that does not name a case is left to the compiler.

import SwiftNotation

enum MockRules {
    /// Mock rules are tried in order: those after one that always applies are never reached.
    static func order(_ facts: FlowFacts) -> [Diagnostic] {
        facts.flow.steps.compactMap { step in
            guard let always = step.mock.firstIndex(where: { $0.when == nil }), always + 1 < step.mock.count else {
                return nil
            }
            return Diagnostic(
                "flow-mock-unreachable",
                "this rule of '\(step.name.text)' is never tried: the one before it always applies",
                advice: "give the rule before it a `when`, or put it last", at: step.mock[always + 1].location)
        }
    }

    /// A rule throws only where the step throws, and ends in a status only where the step changes it.
    static func outcomes(_ facts: FlowFacts) -> [Diagnostic] {
        let flow = facts.flow
        return flow.steps.flatMap { step in
            step.mock.compactMap { rule in
                let name = step.name.text
                switch rule.outcome {
                case .error(let error) where step.throwing == .nothing:
                    let declared = error.implicitMember.map { flow.error($0) != nil }
                    let advice =
                        switch declared {
                        case nil: "add `throws: true` to the step"
                        case true?: "add `throws: \(flow.errorType)` to the step"
                        case false?: "declare the error under `errors`, and add `throws: \(flow.errorType)` to the step"
                        }
                    return Diagnostic(
                        "flow-mock-outcome", "'\(name)' does not throw, so its mock cannot either",
                        advice: flow.failure(of: step).map { "write `then` with '.\($0.name.text)', or \(advice)" }
                            ?? advice, at: rule.outcomeLocation)
                case .status, .statuses:
                    return step.changesStatus
                        ? nil
                        : Diagnostic(
                            "flow-mock-outcome", "'\(name)' changes no status, so its mock cannot either",
                            advice: "add `to` to the step, or `returns` if the rule gives a value",
                            at: rule.outcomeLocation)
                case .error, .value, .values: return nil
                }
            }
        }
    }

    /// A status is one that the step passes through or ends in, and an error one of the flow's, each with its values.
    static func cases(_ facts: FlowFacts) -> [Diagnostic] {
        facts.flow.steps.flatMap { step in
            step.mock.flatMap { rule -> [Diagnostic] in
                switch rule.outcome {
                case .status(let status):
                    return check(status, of: rule, step, facts, among: step.ends, ends: true)
                case .statuses(let statuses):
                    return statuses.flatMap {
                        check($0, of: rule, step, facts, among: step.passed + step.to, ends: false)
                    }
                case .error(let error):
                    if case .type(let type) = step.throwing, type.text != facts.flow.errorType { return [] }
                    if step.throwing == .nothing { return [] }
                    return [check(error, of: step, facts.flow, at: rule.outcomeLocation)].compactMap(\.self)
                case .value, .values: return []
                }
            }
        }.prefix(DiagnosticList.limit).map { $0 }
    }

    private static func check(
        _ status: SwiftExpression, of rule: MockRule, _ step: Step, _ facts: FlowFacts,
        among possible: [Located<String>],
        ends: Bool
    ) -> [Diagnostic] {
        let flow = facts.flow
        // Beside an unknown status of the step every rule would look wrong.
        guard let name = status.caseName(of: flow.statusType), step.changesStatus, !flow.statuses.isEmpty,
            (step.passed + step.to).allSatisfy({ facts.statusIndexes[$0.value] != nil })
        else { return [] }
        let place = rule.outcomeLocation.place(of: name, after: ".")
        guard let index = facts.statusIndexes[name] else { return [.unknownStatus(Located(name, at: place), in: flow)] }
        if !possible.contains(where: { $0.value == name }) {
            let list = step.to.map { "'\($0.value)'" }.joined(separator: ", ")
            let key = ends ? "`to`" : "`via` or its `to`"
            return [
                Diagnostic(
                    "flow-mock-outcome",
                    "'\(step.name.text)' does not \(ends ? "end in" : "pass through or end in") '\(name)'",
                    advice: "add it to its \(key)" + (list.isEmpty || !ends ? "" : ", or end in one of \(list)"),
                    at: place)
            ]
        }
        let declared = flow.statuses[index]
        guard fits(status.arguments, declared) else { return [wrongValues(status.arguments, declared, at: place)] }
        return zip(status.arguments ?? [], declared.payload).compactMap { argument, value in
            flow.isError(value) ? check(argument.value, of: step, flow, at: rule.outcomeLocation) : nil
        }
    }

    /// An error is one of the flow's, one that the step lists, if it lists any, and carries its values.
    private static func check(
        _ error: SwiftExpression, of step: Step, _ flow: Flow, at location: SourceLocation
    ) -> Diagnostic? {
        if flow.error(error.text) != nil, !step.parameters.contains(where: { $0.label.internal.text == error.text }) {
            return Diagnostic(
                "flow-expression", "an error is written with a dot before its name",
                advice: "begin it with a dot, as in `.\(error.text)`", at: location.place(of: error.text))
        }
        // Without errors, the app has the type.
        let own = flow.errors.isEmpty ? error.implicitMember : error.caseName(of: flow.errorType)
        guard let name = own else { return nil }
        let place = location.place(of: name, after: ".")
        guard let declared = flow.error(name) else { return .unknownError(Located(name, at: place), in: flow) }
        // Beside an unknown error of the step every rule would look wrong.
        let isKnown = step.errors?.allSatisfy { flow.error($0.value) != nil } ?? true
        if isKnown, !flow.errors(of: step).contains(where: { $0.name.text == name }) {
            return Diagnostic(
                "flow-mock-outcome", "'\(step.name.text)' does not fail with '\(name)'",
                advice: "add it to its `errors`", at: place)
        }
        return fits(error.arguments, declared) ? nil : wrongValues(error.arguments, declared, at: place)
    }

    /// A rule reads the step's parameters under their inner names. A name that is nearly one of them is an error; any
    /// other may be a constant of the app.
    static func parameters(_ facts: FlowFacts) -> [Diagnostic] {
        let properties = facts.flow.properties.map(\.name.text)
        return facts.flow.steps.filter { !$0.parameters.isEmpty }.flatMap { step in
            step.mock.flatMap { rule in
                let condition = rule.when.map { ($0, rule.conditionLocation) }
                let read = (condition.map { [$0] } ?? []) + rule.expressions.map { ($0, rule.outcomeLocation) }
                return read.flatMap { unknownParameters($0.0, at: $0.1, of: step, beside: properties) }
            }
        }
    }

    private static func unknownParameters(
        _ expression: SwiftExpression, at location: SourceLocation, of step: Step, beside properties: [String]
    ) -> [Diagnostic] {
        let inner = step.parameters.map(\.label.internal.text)
        let known = Set(inner + properties).union(expression.closureNames)
        let others = expression.identifiers.filter { !known.contains($0) && $0.first?.isLowercase == true }
        return others.compactMap { name in
            let labelled = step.parameters.first { $0.label.external?.text == name }?.label.internal.text
            let near = didYouMean(name, among: inner, within: 1).flatMap { near in
                // `amounts` and, beside `cost`, `host` are names of their own.
                near.first == name.first && !near.contains(name) && !name.contains(near) ? near : nil
            }
            return (labelled ?? near).map { meant in
                Diagnostic(
                    "flow-unknown-parameter", "'\(step.name.text)' has no parameter '\(name)'",
                    advice: "did you mean '\(meant)'? Write a constant of the app with its type or module: "
                        + "`App.\(name)`",
                    at: location.place(of: name))
            }
        }
    }

    /// Whether an expression's arguments are those that a case carries, by number and labels.
    private static func fits(_ arguments: [SwiftExpression.Argument]?, _ item: EnumCase) -> Bool {
        guard !item.payload.isEmpty else { return arguments == nil }
        return arguments?.map(\.label) == item.payload.map { $0.label?.text }
    }

    private static func wrongValues(
        _ arguments: [SwiftExpression.Argument]?, _ item: EnumCase, at place: SourceLocation
    ) -> Diagnostic {
        let name = item.name.text
        let types = item.payload.map { ($0.label.map { "\($0.text): " } ?? "") + $0.type.text }
        let given = arguments.flatMap { $0.count == types.count ? $0.map(\.text) : nil }
        let values = item.payload.enumerated().map { index, value in
            (value.label.map { "\($0.text): " } ?? "") + (given?[index] ?? "<#\(value.type.text)#>")
        }
        return Diagnostic(
            "flow-mock-values",
            "'\(name)' carries " + (types.isEmpty ? "no values" : "`\(types.joined(separator: ", "))`"),
            advice: types.isEmpty
                ? "write `.\(name)`"
                : "write `.\(name)(\(values.joined(separator: ", ")))`"
                    + (given == nil ? ", with a value in place of each `<#…#>`" : ""), at: place)
    }
}

extension MockRule {
    /// The expressions of what the rule does.
    fileprivate var expressions: [SwiftExpression] {
        switch outcome {
        case .status(let one), .value(let one), .error(let one): [one]
        case .statuses(let all), .values(let all): all
        }
    }
}
