// What the mock does when a step is called: rules, tried in order. What `then` contains depends on the step: a status
// or a list of them, the value it returns, or the values it streams.

import FlowModel
import SwiftText

/// What the rules of a step's mock decide on.
struct MockTarget: Sendable {
    enum Kind: Sendable {
        /// The end status, or every status that the step passes through.
        case statuses
        /// The value that is returned.
        case value
        /// The values that are streamed.
        case values
    }

    let kind: Kind
    /// What an expression may read without a dot before it.
    let parameters: [Parameter]
    /// Whether all of them could be read.
    let areAllRead: Bool
    /// The type of the value or the values; nil where it is not known.
    let answer: SwiftType?
    var names: [String] { parameters.map(\.label.internal.text) }

    /// What the keys of a step make of it.
    init(_ step: Fields, parameters: [Parameter], answer: SwiftType?, _ findings: DiagnosticList) {
        self.answer = answer
        self.parameters = parameters
        areAllRead = step["parameters"].map { !findings.cover($0.value.range) } ?? !step.has("parameters")
        if step.has("returns") {
            kind = .value
        } else if step.has("streams") {
            kind = .values
        } else {
            kind = .statuses
        }
    }
}

extension NodeReader {
    /// The rules, in order; a single one may appear without a list.
    mutating func mockRules(_ field: Field?, of target: MockTarget) -> [MockRule] {
        guard let field else { return [] }
        switch field.value.content {
        case .mapping:
            return [mockRule(field.value, of: target)].compactMap { $0 }
        case .sequence(let nodes) where nodes.contains { $0.scalar == nil }:
            return nodes.compactMap { mockRule($0, of: target) }
        case .scalar, .sequence:
            report(
                .wrongForm, "`mock` takes a rule or a list of rules",
                advice: "write `mock: { then: … }`, with what the step ends in or answers", at: field.value.range)
            return []
        }
    }

    private mutating func mockRule(_ node: YAMLNode, of target: MockTarget) -> MockRule? {
        guard let fields = fields(of: node, as: .mockRule, at: node.range) else { return nil }
        let when = fields["when"]
        let condition = when.flatMap { read(expression($0), in: $0.value, of: target, isCondition: true) }
        let outcome = outcome(fields, of: target)
        let after = number(fields["after"])
        // A rule whose condition cannot be read must not turn into one without.
        guard let outcome, fields.has("when") == (condition != nil) else { return nil }
        var rule = MockRule(outcome, at: location(node))
        (rule.when, rule.after) = (condition, after)
        if let when { rule.conditionLocation = location(when.value) }
        if let effect = fields["then"] ?? fields["throw"] {
            rule.outcomeLocation = location(effect.value)
        }
        return rule
    }

    private mutating func outcome(_ fields: Fields, of target: MockTarget) -> MockRule.Outcome? {
        let then = fields["then"]
        let error = fields["throw"]
        if let error {
            if then != nil {
                report(
                    .wrongForm, "a mock rule takes `then` or `throw`, not both",
                    advice: target.kind == .statuses
                        ? "leave `throw` out: the status carries the error"
                        : "leave one of them out, or write two rules, the first one with a `when`",
                    at: error.key.range)
            }
            let thrown = read(expression(error), in: error.value, of: target).flatMap {
                withDot($0, declared.errors, in: error.value, of: target)
            }.map { MockRule.Outcome.error($0) }
            guard let then else { return thrown }
            return outcome(then.value, of: target)
        }
        guard let then else {
            if !fields.reported.isDisjoint(with: KeySet.mockRule.alternatives) { return nil }
            report(
                .missingKey, "a mock rule needs `then` or `throw`",
                advice: "write it in the same rule: each '-' begins another one", at: fields.place)
            return nil
        }
        return outcome(then.value, of: target)
    }

    private mutating func outcome(_ node: YAMLNode, of target: MockTarget) -> MockRule.Outcome? {
        guard case .sequence(let nodes) = node.content, target.kind != .value else {
            guard let result = result(node, of: target) else { return nil }
            switch target.kind {
            case .statuses: return .status(result)
            case .value: return .value(result)
            case .values: return .values([result])
            }
        }
        let results = nodes.map { result($0, of: target) }
        let known = results.compactMap { $0 }
        guard known.count == results.count else { return nil }
        return target.kind == .statuses ? .statuses(known) : .values(known)
    }

    private mutating func result(_ node: YAMLNode, of target: MockTarget) -> SwiftExpression? {
        let isStatus = target.kind == .statuses
        if isStatus, let text = node.scalarText, text.hasPrefix("[") {
            report(
                .wrongForm, "a list of statuses has quotes around each, not around all",
                advice: "write `then: \(eachQuoted(text))`", at: node.range)
            return nil
        }
        let type = isStatus ? nil : target.answer
        let read = read(expression(node, of: "then", type, readable: target.names), in: node, of: target)
        guard let result = read else { return nil }
        return isStatus ? withDot(result, declared.statuses, in: node, of: target) : result
    }

    /// An expression that reads no parameter which the step does not have, or the mock would not compile. A function may
    /// be the app's, and so may what a result names; a closure has names of its own.
    private mutating func read(
        _ expression: SwiftExpression?, in node: YAMLNode, of target: MockTarget, isCondition: Bool = false
    ) -> SwiftExpression? {
        guard let expression, target.areAllRead else { return expression }
        let names = target.names
        let isValue = target.parameters.contains { $0.label.internal.text == expression.text && $0.type.text != "Bool" }
        if isCondition, isValue || ![nil, .boolean].contains(expression.literal) {
            report(
                .expression, "\(NodeReader.quoted(expression.text)) is neither true nor false",
                advice: "write a condition, such as `\(names.first ?? "count") == …`", at: node.range)
            return nil
        }
        if expression.text.contains("{") { return expression }
        let unknown = expression.identifiers.first { name in
            name.first?.isLowercase == true && !names.contains(name)
                && !declared.statuses.contains(name) && !declared.errors.contains(name)
                && !expression.text.contains(name + "(")
                && (isCondition || didYouMean(name, among: names) != nil)
        }
        guard let unknown else { return expression }
        let name = Located(unknown, at: location(node))
        findings.add(.unknown("flow-expression", "parameter", name, in: "parameters", declaring: names))
        return nil
    }

    /// A status or an error with the dot before its name, which may be left out.
    private mutating func withDot(
        _ result: SwiftExpression, _ declared: Set<String>, in node: YAMLNode, of target: MockTarget
    ) -> SwiftExpression? {
        // A status carries the flow's errors: `.failed(reason: declined)`.
        if let error = result.arguments?.first(where: { self.declared.errors.contains($0.text) })?.value {
            report(
                .expression, "an error is written with a dot before its name",
                advice: "begin it with a dot, as in `.\(error.text)`", at: node.range)
            return nil
        }
        guard let name = result.identifiers.first, !target.names.contains(name),
            result.text == name || result.text.hasPrefix(name + "("),
            declared.contains(name) || result.text == name && target.kind == .statuses && isName(name)
        else { return result }
        return judged(node, .expression) { notation throws(NotationError) in
            try notation.expression("." + result.text)
        }
    }
}
