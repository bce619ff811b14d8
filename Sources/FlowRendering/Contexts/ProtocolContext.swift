// The context of `<Protocol>.swift`: the protocol that the app depends on, and the overloads that
// give default values.

import FlowModel
import Mustache
import SwiftNotation

/// What the protocol's template may use.
public struct ProtocolContext: ImportingContext {
    /// One requirement, or one overload in the extension.
    struct Member: TemplateContext {
        var docs: [String]
        var lines: [String]
        var call = ""

        static let fields: [ContextField<Self>] = [
            .texts("docs") { $0.docs }, .texts("lines") { $0.lines }, .text("call") { $0.call },
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
    var aliases: [AliasContext]
    var steps: [Member]
    var properties: [Member]
    var views: [ProtocolViewContext]
    /// What the app watches the status by; none where the flow has no statuses.
    var status: [Member]
    var overloads: [Member]

    /// The fields, in the order of the template.
    public static let fields: [ContextField<Self>] = [
        .texts("header") { $0.header }, .texts("imports") { $0.imports.sorted },
        .flag("hasImports") { !$0.imports.isEmpty },
        .texts("docs") { $0.docs },
        .text("attribute") { $0.attribute }, .text("access") { $0.access },
        .text("modifier") { $0.modifier }, .text("name") { $0.name },
        .text("refinement") { $0.refinement }, .list("aliases") { $0.aliases },
        .flag("hasAliases") { !$0.aliases.isEmpty }, .list("steps") { $0.steps },
        .list("properties") { $0.properties }, .list("views") { $0.views },
        .list("status") { $0.status },
        .list("overloads") { $0.overloads }, .flag("hasOverloads") { !$0.overloads.isEmpty },
    ]

    init(_ outline: FlowOutline) {
        let flow = outline.flow
        header = outline.header
        imports = Imports(of: outline)
        var comment = DocComment()
        comment.add(flow.words, fallback: "The \(flow.spacedName) flow.")
        docs = comment.lines
        let words = IsolationWords(isolation: flow.isolation.value)
        attribute = words.attribute
        access = outline.settings.access
        modifier = words.modifier
        name = flow.protocolName.value
        refinement = words.refinement(
            isConformed: flow.integrations.contains { $0.conform != nil })
        // Where the protocol does not say that it is for classes, a constant could not be set.
        aliases = outline.steps.flatMap { $0.shape.aliases.map(AliasContext.init) }
        steps = outline.steps.map { step in
            Member(
                docs: step.documentation,
                lines: step.shape.signature.lines(indent: 4, brace: false))
        }
        properties = flow.properties.flatMap { Self.requirements(of: $0, in: flow) }
        views = ProtocolViewContext.all(of: flow)
        status = flow.statuses.isEmpty ? [] : [Member(.status(of: flow))]
        overloads = outline.steps.flatMap {
            Self.overloads(of: $0.shape, access: outline.settings.access)
        }
    }

    private static func requirements(of property: Property, in flow: Flow) -> [Member] {
        var comment = DocComment(indent: 4)
        comment.add(property.words, fallback: property.name.sentence)
        let setter = flow.isClassBound ? "set" : "nonmutating set"
        let access = property.isSettable ? "{ get \(setter) }" : "{ get }"
        let value = Member(
            docs: comment.lines,
            lines: ["var \(property.name.spelled): \(property.type.text) \(access)"])
        guard property.isObserved else { return [value] }
        return [value, Member(.property(property, of: flow))]
    }

    /// For each parameter with a default value, the overload that leaves it out: it takes those
    /// before it, and has defaults for those after it. So each call has exactly one candidate.
    private static func overloads(of shape: StepShape, access: String) -> [Member] {
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
            signature.head = access + signature.head
            signature.parameters = declared + shape.answerParameters
            let answers = shape.answerNames.map { "\($0): \($0)" }
            return Member(
                docs: [
                    "/// "
                        + CommentText.line(
                            "``\(step.fullName)`` with \(value.text) for `\(name(step, index))`.")
                ],
                lines: signature.lines(indent: 4, brace: true),
                call: "\(shape.callEffects)self.\(step.name.spelled)"
                    + "(\((passed + answers).joined(separator: ", ")))")
        }
    }

    private static func name(_ step: Step, _ index: Int) -> String {
        step.parameters[index].label.internal.text
    }
}

/// A type alias in the protocol.
struct AliasContext: TemplateContext {
    var docs: String
    var name: String
    var type: String

    static let fields: [ContextField<Self>] = [
        .text("docs") { $0.docs }, .text("name") { $0.name }, .text("type") { $0.type },
    ]

    init(_ alias: TypeAlias) {
        docs = alias.docs
        name = alias.name
        type = alias.type
    }
}

extension ProtocolContext.Member {
    /// The member by which the app watches a value.
    fileprivate init(_ observation: Observation) {
        self.init(docs: [observation.docs], lines: [observation.requirement])
    }
}
