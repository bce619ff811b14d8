// How a skeleton sends a failure by a status: the flow's own error, and a sample for every other value.
// Where a value has none, nothing can be sent.

import FlowModel
import SwiftNotation

/// The statement that sends a step's failure.
struct FailureReport {
    /// The statement; empty when there is nothing to send.
    let lines: [String]
    /// The status as a pattern, where some of its values are guesses; else empty.
    let otherValues: String

    /// The report of a step: in its Task the error that was caught, else one made up.
    init(of manner: StepManner, samples: Samples) {
        let (step, flow) = (manner.shape.step, manner.shape.flow)
        guard let failing = flow.reportedFailure(of: step) else {
            (lines, otherValues) = ([], "")
            return
        }
        let isTask = manner.body != .direct
        let error = isTask ? "\(flow.errorMapper)(for: error)" : flow.bareError
        otherValues = failing.payload.count > 1 ? StepTodo.pattern(failing) : ""
        let layout = StatementLayout(indent: isTask ? 16 : 8)
        if let expression = Self.expression(of: failing, error: error, flow, samples) {
            lines = layout.call("statusSubject.send", expression)
        } else if manner.shape.answer == .none {
            lines = ["fatalError(\"\(step.fullName) is not written yet\")"]
        } else {
            lines = []
        }
    }

    private static func expression(
        of status: EnumCase, error: String, _ flow: Flow, _ samples: Samples
    ) -> CallExpression? {
        var values: [String] = []
        for value in status.payload {
            let label = value.label.map { "\($0.asArgument): " } ?? ""
            if value.type.text == flow.errorType {
                values.append(label + error)
                continue
            }
            let name = value.label?.text ?? status.name.text
            guard let sample = samples.sample(of: value.type, named: name, given: value.sample)
            else { return nil }
            values.append(label + sample)
        }
        return CallExpression(name: ".\(status.name.spelled)", arguments: values)
    }
}

/// How a step without a Task ends in a skeleton: at once, in its failure, or not at all.
struct DirectEnding {
    let lines: [String]
    /// Whether the step owes a value, and has no failure to end in.
    let isOwing: Bool

    init(_ manner: StepManner, samples: Samples) {
        guard manner.body == .direct else {
            (lines, isOwing) = ([], false)
            return
        }
        let shape = manner.shape
        isOwing =
            !manner.canFail && shape.answer != .none
            && !(shape.answer == .direct && shape.isVoid)
        let reports = shape.isolation == .none && !shape.step.isSync && !isOwing
        let report = reports ? FailureReport(of: manner, samples: samples).linesAtOnce : []
        lines = report + (manner.canFail ? Self.failure(manner) : [])
    }

    private static func failure(_ manner: StepManner) -> [String] {
        let shape = manner.shape
        let error = shape.flow.placeholderError ?? Flow.unsupported
        let bare = shape.failure == shape.flow.errorType ? shape.flow.bareError : error
        let layout = StatementLayout(indent: 8)
        switch (shape.style, shape.answer) {
        case (_, .none): return []
        case (_, .direct), (.async, .one): return ["throw \(error)"]
        case (.async, .many):
            return ["return AsyncThrowingStream { $0.finish(throwing: \(error)) }"]
        case (.combine, _):
            return layout.chain(
                "return Fail<\(shape.value), \(shape.failure)>(error: \(bare))",
                ".eraseToAnyPublisher()")
        case (.callback, _):
            return layout.call("completion", CallExpression(name: ".failure", arguments: [bare]))
        }
    }
}

extension FailureReport {
    /// The lines of a step without a Task, with what the developer has to choose.
    fileprivate var linesAtOnce: [String] {
        let choice = "// TODO(flowgen): Choose the values of `\(otherValues)` beside the error."
        return (otherValues.isEmpty ? [] : [choice]) + lines
    }
}

extension Flow {
    /// An error that a skeleton can give where the flow's own type is expected: `.unknown`.
    var bareError: String {
        guard let error = placeholderError else { return "" }
        return String(error.dropFirst(errorType.count))
    }
}
