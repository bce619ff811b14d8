// A scenario as Swift writes it: a case of `<Flow>Scenario`, whose moves follow those of the scenario that it begins like.

import FlowModel
import SwiftText

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
        let moves = own.map { "        .init" + CodeLayout.list($0, after: ".init", end: ",", indent: 16) + "," }
        return [head, "    \(start)["] + moves + ["    ]"]
    }

    /// The scenarios of a flow that can be written.
    static func all(of flow: Flow, _ scenarios: [FlowScenario], _ samples: Samples) -> [WrittenScenario] {
        let written = scenarios.compactMap { scenario -> WrittenScenario? in
            let moves = scenario.moves.compactMap { $0.arguments(in: flow, samples) }
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
}

extension FlowScenario.Move {
    /// The arguments that make it in Swift; nil if one of its values has no sample. A failure with any error is one with a
    /// certain error, where the flow has several.
    func arguments(in flow: Flow, _ samples: Samples) -> [String]? {
        let fails = self.fails || outcome.flatMap(flow.status).map(flow.isFailure) ?? false
        let failing = error.flatMap(flow.error)
        let error =
            !fails ? nil : error == nil ? samples.failureCase() : failing.flatMap { samples.expression(of: $0) }
        let texts = statuses.compactMap(flow.status).compactMap {
            samples.expression(of: $0, error: flow.isFailure($0) ? error : nil)
        }
        guard texts.count == statuses.count, !fails || error != nil else { return nil }
        let failure = self.fails ? error.map { ["failing: \(inOptional($0, of: flow.errorType))"] } ?? [] : []
        switch source {
        case .event(let index):
            let event = flow.events[index]
            if event.sampleExpression(samples) == nil { return nil }
            return ["event: .\(event.name.spelled)"] + texts + failure
        case .step(let index):
            let step = flow.steps[index]
            let isCallable = step.parameters.allSatisfy {
                samples.sample(of: $0.type, given: $0.sample ?? $0.defaultValue) != nil
            }
            return isCallable ? [".\(step.name.spelled)"] + texts + failure : nil
        }
    }
}
