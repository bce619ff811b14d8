// What the keys of a step mean together: how it answers, how it ends, when it runs, what it cancels.

import SwiftText

enum StepRules {
    /// A step has `returns` or `streams`, not both.
    static func answers(_ facts: FlowFacts) -> [Diagnostic] {
        facts.flow.steps.filter { $0.returns != nil && $0.streams != nil }.map { step in
            Diagnostic(
                "flow-answer", "'\(step.name.text)' has both `returns` and `streams`",
                advice: "keep `returns` for one value, or `streams` for many", at: step.location)
        }
    }

    /// A synchronous step is over when it returns, so it passes through no status and streams nothing.
    static func synchronous(_ facts: FlowFacts) -> [Diagnostic] {
        facts.flow.steps.filter(\.isMarkedSync).flatMap { step -> [Diagnostic] in
            let streaming = step.streams.map { _ in
                Diagnostic(
                    "flow-sync", "'\(step.name.text)' cannot be synchronous: it streams values after it has returned",
                    advice: "remove `sync: true`", at: step.location)
            }
            let passing = step.passed.first.map { first in
                Diagnostic(
                    "flow-sync", "'\(step.name.text)' is synchronous, so it cannot pass through '\(first.value)'",
                    advice: "remove `sync: true`, or remove `via`", at: first.location)
            }
            return [streaming, passing].compactMap(\.self)
        }
    }

    /// A status in `via` cannot be in `to` as well: nobody could tell whether the step is over.
    static func via(_ facts: FlowFacts) -> [Diagnostic] {
        facts.flow.steps.flatMap { step in
            let ends = Set(step.to.map(\.value))
            return step.via.joined().filter { ends.contains($0.value) }.map { status in
                Diagnostic(
                    "flow-via-end", "'\(step.name.text)' both passes through '\(status.value)' and ends in it",
                    advice: "leave it out of `via`: the step is over once it is in '\(status.value)'",
                    at: status.location)
            }.prefix(DiagnosticList.limit)
        }
    }

    /// `IntegrationsManager` calls a step `at: launch`, so the step has no parameters, and its flow has one service
    /// for the whole app.
    static func launch(_ facts: FlowFacts) -> [Diagnostic] {
        let (flow, scope) = (facts.flow, facts.flow.scope.value)
        return flow.steps.filter(\.isLaunch).flatMap { step -> [Diagnostic] in
            func refuse(_ message: String, _ advice: String, at location: SourceLocation) -> Diagnostic {
                Diagnostic("flow-launch", "'\(step.name.text)' \(message)", advice: advice, at: location)
            }
            let needsTry = step.isSync || flow.style.value == .async && step.streams == nil
            var found: [Diagnostic] = []
            if let first = step.ownParameters.first {
                found.append(
                    refuse(
                        "runs at launch, so it cannot have parameters",
                        "remove its parameters and their uses, or remove `at: launch`", at: first.location))
            }
            let launched = flow.steps.filter { $0.isLaunch && $0.name.text != step.name.text }.flatMap(\.ends)
            if let from = step.from?.first, let initial = flow.initial,
                facts.statusReferences.allSatisfy({ facts.statusIndexes[$0.value] != nil }),
                Set(step.from?.map(\.value) ?? []).isDisjoint(with: [initial.value] + launched.map(\.value))
            {
                found.append(
                    refuse(
                        "runs at launch, where the flow is still in '\(initial.value)'",
                        "add '\(initial.value)' to its `from`, or remove `at: launch`", at: from.location))
            }
            if scope == .session {
                found.append(
                    refuse(
                        "cannot run at launch: with `scope: session` there is no service yet",
                        "remove `at: launch`, or write `scope: app`", at: step.location))
            }
            if step.throwing != .nothing, needsTry {
                found.append(
                    refuse(
                        "throws at launch, and nothing catches it",
                        "report the failure with a status, or remove `at: launch`", at: step.location))
            }
            return found
        }
    }

    /// `cancels` names other steps of the flow. If one of them changes the status, `to` says which status follows.
    static func cancels(_ facts: FlowFacts) -> [Diagnostic] {
        let flow = facts.flow
        let names = flow.steps.map(\.name.text)
        let known = Set(names)
        let lists =
            flow.steps.map { ($0.name.text, $0.changesStatus, $0.cancels) }
            + flow.events.map { ($0.name.text, !$0.isSignal, $0.cancels) }
        return lists.flatMap { canceller, changesStatus, cancelled in
            cancelled.compactMap { name -> Diagnostic? in
                if name.value == canceller {
                    return Diagnostic(
                        "flow-cancels", "'\(name.value)' cannot cancel itself",
                        advice: "remove it from `cancels`: a step called again ends its earlier call anyway",
                        at: name.location)
                }
                guard known.contains(name.value) else {
                    return .unknown("flow-cancels", "step", name, in: "steps", declaring: names)
                }
                let step = flow.steps.first { $0.name.text == name.value }
                if let step, flow.mustAnswer(step) {
                    return Diagnostic(
                        "flow-cancels", "'\(name.value)' cannot be cancelled: it has to return a value",
                        advice: "write `throws: true` there, or remove it from `cancels`", at: name.location)
                }
                guard !changesStatus, let step, let passed = step.via.first?.first?.value else { return nil }
                let start = step.from?.first?.value ?? flow.initial?.value ?? passed
                return Diagnostic(
                    "flow-cancels", "cancelling '\(name.value)' leaves the flow in '\(passed)'",
                    advice: "say under `to` where '\(canceller)' ends, such as `to: \(start)`",
                    at: name.location)
            }
        }.prefix(DiagnosticList.limit).map { $0 } + cancelsAlike(flow.events)
    }

