// The context of `<Protocol>.swift`: the protocol that the app depends on, and the overloads that give default values.

import FlowModel
import Mustache
import SwiftNotation

/// What the protocol's template may use.
package struct ProtocolContext: FileContext {
    let outline: FlowOutline
    var head: FileHead

    private var flow: Flow { outline.flow }

    /// The fields, in the order of the template.
    package static let fields: [ContextField<Self>] =
        headFields + [
            .texts("docs") { $0.flow.words.comment(indent: 0) },
            .text("name") { $0.flow.protocolName.value },
            .flag("isMainActor") { $0.flow.isolation.value == .mainActor },
            // What it inherits from: `: AnyObject, Sendable`.
            .text("inheritance") { context in
                let isMain = context.flow.isolation.value == .mainActor
                let isSendable = context.flow.isSendable && (context.flow.isClassBound || !isMain)
                let all = (context.flow.isClassBound ? ["AnyObject"] : []) + (isSendable ? ["Sendable"] : [])
                return all.isEmpty ? "" : ": " + all.joined(separator: ", ")
            },
            .list("steps") { $0.outline.steps.map(StepRequirement.init) },
            .list("properties") { PropertyContext.all(of: $0.flow) },
            .list("signals") { context in
                let isFirst = context.flow.steps.isEmpty && context.flow.properties.isEmpty
                return context.flow.signals.enumerated().map { index, signal in
                    SignalContext(signal: signal, flow: context.flow, follows: index > 0 || !isFirst)
                }
            },
            .list("views") { context in
                let isFirst =
                    context.flow.steps.isEmpty && context.flow.properties.isEmpty && context.flow.signals.isEmpty
                return context.flow.views.enumerated().map { index, view in
                    ViewMember(
                        view: view, modifiers: context.flow.viewModifiers, follows: index > 0 || !isFirst)
                }
            },
            .record("status") { $0.flow.statuses.isEmpty ? nil : Observation.status(of: $0.flow) },
            .flag("statusFollows") {
                !$0.flow.steps.isEmpty || !$0.flow.properties.isEmpty || !$0.flow.views.isEmpty
                    || !$0.flow.signals.isEmpty
            },
            .list("overloads") { $0.overloads }, .flag("hasOverloads") { !$0.overloads.isEmpty },
        ]

    private var overloads: [Overload] {
        let modifiers = head.access + (flow.isolation.value == .mainActor ? "" : "nonisolated ")
        return outline.steps.flatMap { Overload.all(of: $0.shape, modifiers) }
    }

    init(_ outline: FlowOutline) {
        self.outline = outline
        let imports = Imports(of: outline, declaring: outline.declaredTypes)
        head = FileHead(generatedFrom: outline.flow, outline.settings, imports)
        head.imports.add(typesIn: overloads.flatMap(\.arguments))
    }

    /// A step.
    struct StepRequirement: TemplateContext {
        let outline: FlowOutline.StepOutline

        static let fields: [ContextField<Self>] =
            [
                .texts("docs") { $0.outline.documentation }, .flag("isDiscardable") { $0.outline.shape.isDiscardable },
                .text("declaration") { $0.outline.shape.signature().declaration(end: "") },
            ]
    }

    /// A method without one of a step's parameters, which has a default value.
    struct Overload: TemplateContext {
        let shape: StepSignature
        let signature: Signature
        let arguments: [String]

        static let fields: [ContextField<Self>] = [
            .flag("isDiscardable") { $0.shape.isDiscardable },
            .text("function") { context in
                let arguments = context.arguments.joined(separator: ", ")
                return context.signature.function(
                    ["\(context.shape.callEffects)self.\(context.shape.step.name.spelled)(\(arguments))"])
            },
        ]

        /// For each parameter with a default value, the overload that leaves it out: it takes those before it, and has
        /// defaults for those after it. So each call has exactly one candidate.
        fileprivate static func all(of shape: StepSignature, _ modifiers: String) -> [Self] {
            shape.step.parameters.indices.compactMap { index in
                guard let value = shape.step.parameters[index].defaultValue else { return nil }
                var declared: [String] = []
                var passed: [String] = []
                for (other, parameter) in shape.step.parameters.enumerated() {
                    let text = other == index ? value.text : parameter.passed
                    passed.append(parameter.label.callPrefix + text)
                    guard other != index else { continue }
                    declared.append(other > index ? parameter.declarationWithDefault : parameter.declaration)
                }
                var signature = shape.signature(modifiers)
                signature.parameters = declared + shape.answerParameters
                let answers = shape.answerNames.map { "\($0): \($0)" }
                return Self(shape: shape, signature: signature, arguments: passed + answers)
            }
        }
    }
}
