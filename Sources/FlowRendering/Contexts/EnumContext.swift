// The context of `<Flow>Status.swift` and of `<Flow>Error.swift`.

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
            value.label.map { "\($0.asLabel): \(value.type.text)" } ?? value.type.text
        }
        declaration = values.isEmpty ? name : "\(name)(\(values.joined(separator: ", ")))"
    }
}

/// What the templates of the two enums may use.
public struct EnumContext: ImportingContext {
    var header: [String]
    var imports: Imports
    var docs: [String]
    var access: String
    var modifier: String
    var name: String
    var cases: [CaseContext]

    /// The fields, in the order of the template.
    public static let fields: [ContextField<Self>] = [
        .texts("header") { $0.header }, .texts("imports") { $0.imports.sorted },
        .texts("docs") { $0.docs },
        .text("access") { $0.access }, .text("modifier") { $0.modifier },
        .text("name") { $0.name },
        .list("cases") { $0.cases },
        .flag("hasImports") { !$0.imports.isEmpty },
    ]

    /// The status enum of a flow.
    static func status(of outline: FlowOutline) -> EnumContext {
        EnumContext(
            outline, name: outline.flow.statusType, cases: outline.flow.statuses,
            docs: "/// Where the \(outline.flow.spacedName) flow stands.")
    }

    /// The error enum of a flow.
    static func error(of outline: FlowOutline) -> EnumContext {
        EnumContext(
            outline, name: outline.flow.errorType, cases: outline.flow.errors,
            docs: "/// Why a step of the \(outline.flow.spacedName) flow failed.")
    }

    private init(_ outline: FlowOutline, name: String, cases: [EnumCase], docs: String) {
        header = outline.header
        // The flow's own modules: a payload may need them.
        imports = cases.allSatisfy(\.payload.isEmpty) ? Imports() : Imports(of: outline)
        self.docs = [docs]
        access = outline.settings.access
        modifier = IsolationWords(isolation: outline.flow.isolation.value).modifier
        self.name = name
        self.cases = cases.map(CaseContext.init)
    }
}