    /// The runner knows an event by its statuses alone, so those that lead the same way cancel the same steps.
    private static func cancelsAlike(_ events: [Event]) -> [Diagnostic] {
        events.indices.compactMap { index in
            let event = events[index]
            let other = events[..<index].first { other in
                let starts = Set(other.from?.map(\.value) ?? [])
                return !Set(other.to.map(\.value)).isDisjoint(with: event.to.map(\.value))
                    && (starts.isEmpty || event.from?.contains { starts.contains($0.value) } ?? true)
                    && Set(other.cancels.map(\.value)) != Set(event.cancels.map(\.value))
            }
            guard let other else { return nil }
            return Diagnostic(
                "flow-cancels", "'\(event.name)' leads where '\(other.name)' does, and cancels other steps",
                advice: "list the same steps under `cancels` of both, or let them lead to different statuses",
                at: event.location)
        }
    }

    /// A step or an event that leads away from a running step also cancels it: otherwise that step would still send its
    /// last status. The same holds for an endless stream.
    static func leftRunning(_ facts: FlowFacts) -> [Diagnostic] {
        let (flow, graph) = (facts.flow, facts.graph)
        var passing: [Int: [Int]] = [:]
        for (index, step) in flow.steps.enumerated() {
            for status in Set(step.passed.compactMap { facts.statusIndexes[$0.value] }) {
                passing[status, default: []].append(index)
            }
        }
        // In a status that something ends in, perhaps no step is running.
        for status in graph.transitions.flatMap(\.ends) + [graph.initial].compactMap({ $0 }) { passing[status] = nil }
        for (index, step) in flow.steps.enumerated() where step.isEndless {
            for status in step.places.compactMap({ facts.statusIndexes[$0.value] }) {
                passing[status, default: []].append(index)
            }
        }
        return graph.transitions.lazy.filter { !$0.isLaunch }.compactMap { transition -> Diagnostic? in
            let cause = cause(of: transition, in: flow)
            let ends = transition.ends.map { flow.statuses[$0].name.text }
            var left: [Int] = []
            let starts = (transition.from ?? passing.keys.sorted()).filter { start in
                let others = (passing[start] ?? []).filter { index in
                    let step = flow.steps[index]
                    return step.name.text != cause.name && !cause.cancels.contains { $0.value == step.name.text }
                        && !step.places.contains { ends.contains($0.value) }
                }
                left += others
                return !others.isEmpty
            }
            guard let first = starts.first else { return nil }
            let steps = Set(left).sorted().map { flow.steps[$0] }
            let known = cause.cancels.map(\.value).filter { $0 != cause.name && flow.step($0) != nil }
            let names = known + steps.map(\.name.text)
            let list = names.count > 1 ? "[\(names.joined(separator: ", "))]" : names.joined()
            let cancel = steps.contains(where: flow.mustAnswer) ? "" : "write `cancels: \(list)` there, or "
            let happens = transition.isEvent ? "happen" : "start"
            let otherwise =
                cause.from == nil
                ? "say in its `from` where it may \(happens)"
                : "remove \(starts.map { "'\(flow.statuses[$0].name)'" }.joined(separator: ", ")) from its `from`"
            return Diagnostic(
                "flow-left-running",
                "'\(cause.name)' may \(happens) while "
                    + "\(steps.map { "'\($0.name.text)'" }.joined(separator: " or ")) is running, and does not cancel it",
                severity: .warning, advice: cancel + otherwise,
                at: cause.from?.first { $0.value == flow.statuses[first].name.text }?.location ?? cause.location)
        }.prefix(DiagnosticList.limit).map { $0 }
    }

    private typealias Cause = (
        name: String, location: SourceLocation, from: [Located<String>]?, cancels: [Located<String>]
    )

    /// The step or the event of a transition, as the flow writes it.
    private static func cause(of transition: Transition, in flow: Flow) -> Cause {
        switch transition.source {
        case .step(let index):
            let step = flow.steps[index]
            return (step.name.text, step.location, step.from, step.cancels)
        case .event(let index):
            let event = flow.events[index]
            return (event.name.text, event.location, event.from, event.cancels)
        }
    }

