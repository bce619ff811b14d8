// The context of `<Flow>Status.swift` and of `<Flow>Error.swift`.

import FlowModel
import Mustache
import SwiftNotation

/// One case of an enum.
struct CaseContext: TemplateContext {
    let enumCase: EnumCase

    static let fields: [ContextField<Self>] = [
        .texts("docs") { context in
            let described = context.enumCase.payload.filter { !$0.summary.isEmpty }
            return context.enumCase.words.comment(
                indent: 4,
                items: described.map {
                    "Parameter \($0.label?.text ?? "value"): \(sentence($0.summary))"
                })
        },
        .text("name") { $0.enumCase.name.spelled },
        // The values that the case holds, as declared.
        .text("values") { context in
            context.enumCase.payload.map { value in
                value.label.map { "\($0.asLabel): \(value.type.text)" } ?? value.type.text
            }.joined(separator: ", ")
        },
    ]
}

/// A computed property of the status enum: a value that one status carries, or the error of those that carry one.
struct AccessorContext: TemplateContext {
    /// A status that carries the value.
    struct CarryingStatus: TemplateContext {
        var status: String
        /// The values of the status: the name that one is bound to, and an empty one for each of the others.
        var bindings: [String]
        var bound: String

        static let fields: [ContextField<Self>] = [
            .text("status") { $0.status }, .texts("bindings") { $0.bindings }, .text("bound") { $0.bound },
        ]

        init(_ status: EnumCase, value: Int) {
            let label = status.payload[value].label?.spelled ?? "error"
            self.status = status.name.spelled
            bound = label
            bindings = status.payload.indices.map { $0 == value ? label : "" }
        }
    }

    var name: String
    var type: String
    var sources: [CarryingStatus]

    static let fields: [ContextField<Self>] = [
        .text("name") { $0.name }, .text("type") { $0.type }, .list("sources") { $0.sources },
    ]

    /// The accessors of a flow's statuses: one for each label, which reads all statuses with it, then `failure`.
    static func all(of flow: Flow) -> [AccessorContext] {
        var all: [AccessorContext] = []
        var failures: [CarryingStatus] = []
        var indexes: [String: Int] = [:]
        for status in flow.statuses {
            for (position, value) in status.payload.enumerated() where !flow.isError(value) {
                guard let label = value.label else { continue }
                let source = CarryingStatus(status, value: position)
                if let index = indexes[label.text] {
                    all[index].sources.append(source)
                } else {
                    indexes[label.text] = all.count
                    all.append(
                        AccessorContext(name: label.spelled, type: value.type.inAccessor, sources: [source]))
                }
            }
            if let position = status.payload.firstIndex(where: flow.isError) {
                failures.append(CarryingStatus(status, value: position))
            }
        }
        guard !failures.isEmpty else { return all }
        return all + [AccessorContext(name: "failure", type: flow.errorType + "?", sources: failures)]
    }
}

extension SwiftType {
    /// The type of a property that is nil if there is no such value.
    fileprivate var inAccessor: String {
        if isOptional { return text }
        switch form {
        case .function, .existential, .opaque, .composition, .metatype: return "(\(text))?"
        default: return prefixes.isEmpty ? text + "?" : "(\(text))?"
        }
    }
}

/// What the templates of the two enums may use.
package struct EnumContext: ImportingContext {
    let outline: FlowOutline
    var head: FileHead
    let name: String
    /// The doc comment that the flow gives it.
    let comment: String
    let cases: [EnumCase]
    let accessors: [AccessorContext]
    /// The flow's error type, where no status carries an error.
    let failureType: String

    /// The fields, in the order of the templates.
    package static let fields: [ContextField<Self>] =
        headFields + [
            .text("spacedName") { spelledOut($0.outline.flow.name.value) },
            .texts("docs") { Documentation(discussion: $0.comment).comment(indent: 0) }, .text("name") { $0.name },
            .flag("isHashable") { HashableTypes($0.outline).contains($0.cases) },
            .list("cases") { $0.cases.map(CaseContext.init) },
            .record("kinds") { context in
                CaseList(
                    context.cases.map(\.name.spelled), after: "enum Kind",
                    indent: 4 + context.outline.settings.access.count)
            },
            .list("accessors") { $0.accessors },
            .text("failureType") { $0.failureType },
        ]

    /// The status enum of a flow.
    static func status(of outline: FlowOutline) -> EnumContext {
        let flow = outline.flow
        let accessors = AccessorContext.all(of: flow)
        let hasFailure = accessors.contains { $0.name == "failure" }
        return EnumContext(
            outline, name: flow.statusType, comment: flow.comments.statusType,
            cases: flow.statuses, accessors: accessors,
            failureType: hasFailure ? "" : flow.failureType)
    }

    /// The error enum of a flow.
    static func error(of outline: FlowOutline) -> EnumContext {
        let flow = outline.flow
        return EnumContext(outline, name: flow.errorType, comment: flow.comments.errorType, cases: flow.errors)
    }

    private init(
        _ outline: FlowOutline, name: String, comment: String, cases: [EnumCase],
        accessors: [AccessorContext] = [], failureType: String = ""
    ) {
        self.outline = outline
        self.name = name
        self.comment = comment
        self.cases = cases
        self.accessors = accessors
        self.failureType = failureType
        // The flow's own modules: a payload may need them.
        let imports = cases.allSatisfy(\.payload.isEmpty) ? Imports() : Imports(of: outline)
        head = FileHead(generatedFrom: outline.flow, outline.settings, imports)
    }
}
