// The context of `<Flow>Flow.swift`: the flow as a table, which its runner checks and its tests go through.

import FlowModel
import SwiftText

/// What the template of a flow's table may use.
package struct FlowTableContext: FlowContext {
    let outline: FlowOutline
    var imports: Imports {
        var imports = Imports(of: outline, declaring: [])
        imports.add(typesIn: outline.namedTypes + failed + [outline.initial] + written.flatMap(\.lines))
        return imports
    }

    private var written: [WrittenScenario] { outline.written }

    package static let fields: [ContextField<Self>] =
        flowFields + [
            .text("steps") { $0.names("Step", $0.flow.steps.map(\.name.spelled)) },
            .text("events") { $0.names("Event", $0.flow.events.map(\.name.spelled)) },
            .text("initial") { context in
                context.flow.statuses.isEmpty
                    ? "NoStatus<\(context.flow.failureType)>()" : context.flow.statusType + context.outline.initial
            },
            .texts("rules") { $0.ruleLines }, .flag("hasRules") { !$0.ruleLines.isEmpty },
            .flag("canFail") { !$0.flow.statuses.isEmpty && !$0.flow.steps.isEmpty },
            .text("failed") { context in
                let signature = Signature(
                    start: context.access + "static func failed",
                    parameters: ["_ error: \(context.flow.failureType)", "in step: Step"],
                    result: context.flow.statusType + "?")
                return signature.function(context.failed)
            },
            .text("scenario") { $0.flow.scenarioType }, .flag("hasScenarios") { !$0.written.isEmpty },
            .texts("scenarioCases") { CodeLayout.caseRows($0.written.map(\.spelled), indent: 4) },
            .texts("moves") { context in context.written.flatMap(\.lines) },
        ]

    /// An enum of names; empty if there are none.
    private func names(_ name: String, _ names: [String]) -> String {
        names.isEmpty ? "" : CodeLayout.enumeration(access + "enum \(name): " + namesInherit, of: names)
    }

    private var rules: [[String]] {
        let steps = flow.steps.map { step in
            let name = inOptional(".\(step.name.spelled)", of: "Step")
            let via = step.via.isEmpty ? [] : ["via: [\(step.via.map(cases).joined(separator: ", "))]"]
            return ["step: \(name)"] + from(step.from) + via + list("to", step.to) + list("cancels", step.cancels)
                + errors(step) + within(step) + (step.isEndless ? ["isEndless: true"] : [])
        }
        return steps
            + flow.events.filter { !$0.isSignal }.map { event in
                ["step: nil"] + from(event.from) + list("to", event.to) + list("cancels", event.cancels)
            }
    }

    /// The deadline: `within: (.seconds(30), else: .failure(.timeout))`.
    private func within(_ step: Step) -> [String] {
        guard let deadline = step.deadline else { return [] }
        let isStatus = step.to.contains { $0.value == deadline.end.value }
        let end = (isStatus ? flow.status(deadline.end.value) : nil) ?? flow.error(deadline.end.value)
        let name = end.map { ".\($0.name.spelled)" } ?? ""
        let result = isStatus ? ".success(\(name))" : ".failure(\(name))"
        return ["within: (.seconds(\(seconds(deadline.seconds))), else: \(result))"]
    }

    /// The errors that the step lists, as a test: `errors: { switch $0 { case .timeout: true; default: false } }`.
    private func errors(_ step: Step) -> [String] {
        guard flow.lists(errorsOf: step) else { return [] }
        let cases = flow.errors(of: step).map { ".\($0.name.spelled)" }.joined(separator: ", ")
        return ["errors: { " + (cases.isEmpty ? "_ in false }" : "switch $0 { case \(cases): true; default: false } }")]
    }

    private func from(_ names: [Located<String>]?) -> [String] { names.map { ["from: \(cases($0))"] } ?? [] }

    private func list(_ label: String, _ names: [Located<String>]) -> [String] {
        names.isEmpty ? [] : ["\(label): \(cases(names))"]
    }

    private func cases(_ names: [Located<String>]) -> String {
        "[\(names.map { ".\(spelled($0.value))" }.joined(separator: ", "))]"
    }

    /// Each rule in a line if it fits, else with its parts in lines of their own. The runner needs none that says nothing
    /// of its step.
    private var ruleLines: [String] {
        rules.filter { $0.count > 1 }.map { "Rule" + CodeLayout.list($0, after: "Rule", end: ",", indent: 8) + "," }
    }

    /// The body of the function that makes a status of a failure.
    private var failed: [String] {
        let failing = flow.steps.compactMap { step in
            expression(ofFailure: step).map { (step: ".\(step.name.spelled)", text: $0) }
        }
        var texts: [String] = []
        for (_, text) in failing where !texts.contains(text) { texts.append(text) }
        guard let first = texts.first else { return ["nil"] }
        let others = flow.steps.filter {
            flow.failure(of: $0) == nil && StepSignature(step: $0, flow: flow).runnerFunction != .none
        }
        if texts.count == 1, others.isEmpty { return [first] }
        let cases = texts.map { text in
            "case \(failing.filter { $0.text == text }.map(\.step).joined(separator: ", ")): \(text)"
        }
        return ["switch step {"] + cases + (failing.count == flow.steps.count ? [] : ["default: nil"]) + ["}"]
    }

    /// The status in which a step fails with `error`; nil if it does not, or nobody can make the other values.
    private func expression(ofFailure step: Step) -> String? {
        guard let status = flow.failure(of: step) else { return nil }
        let samples = [Samples.neutral(of: flow), outline.releaseSamples]
        let text = samples.lazy.compactMap { $0.expression(of: status, error: "error") }.first
        return text.map { inOptional($0, of: flow.statusType) }
    }
}

extension Flow {
    /// Whether the work of a step cannot end with each of the flow's errors.
    func lists(errorsOf step: Step) -> Bool {
        errors(of: step).count < errors.count && StepSignature(step: step, flow: self).runnerFunction != .none
    }

    /// The type of the flow's errors.
    var failureType: String { errors.isEmpty ? "NoFailure" : errorType }
}

/// A case of a type where an optional is expected, which would read `.none` as its own.
func inOptional(_ expression: String, of type: String) -> String {
    expression.prefix { $0 != "(" } == ".none" ? type + expression : expression
}
