// What the TODO line of a step says: which call of the SDK belongs there, and what is sent or returned.

import FlowModel
import SwiftNotation

/// The TODO line of a step.
struct StepTodo {
    let manner: StepManner
    let sdk: SDKWords

    private var shape: StepShape { manner.shape }

    /// The line.
    var line: String {
        switch manner.work {
        case .none: return shape.answer == .none ? stub : answeringStub
        case .status: return list([call] + sends(manner.later) + [returned])
        case .value:
            let answer = shape.isVoid ? [] : ["return the answer"]
            return list([call] + sends(manner.later) + sends(manner.ends, or: true) + answer)
        case .values:
            let values = manner.yieldName == "send" ? "send each value" : "yield each value"
            return list([call] + sends(manner.later) + [values] + sends(manner.ends, or: true))
        }
    }

    private var call: String {
        shape.step.isLaunch && sdk.hasClient
            ? "Set up `client` with \(sdk.name)" : "Call \(sdk.name)"
    }

    /// What work returns that ends in a status.
    private var returned: String {
        manner.ends.isEmpty ? "return `nil`" : "return \(Self.patterns(manner.ends))"
    }

    /// A stub that answers nothing: `Call PayKit, then send .paying, then .paid.`
    private var stub: String {
        let later = manner.later.map { Self.patterns([$0]) }
        let sent = later + (manner.ends.isEmpty ? [] : [Self.patterns(manner.ends)])
        return sent.isEmpty
            ? "\(call)." : "\(call), then send \(sent.joined(separator: ", then "))."
    }

    private var answeringStub: String {
        let sent = sends(manner.later) + sends(manner.ends, or: true)
        return list([call] + sent + (answer.map { [$0] } ?? []))
    }

    /// What a stub does with the answer; nil if there is none.
    private var answer: String? {
        switch (shape.answer, shape.style) {
        case (.none, _): nil
        case (.one, .combine): "return a publisher of the answer"
        case (.many, .combine): "return a publisher of its values"
        case (.many, .async): "return a stream of its values"
        case (.one, .callback): "complete with the answer"
        case (.many, .callback): "call `observer` with each value, then `completion`"
        case (.one, .async), (.direct, _): shape.isVoid ? nil : "return the answer"
        }
    }

    private func sends(_ statuses: [EnumCase], or: Bool = false) -> [String] {
        if or { return statuses.isEmpty ? [] : ["send \(Self.patterns(statuses))"] }
        return statuses.map { "send \(Self.patterns([$0]))" }
    }

    /// Parts as a sentence: `A.`, `A and b.`, `A, b and c.`
    private func list(_ parts: [String]) -> String {
        guard let last = parts.last, parts.count > 1 else { return "\(parts.joined())." }
        return "\(parts.dropLast().joined(separator: ", ")) and \(last)."
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

extension StepManner {
    /// Whether the developer's code sends statuses while the step runs.
    var sendsStatuses: Bool { !later.isEmpty || (work != .status && !ends.isEmpty) }

    /// What the closure that hands on a value is called.
    var yieldName: String { shape.style == .combine && !sendsStatuses ? "send" : "yield" }

    /// The parameters of the closure that does the work.
    var closure: String {
        let send = sendsStatuses ? "send" : "_"
        return work == .values ? "\(send), \(yieldName)" : send
    }
}
