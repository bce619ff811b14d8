// The context of `<Type>+<Flow>.swift`: the steps of a facade as methods of a type of the app, each of which calls the
// integration in use with the object itself as the last argument, or the closure that a test has put in its place.

import FlowModel
import SwiftText

/// What the template of an extension may use.
package struct ExtensionContext: FlowContext {
    let outline: FlowOutline
    let type: String
    var imports: Imports {
        Imports(of: outline, declaring: outline.declaredTypes + [type], importing: settings.servicesModules, type: type)
    }

    /// The fields, in the order of the template.
    package static let fields: [ContextField<Self>] =
        flowFields + [
            .text("type") { $0.type },
            .list("methods") { context in context.outline.steps.map { Method(shape: $0, access: context.access) } },
        ]

    /// A step as a method, with default values where they are.
    struct Method: TemplateContext {
        let shape: StepSignature
        let access: String
        /// The step without the object that it is called on.
        private var own: StepSignature {
            var step = shape.step
            step.parameters = step.ownParameters
            return StepSignature(step: step, flow: shape.flow)
        }

        static let fields: [ContextField<Self>] =
            [
                .texts("docs") { $0.own.documentation(indent: 4) },
                .text("declaration") { $0.signature.declaration() },
                // The closure that takes its place.
                .text("replacement") { $0.replacement },
                .text("closure") { $0.closure }, .text("replaced") { $0.replaced },
                .texts("calls") { $0.calls },
            ]

        /// The closure by which a test replaces the step: `onSetImage`.
        private var replacement: String { "on" + upperCamel(shape.step.name.text) }

        private var signature: Signature {
            var signature = shape.signature(access)
            signature.parameters = own.step.parameters.map(\.declarationWithDefault) + shape.answerParameters
            return signature
        }

        /// The type of the closure, which takes the object first, broken where it is too long for its line.
        private var closure: String {
            let answers = shape.answerParameters.map { "_ \($0)" }
            let parameters =
                (shape.step.parameters.filter(\.isReceiver) + own.step.parameters).map(\.inClosureType) + answers
            let effects = shape.declaredEffects.isEmpty ? "" : " " + shape.declaredEffects
            let attribute = shape.isolation == .mainActor && shape.isAsync ? "@MainActor " : ""
            let end = "\(effects) -> \(shape.returnsValue ? shape.signature().result : "Void")"
            let start = "\(access)nonisolated(unsafe) static var \(replacement): ("
            return attribute + CodeLayout.list(parameters, after: start + attribute, end: end + ")?") + end
        }

        /// The call of that closure.
        private var replaced: String {
            let arguments = ["self"] + own.step.parameters.map(\.label.internal.spelled) + shape.answerNames
            return "\(shape.callEffects)\(replacement)(\(arguments.joined(separator: ", ")))"
        }

        /// The calls of the integrations in use.
        private var calls: [String] {
            let call = shape.call { $0.isReceiver ? "self" : nil }
            let result = shape.returnsValue ? "return " : ""
            return shape.flow.integrationsInUse.map { "\(result)\(shape.callEffects)\($0.wrapper.value).\(call)" }
        }
    }
}

extension StepSignature {
    /// A call of the step with its own parameters as arguments, or what stands for one of them.
    func call(_ argument: (Parameter) -> String? = { _ in nil }) -> String {
        let arguments = step.parameters.map { $0.label.callPrefix + (argument($0) ?? $0.passed) }
        let all = arguments + answerNames.map { "\($0): \($0)" }
        return "\(step.methodName.spelled)(\(all.joined(separator: ", ")))"
    }
}
