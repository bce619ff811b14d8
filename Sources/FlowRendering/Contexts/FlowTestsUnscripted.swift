// What the flow tests expect of a mock that nobody has told what to do: each step goes through its `via`
// to its first success, and answers. Steps with `mock` rules are left to those who wrote the rules. What a
// test scripts comes before all that.

import FlowModel
import Mustache
import SwiftNotation

extension FlowTestsContext {
    /// A step that the mock takes by itself: from the beginning, or from a status that is sent before.
    struct Unscripted: TemplateContext {
        var name: String
        var spelled: String
        /// The status sent before; empty for the initial one.
        var beginning: String

        static let fields: [ContextField<Self>] = [
            .text("name") { $0.name }, .text("spelled") { $0.spelled },
            .text("beginning") { $0.beginning },
        ]
    }

    /// For each step without rules, the way whose last move the mock makes by itself.
    static func unscripted(_ outline: FlowOutline) -> [Unscripted] {
        outline.steps.compactMap { step in
            guard step.step.mock.isEmpty, answer(of: step.shape, outline.samples) != nil else {
                return nil
            }
            let chosen = chosenOutcome(of: step.step, outline)
            let way = outline.scenarios.all.first { way in
                guard let last = way.moves.last, last.step?.name == step.step.name else {
                    return false
                }
                return last.end?.text == chosen && (way.isAnswer ? !last.fails : true)
            }
            guard let way, let beginning = beginning(of: way, outline) else { return nil }
            return Unscripted(
                name: upperCamel(way.name), spelled: way.spelled, beginning: beginning)
        }
    }

    /// The steps that a test may script, where the initial status has a sample to script them with.
    static func scripted(_ outline: FlowOutline) -> [StepTest] {
        let initial = outline.flow.initial.flatMap { outline.flow.status($0.value) }
        guard let initial, outline.samples.expression(of: initial) != nil,
            !outline.flow.isFailure(initial)
        else { return [] }
        return outline.steps.filter(\.step.changesStatus).compactMap {
            stepTest($0, outline.samples)
        }
    }

    /// The outcome that the mock chooses by itself.
    private static func chosenOutcome(of step: Step, _ outline: FlowOutline) -> String? {
        let outcomes = step.to.compactMap { outline.flow.status($0.value) }
        let successes = outcomes.filter { !outline.flow.isFailure($0) }
        return (successes.isEmpty ? outcomes : successes)
            .first { outline.samples.expression(of: $0) != nil }?.name.text
    }

    /// The status before the last move, as an expression; empty for the initial one, nil when it has no
    /// sample.
    private static func beginning(of way: ContractScenarios.Scenario, _ outline: FlowOutline)
        -> String?
    {
        guard let before = way.moves.dropLast().last else { return "" }
        guard let name = before.end ?? before.via.last else { return "" }
        return outline.flow.status(name.text).flatMap { outline.samples.expression(of: $0) }
    }
}
