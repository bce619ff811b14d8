// The ways along which a flow's contract takes an implementation: those that the mock can play, as far as
// every step on them can be called, and one for each end of a step that answers without changing the
// status. What a step brings on a way is said move by move.

import FlowModel
import SwiftNotation

/// The ways of one flow's contract.
struct ContractWays {
    /// One of them.
    struct Way {
        let name: String
        let spelled: String
        let docs: [String]
        let moves: [ContractMove]
        /// The case of the mock's `Path` that leads along it, or to where a step that only answers is
        /// taken; empty if there is none.
        let path: String
        /// Whether its last step answers without changing the status.
        let isAnswer: Bool
        /// The statuses that a step brings yet when an event has happened on the way, as expressions.
        var rest: [String] = []
    }

    private(set) var ways: [Way] = []
    private(set) var leftOut: [String]
    /// The outcomes of events on the ways, in order, each with its case's name.
    private(set) var events: [ContractEvent] = []
    private var taken: Set<String>
    private let parts: ContractParts

    init(
        _ flow: Flow, _ steps: [FlowOutline.StepOutline], _ paths: SampledPaths, _ samples: Samples
    ) {
        leftOut = paths.leftOut
        taken = Set(paths.paths.map(\.name))
        events = ContractEvent.all(of: flow, on: paths.paths.map(\.path))
        parts = ContractParts(flow, steps, events)
        for path in paths.paths {
            if let step = path.path.uncalledStep(steps) {
                leftOut.append("\(path.name): a parameter of `\(step)` has no sample.")
                continue
            }
            let moves = ContractMove.all(of: path.path, in: parts)
            ways.append(
                Way(
                    name: path.name, spelled: path.spelled, docs: path.docs, moves: moves,
                    path: path.spelled, isAnswer: false, rest: path.rest))
        }
        for (index, step) in steps.enumerated() where step.step.answers {
            guard !step.step.changesStatus else { continue }
            addAnswers(of: index, flow, steps, paths)
        }
        for step in steps where step.step.answers && !step.step.changesStatus {
            for other in steps where step.step.isCancelled(by: other.step) {
                addEnd(of: step, by: other, flow, steps, paths)
            }
        }
    }

    /// A way on which a step that only answers is ended by another, and must not answer any more.
    private mutating func addEnd(
        of step: FlowOutline.StepOutline, by other: FlowOutline.StepOutline, _ flow: Flow,
        _ steps: [FlowOutline.StepOutline], _ paths: SampledPaths
    ) {
        guard step.sampleCall != nil, other.sampleCall != nil,
            let approach = approach(to: step.step, flow, steps, paths)
        else { return }
        let start = approach?.path.end ?? flow.initial?.value
        let from = other.step.from?.map(\.value)
        guard from?.contains(start ?? "") ?? true else { return }
        let name = "\(other.step.name.text)Ends\(upperCamel(step.step.name.text))"
        guard taken.insert(name).inserted else { return }
        var ended = ContractMove(answering: step.shape, fails: false)
        ended.isUnderWay = true
        ended.isEnded = true
        let before = approach.map { ContractMove.all(of: $0.path, in: parts) } ?? []
        ways.append(
            Way(
                name: name, spelled: name,
                docs: ["/// `\(other.step.name.text)` ends `\(step.step.name.text)`."],
                moves: before + [ended, ContractMove(answering: other.shape, fails: false)],
                path: approach?.spelled ?? "", isAnswer: true))
    }

    /// The ways that end with a step, in a status or in any.
    func ends(with step: Step, in status: String? = nil) -> Bool {
        ways.contains { way in
            guard let last = way.moves.last, last.step?.name == step.name else { return false }
            return status == nil || last.end?.text == status
        }
    }

    /// Whether an event happens on some way.
    var hasEvents: Bool { ways.contains { $0.moves.contains { $0.event != nil } } }

    /// Whether some way ends with an outcome of an event.
    func ends(with event: ContractEvent) -> Bool {
        ways.contains { $0.moves.last?.event == event.spelled }
    }

    private mutating func addAnswers(
        of index: Int, _ flow: Flow, _ steps: [FlowOutline.StepOutline], _ paths: SampledPaths
    ) {
        let step = steps[index]
        let name = step.step.name
        guard step.sampleCall != nil else {
            leftOut.append("\(name.text): a parameter of it has no sample.")
            return
        }
        guard let approach = approach(to: step.step, flow, steps, paths) else {
            leftOut.append("\(name.text): no way leads to where it may start.")
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
                (approach.map { ContractMove.all(of: $0.path, in: parts) } ?? [])
                + [ContractMove(answering: step.shape, fails: fails)]
            ways.append(
                Way(
                    name: unique, spelled: unique == name.text ? name.spelled : unique,
                    docs: ["/// `\(name.text)` \(fails ? "fails" : "answers")."],
                    moves: moves, path: approach?.spelled ?? "", isAnswer: true))
        }
    }

    /// The shortest path to a status in which a step may start: `.some(nil)` where the first one will do,
    /// nil where there is none.
    private func approach(
        to step: Step, _ flow: Flow, _ steps: [FlowOutline.StepOutline], _ paths: SampledPaths
    ) -> SampledPaths.Path?? {
        guard let from = step.from?.map(\.value), !from.contains(flow.initial?.value ?? "") else {
            return .some(nil)
        }
        let callable = paths.paths.filter { path in
            path.path.uncalledStep(steps) == nil && from.contains(path.path.end)
        }
        return callable.min { $0.path.moves.count < $1.path.moves.count }.map { .some($0) }
    }
}

extension FlowPath {
    /// The first step on the path that cannot be called with samples.
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
