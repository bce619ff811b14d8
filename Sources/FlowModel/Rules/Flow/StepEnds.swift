// How a step ends when it does not succeed: the errors that it lists exist, a deadline leads to one of its ends, and only
// a stream can be endless. An error that nothing carries to the app would be lost.

import Diagnostics
import SwiftNotation

enum StepEnds: FlowRule {
    static func check(_ facts: FlowFacts) -> [Diagnostic] {
        let flow = facts.flow
        var found = lostErrors(flow)
        for step in flow.steps {
            for name in step.errors ?? [] where !flow.errors.contains(where: { $0.name.text == name.value }) {
                if !flow.unread.contains(.errors) { found.append(.unknownError(name, flow)) }
            }
            if let first = step.errors?.first, !flow.isFailing(step) { found.append(.errorsOfSuccess(step, first)) }
            if let deadline = step.deadline { found += check(deadline, of: step, flow) }
            if step.isEndless, step.streams == nil { found.append(.endlessAnswer(step)) }
            if step.isEndless, let end = step.to.first ?? step.deadline?.end { found.append(.endlessEnd(step, end)) }
        }
        return found
    }

    private static func check(_ deadline: Deadline, of step: Step, _ flow: Flow) -> [Diagnostic] {
        if flow.isFacade { return [] }
        if step.isSync || !flow.isEnding(step) { return [.needlessDeadline(step, deadline.end)] }
        let status = step.to.contains { $0.value == deadline.end.value } ? flow.status(deadline.end.value) : nil
        let error = flow.isFailing(step) ? flow.errors(of: step).first { $0.name.text == deadline.end.value } : nil
        guard let end = status ?? error else {
            let isError = flow.error(deadline.end.value) != nil
            if isError, !flow.isFailing(step) { return [.unthrownEnd(deadline.end, step, flow)] }
            return [isError ? .unlistedEnd(deadline.end, step) : .unknownEnd(deadline.end, step, flow)]
        }
        return end.payload.isEmpty ? [] : [.endWithValues(deadline.end)]
    }

    /// Errors of the flow that no status carries and no step throws.
    private static func lostErrors(_ flow: Flow) -> [Diagnostic] {
        guard let first = flow.errors.first, !flow.isPartial, flow.extends == nil, !flow.steps.isEmpty else {
            return []
        }
        // Another flow's error, or a misspelt one, is reported elsewhere.
        let isCarried = flow.statuses.flatMap(\.payload).contains { value in
            value.type.text.hasSuffix("Error") && !["Error", "any Error"].contains(value.type.text)
        }
        let isThrown = flow.steps.contains { step in
            if case .type(let type) = step.throwing { return type.text == flow.errorType || type.text == "any Error" }
            return step.throwing == .any
        }
        return isCarried || isThrown ? [] : [.lostErrors(first, flow)]
    }
}

extension Flow {
    /// Whether a step can fail with the flow's own error: by a status, or by what it throws.
    fileprivate func isFailing(_ step: Step) -> Bool {
        if canFail(step) { return true }
        if case .type(let type) = step.throwing { return type.text == errorType || type.text == "any Error" }
        return step.throwing == .any
    }

    /// Whether a step goes on after its call until something ends it.
    fileprivate func isEnding(_ step: Step) -> Bool { !step.ends.isEmpty || step.answers }
}

extension Diagnostic {
    fileprivate static func unknownError(_ name: Located<String>, _ flow: Flow) -> Diagnostic {
        UnknownName(
            id: "flow-unknown-error", name: name.value, declared: flow.errors.map(\.name.text),
            noun: "the flow's errors"
        ).diagnostic("unknown error '\(name.value)'", at: name.location)
    }

    fileprivate static func errorsOfSuccess(_ step: Step, _ first: Located<String>) -> Diagnostic {
        Diagnostic(
            "flow-errors-without-failure", "'\(step.name.text)' cannot fail with '\(first.value)'",
            advice: "let `to` list a status that carries the error, or write `throws: true`; else remove `errors`",
            at: first.location)
    }

    fileprivate static func needlessDeadline(_ step: Step, _ end: Located<String>) -> Diagnostic {
        Diagnostic(
            "flow-needless-within", "'\(step.name.text)' is over when its call returns, so it cannot take too long",
            advice: "remove `within` and `else`", at: end.location)
    }

    fileprivate static func unknownEnd(_ end: Located<String>, _ step: Step, _ flow: Flow) -> Diagnostic {
        let ends = step.to.map(\.value) + flow.errors(of: step).map(\.name.text)
        return UnknownName(
            id: "flow-unknown-end", name: end.value, declared: ends, noun: "what '\(step.name.text)' can end with"
        ).diagnostic("'\(step.name.text)' does not end with '\(end.value)'", at: end.location)
    }

    fileprivate static func unthrownEnd(_ end: Located<String>, _ step: Step, _ flow: Flow) -> Diagnostic {
        Diagnostic(
            "flow-unknown-end", "'\(step.name.text)' cannot fail, so it does not end with '\(end.value)'",
            advice: "write `throws: \(flow.errorType)`, or let `to` list a status that carries the error",
            at: end.location)
    }

    fileprivate static func unlistedEnd(_ end: Located<String>, _ step: Step) -> Diagnostic {
        Diagnostic(
            "flow-unknown-end", "'\(step.name.text)' does not end with '\(end.value)'",
            advice: "add '\(end.value)' to its `errors`", at: end.location)
    }

    fileprivate static func endWithValues(_ end: Located<String>) -> Diagnostic {
        Diagnostic(
            "flow-end-with-values", "nobody knows the values of '\(end.value)' when the time is over",
            advice: "name a status or an error without values, such as an error `timeout`", at: end.location)
    }

    fileprivate static func endlessAnswer(_ step: Step) -> Diagnostic {
        Diagnostic(
            "flow-endless", "'\(step.name.text)' streams nothing, so nothing is endless",
            advice: "remove `endless: true`, or write what it streams: `streams: Double`", at: step.location)
    }

    fileprivate static func endlessEnd(_ step: Step, _ end: Located<String>) -> Diagnostic {
        Diagnostic(
            "flow-endless", "'\(step.name.text)' never ends, so it does not end in '\(end.value)'",
            advice: "remove `endless: true`, or remove `to` and `within`", at: end.location)
    }

    fileprivate static func lostErrors(_ first: EnumCase, _ flow: Flow) -> Diagnostic {
        Diagnostic(
            "flow-lost-errors", "no status carries '\(flow.errorType)' and no step throws it, so errors would be lost",
            advice: "write `with: { reason: \(flow.errorType) }` under the status in which a step fails, or "
                + "`throws: \(flow.errorType)` under a step",
            at: first.location)
    }
}
