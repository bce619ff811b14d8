// A step of a wrapper's skeleton. A runner starts work that is not written yet; where none does the step, it ends at
// once: with an error if there is one to end with, else with a value that claims nothing. It never reports a success
// that did not happen.

import FlowModel
import SwiftText

/// What the templates of skeletons may use of a step.
struct StepSkeleton: TemplateContext {
    let shape: StepSignature
    private let samples: Samples
    /// What the TODO line calls the SDK.
    private let sdk: String
    /// What precedes the declaration.
    private let modifiers: String
    /// The function of the runner that does it.
    let function: RunnerCall.Function
    private(set) var body: [String] = []
    var mark: String? { MemberID.step(step.name.text).text }

    private var step: Step { shape.step }
    private var flow: Flow { shape.flow }

    static let fields: [ContextField<Self>] = [
        .text("declaration") { $0.shape.signature($0.modifiers).declaration() },
        .texts("body") { $0.body },
    ]

    /// The steps of a wrapper.
    ///
    /// - Parameter modifiers: What precedes the stubs of a type that has no runner; nil if it has one.
    static func all(
        of outline: FlowOutline, sdk: String, hasClient: Bool = false, stubs modifiers: String? = nil
    ) -> [StepSkeleton] {
        outline.steps.map { shape in
            var skeleton = StepSkeleton(
                shape: shape, samples: outline.releaseSamples, sdk: sdk, modifiers: modifiers ?? "",
                function: modifiers == nil ? shape.runnerFunction : .none)
            let todo = skeleton.todo(isSetUp: shape.step.isLaunch && hasClient)
            let stub = modifiers.map { _ in todo + skeleton.end(anyError: Flow.unsupported, isAlone: true) }
            skeleton.body = stub ?? (skeleton.function == .none ? skeleton.direct(todo) : skeleton.started(todo))
            return skeleton
        }
    }

    // MARK: - Its code

    /// The call of the runner.
    private func started(_ todo: [String]) -> [String] {
        let result = function == .completion && step.throwing == .nothing ? " -> \(shape.value)" : ""
        let returnsStatus = function == .start || function == .run
        return RunnerCall(shape: shape, map: map).lines(
            after: "", sends: !later.isEmpty || !returnsStatus && !step.to.isEmpty, result: result,
            work: todo + ["throw NotWritten()"])
    }

    /// What makes an error `$0` one of the type that the step promises; empty if it promises none.
    private var map: String { shape.promisedError(own: "Self.\(flow.errorMapper)(for: $0)", samples) }

    /// What a step does that no runner does: it checks the call, and tells contracts that nothing happens, or that the
    /// answer means nothing.
    private func direct(_ todo: [String]) -> [String] {
        let name = ".\(step.name.spelled)"
        let check = (step.from == nil ? [] : ["flow.check(\(name))"]) + flow.cancelling(step.cancels, of: "flow")
        let isDue = flow.hasTable && (!step.ends.isEmpty || step.answers)
        let breach = "\(flow.tableType): '\(step.name.text)' is not written yet"
        let unwritten = isDue ? ["onFlowBreach(\"\(breach)\")"] : []
        let error = flow.hasTable ? "NotWritten()" : Flow.unsupported
        return check + todo + unwritten + end(anyError: error, isAlone: (check + unwritten).isEmpty)
    }

    /// How a step ends that no runner does.
    private func end(anyError: String, isAlone: Bool) -> [String] {
        let missing = "fatalError(\"\(step.fullName) is not written yet\")"
        let value = shape.isVoid ? "" : step.returns.flatMap { Samples.neutral(of: flow).sample(of: $0) } ?? missing
        switch (shape.style, shape.answer) {
        case (_, .none): return []
        case (_, .direct), (.async, .one):
            if shape.isThrowing { return [thrown(anyError).map { "throw \($0)" } ?? missing] }
            return value.isEmpty ? [] : [(isAlone || value == missing ? "" : "return ") + value]
        default: return [missing]
        }
    }

    /// An error of the type that the step throws; nil if none can be made.
    private func thrown(_ anyError: String) -> String? {
        guard case .type(let type) = step.throwing, !shape.isAsync, type.text != "any Error" else { return anyError }
        if type.text == flow.errorType { return samples.failure(of: anyError).map { flow.errorType + $0 } }
        return samples.sample(of: type, named: step.name.text, given: nil)
    }

    // MARK: - Its TODO line

    /// The statuses that the step can end in, without its failures if there are others.
    private var ends: [EnumCase] {
        let ends = step.ends.compactMap { flow.status($0.value) }
        let successes = ends.filter { !flow.isFailure($0) }
        return successes.isEmpty ? ends : successes
    }

    /// The statuses that it passes through and that the runner does not send, as the developer's code sends them.
    private var later: [String] {
        step.stops.dropFirst(shape.firstVia == nil ? 0 : 1).filter { !$0.statuses.isEmpty }.map { stop in
            "send " + Self.patterns(stop.statuses.compactMap { flow.status($0.value) })
        }
    }

    /// The line: `// TODO(flowgen): Call Acme, send .found(place:) and return the answer.`
    private func todo(isSetUp: Bool) -> [String] {
        let start = isSetUp ? "Set up `client` with \(sdk)" : "Call \(sdk)"
        let verb = [.start, .run].contains(function) ? "return " : "send "
        let isEnd = !ends.isEmpty && (shape.answer == .none || !step.to.isEmpty)
        let parts = later + (isEnd ? [verb + Self.patterns(ends)] : []) + answer
        return ["// TODO(flowgen): \(start)\(Self.listed(parts))."]
    }

    /// What is done with the answer; empty if there is none.
    private var answer: [String] {
        let yields = [.stream, .publisher, .observer].contains(function)
        if shape.answer == .none || shape.isVoid && !yields { return [] }
        let end = step.isEndless && yields ? ["wait with `return try await untilEnded()`"] : []
        return [yields ? "yield \(shape.answer == .many ? "each value" : "the answer")" : "return the answer"] + end
    }

    /// Parts of a sentence: `, send .a and return the answer`.
    private static func listed(_ parts: [String]) -> String {
        parts.enumerated().map { ($0 + 1 == parts.count ? " and " : ", ") + $1 }.joined()
    }

    /// Statuses as one writes them: `.found(place:)` or `.lost`, each in backticks.
    private static func patterns(_ statuses: [EnumCase]) -> String { alternatives(statuses.map(\.pattern)) }
}

extension EnumCase {
    /// The case as one writes it, with its labels: `.success(message:)`.
    fileprivate var pattern: String {
        let labels = payload.map { "\($0.label?.text ?? "_"):" }.joined()
        return ".\(name.spelled)" + (labels.isEmpty ? "" : "(\(labels))")
    }
}

extension Step {
    /// The statuses that it comes to, in order: at each place one of these, or none where it may stay in the status
    /// before.
    var stops: [(statuses: [Located<String>], canBeSkipped: Bool)] {
        zip([[]] + via, via).map { before, statuses in
            let others = statuses.filter { status in !before.contains { $0.value == status.value } }
            return (others, others.count < statuses.count)
        }
    }
}
