// The scenarios of a flow, with sample values for every status in them. A scenario with a status that has no
// sample is left out, and named as left out.

import FlowModel
import SwiftNotation

/// The scenarios of one flow that can be played.
struct SampledScenarios {
    /// One of them.
    struct Scenario {
        var name: String
        var spelled: String
        /// The moves as Swift writes them: `(.startChat, [.loading, .failed(reason: .unknown)])`.
        var moves: [String]
        /// What the SDK brings of a step during which an event has happened; empty where none has.
        var rest: [String] = []
        /// The names of the statuses that a reader sees, the initial one first.
        var statuses: [SwiftName]
        var docs: [String]
        /// The scenario in the flow.
        var scenario: FlowScenario
    }

    private(set) var all: [Scenario] = []
    private(set) var leftOut: [String] = []

    init(flow: Flow, samples: Samples) {
        let found = FlowScenarios(flow)
        let known = Dictionary(
            flow.statuses.map { ($0.name.text, SampledStatus($0, samples)) },
            uniquingKeysWith: { first, _ in first })
        for scenario in found.scenarios {
            if let step = Self.unsampledFailure(on: scenario, flow, known, samples) {
                leftOut.append(
                    "\(scenario.name): `\(step.step.name.text)` fails with an error without a sample, "
                        + "`\(step.failure)`.")
            } else if let error = Self.unsampledError(on: scenario, flow, samples) {
                leftOut.append("\(scenario.name): `\(error)` has a value without a sample.")
            } else if let scenario = Self.sampled(scenario, flow, known, samples) {
                all.append(scenario)
            } else {
                leftOut.append("\(scenario.name): a status on it has a value without a sample.")
            }
        }
        if found.leftOut > 0 {
            leftOut.append("\(found.leftOut) more, beyond the first \(FlowScenarios.most).")
        }
    }

    /// A status with the expression that sends it; nil when a value of it has no sample.
    private struct SampledStatus {
        let status: EnumCase
        let name: SwiftName
        let expression: String?

        init(_ status: EnumCase, _ samples: Samples) {
            self.status = status
            name = status.name
            expression = samples.expression(of: status)
        }
    }

    /// The first step in a scenario that ends in a failure, and throws an error that has no sample.
    private static func unsampledFailure(
        on scenario: FlowScenario, _ flow: Flow, _ known: [String: SampledStatus],
        _ samples: Samples
    ) -> StepShape? {
        scenario.moves.lazy.compactMap { move -> StepShape? in
            guard case .step(let index) = move.source,
                let status = move.outcome.flatMap({ known[$0] })?.status
            else { return nil }
            let shape = StepShape(step: flow.steps[index], flow: flow)
            let failure = ScriptedFailure(shape, by: status, samples)
            return failure != nil && failure?.error == nil ? shape : nil
        }.first
    }

    /// The error that a scenario is about, if it has no sample.
    private static func unsampledError(
        on scenario: FlowScenario, _ flow: Flow, _ samples: Samples
    ) -> String? {
        scenario.moves.lazy.compactMap(\.error).first { name in
            let error = flow.errors.first { $0.name.text == name }
            return error.flatMap { samples.expression(of: $0) } == nil
        }
    }

    /// The outcome of a move with a certain error, as an expression; nil where any error will do.
    private static func failure(
        of move: FlowScenario.Move, _ flow: Flow, _ samples: Samples
    ) -> String? {
        guard let error = flow.errors.first(where: { $0.name.text == move.error }),
            let status = move.outcome.flatMap(flow.status),
            let expression = samples.expression(of: error)
        else { return nil }
        return samples.expression(of: status, error: expression)
    }

    private static func sampled(
        _ scenario: FlowScenario, _ flow: Flow, _ known: [String: SampledStatus], _ samples: Samples
    ) -> Scenario? {
        var moves: [String] = []
        var rest: [String] = []
        var statuses = (flow.initial.flatMap { known[$0.value] }?.name).map { [$0] } ?? []
        for move in scenario.moves {
            var sent: [String] = []
            for name in move.via + (move.outcome.map { [$0] } ?? []) {
                guard let status = known[name], let expression = status.expression else {
                    return nil
                }
                let failed = name == move.outcome ? failure(of: move, flow, samples) : nil
                sent.append(failed ?? expression)
                statuses.append(status.name)
            }
            let source: String
            switch move.source {
            case .step(let index):
                source = move.isRest ? "nil" : ".\(flow.steps[index].name.spelled)"
            case .event: source = "nil"
            }
            if move.isRest { rest = sent }
            moves.append("(\(source), [\(sent.joined(separator: ", "))])")
        }
        return Scenario(
            name: scenario.name, spelled: scenario.spelled, moves: moves, rest: rest,
            statuses: statuses, docs: ["/// " + Self.progress(statuses, scenario)],
            scenario: scenario)
    }
    /// The statuses in a scenario, and the error at its end.
    private static func progress(_ statuses: [SwiftName], _ scenario: FlowScenario) -> String {
        statuses.map(\.text).joined(separator: " → ")
            + (scenario.moves.last?.error.map { " (\($0))" } ?? "")
    }
}
