// The context of `<Protocol>.swift`: the protocol that the app depends on, and the overloads that
// give default values.

import FlowModel
import Mustache
import SwiftNotation

/// What the protocol's template may use.
public struct ProtocolContext: TemplateContext {
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
    var imports: [String]
    var docs: [String]
    var access: String
    var name: String
    var steps: [Member]
    var properties: [Member]
    var views: [ProtocolViewContext]
    var statusType: String
    var overloads: [Member]

    /// The fields, in the order of the template.
    public static let fields: [ContextField<Self>] = [
        .texts("header") { $0.header }, .texts("imports") { $0.imports },
        .texts("docs") { $0.docs },
        .text("access") { $0.access }, .text("name") { $0.name }, .list("steps") { $0.steps },
        .list("properties") { $0.properties }, .list("views") { $0.views },
        .text("statusType") { $0.statusType },
        .list("overloads") { $0.overloads }, .flag("hasOverloads") { !$0.overloads.isEmpty },
    ]

    init(_ outline: FlowOutline) {
        let flow = outline.flow
        header = outline.header
        var imports = Imports()
        imports.add(flow.imports)
        if outline.usesCombine { imports.add(["Combine"]) }
        if !flow.views.isEmpty { imports.add(["SwiftUI"]) }
        imports.addFoundation(for: flow.protocolTypes)
        self.imports = imports.sorted
        var comment = DocComment()
        comment.add(flow.words, fallback: "The \(flow.spacedName) flow.")
        docs = comment.lines
        access = outline.settings.access
        name = flow.protocolName.value
        steps = outline.steps.map { step in
            Member(
                docs: step.documentation,
                lines: step.shape.signature.lines(indent: 4, brace: false))
        }
        properties = flow.properties.flatMap(Self.requirements)
        views = ProtocolViewContext.all(of: flow)
        statusType = outline.statusType
        overloads = outline.steps.flatMap {
            Self.overloads(of: $0.shape, access: outline.settings.access)
        }
    }

    private static func requirements(of property: Property) -> [Member] {
        var comment = DocComment(indent: 4)
        comment.add(property.words, fallback: property.name.sentence)
        let access = property.isSettable ? "{ get set }" : "{ get }"
        let value = Member(
            docs: comment.lines,
            lines: ["var \(property.name.spelled): \(property.type.text) \(access)"])
        guard property.isObserved else { return [value] }
        return [
            value,
            Member(
                docs: ["/// Publishes the value of `\(property.name.text)` now, then each change."],
                lines: ["var \(property.publisherName): \(property.publisherType) { get }"]),
        ]
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
                let name = parameter.label.internal
                let text = other == index ? value.text : name.spelled
                passed.append(parameter.label.callPrefix + text)
                guard other != index else { continue }
                let tail = other > index ? parameter.defaultValue.map { " = \($0.text)" } : nil
                declared.append(parameter.declaration + (tail ?? ""))
            }
            var signature = shape.signature
            signature.head = access + signature.head
            signature.parameters = declared
            let effect = shape.answer == .direct && shape.isThrowing ? "try " : ""
            return Member(
                docs: ["/// ``\(step.fullName)`` with \(value.text) for `\(name(step, index))`."],
                lines: signature.lines(indent: 4, brace: true),
                call: "\(effect)\(step.name.spelled)(\(passed.joined(separator: ", ")))")
        }
    }

    private static func name(_ step: Step, _ index: Int) -> String {
        step.parameters[index].label.internal.text
    }
}
