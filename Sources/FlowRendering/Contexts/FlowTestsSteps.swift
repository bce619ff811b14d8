// How the flow tests call a step: with sample arguments, with a handler that counts, with a completion
// where the style has one, and expecting a failure where a script makes one.

import FlowModel
import SwiftNotation

extension FlowTestsContext {
    /// The test that a step's handler is asked; nil when a value has no sample.
    static func stepTest(
        _ outline: FlowOutline.StepOutline, _ samples: Samples
    ) -> StepTest? {
        let (step, shape) = (outline.step, outline.shape)
        guard let call = outline.sampleCall, let answer = answer(of: shape, samples) else {
            return nil
        }
        let isShared = shape.isolation == .sendable
        var counters = [Counter("handled", isShared: isShared)]
        var completed = call
        if shape.takesCompletion {
            let crosses = shape.isolation != .mainActor
            counters.append(Counter("answers", isShared: crosses))
            completed =
                shape.sampleCall(
                    samples, completion: "{ _ in \(crosses ? "answers.add()" : "answers += 1") }")
                ?? ""
        }
        return StepTest(
            name: upperCamel(step.name.text), spelled: step.name.spelled, call: completed,
            plainCall: call, handlerName: "\(step.name.text)Handler",
            handler: handler(of: shape, answer),
            callsName: "\(step.name.text)Calls", hasArguments: !step.parameters.isEmpty,
            counters: counters)
    }

    /// A handler that counts its calls, and answers.
    private static func handler(of shape: StepShape, _ answer: String) -> String {
        let isObserved = shape.style == .callback && shape.answer == .many
        let names =
            shape.step.parameters.map { _ in "_" } + (isObserved ? ["_", "completion"] : [])
        let head = names.isEmpty ? "" : " \(names.joined(separator: ", ")) in"
        let body: String
        switch (shape.style, shape.answer) {
        case (_, .none): body = ""
        case (.combine, .many): body = "; return Empty().eraseToAnyPublisher()"
        case (.async, .many): body = "; return AsyncThrowingStream { $0.finish() }"
        case (.callback, .many): body = "; completion(.success(()))"
        case (.combine, .one), (.callback, .one): body = "; return .success(\(answer))"
        default: body = shape.isVoid ? "" : "; return \(answer)"
        }
        let count = shape.isolation == .sendable ? "handled.add()" : "handled += 1"
        return "{\(head) \(count)\(body) }"
    }

    /// A value that a handler may answer with; nil when the type has no sample.
    static func answer(of shape: StepShape, _ samples: Samples) -> String? {
        guard !shape.isVoid, let type = shape.step.returns ?? shape.step.streams else {
            return "()"
        }
        return samples.sample(of: type, named: shape.step.name.text, given: nil)
    }
}

extension StepShape {
    /// A call on `mock` with sample arguments, as a statement; nil when an argument has no sample.
    /// `completion` is what a completion does.
    func sampleCall(_ samples: Samples, completion: String = "{ _ in }") -> String? {
        sampleExpression(samples, on: "mock", observer: "{ _ in }", completion: completion)
            .map { "\(returnsValue ? "_ = " : "")\(callEffects)\($0)" }
    }

    /// A call on an object with sample arguments, as an expression without effects; nil when an argument
    /// has no sample.
    func sampleExpression(
        _ samples: Samples, on object: String, observer: String, completion: String
    ) -> String? {
        var arguments: [String] = []
        for parameter in step.parameters {
            let name = parameter.label.internal.text
            let given = parameter.sample ?? parameter.defaultValue
            guard let sample = samples.sample(of: parameter.type, named: name, given: given) else {
                return nil
            }
            // A variadic parameter without arguments is left out.
            if parameter.type.isVariadic { continue }
            arguments.append(parameter.label.callPrefix + sample)
        }
        for name in answerNames {
            arguments.append("\(name): " + (name == "completion" ? completion : observer))
        }
        return "\(object).\(step.name.spelled)(\(arguments.joined(separator: ", ")))"
    }
}
