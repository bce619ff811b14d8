// The context of `<Type>+<Flow>.swift`: the steps of a flow as methods of a type of the app, each of
// which calls the service in use with the object itself as the last argument.

import FlowModel
import Mustache
import SwiftNotation

/// What the template of an extension may use.
package struct ExtensionContext: ImportingContext {
    var header: [String]
    var imports: Imports
    var access: String
    var type: String
    var methods: [ForwardedStep]
    var service: String

    /// The fields, in the order of the template.
    package static let fields: [ContextField<Self>] = [
        .texts("header") { $0.header }, .texts("imports") { $0.imports.sorted },
        .flag("hasImports") { !$0.imports.isEmpty }, .text("access") { $0.access },
        .text("type") { $0.type },
        .list("methods") { $0.methods }, .text("service") { $0.service },
    ]

    /// The extension that a flow asks for; nil when it extends nothing.
    init?(_ outline: FlowOutline) {
        let flow = outline.flow
        guard let type = flow.extends?.value else { return nil }
        header = outline.header
        self.type = type
        service = spelled(flow.propertyName)
        access = outline.settings.access
        methods = outline.steps.map(\.shape).filter { !$0.step.isLaunch }
            .map(ForwardedStep.init(method:))
        imports = Imports(
            flow.imports + outline.settings.servicesModules,
            declaring: outline.namedTypes.union([flow.extends?.value ?? ""]), outline.settings)
    }
}

/// A step as a method that passes its call on to one service, or to several.
struct ForwardedStep: TemplateContext {
    var docs: [String] = []
    var name: String
    var signature: Signature
    /// What precedes a call: `try await `.
    var effects: String
    /// The call behind the service: `setImage(fromURL: fromURL, in: self)`.
    var call: String
    /// `self.` where a parameter hides what the class keeps.
    var qualifier = ""
    /// Whether the caller may drop what the step returns.
    var isDiscardable: Bool

    static let fields: [ContextField<Self>] =
        [
            .texts("docs") { $0.docs }, .text("name") { $0.name },
            .flag("isDiscardable") { $0.isDiscardable }, .text("effects") { $0.effects },
            .text("call") { $0.call }, .text("self") { $0.qualifier },
        ] + Signature.fields.map { $0.within(\.signature) }

    /// A step as a method of the type that its flow extends, with default values where they are.
    init(method shape: StepShape) {
        var own = shape.step
        own.parameters = shape.step.ownParameters
        docs = StepShape(step: own, flow: shape.flow).documentation(indent: 4)
        name = own.name.spelled
        signature = shape.signature
        signature.parameters =
            own.parameters.map(\.declarationWithDefault) + shape.answerParameters
        isDiscardable = shape.returnsStatus
        effects = shape.callEffects
        call = shape.call(passing: shape.step.parameters) { $0.isReceiver ? "self" : nil }
    }

    /// A step that passes its call on to several services.
    init(fanOut shape: StepShape) {
        name = shape.step.name.spelled
        signature = shape.signature
        isDiscardable = false
        effects = ""
        call = shape.call(passing: shape.step.parameters) { _ in nil }
        let names = shape.step.parameters.map(\.label.internal.text)
        qualifier = names.contains("services") ? "self." : ""
    }
}

extension StepShape {
    /// A call of the step with its own parameters as arguments, or what stands for one of them.
    func call(
        passing parameters: [Parameter], _ argument: (Parameter) -> String?
    ) -> String {
        var arguments = parameters.map { parameter in
            parameter.label.callPrefix + (argument(parameter) ?? parameter.passed)
        }
        if takesCompletion {
            if answer == .many { arguments.append("observer: observer") }
            arguments.append("completion: completion")
        }
        return "\(step.name.spelled)(\(arguments.joined(separator: ", ")))"
    }
}
