// What surrounds the code of a file: its header, its import lines, and `#if DEBUG` where it is for tests and previews
// alone. The renderer writes it around what the file's template makes, so no template can forget it.

import FlowModel
import Mustache

/// What surrounds the code of a file, with the keys that every template may use.
struct FileHead: TemplateContext {
    let origin: HeaderContext
    var imports: Imports
    /// `public `, `package `, or nothing.
    var access: String
    let isDebugOnly: Bool
    /// Whether the whole file is for tests and previews.
    var isForTests = false

    static let fields: [ContextField<Self>] = [
        .text("access") { $0.access }, .flag("isDebugOnly") { $0.isDebugOnly },
    ]

    init(_ origin: HeaderContext.Origin, _ settings: FileSettings, _ imports: Imports) {
        self.origin = HeaderContext(origin: origin)
        self.imports = imports
        access = settings.access
        isDebugOnly = settings.isDebugOnly
    }

    /// What an enum of names inherits: the compiler knows that one is Sendable which other modules do not see.
    var namesInherit: String { access.isEmpty ? "String" : "String, Sendable" }

    /// The lines before the code, and those after it.
    func lines(header: String) -> (before: String, after: String) {
        let isDebugOnly = isForTests && isDebugOnly
        let imports = imports.lines.map { $0 + "\n" }.joined()
        let before =
            (header.isEmpty ? "" : header + "\n") + (isDebugOnly ? "#if DEBUG\n" : "")
            + (imports.isEmpty ? "" : imports + "\n")
        return (before, isDebugOnly ? "#endif\n" : "")
    }
}

/// What the template of a file is filled with.
protocol FileContext: TemplateContext {
    var head: FileHead { get set }
}

extension FileContext {
    /// The keys of the head.
    static var headFields: [ContextField<Self>] { FileHead.fields.map { $0.within(\.head) } }
}
