// The TODO line of a step: which call of the SDK belongs there, and what the developer's code then does.

import FlowModel
import SwiftNotation

/// What a step's TODO line says.
struct StepTodo {
    let implementation: StepImplementation
    let hasClient: Bool
    let sdk: String

    private var shape: StepSignature { implementation.shape }

    /// The lines: `// TODO(flowgen): Call Acme, send .found(place:) and return the answer.`, which errors it throws where
    /// the flow says so, and what the runner does by itself.
    var lines: [String] {
        let isSetUp = shape.step.isLaunch && hasClient
        let start = isSetUp ? "Set up `client` with \(sdk)" : "Call \(sdk)"
        let later = implementation.later.map { stop in
            (stop.canBeSkipped ? "perhaps send " : "send ") + Self.patterns(stop.statuses)
        }
        let ends = implementation.ends.isEmpty ? [] : [Self.patterns(implementation.ends)]
        return ["// TODO(flowgen): \(start)\(rest(later, ends))."] + failures + limit
    }

    private func rest(_ later: [String], _ ends: [String]) -> String {
        switch implementation.function {
        case .none where shape.answer == .none:
            return (later + ends.map { "send \($0)" }).map { ", then \($0)" }.joined()
        case .start, .run:
            return listed(later + ends.map { "return \($0)" })
        default:
            return listed(later + (shape.step.to.isEmpty ? [] : ends.map { "send \($0)" }) + answer)
        }
    }

    /// The errors that it can fail with, where the flow says which.
    private var failures: [String] {
        guard let errors = shape.step.errors, implementation.function != .none else { return [] }
        let late = shape.step.deadline?.end.value
        let thrown = errors.filter { $0.value != late }.compactMap { shape.flow.error($0.value) }
        let names = thrown.map { shape.flow.errorType + Self.pattern($0) }
        return names.isEmpty ? [] : Self.comment("If it fails, throw \(alternatives(names)).")
    }

    /// Until when it runs, where the flow says so.
    private var limit: [String] {
        guard implementation.function != .none else { return [] }
        if shape.step.isEndless { return ["// The stream does not end: `try await untilEnded()` keeps it open."] }
        guard let deadline = shape.step.deadline else { return [] }
        let (name, time) = (deadline.end.value, seconds(deadline.seconds))
        let error = shape.flow.error(name).map { shape.flow.errorType + Self.pattern($0) }
        let isStatus = shape.step.to.contains { $0.value == name }
        guard let end = isStatus ? shape.flow.status(name).map(Self.pattern) : error else { return [] }
        return Self.comment("After \(time) second\(time == "1" ? "" : "s") the runner ends it with `\(end)`.")
    }

    private static func comment(_ sentence: String) -> [String] {
        let words = sentence.split(separator: " ").map(String.init)
        return words.filled(to: CodeLayout.width - 15, separator: "").map { "// \($0)" }
    }

    /// What is done with the answer; empty if there is none.
    private var answer: [String] {
        switch implementation.function {
        case .none:
            shape.isVoid && shape.answer != .many && (shape.isAsync || shape.answer == .direct)
                ? [] : ["return the answer"]
        case .start, .run: []
        case .value, .completion: shape.isVoid ? [] : ["return the answer"]
        case .publisher: shape.answer == .one ? ["yield the answer"] : ["yield each value"]
        case .stream, .observer: ["yield each value"]
        }
    }

    /// Parts of a sentence: `, send .a and return the answer`.
    private func listed(_ parts: [String]) -> String {
        parts.enumerated().map { ($0 + 1 == parts.count ? " and " : ", ") + $1 }.joined()
    }

    /// Statuses as one writes them: `.found(place:)` or `.lost`, each in backticks.
    private static func patterns(_ statuses: [EnumCase]) -> String {
        alternatives(statuses.map(pattern))
    }

    /// A status as one writes it, with its labels: `.success(message:)`.
    static func pattern(_ status: EnumCase) -> String {
        let labels = status.payload.map { "\($0.label?.text ?? "_"):" }.joined()
        return ".\(status.name.spelled)" + (labels.isEmpty ? "" : "(\(labels))")
    }
}
