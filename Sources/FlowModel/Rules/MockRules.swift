// What a mock rule does is something that its step can do: end in one of its statuses, or throw one of its errors, with
// the values that these carry. Any expression that does not name a case is left to the compiler.

import SwiftText

enum MockRules {
    /// The mock tries its rules in order. A rule without a condition always applies, so it comes last.
    static func order(_ facts: FlowFacts) -> [Diagnostic] {
        facts.flow.steps.compactMap { step in
            guard let always = step.mock.firstIndex(where: { $0.when == nil }), always + 1 < step.mock.count else {
                return nil
            }
            return Diagnostic(
                "flow-mock-unreachable",
                "this rule of '\(step.name.text)' is never tried: the one before it always applies",
                advice: "put the one with a `when` first, or leave one out", at: step.mock[always + 1].location)
        }
    }

    /// A mock rule names a status that the step passes through or ends in, or an error that it throws, with its values.
    static func outcomes(_ facts: FlowFacts) -> [Diagnostic] {
        facts.flow.steps.flatMap { step in
            step.mock.flatMap { rule -> [Diagnostic] in
                switch rule.outcome {
                case .status where step.to.isEmpty && rule.location != step.mock[0].location: return []
                case .status(let status):
                    return check([status], of: rule, step, facts, among: step.ends, in: "`to`")
                case .statuses(let all):
                    return check(all, of: rule, step, facts, among: step.passed + step.to, in: "`via` or its `to`")
                case .error(let error): return check(thrown: error, of: rule, step, facts.flow)
                case .value(let value): return check([value], answering: step, rule, facts)
                case .values(let values): return check(values, answering: step, rule, facts)
                }
            }
        }.prefix(DiagnosticList.limit).map { $0 }
    }

    private static func check(
        _ statuses: [SwiftExpression], of rule: MockRule, _ step: Step, _ facts: FlowFacts,
        among possible: [Located<String>], in key: String
    ) -> [Diagnostic] {
        let (flow, place) = (facts.flow, rule.outcomeLocation)
        guard step.changesStatus else {
            return [
                Diagnostic(
                    "flow-mock-outcome", "'\(step.name.text)' changes no status, so its mock cannot either",
                    advice: "add `to` to the step, or `returns` if the rule gives a value", at: place)
            ]
        }
        // Beside an unknown status of the step every rule would look wrong.
        guard !flow.statuses.isEmpty, (step.passed + step.to).allSatisfy({ facts.statusIndexes[$0.value] != nil })
        else { return [] }
        return statuses.flatMap { status -> [Diagnostic] in
            guard let name = status.caseName(of: flow.statusType) else { return [] }
            guard let index = facts.statusIndexes[name] else {
                return [.unknownStatus(Located(name, at: place), in: flow, ofMock: true)]
            }
            if !possible.contains(where: { $0.value == name }) {
                let message = "'\(step.name.text)' does not lead to '\(name)'"
                let advice = step.to.isEmpty ? "write under `to` all statuses in which it ends" : "add it to its \(key)"
                return [Diagnostic("flow-mock-outcome", message, advice: advice, at: place)]
            }
            let declared = flow.statuses[index]
            if step.throwing != .nothing, flow.isFailure(declared) {
                return [
                    Diagnostic(
                        "flow-mock-outcome", "'\(step.name.text)' throws, so its mock fails with an error",
                        advice: "write `throw` and the error in place of `then`", at: place)
                ]
            }
            guard fits(status.arguments, declared) else { return [wrongValues(declared, at: place, quote: "'")] }
            return zip(status.arguments ?? [], declared.payload).compactMap { argument, value in
                flow.isError(value) ? check(argument.value, of: step, flow, at: place, quote: "") : nil
            }
        }
    }

