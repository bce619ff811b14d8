// A status that a mock rule ends in is declared, is one that the step may end in, and comes with the
// values that it holds. `then: '.failed(reason: .unknown)'` is read as far as its syntax shows it;
// any other expression is left to the compiler.

import Diagnostics
import SwiftNotation

enum MockRuleStatuses: FlowRule {
    static func check(_ facts: FlowFacts) -> [Diagnostic] {
        var found: [Diagnostic] = []
        for step in facts.flow.steps where step.changesStatus {
            // Beside a misspelt status of the step every rule would look wrong.
            let isKnown = (step.via + step.to).allSatisfy { facts.statusIndexes[$0.value] != nil }
            for rule in step.mock where isKnown && found.count < RuleBook.most {
                switch rule.outcome {
                case .status(let status):
                    let ends = step.to.isEmpty ? Array(step.via.suffix(1)) : step.to
                    found += check(status, of: rule, in: facts) { name in
                        ends.contains { $0.value == name } ? nil : .notAnOutcome(name, step, rule)
                    }
                case .statuses(let statuses):
                    for status in statuses {
                        found += check(status, of: rule, in: facts) { name in
                            (step.via + step.to).contains { $0.value == name }
                                ? nil : .notOnTheWay(name, step, rule)
                        }
                    }
                case .value, .values, .error: break
                }
            }
        }
        return found
    }

    private static func check(
        _ status: SwiftExpression, of rule: MockRule, in facts: FlowFacts,
        judge: (String) -> Diagnostic?
    ) -> [Diagnostic] {
        guard let name = status.caseName(of: facts.flow.statusType) else { return [] }
        // Without any status declared, that is said where the step names one.
        guard !facts.flow.statuses.isEmpty else { return [] }
        guard let index = facts.statusIndexes[name] else {
            return [.unknownStatus(name, in: facts.flow, at: rule.place(ofMember: name))]
        }
        if let problem = judge(name) { return [problem] }
        let declared = facts.flow.statuses[index]
        guard fits(status.arguments, declared.payload) else {
            return [.wrongValues(declared, rule)]
        }
        return zip(status.arguments ?? [], declared.payload).compactMap { argument, value in
            if argument.text == "…" { return .placeholder(rule) }
            guard value.type.text == facts.flow.errorType, !facts.flow.errors.isEmpty,
                let name = Self.member(argument.text),
                !facts.flow.errors.contains(where: { $0.name.text == name })
            else { return nil }
            return .unknownError(name, rule, facts.flow)
        }
    }

    /// `unknown` in `.unknown` and `.unknown(…)`; nil for any other expression.
    private static func member(_ text: String) -> String? {
        guard text.hasPrefix(".") else { return nil }
        let name = text.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        let rest = text.dropFirst(name.count + 1)
        return name.isEmpty || !(rest.isEmpty || rest.hasPrefix("(")) ? nil : String(name)
    }

    /// Whether an expression's arguments are those that a case holds, by number and labels.
    static func fits(_ arguments: [SwiftExpression.Argument]?, _ payload: [PayloadValue]) -> Bool {
        guard !payload.isEmpty else { return arguments == nil }
        guard let arguments else { return false }
        return arguments.map(\.label) == payload.map { $0.label?.text }
    }
}

extension MockRule {
    /// Where a rule writes `.name`; the rule itself if that cannot be found.
    func place(ofMember name: String) -> SourceLocation {
        let wanted = Array(".\(name)".utf8)
        let bytes = location.file.bytes
        let range = location.range.clamped(to: 0..<bytes.count)
        guard range.count >= wanted.count else { return location }
        var index = range.lowerBound
        while index + wanted.count <= range.upperBound {
            let end = index + wanted.count
            if bytes[index..<end].elementsEqual(wanted), !continues(bytes, at: end) {
                return SourceLocation(file: location.file, range: index + 1..<end)
            }
            index += 1
        }
        return location
    }

    /// Whether a name goes on at an offset.
    private func continues(_ bytes: [UInt8], at offset: Int) -> Bool {
        guard offset < bytes.count else { return false }
        switch bytes[offset] {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "_"), 0x80...0xFF:
            return true
        default: return false
        }
    }
}

extension EnumCase {
    /// How an expression of the case looks: `.failed(reason: …)`.
    var exampleText: String {
        guard !payload.isEmpty else { return ".\(name.text)" }
        let values = payload.map { $0.label.map { "\($0.text): …" } ?? "…" }
        return ".\(name.text)(\(values.joined(separator: ", ")))"
    }
}

extension Diagnostic {
    fileprivate static func placeholder(_ rule: MockRule) -> Diagnostic {
        Diagnostic(
            "flow-mock-values", "'…' stands for a value, and is none",
            advice: "write an expression in its place", at: rule.location)
    }

    fileprivate static func notAnOutcome(
        _ name: String, _ step: Step, _ rule: MockRule
    ) -> Diagnostic {
        let outcomes = step.to.map { "'\($0.value)'" }.joined(separator: ", ")
        return Diagnostic(
            "flow-mock-outcome", "'\(step.name.text)' does not end in '\(name)'",
            advice: outcomes.isEmpty
                ? "name '\(name)' in its `to`" : "add it to its `to`, or end in one of \(outcomes)",
            at: rule.place(ofMember: name))
    }

    fileprivate static func notOnTheWay(
        _ name: String, _ step: Step, _ rule: MockRule
    ) -> Diagnostic {
        Diagnostic(
            "flow-mock-outcome",
            "'\(step.name.text)' neither passes through '\(name)' nor ends in it",
            advice: "add it to its `via` or its `to`", at: rule.place(ofMember: name))
    }

    fileprivate static func wrongValues(_ status: EnumCase, _ rule: MockRule) -> Diagnostic {
        Diagnostic(
            "flow-mock-values",
            status.payload.isEmpty
                ? "the status '\(status.name.text)' holds no values"
                : "the status '\(status.name.text)' holds other values",
            advice: "write `\(status.exampleText)`", at: rule.place(ofMember: status.name.text))
    }
}
