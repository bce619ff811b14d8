// What surrounds the code of a file: its header, its import lines, and `#if DEBUG` where it is for tests and previews
// alone. The renderer writes it around what the file's template makes, so no template can forget it.

import FlowModel
import Mustache

/// What surrounds the code of a file.
struct FileHead {
    let origin: HeaderContext
    var imports: Imports
    private let isDebugOnly: Bool

    /// - Parameter isForTests: Whether the whole file is for tests and previews.
    init(
        _ origin: HeaderContext.Origin, _ settings: FileSettings, _ imports: Imports, isForTests: Bool = false
    ) {
        self.origin = HeaderContext(origin: origin)
        self.imports = imports
        isDebugOnly = isForTests && settings.isDebugOnly
    }

    /// The lines before the code, and those after it.
    func lines(header: String) -> (before: String, after: String) {
        let imports = imports.lines.map { $0 + "\n" }.joined()
        let before =
            (header.isEmpty ? "" : header + "\n") + (isDebugOnly ? "#if DEBUG\n" : "")
            + (imports.isEmpty ? "" : imports + "\n")
        return (before, isDebugOnly ? "#endif\n" : "")
    }
}

/// What the template of a file is filled with.
protocol FileContext: TemplateContext {
    var settings: FileSettings { get }
    /// `public `, `package `, or nothing.
    var access: String { get }
    var head: FileHead { get }
}

extension FileContext {
    var access: String { settings.access }

    /// What an enum of names inherits: the compiler knows that one is Sendable which other modules do not see.
    var namesInherit: String { access.isEmpty ? "String" : "String, Sendable" }

    /// The keys that every template may use.
    static var headFields: [ContextField<Self>] {
        [.text("access") { $0.access }, .flag("isDebugOnly") { $0.settings.isDebugOnly }]
    }
}

/// What the template of a file is filled with that one flow is written in.
protocol FlowContext: FileContext {
    var outline: FlowOutline { get }
}

extension FlowContext {
    var flow: Flow { outline.flow }
    var settings: FileSettings { outline.settings }
}
