// The context of `<Flow>Status.swift` and of `<Flow>Error.swift`.

import FlowModel
import Mustache
import SwiftNotation

/// One case of an enum.
struct CaseContext: TemplateContext {
    var docs: [String]
    var name: String
    /// The values that the case holds, as declared; empty for none.
    var values: String

    static let fields: [ContextField<Self>] = [
        .texts("docs") { $0.docs }, .text("name") { $0.name }, .text("values") { $0.values },
    ]

    init(_ enumCase: EnumCase) {
        var comment = DocComment(indent: 4)
        comment.add(enumCase.words)
        comment.addItems(
            enumCase.payload.filter { !$0.summary.isEmpty }.map { value in
                "Parameter \(value.label?.text ?? "value"): \(sentence(value.summary))"
            })
        docs = comment.lines
        name = enumCase.name.spelled
        values = enumCase.payload.map { value in
            value.label.map { "\($0.asLabel): \(value.type.text)" } ?? value.type.text
        }.joined(separator: ", ")
    }
}

/// A computed property of the status enum: a value that one status carries, or the error of those that carry one.
struct AccessorContext: TemplateContext {
    /// A status that carries the value.
    struct Source: TemplateContext {
        var status: String
        /// The values of the status: the name that one is bound to, and an empty one for each of the others.
        var bindings: [String]
        var bound: String

        static let fields: [ContextField<Self>] = [
            .text("status") { $0.status }, .texts("bindings") { $0.bindings },
            .text("bound") { $0.bound },
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
    var sources: [Source]

    static let fields: [ContextField<Self>] = [
        .text("name") { $0.name }, .text("type") { $0.type }, .list("sources") { $0.sources },
    ]

    /// The accessors of a flow's statuses: one for each label that only one status has, then `failure`, unless that is a
    /// status without values.
    static func all(of flow: Flow) -> [AccessorContext] {
        var uses: [String: Int] = [:]
        for value in flow.statuses.flatMap(\.payload) {
            if let label = value.label { uses[label.text, default: 0] += 1 }
        }
        // An accessor cannot be called like a case without values, or like another member.
        let taken = Set(flow.statuses.filter(\.payload.isEmpty).map(\.name.text))
            .union([
                "kind", "failure", "hash", "hashValue", "self", "init", "Type", "Kind", "Failure",
            ])
        var all = flow.statuses.flatMap { status in
            status.payload.indices.compactMap { index -> AccessorContext? in
                let value = status.payload[index]
                guard let label = value.label, uses[label.text] == 1, !taken.contains(label.text),
                    !(flow.isFailure(status) && value.type.text == flow.errorType)
                else { return nil }
                return AccessorContext(
                    name: label.spelled, type: value.type.inAccessor,
                    sources: [Source(status, value: index)])
            }
        }
        let failures = flow.statuses.filter(flow.isFailure).compactMap { status in
            status.payload.firstIndex { $0.type.text == flow.errorType }
                .map { Source(status, value: $0) }
        }
        let hidesFailure = flow.statuses.contains {
            $0.payload.isEmpty && $0.name.text == "failure"
        }
        if !failures.isEmpty, !hidesFailure {
            all.append(
                AccessorContext(name: "failure", type: flow.errorType + "?", sources: failures))
        }
        return all
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
    var header: [String]
    var imports: Imports
    var spacedName: String
    var access: String
    var name: String
    var isHashable: Bool
    var cases: [CaseContext]
    var kinds: CaseList?
    var accessors: [AccessorContext]
    /// The flow's error type, where no status carries an error.
    var failureType: String

    /// The fields, in the order of the templates.
    package static let fields: [ContextField<Self>] = [
        .texts("header") { $0.header }, .texts("imports") { $0.imports.sorted },
        .flag("hasImports") { !$0.imports.isEmpty },
        .text("spacedName") { $0.spacedName }, .text("access") { $0.access },
        .text("name") { $0.name }, .flag("isHashable") { $0.isHashable },
        .list("cases") { $0.cases }, .record("kinds") { $0.kinds },
        .list("accessors") { $0.accessors }, .flag("hasAccessors") { !$0.accessors.isEmpty },
        .text("failureType") { $0.failureType },
    ]

    /// The status enum of a flow.
    static func status(of outline: FlowOutline) -> EnumContext {
        let flow = outline.flow
        var context = EnumContext(outline, name: flow.statusType, cases: flow.statuses)
        context.accessors = AccessorContext.all(of: flow)
        if !context.accessors.contains(where: { $0.name == "failure" }) {
            context.failureType = flow.errors.isEmpty ? "NoFailure" : flow.errorType
        }
        return context
    }

    /// The error enum of a flow.
    static func error(of outline: FlowOutline) -> EnumContext {
        EnumContext(outline, name: outline.flow.errorType, cases: outline.flow.errors)
    }

    private init(_ outline: FlowOutline, name: String, cases: [EnumCase]) {
        header = outline.header
        // The flow's own modules: a payload may need them.
        imports = cases.allSatisfy(\.payload.isEmpty) ? Imports() : Imports(of: outline)
        spacedName = outline.flow.spacedName
        access = outline.settings.access
        self.name = name
        isHashable = HashableTypes(outline).contains(cases)
        self.cases = cases.map(CaseContext.init)
        kinds = CaseList(
            cases.map(\.name.spelled), after: "enum Kind", indent: 4 + access.count)
        accessors = []
        failureType = ""
    }
}
