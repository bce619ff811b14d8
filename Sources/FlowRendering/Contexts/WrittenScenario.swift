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

    /// The scenarios of a flow that can be written.
    static func all(of flow: Flow, _ scenarios: [FlowScenario], _ samples: Samples) -> [WrittenScenario] {
        let written = scenarios.compactMap { scenario -> WrittenScenario? in
            let moves = scenario.moves.compactMap { WrittenMove($0, of: flow, samples).arguments }
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

/// A move of a scenario as Swift writes it, and the values that keep it from being written or played.
struct WrittenMove {
    /// The arguments that make it; nil if one of its values has no sample.
    private(set) var arguments: [String]?
    /// The types without a sample, with those of the answer, which a mock needs.
    private(set) var missing: [Samples.Missing]

    /// - Parameter move: A failure with any error is one with a certain error, where the flow has several.
    init(_ move: FlowScenario.Move, of flow: Flow, _ samples: Samples) {
        let statuses = move.statuses.compactMap(flow.status)
        let fails = move.fails || move.outcome.flatMap(flow.status).map(flow.isFailure) ?? false
        let failing = move.error.flatMap(flow.error)
        let error =
            !fails ? nil : move.error == nil ? samples.failureCase() : failing.flatMap { samples.expression(of: $0) }
        let carried = statuses.flatMap(\.payload).filter { error == nil || !flow.isError($0) }
        var head = ""
        var answers: [SwiftType] = []
        missing = samples.missing(carried + (failing?.payload ?? []))
        switch move.source {
        case .event(let index):
            head = "event: .\(flow.events[index].name.spelled)"
            missing += samples.missing(flow.events[index].payload)
        case .step(let index):
            let step = flow.steps[index]
            head = ".\(step.name.spelled)"
            missing += step.parameters.flatMap {
                samples.missing($0.type, given: $0.sample ?? $0.defaultValue, at: $0.location)
            }
            answers = [step.returns ?? step.streams].compactMap(\.self)
            if fails, case .type(let type) = step.throwing { answers.append(type) }
        }
        let texts = statuses.compactMap { samples.expression(of: $0, error: flow.isFailure($0) ? error : nil) }
        if missing.isEmpty, texts.count == move.statuses.count, !fails || error != nil {
            let failure = move.fails ? error.map { ["failing: \(inOptional($0, of: flow.errorType))"] } ?? [] : []
            arguments = [head] + texts + failure
        }
        guard case .step(let index) = move.source else { return }
        missing += answers.flatMap { samples.missing($0, at: flow.steps[index].location) }
    }
}

extension Samples {
    /// A type without a sample, and where the flow needs a value of it.
    typealias Missing = (type: String, location: SourceLocation)

    func missing(_ payload: [PayloadValue]) -> [Missing] {
        payload.flatMap { missing($0.type, given: $0.sample, at: $0.location) }
    }

    /// The type, if it has no sample; in place of the flow's own error those that keep it from having one.
    func missing(_ type: SwiftType, given: SwiftExpression? = nil, at location: SourceLocation) -> [Missing] {
        guard sample(of: type, given: given) == nil else { return [] }
        let own = type.text == flow.errorType ? flow.errors.flatMap(\.payload) : []
        let causes = missing(own.filter { $0.type.text != flow.errorType })
        return causes.isEmpty ? [(type.text, location)] : causes
    }
}
