// A scenario as Swift writes it: a case of `<Flow>Scenario`, whose moves follow those of the scenario that it begins like.

import FlowModel
import SwiftNotation

/// A scenario whose values all have samples.
struct WrittenScenario {
    let spelled: String
    /// The arguments of its moves; those of the scenario that it begins like come first.
    private let moves: [[String]]
    /// The scenario that it begins like; empty for none.
    private var base = ""
    /// How many moves it shares with that one.
    private var shared = 0

    /// The lines of its case in `moves`.
    var lines: [String] {
        let own = Array(moves.dropFirst(shared))
        let start = base.isEmpty ? "" : "Self.\(base).moves + "
        let all = own.map { ".init(\($0.joined(separator: ", ")))" }
        let expression = "\(start)[\(all.joined(separator: ", "))]"
        let head = "case .\(spelled):"
        if CodeLayout.fits("\(head) \(expression)", indent: 8) { return ["\(head) \(expression)"] }
        if CodeLayout.fits(expression, indent: 12) { return [head, "    \(expression)"] }
        let moves = own.flatMap { CodeLayout.item(".init", $0, indent: 16) }.map { "        \($0)" }
        return [head, "    \(start)["] + moves + ["    ]"]
    }

    /// The scenarios of a flow that can be written. A failure with any error is one with a certain error, where the
    /// flow has several.
    static func all(
        of flow: Flow, _ scenarios: [FlowScenario], _ steps: [StepSignature], _ samples: Samples
    ) -> [WrittenScenario] {
        let isCallable = steps.map { $0.sampleArguments(samples) != nil }
        let written = scenarios.compactMap { scenario -> WrittenScenario? in
            for case .step(let index) in scenario.moves.map(\.source) where !isCallable[index] { return nil }
            let moves = scenario.moves.compactMap { arguments(of: $0, samples, flow) }
            // A value has no sample, or the flow cannot tell what has to happen.
            return moves.count < scenario.moves.count ? nil : WrittenScenario(spelled: scenario.spelled, moves: moves)
        }
        // The last of those with the same moves has the most telling name.
        var names: [[[String]]: String] = [:]
        for scenario in written { names[scenario.moves] = scenario.spelled }
        return written.filter { names[$0.moves] == $0.spelled }.map { $0.beginning(like: names) }
    }

    /// The same, which begins like the longest of other scenarios that it can.
    private func beginning(like names: [[[String]]: String]) -> WrittenScenario {
        let lengths = (1..<max(moves.count, 1)).lazy.reversed()
        guard let count = lengths.first(where: { names[Array(moves.prefix($0))] != nil }) else { return self }
        var scenario = self
        (scenario.base, scenario.shared) = (names[Array(moves.prefix(count))] ?? "", count)
        return scenario
    }

    /// The arguments of a move; nil if a value of it has no sample.
    private static func arguments(of move: FlowScenario.Move, _ samples: Samples, _ flow: Flow) -> [String]? {
        var parts: [String]
        switch move.source {
        case .event(let index):
            let event = flow.events[index]
            if event.isSignal, event.sampleExpression(samples) == nil { return nil }
            parts = ["event: .\(event.name.spelled)"]
        case .step(let index): parts = [".\(flow.steps[index].name.spelled)"]
        }
        let fails = flow.isFailing(move)
        let failing = fails ? move.error.flatMap { name in flow.errors.first { $0.name.text == name } } : nil
        let error = move.error == nil ? samples.failureCase() : failing.flatMap { samples.expression(of: $0) }
        if fails, error == nil { return nil }
        for name in move.statuses {
            guard let status = flow.status(name) else { return nil }
            let isFailure = fails && flow.isFailure(status)
            guard let text = samples.expression(of: status, error: isFailure ? error : nil) else { return nil }
            parts.append(text)
        }
        if move.fails, let error {
            parts.append("failing: \(inOptional(error, of: flow.errorType))")
        }
        return parts
    }
}

extension Flow {
    /// Whether a move ends with a failure.
    func isFailing(_ move: FlowScenario.Move) -> Bool {
        move.fails || move.outcome.flatMap(status).map(isFailure) ?? false
    }
}
