// The context of `<Protocol>.swift`: the protocol that the app depends on, and the overloads that give default values.

import FlowModel
import SwiftText

/// What the protocol's template may use.
package struct ProtocolContext: FlowContext {
    let outline: FlowOutline
    var imports: Imports {
        var imports = Imports(of: outline, declaring: outline.declaredTypes)
        imports.add(typesIn: overloads)
        return imports
    }

    /// The fields, in the order of the template.
    package static let fields: [ContextField<Self>] =
        flowFields + [
            .texts("docs") { $0.flow.words.comment(indent: 0) },
            // What it inherits from: `: AnyObject, Sendable`.
            .text("inheritance") { context in
                let flow = context.flow
                let own = (flow.isClassBound ? ["AnyObject"] : []) + (flow.isSendable ? ["Sendable"] : [])
                let all = own + flow.inherits.map(\.value).filter { !own.contains($0) }
                return all.isEmpty ? "" : ": " + all.joined(separator: ", ")
            },
            .list("members") { $0.members }, .texts("overloads") { $0.overloads },
            .flag("hasOverloads") { !$0.overloads.isEmpty },
        ]

    private var members: [Member] {
        let steps = outline.steps.map { step in
            Member(
                docs: step.documentation(indent: 4), requirement: step.signature().declaration(end: ""))
        }
        let properties = flow.properties.map { property in
            let setter =
                property.isSettable ? flow.isClassBound || property.hasMutatingSetter ? " set" : " nonmutating set" : ""
            return Member(
                docs: property.words.comment(indent: 4),
                requirement: "var \(property.name.spelled): \(property.type.text) { get\(setter) }",
                observation: property.isObserved ? [.property(property, of: flow)] : [])
        }
        let signals = flow.signals.map { signal in
            Member(docs: signal.words.comment(indent: 4), observation: [.signal(signal, of: flow)])
        }
        let views = flow.views.map { view in
            Member(
                docs: view.words.comment(indent: 4, items: view.parameters.compactMap(\.item)),
                requirement: view.declaration(flow.viewModifiers) + (view.parameters.isEmpty ? " { get }" : ""))
        }
        let status = Member(
            docs: Documentation(discussion: flow.comments.statusProperty).comment(indent: 4),
            requirement: "var status: \(flow.statusType) { get }", observation: [.status(of: flow)])
        return steps + properties + signals + views + (flow.statuses.isEmpty ? [] : [status])
    }

    /// For each parameter with a default value, the overload that leaves it out: it takes those before it, and has
    /// defaults for those after it. So each call has exactly one candidate.
    private var overloads: [String] {
        let modifiers = access + (flow.isolation.value == .mainActor ? "" : "nonisolated ")
        return outline.steps.flatMap { shape in
            let parameters = shape.step.parameters
            return parameters.indices.compactMap { index -> String? in
                guard let value = parameters[index].defaultValue else { return nil }
                var signature = shape.signature(modifiers)
                signature.parameters =
                    parameters[..<index].map(\.declaration)
                    + parameters[(index + 1)...].map(\.declarationWithDefault) + shape.answerParameters
                let call = shape.call { $0.label == parameters[index].label ? value.text : nil }
                return signature.function([shape.callEffects + "self." + call])
            }
        }
    }

    /// A step, a property, a signal, a view, or the status, and how the app observes it.
    struct Member: TemplateContext {
        var docs: [String]
        /// Empty where there is only something to observe.
        var requirement = ""
        var observation: [Observation] = []

        static let fields: [ContextField<Self>] = [
            .texts("docs") { $0.docs }, .text("requirement") { $0.requirement },
            .list("observation") { $0.observation },
        ]
    }
}
