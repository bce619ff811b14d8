// One move in a scenario of a flow's contract, as the contract has it: `Move(step: .startChat, via: [.loading],
// end: .failed, fails: true)`; and the outcomes of events, since an event with several has a case for each.

import FlowModel
import SwiftNotation

/// A case where an optional is expected, which would read `.none` as its own.
func inOptional(_ spelled: String) -> String {
    spelled == "none" ? ".some(.none)" : ".\(spelled)"
}

/// One move, and what must come of it.
struct ContractMove {
    /// The step taken; nil for an event.
    var step: Step?
    /// The name of the event's case; nil for a step.
    var event: String?
    var via: [SwiftName] = []
    var end: SwiftName?
    /// What steps under way may bring besides.
    var meanwhile: [SwiftName] = []
    var fails = false
    /// The error's case that it must fail with; nil for any.
    var error: String?
    /// Whether the step under way may be over with the event.
    var isOpen = false
    var isRunning = false
    var isEnded = false
    /// How it answers.
    var answer = "nothing"

    /// The move as Swift writes it.
    var text: String {
        func list(_ names: [SwiftName]) -> String {
            "[\(names.map { ".\($0.spelled)" }.joined(separator: ", "))]"
        }
        var arguments: [String] = []
        if let step { arguments.append("step: .\(step.name.spelled)") }
        if let event { arguments.append("event: \(inOptional(event))") }
        if !via.isEmpty { arguments.append("via: \(list(via))") }
        if let end { arguments.append("end: \(inOptional(end.spelled))") }
        if !meanwhile.isEmpty { arguments.append("meanwhile: \(list(meanwhile))") }
        if fails { arguments.append("fails: true") }
        if let error { arguments.append("error: \"\(error)\"") }
        if isOpen { arguments.append("isOpen: true") }
        if isRunning { arguments.append("isUnderWay: true") }
        if isEnded { arguments.append("isEnded: true") }
        if answer != "nothing" { arguments.append("answer: .\(answer)") }
        return "Move(\(arguments.joined(separator: ", ")))"
    }

    /// A step that answers without changing the status.
    init(answering shape: StepShape, fails: Bool) {
        step = shape.step
        self.fails = fails
        answer = fails ? "failure" : shape.contractAnswer
    }

    /// The moves of a scenario. The rest of a step during which an event happens comes after the event: the
    /// SDK may bring it at once.
    static func all(
        of scenario: FlowScenario, in parts: ContractParts
    ) -> [ContractMove] {
        var open: [Step] = []
        var result: [ContractMove] = []
        for (index, source) in scenario.moves.enumerated() {
            var move = ContractMove(source, in: parts)
            if source.isRest {
                guard let event = result.popLast() else { continue }
                result.append(event.followed(by: move))
                continue
            }
            let next = index + 1 < scenario.moves.count ? scenario.moves[index + 1] : nil
            if let step = move.step { open.removeAll { $0.isEnded(by: step) } }
            for status in open.flatMap({ $0.via + $0.to }) {
                guard let name = parts.status(status.value)?.name, !move.meanwhile.contains(name)
                else { continue }
                move.meanwhile.append(name)
            }
            if move.isRunning, let step = move.step {
                if case .step(let number)? = next?.source {
                    move.isEnded = step.isEnded(by: parts.steps[number].step)
                }
                open.append(step)
            }
            result.append(move)
        }
        return result
    }

    /// An event, and after it the rest of a step.
    private func followed(by rest: ContractMove) -> ContractMove {
        var move = self
        move.via = (end.map { [$0] } ?? []) + rest.via
        move.end = rest.end
        move.fails = rest.fails
        move.meanwhile = []
        move.isOpen = !(rest.step?.via.contains { $0.value == end?.text } ?? false)
        return move
    }

    private init(_ move: FlowScenario.Move, in parts: ContractParts) {
        via = move.via.compactMap { parts.status($0)?.name }
        let outcome = move.outcome.flatMap(parts.status)
        end = outcome?.name
        isRunning = move.isRunning
        error = move.error
        fails = outcome.map(parts.flow.isFailure) ?? false
        switch move.source {
        case .event(let index):
            event = parts.event(index, endingIn: move.outcome)?.spelled
        case .step(let index):
            let shape = parts.steps[index].shape
            step = shape.step
            let isFailure = fails && shape.isThrowing && shape.answer != .none
            answer = isFailure ? "failure" : shape.contractAnswer
            // With somebody else's error the flow does not say whether the step throws it too.
            let tells = outcome.map { shape.isTold(by: $0) } ?? false
            if !isFailure, tells, shape.answer != .none { answer = "either" }
        }
    }
}

extension Step {
    /// Whether a call of another step, or its own, ends it.
    fileprivate func isEnded(by other: Step) -> Bool {
        other.name == name || other.cancels.contains { $0.value == name.text }
    }
}

extension StepShape {
    /// Whether a status holds an error that the step may throw.
    fileprivate func isTold(by status: EnumCase) -> Bool {
        let errors: Set<String> = [failure, "any Error"]
        return isThrowing && status.payload.contains { errors.contains($0.type.text) }
    }

    /// How the contract expects a call to answer that does not fail.
    var contractAnswer: String {
        if answer == .many { return "values" }
        if style == .async || answer == .direct { return isVoid ? "end" : "value" }
        if answer == .none { return "nothing" }
        return isVoid && style == .callback ? "end" : "value"
    }
}

/// What moves are made of, found by name: a scenario may have as many moves as the flow has steps.
struct ContractParts {
    let flow: Flow
    let steps: [FlowOutline.StepOutline]
    private let statuses: [String: EnumCase]
    private let events: [Int: [ContractEvent]]

    init(_ flow: Flow, _ steps: [FlowOutline.StepOutline], _ events: [ContractEvent]) {
        self.flow = flow
        self.steps = steps
        statuses = Dictionary(
            flow.statuses.map { ($0.name.text, $0) }, uniquingKeysWith: { first, _ in first })
        self.events = Dictionary(grouping: events, by: \.index)
    }

    func status(_ name: String) -> EnumCase? { statuses[name] }

    /// The event of an index with one of its outcomes.
    func event(_ index: Int, endingIn outcome: String?) -> ContractEvent? {
        events[index]?.first { $0.outcome == outcome }
    }
}

/// One outcome of an event.
struct ContractEvent {
    let index: Int
    let outcome: String?
    /// The case's name: the event's, and where it ends if it can end in several statuses.
    let spelled: String
    let event: Event

    /// Those in some scenario, in the order of the flow.
    static func all(of flow: Flow, on scenarios: [FlowScenario]) -> [ContractEvent] {
        var taken = Set(flow.events.map(\.name.text))
        var ends: [Int: Set<String>] = [:]
        for move in scenarios.lazy.flatMap(\.moves) {
            guard case .event(let index) = move.source, let outcome = move.outcome else { continue }
            ends[index, default: []].insert(outcome)
        }
        return flow.events.enumerated().flatMap { index, event in
            let outcomes = event.to.map(\.value).filter { ends[index]?.contains($0) ?? false }
            return outcomes.map { outcome in
                var name = event.name.text
                if event.to.count > 1 {
                    name += "EndsIn" + upperCamel(outcome)
                    while !taken.insert(name).inserted { name += "2" }
                }
                return ContractEvent(
                    index: index, outcome: outcome,
                    spelled: name == event.name.text ? event.name.spelled : name, event: event)
            }
        }
    }
}
