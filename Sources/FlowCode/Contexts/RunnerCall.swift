// How a step calls the runner: `flow.start(.startChat, via: .loading)` and a closure with the step's work. A mock and a
// wrapper write the same call, so that they answer at the same time, end the same way, and are cancelled alike.

import FlowModel
import SwiftText

/// The call of the runner in the body of a step.
struct RunnerCall {
    /// The runner's function for a step: by how it answers, and how the app waits for it.
    enum Function: String {
        /// None: the body does the work itself, before it returns.
        case none = "sync"
        case start, run, value, stream, publisher, completion, observer
    }

    let shape: StepSignature
    /// What makes an error `$0` one of the type that the step promises; empty if it promises none.
    let map: String

    private var step: Step { shape.step }
    private var flow: Flow { shape.flow }

    var function: Function { shape.runnerFunction }

    /// Whether the closure is also given a function for each value of the answer.
    var yields: Bool { [.stream, .publisher, .observer].contains(function) }

    /// The call with its closure, as lines.
    ///
    /// - Parameters:
    ///   - prefix: what precedes the runner: `return `, or nothing.
    ///   - capture: what the closure captures, such as `[onAsk] `.
    ///   - result: what the closure returns, such as ` -> Int`, where nothing else tells.
    ///   - work: the lines of the closure.
    func lines(
        after prefix: String, sends: Bool, capture: String = "", result: String = "", work: [String]
    ) -> [String] {
        let method = [.run, .value, .stream, .publisher].contains(function) ? function.rawValue : "start"
        let head = prefix + effects + "flow." + method
        let via = shape.firstVia.map { ["via: .\($0.name.spelled)"] } ?? []
        let arguments = [".\(step.name.spelled)"] + via + answers
        let closure = "{ \(capture)\(sends ? "send" : "_")\(yields ? ", yield" : "")\(result) in"
        let isShort = CodeLayout.fits("}" + tail.joined(), indent: 8)
        let rows = work.map { "    \($0)" } + (isShort ? ["}" + tail.joined()] : ["}"] + tail)
        // A call has only one trailing closure, and no other closures beside it.
        if answers.contains(where: { $0.contains("{") }) {
            let lines = (["work: \(closure)"] + rows).joined(separator: "\n")
            return [head + CodeLayout.list(arguments + [lines], after: head, indent: 8)]
        }
        let list = CodeLayout.list(arguments, after: head, end: " \(closure)", indent: 8)
        let line = "\(head)\(list) \(closure) \(work[0]) }\(tail.joined())"
        if work.count == 1, CodeLayout.fits(line, indent: 8), !list.contains("\n") { return [line] }
        return ["\(head)\(list) \(closure)"] + rows
    }

    private var effects: String {
        switch function {
        case .run: (shape.returnsStatus ? "" : "_ = ") + "await "
        case .value: "try await "
        default: ""
        }
    }

    /// The closures that take the answer.
    private var answers: [String] {
        switch function {
        case .completion: ["completion: \(completion)"]
        case .observer: ["answers: (observer, \(completion))"]
        default: []
        }
    }

    /// What makes a publisher's errors those that the step promises.
    private var tail: [String] {
        guard function == .publisher else { return [] }
        return switch step.throwing {
        case .any: []
        case .nothing: [".catch { _ in Empty() }", ".eraseToAnyPublisher()"]
        case .type: [".mapError \(mapper)", ".eraseToAnyPublisher()"]
        }
    }

    /// What is called with the answer.
    private var completion: String {
        switch step.throwing {
        case .any: "completion"
        case .nothing where shape.answer == .one: "{ if case .success(let value) = $0 { completion(value) } }"
        case .nothing: "{ if case .success = $0 { completion(.success(())) } }"
        case .type: "{ completion($0.mapError \(mapper)) }"
        }
    }

    /// The closure that makes an error one of the type that the step promises.
    private var mapper: String {
        guard case .type(let type) = step.throwing, type.text != "any Error" else { return "{ $0 }" }
        return "{ $0 as? \(type.text) ?? \(map) }"
    }
}

extension StepSignature {
    /// What makes an error `$0` one of the type that the step promises; empty if it promises none.
    ///
    /// - Parameter own: What makes it the flow's own error.
    func promisedError(own: String?, _ samples: Samples) -> String {
        guard case .type(let type) = step.throwing else { return "" }
        let made = type.text == flow.errorType ? own : samples.sample(of: type, named: step.name.text)
        return made ?? "{ () -> \(type.text) in fatalError(\"not written yet\") }()"
    }

    /// Which function of the runner does the step.
    var runnerFunction: RunnerCall.Function {
        switch (style, answer) {
        case (_, .direct): .none
        case (.async, .none): step.isSync || step.ends.isEmpty ? .none : .run
        case (_, .none): step.isSync || !isStarted ? .none : .start
        case (.async, .one): isThrowing ? .value : .none
        case (.async, .many): .stream
        case (.combine, _): .publisher
        case (.callback, .one): .completion
        case (.callback, .many): .observer
        }
    }

    /// Whether a step that only changes the status goes on after its call: it passes through a status, or can fail.
    private var isStarted: Bool {
        !step.via.isEmpty || flow.failure(of: step) != nil || step.mock.contains { ($0.after ?? 0) > 0 }
    }
}

extension Flow {
    /// Whether the flow has a table: a status, or steps that a runner does.
    var hasTable: Bool {
        !isFacade
            && (!statuses.isEmpty || steps.contains { StepSignature(step: $0, flow: self).runnerFunction != .none })
    }

    /// The call by which a runner ends steps: `flow.cancel(.scan)`; none if it runs none of them.
    func cancelling(_ names: [Located<String>], of runner: String) -> [String] {
        let steps = names.compactMap { step($0.value) }.filter {
            StepSignature(step: $0, flow: self).runnerFunction != .none
        }
        let cases = steps.map { ".\($0.name.spelled)" }
        return cases.isEmpty ? [] : ["\(runner).cancel(\(cases.joined(separator: ", ")))"]
    }

    /// Whether a step has to end within a time, so that a clock has to be handed in.
    var hasDeadlines: Bool { hasTable && steps.contains { $0.deadline != nil } }

    /// The scenarios of the flow: `ChatBotScenario`.
    var scenarioType: String { name.value + "Scenario" }
}
