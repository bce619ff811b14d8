// A status that a mock rule ends in is declared, is one that the step may end in, and comes with the values that it
// contains. `then: '.failed(reason: .unknown)'` is read as far as its syntax shows it; any other expression is left to
// the compiler. Nothing is said beside what could not be read.

import Diagnostics
import SwiftNotation

enum MockRuleStatuses: FlowRule {
    static func check(_ facts: FlowFacts) -> [Diagnostic] {
        var found: [Diagnostic] = []
        if facts.flow.unread.contains(.statuses) { return [] }
        for step in facts.flow.steps where step.changesStatus && !step.isPartial {
            // Beside a misspelt status of the step every rule would look wrong.
            let isKnown = (step.passed + step.to).allSatisfy {
                facts.statusIndexes[$0.value] != nil
            }
            for rule in step.mock where isKnown && found.count < RuleBook.most {
                switch rule.outcome {
                case .status(let status):
                    found += check(status, of: rule, in: facts) { name in
                        step.ends.contains { $0.value == name } ? nil : .notAnOutcome(name, step, rule)
                    }
                case .statuses(let statuses):
                    for status in statuses {
                        found += check(status, of: rule, in: facts) { name in
                            (step.passed + step.to).contains { $0.value == name } ? nil : .notPassed(name, step, rule)
                        }
                    }
                case .value, .values, .error: break
                }
            }
        }
        return found
    }

    private static func check(
        _ status: SwiftExpression, of rule: MockRule, in facts: FlowFacts, judge: (String) -> Diagnostic?
    ) -> [Diagnostic] {
        guard let name = status.caseName(of: facts.flow.statusType) else { return [] }
        // Without any status declared, that is said where the step names one.
        guard !facts.flow.statuses.isEmpty else { return [] }
        guard let index = facts.statusIndexes[name] else {
            return [.unknownStatus(name, in: facts.flow, at: rule.place(ofMember: name))]
        }
        if let problem = judge(name) { return [problem] }
        let declared = facts.flow.statuses[index]
        if declared.isPartial { return [] }
        guard fits(status.arguments, declared.payload) else {
            return [rule.wrongValues(of: declared, given: status.arguments)]
        }
        return zip(status.arguments ?? [], declared.payload).compactMap { argument, value in
            if argument.text == "…" { return .placeholder(rule) }
            guard value.type.text == facts.flow.errorType, !facts.flow.errors.isEmpty else {
                return nil
            }
            return wrongError(argument.text, of: rule, in: facts.flow)
        }
    }

    /// What is wrong with an error that a status carries.
    private static func wrongError(
        _ text: String, of rule: MockRule, in flow: Flow
    ) -> Diagnostic? {
        if flow.errors.contains(where: { $0.name.text == text }) {
            return .errorWithoutDot(text, rule)
        }
        guard let name = member(text), !flow.unread.contains(.errors),
            !flow.errors.contains(where: { $0.name.text == name })
        else { return nil }
        return .unknownError(name, rule, flow)
    }

    /// `unknown` in `.unknown` and `.unknown(…)`; nil for any other expression.
    private static func member(_ text: String) -> String? {
        guard text.hasPrefix(".") else { return nil }
        let name = text.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        let rest = text.dropFirst(name.count + 1)
        return name.isEmpty || !(rest.isEmpty || rest.hasPrefix("(")) ? nil : String(name)
    }

    /// Whether an expression's arguments are those that a case contains, by number and labels.
    static func fits(_ arguments: [SwiftExpression.Argument]?, _ payload: [PayloadValue]) -> Bool {
        guard !payload.isEmpty else { return arguments == nil }
        guard let arguments else { return false }
        return arguments.map(\.label) == payload.map { $0.label?.text }
    }
}

extension MockRule {
    /// Where the outcome writes `.name`; the outcome itself if that cannot be found.
    func place(ofMember name: String) -> SourceLocation {
        outcomeLocation.place(of: name, after: ".") ?? outcomeLocation
    }
}

extension SourceLocation {
    /// Where a name appears first in this range, whole, and right behind a text.
    func place(of name: String, after lead: String = "") -> SourceLocation? {
        let wanted = Array((lead + name).utf8)
        let range = range.clamped(to: 0..<file.bytes.count)
        var index = range.lowerBound
        while index + wanted.count <= range.upperBound {
            let end = index + wanted.count
            let isWhole = !isNameByte(at: end) && (!lead.isEmpty || index == 0 || !isNameByte(at: index - 1))
            if isWhole, file.bytes[index..<end].elementsEqual(wanted) {
                return SourceLocation(file: file, range: index + lead.utf8.count..<end)
            }
            index += 1
        }
        return nil
    }

    private func isNameByte(at offset: Int) -> Bool {
        guard offset < file.bytes.count else { return false }
        switch file.bytes[offset] {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "_"), 0x80...0xFF:
            return true
        default: return false
        }
    }
}

extension Diagnostic {
    fileprivate static func placeholder(_ rule: MockRule) -> Diagnostic {
        Diagnostic(
            "flow-mock-values", "'…' is a placeholder, not a value",
            advice: "write an expression in its place", at: rule.outcomeLocation)
    }

    fileprivate static func notAnOutcome(_ name: String, _ step: Step, _ rule: MockRule) -> Diagnostic {
        let outcomes = step.to.map { "'\($0.value)'" }.joined(separator: ", ")
        return Diagnostic(
            "flow-mock-outcome", "'\(step.name.text)' does not end in '\(name)'",
            advice: outcomes.isEmpty
                ? "name '\(name)' in its `to`" : "add it to its `to`, or end in one of \(outcomes)",
            at: rule.place(ofMember: name))
    }

    fileprivate static func notPassed(_ name: String, _ step: Step, _ rule: MockRule) -> Diagnostic {
        Diagnostic(
            "flow-mock-outcome",
            "'\(step.name.text)' neither passes through '\(name)' nor ends in it",
            advice: "add it to its `via` or its `to`", at: rule.place(ofMember: name))
    }

    fileprivate static func errorWithoutDot(_ name: String, _ rule: MockRule) -> Diagnostic {
        let place = rule.outcomeLocation.place(of: name) ?? rule.outcomeLocation
        return Diagnostic(
            "flow-mock-values", "an error is written with a dot before its name", advice: "write `.\(name)`", at: place)
    }
}