    /// `errors` of a step lists errors of the flow with which the step can fail.
    static func errors(_ facts: FlowFacts) -> [Diagnostic] {
        let flow = facts.flow
        return flow.steps.flatMap { step -> [Diagnostic] in
            guard let names = step.errors, let first = names.first else { return [] }
            let unknown = names.filter { flow.error($0.value) == nil }
            if unknown.isEmpty, !flow.isFailing(step) {
                return [
                    Diagnostic(
                        "flow-errors-without-failure", "'\(step.name.text)' cannot fail with '\(first.value)'",
                        advice:
                            "let `to` list a status that carries the error, or write `throws: \(flow.errorType)`; else "
                            + "remove `errors`", at: first.location)
                ]
            }
            return unknown.map { .unknownError($0, in: flow) }
        }
    }

    /// `else` names an error of the step or a status of its `to`; neither carries values.
    static func deadline(_ facts: FlowFacts) -> [Diagnostic] {
        let flow = facts.flow
        guard !flow.isFacade else { return [] }
        return flow.steps.compactMap { step -> Diagnostic? in
            guard let end = step.deadline?.end, !step.isEndless,
                step.to.allSatisfy({ facts.statusIndexes[$0.value] != nil })
            else { return nil }
            let name = step.name.text
            if step.isSync || step.ends.isEmpty && !step.answers {
                return Diagnostic(
                    "flow-deadline", "'\(name)' is over when its call returns, so it cannot take too long",
                    advice: "remove `within` and `else`", at: end.location)
            }
            if flow.mustAnswer(step) {
                return Diagnostic(
                    "flow-deadline", "'\(name)' cannot end early: it has to return a value",
                    advice: "write `throws: true`, or remove `within` and `else`", at: end.location)
            }
            let errors = flow.isFailing(step) ? flow.errors(of: step) : []
            let declared = flow.status(end.value)
            let isEnd = step.to.contains { $0.value == end.value } || declared?.payload.isEmpty == false
            if let found = isEnd ? declared : errors.first(where: { $0.name.text == end.value }) {
                guard !found.payload.isEmpty else { return nil }
                return Diagnostic(
                    "flow-deadline", "nobody knows the values of '\(end.value)' when the time is over",
                    advice: "name a status or an error without values, such as an error `timeout`", at: end.location)
            }
            let ends = step.to.map(\.value) + errors.map(\.name.text)
            let meant = didYouMean(end.value, among: ends).map { "did you mean '\($0)'?" }
            return Diagnostic(
                "flow-deadline", "'\(name)' does not end with '\(end.value)'",
                advice: meant ?? "write a status of its `to` or, if it can fail, an error of the flow, without values",
                at: end.location)
        }
    }

    /// `endless` belongs to a step with `streams`. Such a step ends only by an error or a cancellation.
    static func endless(_ facts: FlowFacts) -> [Diagnostic] {
        facts.flow.steps.filter(\.isEndless).compactMap { step in
            if step.streams == nil {
                return Diagnostic(
                    "flow-endless", "'\(step.name.text)' streams nothing, so nothing is endless",
                    advice: "remove `endless: true`, or write what it streams: `streams: Double`", at: step.location)
            }
            return (step.to.first ?? step.deadline?.end).map { end in
                let keys = step.to.isEmpty ? "`within` and `else`" : "`to`"
                return Diagnostic(
                    "flow-endless", "'\(step.name.text)' never ends, so it does not end in '\(end.value)'",
                    advice: "remove `endless: true`, or remove \(keys)", at: end.location)
            }
        }
    }

    /// Each error of the flow needs a way to the app: a status that carries it, or a step that throws it.
    static func lostErrors(_ facts: FlowFacts) -> [Diagnostic] {
        let flow = facts.flow
        guard let first = flow.errors.first, flow.extends == nil, !flow.steps.isEmpty else { return [] }
        // A former name is reported elsewhere.
        let former = flow.was.map { $0.value + "Error" }
        let isCarried = flow.statuses.flatMap(\.payload).map(\.type).contains { type in
            type.text == flow.errorType || type.text == former
        }
        if isCarried || flow.steps.contains(where: flow.throwsOwnError) { return [] }
        return [
            Diagnostic(
                "flow-lost-errors",
                "no status carries '\(flow.errorType)' and no step throws it, so errors would be lost",
                advice: "write `with: { reason: \(flow.errorType) }` under the status in which a step fails, or "
                    + "`throws: \(flow.errorType)` under a step", at: first.location)
        ]
    }
}

extension Step {
    /// The statuses in which the step is running: those on its way; of an answer, those in which it makes sense.
    fileprivate var places: [Located<String>] { passed.isEmpty ? from ?? [] : passed }
}

extension Flow {
    /// Whether a step can fail with the flow's own error: by a status, or by what it throws.
    fileprivate func isFailing(_ step: Step) -> Bool { canFail(step) || throwsOwnError(step) }

    /// Whether the flow's own error is one that a step throws.
    func throwsOwnError(_ step: Step) -> Bool {
        if case .type(let type) = step.throwing { return type.text == errorType || type.text == "any Error" }
        return step.throwing == .any
    }
}