    /// What a step answers with is not a status, unless its type may have a case of that name.
    private static func check(
        _ answers: [SwiftExpression], answering step: Step, _ rule: MockRule, _ facts: FlowFacts
    ) -> [Diagnostic] {
        guard let type = step.returns ?? step.streams, plainTypes.contains(type.baseName ?? "") else { return [] }
        return answers.compactMap(\.implicitMember).filter { facts.statusIndexes[$0] != nil }.map { name in
            Diagnostic(
                "flow-mock-outcome", "'\(step.name.text)' answers with `\(type.text)`, and '\(name)' is a status",
                advice: "write a `\(type.text)`, or remove `\(step.returns == nil ? "streams" : "returns")`",
                at: rule.outcomeLocation)
        }
    }

    private static let plainTypes: Set = ["Bool", "Date", "Double", "Int", "String", "URL", "Void"]

    private static func check(
        thrown error: SwiftExpression, of rule: MockRule, _ step: Step, _ flow: Flow
    ) -> [Diagnostic] {
        switch step.throwing {
        case .type(let type) where type.text != flow.errorType: return []
        case .type, .any: return check(error, of: step, flow, at: rule.outcomeLocation).map { [$0] } ?? []
        case .nothing:
            let type = error.implicitMember == nil ? "true" : flow.errorType
            let isUnknown = error.implicitMember.map { flow.error($0) == nil } ?? false
            return [
                Diagnostic(
                    "flow-mock-outcome", "'\(step.name.text)' does not throw, so its mock cannot either",
                    advice: (flow.failure(of: step).map { "write `then: '\(failure($0, with: error.text))'`, or " }
                        ?? "")
                        + (isUnknown ? "declare the error under `errors`, and " : "")
                        + "add `throws: \(type)` to the step", at: rule.outcomeLocation)
            ]
        }
    }

    /// A failure as the mock returns it: `.failed(reason: .noCamera)`.
    static func failure(_ status: EnumCase, with error: String) -> String {
        let labels = status.payload.map { ($0.label.map { "\($0.text): " } ?? "") }
        return ".\(status.name.text)" + (labels.count == 1 ? "(\(labels[0])\(error))" : "")
    }

    /// An error is one of the flow's, one that the step lists, if it lists any, and carries its values.
    private static func check(
        _ error: SwiftExpression, of step: Step, _ flow: Flow, at location: SourceLocation, quote: String = "'"
    ) -> Diagnostic? {
        // Without errors, the app has the type.
        let own = flow.errors.isEmpty ? error.implicitMember : error.caseName(of: flow.errorType)
        guard let name = own else { return nil }
        guard let declared = flow.error(name) else { return .unknownError(Located(name, at: location), in: flow) }
        // Beside an unknown error of the step every rule would look wrong.
        let isKnown = step.errors?.allSatisfy { flow.error($0.value) != nil } ?? true
        if isKnown, !flow.errors(of: step).contains(where: { $0.name.text == name }) {
            return Diagnostic(
                "flow-mock-outcome", "'\(step.name.text)' does not fail with '\(name)'",
                advice: "add it to its `errors`", at: location)
        }
        return fits(error.arguments, declared) ? nil : wrongValues(declared, at: location, quote: quote)
    }

    /// Whether an expression's arguments are those that a case carries, by number and labels.
    private static func fits(_ arguments: [SwiftExpression.Argument]?, _ item: EnumCase) -> Bool {
        guard !item.payload.isEmpty else { return arguments == nil }
        return arguments?.map(\.label) == item.payload.map { $0.label?.text }
    }

    /// A status or error in a mock rule has the values that the flow declares for it, with their labels.
    private static func wrongValues(_ item: EnumCase, at place: SourceLocation, quote: String) -> Diagnostic {
        let name = item.name.text
        if item.payload.isEmpty {
            return Diagnostic("flow-mock-values", "'\(name)' carries no values", advice: "write `.\(name)`", at: place)
        }
        let types = item.payload.map { ($0.label.map { "\($0.text): " } ?? "") + $0.type.text }
        let values = item.payload.map { ($0.label.map { "\($0.text): " } ?? "") + "<#\($0.type.text)#>" }
        let text = "\(quote).\(name)(\(values.joined(separator: ", ")))\(quote)"
        return Diagnostic(
            "flow-mock-values", "'\(name)' carries `\(types.joined(separator: ", "))`",
            advice: "write `\(text)`, with a value in place of each `<#…#>`", at: place)
    }
}
