// The contexts of `<Flow>Status.swift` and `<Flow>Error.swift`.

import FlowModel
import Mustache
import SwiftNotation

/// One case of an enum.
struct CaseContext: TemplateContext {
    var docs: [String]
    var name: String
    var declaration: String

    static let fields: [ContextField<Self>] = [
        .texts("docs") { $0.docs }, .text("name") { $0.name },
        .text("declaration") { $0.declaration },
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
        let values = enumCase.payload.map { value in
            value.label.map { "\($0.spelled): \(value.type.text)" } ?? value.type.text
        }
        declaration = values.isEmpty ? name : "\(name)(\(values.joined(separator: ", ")))"
    }
}

/// What the status enum's template may use.
public struct StatusContext: TemplateContext {
    var header: [String]
    var imports: [String]
    var docs: [String]
    var access: String
    var name: String
    var cases: [CaseContext]

    /// The fields, in the order of the template.
    public static let fields: [ContextField<Self>] = [
        .texts("header") { $0.header }, .texts("imports") { $0.imports },
        .texts("docs") { $0.docs },
        .text("access") { $0.access }, .text("name") { $0.name }, .list("cases") { $0.cases },
        .flag("hasImports") { !$0.imports.isEmpty },
    ]

    init(_ outline: FlowOutline) {
        let flow = outline.flow
        header = outline.header
        imports = flow.payloadImports(of: flow.statuses)
        docs = ["/// Where the \(flow.spacedName) flow stands."]
        access = outline.settings.access
        name = flow.statusType
        cases = flow.statuses.map(CaseContext.init)
    }
}

/// What the error enum's template may use.
public struct ErrorContext: TemplateContext {
    var header: [String]
    var imports: [String]
    var docs: [String]
    var access: String
    var name: String
    var cases: [CaseContext]

    /// The fields, in the order of the template.
    public static let fields: [ContextField<Self>] = [
        .texts("header") { $0.header }, .texts("imports") { $0.imports },
        .texts("docs") { $0.docs },
        .text("access") { $0.access }, .text("name") { $0.name }, .list("cases") { $0.cases },
        .flag("hasImports") { !$0.imports.isEmpty },
    ]

    init(_ outline: FlowOutline) {
        let flow = outline.flow
        header = outline.header
        imports = flow.payloadImports(of: flow.errors)
        docs = ["/// Why a step of the \(flow.spacedName) flow failed."]
        access = outline.settings.access
        name = flow.errorType
        cases = flow.errors.map(CaseContext.init)
    }
}

extension Flow {
    /// The imports of an enum: the flow's own modules where a payload may need them.
    fileprivate func payloadImports(of cases: [EnumCase]) -> [String] {
        let types = cases.flatMap(\.payload).map(\.type.text)
        guard !types.isEmpty else { return [] }
        var imports = Imports()
        imports.add(self.imports)
        imports.addFoundation(for: types)
        return imports.sorted
    }
}
