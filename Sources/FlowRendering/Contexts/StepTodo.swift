// What the TODO lines of a step in a skeleton say: which call of the SDK belongs there, and what is to
// be sent or returned afterwards.

import FlowModel
import SwiftNotation

/// The lines that say what belongs into a step.
struct StepTodo {
    let step: Step
    let flow: Flow
    let sdk: SDKWords

    /// One line for the step itself, after one for each status on the way that has a payload.
    var lines: [String] {
        var lines = step.via.compactMap { flow.status($0.value) }.filter { !$0.payload.isEmpty }
            .map { "Send `\(Self.pattern($0))` as \(sdk.name) tells of it." }
        let work =
            step.isLaunch && sdk.hasClient ? "Build `client` with \(sdk.name)" : "Call \(sdk.name)"
        lines.append("\(work)\(ending)")
        return lines
    }

    private var ending: String {
        let outcomes = step.to.compactMap { flow.status($0.value) }
        let successes = outcomes.filter { !flow.isFailure($0) }
        let shape = StepShape(step: step, flow: flow)
        var parts: [String] = []
        let sent = successes.isEmpty ? outcomes : successes
        if !sent.isEmpty {
            let names = sent.map { "`\(Self.pattern($0))`" }
            parts.append("send \(names.joined(separator: " or "))")
        }
        switch shape.answer {
        case .one: parts.append(shape.isVoid ? "send `()` as the answer" : "send the answer")
        case .many: parts.append("send each value, then `.finished`")
        case .direct where !shape.isVoid: parts.append("return what it answers")
        case .direct, .none: break
        }
        let hop = "Closures: `{ @Sendable value in Task { @MainActor in … } }`."
        if parts.isEmpty { return "." }
        return ", then " + parts.joined(separator: " and ") + (step.isSync ? "." : ". \(hop)")
    }

    /// A status as one writes it, with its labels: `.success(message:)`.
    static func pattern(_ status: EnumCase) -> String {
        let labels = status.payload.map { "\($0.label?.text ?? "_"):" }.joined()
        return ".\(status.name.spelled)" + (labels.isEmpty ? "" : "(\(labels))")
    }
}
