// The scenarios of a flow's contract: those that the mock can play, as far as every step in them can be
// called, and one for each end of a step that answers without changing the status.

import FlowModel
import SwiftNotation

/// The scenarios of one flow's contract.
struct ContractScenarios {
    /// One of them.
    struct Scenario {
        let name: String
        let spelled: String
        let docs: [String]
        let moves: [ContractMove]
        /// The case of the mock's `Path` that leads along it, or to where a step that only answers is
        /// taken; empty if there is none.
        let path: String
        /// Whether its last step answers without changing the status.
        let isAnswer: Bool
        /// The statuses that a step brings yet when an event has happened, as expressions.
        var rest: [String] = []
    }

    private(set) var all: [Scenario] = []
    private(set) var leftOut: [String]
    /// The outcomes of events in the scenarios, in order, each with its case's name.
    private(set) var events: [ContractEvent] = []
    private var taken: Set<String>
    private let parts: ContractParts

    init(
        _ flow: Flow, _ steps: [FlowOutline.StepOutline], _ sampled: SampledScenarios,
        _ samples: Samples
    ) {
        leftOut = sampled.leftOut
        taken = Set(sampled.all.map(\.name))
        events = ContractEvent.all(of: flow, on: sampled.all.map(\.scenario))
        parts = ContractParts(flow, steps, events)
        for scenario in sampled.all {
            if let step = scenario.scenario.uncalledStep(steps) {
                leftOut.append("\(scenario.name): a parameter of `\(step)` has no sample.")
                continue
            }
            let moves = ContractMove.all(of: scenario.scenario, in: parts)
            all.append(
                Scenario(
                    name: scenario.name, spelled: scenario.spelled, docs: scenario.docs,
                    moves: moves,
                    path: scenario.spelled, isAnswer: false, rest: scenario.rest))
        }
        for (index, step) in steps.enumerated() where step.step.answers {
            guard !step.step.changesStatus else { continue }
            addAnswers(of: index, flow, steps, sampled)
        }
        for step in steps where step.step.answers && !step.step.changesStatus {
            for other in steps where step.step.isCancelled(by: other.step) {
                addEnd(of: step, by: other, flow, steps, sampled)
            }
        }
    }

    /// A scenario in which a step that only answers is cancelled by another, and must not answer any more.
    private mutating func addEnd(
        of step: FlowOutline.StepOutline, by other: FlowOutline.StepOutline, _ flow: Flow,
        _ steps: [FlowOutline.StepOutline], _ sampled: SampledScenarios
    ) {
        guard step.sampleCall != nil, other.sampleCall != nil,
            let approach = approach(to: step.step, flow, steps, sampled)
        else { return }
        let start = approach?.scenario.end ?? flow.initial?.value
        let from = other.step.from?.map(\.value)
        guard from?.contains(start ?? "") ?? true else { return }
        let name = "\(other.step.name.text)Ends\(upperCamel(step.step.name.text))"
        guard taken.insert(name).inserted else { return }
        var ended = ContractMove(answering: step.shape, fails: false)
        ended.isRunning = true
        ended.isEnded = true
        let before = approach.map { ContractMove.all(of: $0.scenario, in: parts) } ?? []
        all.append(
            Scenario(
                name: name, spelled: name,
                docs: ["/// `\(other.step.name.text)` ends `\(step.step.name.text)`."],
                moves: before + [ended, ContractMove(answering: other.shape, fails: false)],
                path: approach?.spelled ?? "", isAnswer: true))
    }

    /// The scenarios that end with a step, in a status or in any.
    func ends(with step: Step, in status: String? = nil) -> Bool {
        all.contains { scenario in
            guard let last = scenario.moves.last, last.step?.name == step.name else { return false }
            return status == nil || last.end?.text == status
        }
    }

    /// Whether an event happens in some scenario.
    var hasEvents: Bool { all.contains { $0.moves.contains { $0.event != nil } } }

    /// Whether some scenario ends with an outcome of an event.
    func ends(with event: ContractEvent) -> Bool {
        all.contains { $0.moves.last?.event == event.spelled }
    }

    private mutating func addAnswers(
        of index: Int, _ flow: Flow, _ steps: [FlowOutline.StepOutline], _ sampled: SampledScenarios
    ) {
        let step = steps[index]
        let name = step.step.name
        guard step.sampleCall != nil else {
            leftOut.append("\(name.text): a parameter of it has no sample.")
            return
        }
        guard let approach = approach(to: step.step, flow, steps, sampled) else {
            leftOut.append("\(name.text): no scenario leads to where it can start.")
            return
        }
        let ends = step.shape.isThrowing ? [false, true] : [false]
        for fails in ends {
            let ending = ends.count == 1 ? "" : fails ? "Fails" : "Succeeds"
            var unique = name.text + ending
            var number = 2
            while !taken.insert(unique).inserted {
                unique = name.text + ending + String(number)
                number += 1
            }
            let moves =
                (approach.map { ContractMove.all(of: $0.scenario, in: parts) } ?? [])
                + [ContractMove(answering: step.shape, fails: fails)]
            all.append(
                Scenario(
                    name: unique, spelled: unique == name.text ? name.spelled : unique,
                    docs: ["/// `\(name.text)` \(fails ? "fails" : "answers")."],
                    moves: moves, path: approach?.spelled ?? "", isAnswer: true))
        }
    }

    /// The shortest scenario to a status in which a step may start: `.some(nil)` where the first one will do,
    /// nil where there is none.
    private func approach(
        to step: Step, _ flow: Flow, _ steps: [FlowOutline.StepOutline], _ sampled: SampledScenarios
    ) -> SampledScenarios.Scenario?? {
        guard let from = step.from?.map(\.value), !from.contains(flow.initial?.value ?? "") else {
            return .some(nil)
        }
        let callable = sampled.all.filter { scenario in
            scenario.scenario.uncalledStep(steps) == nil && from.contains(scenario.scenario.end)
        }
        return callable.min { $0.scenario.moves.count < $1.scenario.moves.count }.map { .some($0) }
    }
}

extension FlowScenario {
    /// The first step in the scenario that cannot be called with samples.
    fileprivate func uncalledStep(_ steps: [FlowOutline.StepOutline]) -> String? {
        for move in moves {
            if case .step(let index) = move.source, steps[index].sampleCall == nil {
                return steps[index].step.name.text
            }
        }
        return nil
    }
}

extension Step {
    /// Whether another step ends this one, and does nothing to the status.
    fileprivate func isCancelled(by other: Step) -> Bool {
        !isSync && !other.changesStatus && other.cancels.contains { $0.value == name.text }
    }
}
