// The context of `<Flow>Status.swift` and of `<Flow>Error.swift`.

import FlowModel
import SwiftText

extension EnumCase: TemplateContext {
    package static let fields: [ContextField<Self>] = [
        .texts("docs") { enumCase in
            let described = enumCase.payload.filter { !$0.summary.isEmpty }
            return enumCase.words.comment(
                indent: 4,
                items: described.map {
                    "Parameter \($0.label?.text ?? "value"): \(sentence($0.summary))"
                })
        },
        .text("name") { $0.name.spelled },
        // The values that the case holds, as declared.
        .text("values") { enumCase in
            enumCase.payload.map { value in
                value.label.map { "\($0.asLabel): \(value.type.text)" } ?? value.type.text
            }.joined(separator: ", ")
        },
    ]
}

/// A computed property of the status enum: a value that one status carries, or the error of those that carry one.
private struct Accessor {
    let name: String
    let type: String
    /// The statuses that carry the value, as patterns that bind it: `.failed(_, let reason)`.
    var patterns: [(status: String, bound: String)] = []
    /// What precedes it: `public `, or nothing.
    let access: String

    /// The whole property.
    var text: String {
        let tests = patterns.map { "if case \($0.status) = self { \($0.bound) }" }
        let parts = tests.prefix(1) + tests.dropFirst().map { "else \($0)" } + ["else { nil }"]
        let lines = Array(parts).filled(to: CodeLayout.width - 8, separator: "")
        let head = "\(access)var \(name): \(type)"
        return head + " " + CodeLayout.body(lines, after: head)
    }

    /// The accessors of a flow's statuses: one for each label, which reads all statuses with it, then `failure`.
    static func all(of flow: Flow, access: String) -> [Accessor] {
        var all: [Accessor] = []
        var failure = Accessor(name: "failure", type: flow.errorType + "?", access: access)
        for status in flow.statuses {
            // A status has one failure, even with several errors.
            let error = status.payload.firstIndex(where: flow.isError)
            for (position, value) in status.payload.enumerated() where position == error || !flow.isError(value) {
                guard let name = value.label?.spelled ?? (position == error ? "error" : nil) else { continue }
                let values = status.payload.indices.map { $0 == position ? "let \(name)" : "_" }
                let pattern = (".\(status.name.spelled)(\(values.joined(separator: ", ")))", name)
                if position == error {
                    failure.patterns.append(pattern)
                } else if let index = all.firstIndex(where: { $0.name == name }) {
                    all[index].patterns.append(pattern)
                } else {
                    let type = value.type.orNil
                    all.append(Accessor(name: name, type: type, patterns: [pattern], access: access))
                }
            }
        }
        if !failure.patterns.isEmpty { all.append(failure) }
        return all
    }
}

extension SwiftType {
    /// The type of a value that may be missing.
    var orNil: String {
        if isOptional { return text }
        switch form {
        case .function, .existential, .opaque, .composition, .metatype: return "(\(text))?"
        default: return prefixes.isEmpty ? text + "?" : "(\(text))?"
        }
    }
}

/// What the templates of the two enums may use.
package struct EnumContext: FlowContext {
    let outline: FlowOutline
    /// Whether it is the enum of the flow's statuses, not of its errors.
    let isStatus: Bool
    var imports: Imports {
        // The flow's own modules: a payload may need them.
        let types = cases.flatMap(\.payload).map(\.type.text)
        return types.isEmpty ? Imports() : Imports(of: outline, declaring: types)
    }

    private var accessors: [Accessor] { isStatus ? Accessor.all(of: flow, access: access) : [] }
    private var cases: [EnumCase] { isStatus ? flow.statuses : flow.errors }

    /// The fields, in the order of the templates.
    package static let fields: [ContextField<Self>] =
        flowFields + [
            .texts("docs") { context in
                let comments = context.flow.comments
                let comment = context.isStatus ? comments.statusType : comments.errorType
                return Documentation(discussion: comment).comment(indent: 0)
            },
            .text("name") { $0.isStatus ? $0.flow.statusType : $0.flow.errorType },
            .flag("isHashable") { $0.outline.isHashable($0.cases) },
            .list("cases") { $0.cases },
            .text("kinds") { context in
                let head = context.access + "enum Kind: " + context.namesInherit
                return CodeLayout.enumeration(head, of: context.cases.map(\.name.spelled))
            },
            .texts("accessors") { $0.accessors.map(\.text) },
            // The flow's error type, where no status carries an error.
            .text("failureType") { context in
                context.accessors.contains { $0.name == "failure" } ? "" : context.flow.failureType
            },
        ]
}
