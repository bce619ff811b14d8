// The context of `<Flow>Flow.swift`: the flow as a table.

import FlowModel
import Mustache

/// What the template of a flow's table may use.
public struct FlowTableContext: ImportingContext {
    var header: [String]
    var imports = Imports()

    /// The fields, in the order of the template.
    public static let fields: [ContextField<Self>] = [
        .texts("header") { $0.header }, .texts("imports") { $0.imports.sorted },
        .flag("hasImports") { !$0.imports.isEmpty },
    ]

    init(_ outline: FlowOutline) {
        header = outline.header
    }
}
