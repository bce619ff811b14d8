// The context of `<Type>+<Flow>.swift`: the steps of a flow as methods of a type of the app, each of
// which calls the service in use with the object itself as the last argument.

import FlowModel
import Mustache
import SwiftNotation

/// What the template of an extension may use.
package struct ExtensionContext: ImportingContext {
    var header: [String]
    var imports: Imports
    var type: String
    var methods: [ForwardedStep]
    var service: String
    var protocolName: String

    /// The fields, in the order of the template.
    package static let fields: [ContextField<Self>] = [
        .texts("header") { $0.header }, .texts("imports") { $0.imports.sorted },
        .flag("hasImports") { !$0.imports.isEmpty }, .text("type") { $0.type },
        .list("methods") { $0.methods }, .text("service") { $0.service },
        .text("protocol") { $0.protocolName },
    ]

    /// The extension that a flow asks for; nil when it extends nothing.
    init?(_ outline: FlowOutline) {
        let flow = outline.flow
        guard let type = flow.extends?.value else { return nil }
        header = outline.header
        self.type = type
        service = spelled(flow.propertyName)
        protocolName = flow.protocolName.value
        let steps = outline.steps.map(\.shape).filter { !$0.step.isLaunch }
        methods = steps.map { shape in
            ForwardedStep(method: shape, access: outline.settings.access)
        }
        imports = Imports(
            flow.imports + outline.settings.servicesModules,
            declaring: outline.namedTypes.union([flow.extends?.value ?? ""]), outline.settings)
    }
}

/// A step that passes its call on to a service.
struct ForwardedStep: TemplateContext {
    var docs: [String]
    var signature: [String]
    /// What is before the service: `try await `, or nothing.
    var effects: String
    /// The call behind the service: `setImage(fromURL: fromURL, in: self)`.
    var call: String
    /// `self.` where a parameter hides what the class keeps.
    var qualifier = ""
    /// Whether the caller may drop what the step returns.
    var isDiscardable: Bool
    /// The method without its body.
    var declaration: String

    /// Whether a fan-out's method fits on one line.
    private var isShort: Bool {
        let body = "\(qualifier)services.forEach { $0.\(call) }"
        return CodeLayout.fits("\(declaration) { \(body) }", indent: 4)
    }

    static let fields: [ContextField<Self>] = [
        .texts("docs") { $0.docs }, .texts("signature") { $0.signature },
        .flag("isDiscardable") { $0.isDiscardable }, .flag("isShort") { $0.isShort },
        .text("declaration") { $0.declaration }, .text("effects") { $0.effects },
        .text("call") { $0.call }, .text("self") { $0.qualifier },
    ]

    /// A step as a method of the type that its flow extends, with default values where they are.
    init(method shape: StepShape, access: String) {
        var own = shape.step
        own.parameters = shape.step.ownParameters
        docs = StepShape(step: own, flow: shape.flow).documentation(indent: 4)
        let parameters = own.parameters.map { parameter in
            parameter.declaration + (parameter.defaultValue.map { " = \($0.text)" } ?? "")
        }
        let head = Signature(
            head: "\(access)func \(own.name.spelled)",
            parameters: parameters + shape.answerParameters,
            tail: shape.tail)
        signature = head.lines(indent: 4, brace: true)
        declaration = head.lines(indent: 4, brace: false).joined(separator: " ")
        isDiscardable = shape.returnsStatus
        effects = shape.callEffects
        call = shape.call(passing: shape.step.parameters) { $0.isReceiver ? "self" : nil }
    }

    /// A step that passes its call on to several services.
    init(fanOut outline: FlowOutline.StepOutline, access: String) {
        let shape = outline.shape
        docs = []
        var head = shape.signature
        head.head = access + head.head
        signature = head.lines(indent: 4, brace: true)
        declaration = head.head + "(" + head.parameters.joined(separator: ", ") + ")" + head.tail
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
