// A scenario as Swift writes it: a case of `<Flow>Scenario`, whose moves follow those of the scenario that it begins like.

import FlowModel
import SwiftNotation

/// A scenario whose values all have samples.
struct WrittenScenario {
    let spelled: String
    /// Its moves, as expressions; those of the scenario that it begins like come first.
    private let moves: [String]
    /// The scenario that it begins like; empty for none.
    private let base: String
    /// How many moves it shares with that one.
    private let shared: Int

    /// Nil where a value has no sample, or the flow cannot tell what has to happen.
    private init?(_ scenario: TableScenarios.Scenario, _ samples: Samples, _ flow: Flow) {
        var moves: [String] = []
        for move in scenario.moves {
            guard let text = Self.text(move, samples, flow) else { return nil }
            moves.append(text)
        }
        (spelled, self.moves, base, shared) = (scenario.spelled, moves, scenario.base, scenario.shared)
    }

    /// The lines of its case in `moves`.
    var lines: [String] {
        let own = Array(moves.dropFirst(base.isEmpty ? 0 : shared))
        let start = base.isEmpty ? "" : "Self.\(base).moves + "
        let expression = "\(start)[\(own.joined(separator: ", "))]"
        let head = "case .\(spelled):"
        if CodeLayout.fits("\(head) \(expression)", indent: 8) { return ["\(head) \(expression)"] }
        if CodeLayout.fits(expression, indent: 12) { return [head, "    \(expression)"] }
        return [head, "    \(start)["] + own.flatMap(Self.broken) + ["    ]"]
    }

    /// A move as an element of a list, with its statuses on lines of their own where it is too long.
    private static func broken(_ move: String) -> [String] {
        if CodeLayout.fits("\(move),", indent: 16) { return ["        \(move),"] }
        let parts = move.dropFirst(".init(".count).dropLast().split(separator: ", .").enumerated().map {
            $0 == 0 ? String($1) : ".\($1)"
        }
        return ["        .init("]
            + parts.filled(to: CodeLayout.width - 20, separator: ",", end: "),").map { "            \($0)" }
    }

    /// The scenarios of a flow that can be written. A failure with any error is one with a certain error, where the
    /// flow has several.
    static func all(
        of flow: Flow, _ scenarios: TableScenarios, _ shapes: [String: StepSignature], _ samples: Samples
    ) -> [WrittenScenario] {
        let callable = shapes.filter { $0.value.sampleArguments(samples) != nil }
        let written = scenarios.all.compactMap { scenario -> WrittenScenario? in
            let steps = scenario.moves.compactMap(\.step)
            guard steps.allSatisfy({ callable[$0.name.text] != nil }) else { return nil }
            return WrittenScenario(scenario, samples, flow)
        }
        // The last of those with the same moves has the most telling name.
        var names: [[String]: String] = [:]
        for scenario in written { names[scenario.moves] = scenario.spelled }
        var moves: [String: [String]] = [:]
        for scenario in written { moves[scenario.spelled] = scenario.moves }
        return written.filter { names[$0.moves] == $0.spelled }.map { scenario in
            let base = moves[scenario.base].flatMap { names[$0] } ?? ""
            return WrittenScenario(scenario, base: base)
        }
    }

    private init(_ scenario: WrittenScenario, base: String) {
        (spelled, moves, shared, self.base) = (scenario.spelled, scenario.moves, scenario.shared, base)
    }

    /// A move; nil if a value of it has no sample, or it changes nothing that the table knows.
    private static func text(_ move: TableMove, _ samples: Samples, _ flow: Flow) -> String? {
        if let signal = flow.signals.first(where: { $0.name.spelled == move.event }) {
            return signal.sampleExpression(samples).map { _ in ".init(signal: .\(signal.name.spelled))" }
        }
        let step = move.step.map { inOptional($0.name.spelled) } ?? "nil"
        // What a step without a status does while it is running does not show.
        if move.isRunning, move.via.isEmpty { return nil }
        let failing = move.fails ? move.error.flatMap { name in flow.errors.first { $0.name.text == name } } : nil
        let error = move.error == nil ? samples.failureCase() : failing.flatMap { samples.expression(of: $0) }
        if move.fails, error == nil { return nil }
        var parts = [step]
        for name in move.via + (move.end.map { [$0] } ?? []) {
            guard let status = flow.status(name.text) else { return nil }
            let isFailure = move.fails && flow.isFailure(status)
            guard let text = samples.expression(of: status, error: isFailure ? error : nil) else { return nil }
            parts.append(text)
        }
        if move.fails, move.end == nil {
            // An error of another type is not the flow's to name.
            guard let error, move.step?.throwing.names(flow.errorType) ?? false else { return nil }
            // An optional would read `.none` as its own.
            parts.append("failing: \(error == ".none" ? flow.errorType + error : error)")
        }
        return ".init(\(parts.joined(separator: ", ")))"
    }
}

extension Step.Throwing {
    /// Whether an error of this type can be thrown.
    fileprivate func names(_ type: String) -> Bool {
        switch self {
        case .nothing: false
        case .any: true
        case .type(let own): own.text == type || own.text == "any Error"
        }
    }
}
