// The ways through a flow, with sample values for every status on them: what the mock plays and the
// flow tests walk. A way on which some status has no sample is left out, and named as left out.

import FlowModel
import SwiftNotation

/// The ways through one flow that can be played.
struct SampledPaths {
    /// One of them.
    struct Path {
        var name: String
        var spelled: String
        /// The moves as Swift writes them: `(.startChat, [.loading, .failed(reason: .unknown)])`.
        var moves: [String]
        /// What the SDK brings of a step during which an event has happened; empty where none has.
        var rest: [String] = []
        /// The names of the statuses that a reader sees, the initial one first.
        var statuses: [SwiftName]
        var docs: [String]
        /// The path itself.
        var path: FlowPath
    }

    private(set) var paths: [Path] = []
    private(set) var leftOut: [String] = []

    init(flow: Flow, samples: Samples) {
        let all = FlowPaths(flow)
        let known = Dictionary(
            flow.statuses.map { ($0.name.text, SampledStatus($0, samples)) },
            uniquingKeysWith: { first, _ in first })
        for path in all.paths {
            if let step = Self.unsampledFailure(on: path, flow, known, samples) {
                leftOut.append(
                    "\(path.name): `\(step.step.name.text)` fails with an error without a sample, "
                        + "`\(step.failure)`.")
            } else if let error = Self.unsampledError(on: path, flow, samples) {
                leftOut.append("\(path.name): `\(error)` has a value without a sample.")
            } else if let path = Self.sampled(path, flow, known, samples) {
                paths.append(path)
            } else {
                leftOut.append("\(path.name): a status on it has a value without a sample.")
            }
        }
        if all.leftOut > 0 {
            leftOut.append("\(all.leftOut) more, beyond the first \(FlowPaths.most).")
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

    /// The first step on a path that ends in a failure, and throws an error that has no sample.
    private static func unsampledFailure(
        on path: FlowPath, _ flow: Flow, _ known: [String: SampledStatus], _ samples: Samples
    ) -> StepShape? {
        path.moves.lazy.compactMap { move -> StepShape? in
            guard case .step(let index) = move.source,
                let status = move.outcome.flatMap({ known[$0] })?.status
            else { return nil }
            let shape = StepShape(step: flow.steps[index], flow: flow)
            let failure = ScriptedFailure(shape, by: status, samples)
            return failure != nil && failure?.error == nil ? shape : nil
        }.first
    }

    /// The error that a path is about, if it has no sample.
    private static func unsampledError(
        on path: FlowPath, _ flow: Flow, _ samples: Samples
    ) -> String? {
        path.moves.lazy.compactMap(\.error).first { name in
            let error = flow.errors.first { $0.name.text == name }
            return error.flatMap { samples.expression(of: $0) } == nil
        }
    }

    /// The outcome of a move with a certain error, as an expression; nil where any error will do.
    private static func failure(
        of move: FlowPath.Move, _ flow: Flow, _ samples: Samples
    ) -> String? {
        guard let error = flow.errors.first(where: { $0.name.text == move.error }),
            let status = move.outcome.flatMap(flow.status),
            let expression = samples.expression(of: error)
        else { return nil }
        return samples.expression(of: status, error: expression)
    }

    private static func sampled(
        _ path: FlowPath, _ flow: Flow, _ known: [String: SampledStatus], _ samples: Samples
    ) -> Path? {
        var moves: [String] = []
        var rest: [String] = []
        var statuses = (flow.initial.flatMap { known[$0.value] }?.name).map { [$0] } ?? []
        for move in path.moves {
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
        return Path(
            name: path.name, spelled: path.spelled, moves: moves, rest: rest,
            statuses: statuses, docs: ["/// " + Self.course(statuses, path)],
            path: path)
    }
    /// The statuses on a path, and the error at its end.
    private static func course(_ statuses: [SwiftName], _ path: FlowPath) -> String {
        statuses.map(\.text).joined(separator: " → ")
            + (path.moves.last?.error.map { " (\($0))" } ?? "")
    }
}
