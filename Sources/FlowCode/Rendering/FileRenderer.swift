// From a planned file to its text. `render` has a line for each stage:
//
//     PlannedFile.context   ──▶ FileContext    what the flows say, as data, in `Contexts`
//     Template              ──▶ MarkedText     the template filled with it; a mark for each member that a merge follows
//     Imports, header       ──▶ RenderedFile   the header, the imports and `#if DEBUG` around it
//
// Templates are loaded against the contexts that fill them, so that a template that names something its context does
// not have is found before anything is rendered.

import FlowModel
import Templates

/// Renders planned files.
package struct FileRenderer {
    /// The template of each kind, by name.
    private let templates: [String: Template]
    private let header: Template

    /// Loads the templates with some of them replaced, by name.
    ///
    /// - Parameter files: those that are to be rendered; nil for all that there may be.
    /// - Throws: `TemplateError` when a template does not fit its context.
    package init(replacing overrides: [String: [UInt8]] = [:], for files: [PlannedFile]? = nil) throws(TemplateError) {
        let source = { (name: String) in overrides[name] ?? EmbeddedTemplates.named(name) }
        var templates: [String: Template] = [:]
        let needed = files.map { files in
            Set(files.map(\.template))
        }
        // A template of the project is checked whether a file needs it or not.
        for kind in FileKinds.all where needed?.contains(kind.template) ?? true || overrides[kind.template] != nil {
            templates[kind.template] = try kind.load(source)
        }
        self.templates = templates
        header = try Template(
            name: HeaderContext.template, utf8: source(HeaderContext.template) ?? [],
            shape: HeaderContext.shape)
    }

    /// The names of all templates, which a project may replace.
    package static var templateNames: [String] { EmbeddedTemplates.names }

    /// Whether a text was generated: one of the comments at its beginning is the first line of the header. Lines that a
    /// project puts before it are comments or empty.
    package static func isGenerated(_ text: [UInt8]) -> Bool { GeneratedHeader(in: text) != nil }

    /// The text of a planned file.
    package func render(_ file: PlannedFile) -> RenderedFile {
        if let support = file.support {
            let head = header.render(HeaderContext(origin: .allFlows).record).text
            let text = support().drop { $0 != "\n" }.dropFirst()
            return RenderedFile(
                path: file.path, ownership: file.ownership, contents: Array((head + text).utf8), members: [])
        }
        guard let template = templates[file.template] else {
            preconditionFailure("'\(file.template)' is the template of no kind in FileKinds")
        }
        let context = file.context(file.suppliedManagers)
        let code = template.render(context.record)
        let head = header.render(HeaderContext(origin: context.origin).record).text
        let imports = context.imports.lines.map { $0 + "\n" }.joined()
        let isDebugOnly = context.isForTests && context.settings.isDebugOnly
        let before =
            (head.isEmpty ? "" : head + "\n") + (isDebugOnly ? "#if DEBUG\n" : "")
            + (imports.isEmpty ? "" : imports + "\n")
        let after = isDebugOnly ? "#endif\n" : ""
        let offset = before.utf8.count
        let members = code.marks.map { mark in
            MarkedRange(mark: mark.mark, range: mark.range.lowerBound + offset..<mark.range.upperBound + offset)
        }
        return RenderedFile(
            path: file.path, ownership: file.ownership, contents: before.utf8 + code.utf8 + after.utf8,
            members: members)
    }
}
