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
            .list("members") { $0.members }, .list("overloads") { $0.overloads },
            .flag("hasOverloads") { !$0.overloads.isEmpty },
        ]

    private var members: [Member] {
        let steps = outline.steps.map { step in
            Member(
                docs: step.documentation, isDiscardable: step.shape.isDiscardable,
                requirement: step.shape.signature().declaration(end: ""))
        }
        let properties = flow.properties.map { property in
            let setter = property.isSettable ? flow.isClassBound ? " set" : " nonmutating set" : ""
            return Member(
                docs: property.words.comment(indent: 4),
                requirement: "var \(property.name.spelled): \(property.type.text) { get\(setter) }",
                observation: property.isObserved ? .property(property, of: flow) : nil)
        }
        let signals = flow.signals.map { signal in
            Member(docs: signal.words.comment(indent: 4), observation: .signal(signal, of: flow))
        }
        let views = flow.views.map { view in
            Member(
                docs: view.words.comment(indent: 4, items: view.parameters.compactMap(\.item)),
                requirement: view.declaration(flow.viewModifiers) + (view.parameters.isEmpty ? " { get }" : ""))
        }
        let status = Member(
            docs: Documentation(discussion: flow.comments.statusProperty).comment(indent: 4),
            requirement: "var status: \(flow.statusType) { get }", observation: .status(of: flow))
        return steps + properties + signals + views + (flow.statuses.isEmpty ? [] : [status])
    }

    private var overloads: [Overload] {
        let modifiers = head.access + (flow.isolation.value == .mainActor ? "" : "nonisolated ")
        return outline.steps.flatMap { Overload.all(of: $0.shape, modifiers) }
    }

    init(_ outline: FlowOutline) {
        self.outline = outline
        let imports = Imports(of: outline, declaring: outline.declaredTypes)
        head = FileHead(.flow(outline.flow), outline.settings, imports)
        head.imports.add(typesIn: overloads.flatMap(\.arguments))
    }

    /// A step, a property, a signal, a view, or the status, and how the app observes it.
    struct Member: TemplateContext {
        var docs: [String]
        var isDiscardable = false
        /// Empty where there is only something to observe.
        var requirement = ""
        var observation: Observation?

        static let fields: [ContextField<Self>] = [
            .texts("docs") { $0.docs }, .flag("isDiscardable") { $0.isDiscardable },
            .text("requirement") { $0.requirement }, .record("observation") { $0.observation },
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
