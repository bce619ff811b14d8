// The context of `<Type>+<Flow>.swift`: the steps of a flow as methods of a type of the app, each of which calls the
// service in use with the object itself as the last argument.

import FlowModel
import Mustache
import SwiftNotation

/// What the template of an extension may use.
package struct ExtensionContext: ImportingContext {
    let outline: FlowOutline
    let type: String
    var head: FileHead

    /// The fields, in the order of the template.
    package static let fields: [ContextField<Self>] =
        headFields + [
            .text("type") { $0.type },
            .list("methods") { context in context.outline.steps.filter { !$0.step.isLaunch }.map { Method($0.shape) } },
            .text("service") { spelled($0.outline.flow.propertyName) },
        ]

    /// The extension of a flow; nil when it extends nothing.
    init?(_ outline: FlowOutline) {
        guard let type = outline.flow.extends?.value else { return nil }
        self.outline = outline
        self.type = type
        let imports = Imports(
            outline.flow.imports + outline.settings.servicesModules,
            declaring: outline.namedTypes.union([type]), outline.settings)
        head = FileHead(generatedFrom: outline.flow, outline.settings, imports)
    }

    /// A step as a method, with default values where they are.
    struct Method: TemplateContext {
        let shape: StepSignature
        /// The step without the object that it is called on.
        let own: StepSignature

        static let fields: [ContextField<Self>] =
            [
                .texts("docs") { $0.own.documentation(indent: 4) },
                .text("name") { $0.shape.step.name.spelled },
                .flag("isDiscardable") { $0.shape.isDiscardable },
                .text("effects") { $0.shape.callEffects },
                .text("call") { $0.shape.call { $0.isReceiver ? "self" : nil } },
            ] + Signature.fields.map { $0.within(\.signature) }

        private var signature: Signature {
            var signature = shape.signature
            signature.parameters = own.step.parameters.map(\.declarationWithDefault) + shape.answerParameters
            return signature
        }

        init(_ shape: StepSignature) {
            var step = shape.step
            step.parameters = step.ownParameters
            self.shape = shape
            own = StepSignature(step: step, flow: shape.flow)
        }
    }
}

extension StepSignature {
    /// A call of the step with its own parameters as arguments, or what stands for one of them.
    func call(_ argument: (Parameter) -> String? = { _ in nil }) -> String {
        var arguments = step.parameters.map { parameter in
            parameter.label.callPrefix + (argument(parameter) ?? parameter.passed)
        }
        if takesCompletion {
            if answer == .many { arguments.append("observer: observer") }
            arguments.append("completion: completion")
        }
        return "\(step.name.spelled)(\(arguments.joined(separator: ", ")))"
    }
}
