// The context of `<Protocol>.swift`: the protocol that the app depends on, and the overloads that
// give default values.

import FlowModel
import Mustache
import SwiftNotation

/// What the protocol's template may use.
package struct ProtocolContext: ImportingContext {
    /// A step.
    struct StepRequirement: TemplateContext {
        var docs: [String]
        var name: String
        var signature: Signature
        var returnsStatus: Bool

        static let fields: [ContextField<Self>] =
            [
                .texts("docs") { $0.docs }, .text("name") { $0.name },
                .flag("returnsStatus") { $0.returnsStatus },
            ] + Signature.fields.map { $0.within(\.signature) }
    }

    /// A property.
    struct PropertyRequirement: TemplateContext {
        var docs: [String]
        var name: String
        var type: String
        var isSettable: Bool
        var observation: Observation?
        /// Whether a member precedes it.
        var follows: Bool

        static let fields: [ContextField<Self>] = [
            .texts("docs") { $0.docs }, .text("name") { $0.name }, .text("type") { $0.type },
            .flag("isSettable") { $0.isSettable }, .record("observation") { $0.observation },
            .flag("follows") { $0.follows },
        ]
    }

    /// A method without one of a step's parameters, which has a default value.
    struct Overload: TemplateContext {
        var name: String
        var signature: Signature
        var returnsStatus: Bool
        /// What precedes a call: `try await `.
        var effects: String
        var arguments: [String]

        static let fields: [ContextField<Self>] =
            [
                .text("name") { $0.name }, .flag("returnsStatus") { $0.returnsStatus },
                .text("effects") { $0.effects },
                .text("arguments") { $0.arguments.joined(separator: ", ") },
            ] + Signature.fields.map { $0.within(\.signature) }
    }

    var header: [String]
    var imports: Imports
    var docs: [String]
    var access: String
    var isolation: Isolation
    /// Whether a class alone can implement it.
    var isClassBound: Bool
    var name: String
    var steps: [StepRequirement]
    var properties: [PropertyRequirement]
    var views: [ProtocolViewContext]
    /// What the app observes the status by; nil if the flow has no statuses.
    var status: Observation?
    var overloads: [Overload]

    /// The fields, in the order of the template.
    package static let fields: [ContextField<Self>] = [
        .texts("header") { $0.header }, .texts("imports") { $0.imports.sorted },
        .flag("hasImports") { !$0.imports.isEmpty },
        .texts("docs") { $0.docs },
        .text("access") { $0.access }, .text("name") { $0.name },
        .flag("isMainActor") { $0.isolation == .mainActor },
        .flag("isSendable") { $0.isolation == .sendable },
        .flag("isClassBound") { $0.isClassBound },
        .list("steps") { $0.steps },
        .list("properties") { $0.properties }, .list("views") { $0.views },
        .record("status") { $0.status },
        .flag("statusFollows") {
            !$0.steps.isEmpty || !$0.properties.isEmpty || !$0.views.isEmpty
        },
        .list("overloads") { $0.overloads }, .flag("hasOverloads") { !$0.overloads.isEmpty },
    ]

    init(_ outline: FlowOutline) {
        let flow = outline.flow
        header = outline.header
        imports = Imports(of: outline)
        var comment = DocComment()
        comment.add(flow.words)
        docs = comment.lines
        access = outline.settings.access
        isolation = flow.isolation.value
        isClassBound = flow.isClassBound
        name = flow.protocolName.value
        steps = outline.steps.map { step in
            StepRequirement(
                docs: step.documentation, name: step.step.name.spelled,
                signature: step.shape.signature, returnsStatus: step.shape.returnsStatus)
        }
        properties = flow.properties.enumerated().map { index, property in
            PropertyRequirement(property, in: flow, follows: index > 0 || !flow.steps.isEmpty)
        }
        views = ProtocolViewContext.all(of: flow)
        status = flow.statuses.isEmpty ? nil : .status(of: flow)
        overloads = outline.steps.flatMap { Overload.all(of: $0.shape) }
    }
}

extension ProtocolContext.PropertyRequirement {
    fileprivate init(_ property: Property, in flow: Flow, follows: Bool) {
        var comment = DocComment(indent: 4)
        comment.add(property.words)
        docs = comment.lines
        name = property.name.spelled
        type = property.type.text
        isSettable = property.isSettable
        observation = property.isObserved ? .property(property, of: flow) : nil
        self.follows = follows
    }
}

extension ProtocolContext.Overload {
    /// For each parameter with a default value, the overload that leaves it out: it takes those
    /// before it, and has defaults for those after it. So each call has exactly one candidate.
    fileprivate static func all(of shape: StepShape) -> [Self] {
        let step = shape.step
        return step.parameters.indices.compactMap { index in
            guard let value = step.parameters[index].defaultValue else { return nil }
            var declared: [String] = []
            var passed: [String] = []
            for (other, parameter) in step.parameters.enumerated() {
                let text = other == index ? value.text : parameter.passed
                passed.append(parameter.label.callPrefix + text)
                guard other != index else { continue }
                declared.append(
                    other > index ? parameter.declarationWithDefault : parameter.declaration)
            }
            var signature = shape.signature
            signature.parameters = declared + shape.answerParameters
            let answers = shape.answerNames.map { "\($0): \($0)" }
            return Self(
                name: step.name.spelled, signature: signature, returnsStatus: shape.returnsStatus,
                effects: shape.callEffects, arguments: passed + answers)
        }
    }
}
