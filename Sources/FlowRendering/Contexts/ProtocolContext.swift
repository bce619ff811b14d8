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
        var lines: [String]
        var returnsStatus: Bool

        static let fields: [ContextField<Self>] = [
            .texts("docs") { $0.docs }, .texts("lines") { $0.lines },
            .flag("returnsStatus") { $0.returnsStatus },
        ]
    }

    /// The member by which the app observes a value.
    struct Observed: TemplateContext {
        var type = ""
        var observation: Observation
        /// Whether a member precedes it.
        var follows = true

        static let fields: [ContextField<Self>] = [
            .text("type") { $0.type }, .text("docs") { $0.observation.docs },
            .text("requirement") { $0.observation.requirement }, .flag("follows") { $0.follows },
        ]
    }

    /// A property.
    struct PropertyRequirement: TemplateContext {
        var docs: [String]
        var name: String
        var type: String
        /// ` set`, ` nonmutating set`, or nothing.
        var setter: String
        var observation: Observed?
        /// Whether a member precedes it.
        var follows: Bool

        static let fields: [ContextField<Self>] = [
            .texts("docs") { $0.docs }, .text("name") { $0.name }, .text("type") { $0.type },
            .text("setter") { $0.setter }, .record("observation") { $0.observation },
            .flag("follows") { $0.follows },
        ]
    }

    /// A method without one of a step's parameters, which has a default value.
    struct Overload: TemplateContext {
        var signature: Signature
        var returnsStatus: Bool
        var call: String

        static let fields: [ContextField<Self>] = [
            .text("head") { $0.signature.line }, .text("call") { $0.call },
            .texts("lines") { $0.signature.lines(indent: 4, brace: true) },
            .flag("returnsStatus") { $0.returnsStatus },
            .flag("isShort") {
                let length = ($0.signature.line + $0.call).unicodeScalars.count
                return length + " {  }".count + 4 <= DocComment.width
            },
        ]
    }

    var header: [String]
    var imports: Imports
    var docs: [String]
    var attribute: String
    var access: String
    var modifier: String
    var name: String
    var refinement: String
    var steps: [StepRequirement]
    var properties: [PropertyRequirement]
    var views: [ProtocolViewContext]
    /// What the app observes the status by; nil if the flow has no statuses.
    var status: Observed?
    var overloads: [Overload]

    /// The fields, in the order of the template.
    package static let fields: [ContextField<Self>] = [
        .texts("header") { $0.header }, .texts("imports") { $0.imports.sorted },
        .flag("hasImports") { !$0.imports.isEmpty },
        .texts("docs") { $0.docs },
        .text("attribute") { $0.attribute }, .text("access") { $0.access },
        .text("modifier") { $0.modifier }, .text("name") { $0.name },
        .text("refinement") { $0.refinement }, .list("steps") { $0.steps },
        .list("properties") { $0.properties }, .list("views") { $0.views },
        .record("status") { $0.status },
        .list("overloads") { $0.overloads }, .flag("hasOverloads") { !$0.overloads.isEmpty },
    ]

    init(_ outline: FlowOutline) {
        let flow = outline.flow
        header = outline.header
        imports = Imports(of: outline)
        var comment = DocComment()
        comment.add(flow.words)
        docs = comment.lines
        let words = IsolationWords(isolation: flow.isolation.value)
        attribute = words.attribute
        access = outline.settings.access
        modifier = words.modifier
        name = flow.protocolName.value
        refinement = words.refinement(
            isConformed: flow.integrations.contains { $0.conform != nil })
        steps = outline.steps.map { step in
            StepRequirement(
                docs: step.documentation,
                lines: step.shape.signature.lines(indent: 4, brace: false),
                returnsStatus: step.shape.returnsStatus)
        }
        properties = flow.properties.enumerated().map { index, property in
            PropertyRequirement(property, in: flow, follows: index > 0 || !flow.steps.isEmpty)
        }
        views = ProtocolViewContext.all(of: flow)
        if !flow.statuses.isEmpty {
            let isFirst = flow.steps.isEmpty && flow.properties.isEmpty && flow.views.isEmpty
            status = Observed(
                type: flow.statusType, observation: .status(of: flow), follows: !isFirst)
        }
        let modifiers = access + modifier
        overloads = outline.steps.flatMap { Overload.all(of: $0.shape, modifiers: modifiers) }
    }
}

extension ProtocolContext.PropertyRequirement {
    fileprivate init(_ property: Property, in flow: Flow, follows: Bool) {
        var comment = DocComment(indent: 4)
        comment.add(property.words)
        docs = comment.lines
        name = property.name.spelled
        type = property.type.text
        // A constant that holds a service could not be set through, unless the protocol is for classes or says so.
        setter = property.isSettable ? flow.isClassBound ? " set" : " nonmutating set" : ""
        if property.isObserved {
            observation = ProtocolContext.Observed(observation: .property(property, of: flow))
        }
        self.follows = follows
    }
}

extension ProtocolContext.Overload {
    /// For each parameter with a default value, the overload that leaves it out: it takes those
    /// before it, and has defaults for those after it. So each call has exactly one candidate.
    fileprivate static func all(of shape: StepShape, modifiers: String) -> [Self] {
        let step = shape.step
        return step.parameters.indices.compactMap { index in
            guard let value = step.parameters[index].defaultValue else { return nil }
            var declared: [String] = []
            var passed: [String] = []
            for (other, parameter) in step.parameters.enumerated() {
                let text = other == index ? value.text : parameter.passed
                passed.append(parameter.label.callPrefix + text)
                guard other != index else { continue }
                let tail = other > index ? parameter.defaultValue.map { " = \($0.text)" } : nil
                declared.append(parameter.declaration + (tail ?? ""))
            }
            var signature = shape.signature
            signature.head = modifiers + signature.head
            signature.parameters = declared + shape.answerParameters
            let answers = shape.answerNames.map { "\($0): \($0)" }
            return Self(
                signature: signature, returnsStatus: shape.returnsStatus,
                call: "\(shape.callEffects)self.\(step.name.spelled)"
                    + "(\((passed + answers).joined(separator: ", ")))")
        }
    }
}
