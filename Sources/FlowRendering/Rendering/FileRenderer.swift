// From a planned file to its text. `render` has a line for each stage:
//
//     PlannedFile.context   ──▶ FileContext    what the flows say, as data, in `Contexts`
//     Header                ──▶ [String]       the comment at the beginning, from a template of its own
//     Template              ──▶ MarkedText     the template filled with it; a mark for each member that a merge follows
//     Imports               ──▶ MarkedText     filled again, if the text names types of modules that it does not import
//     CodeLayout            ──▶ RenderedFile   long declarations broken, short lists joined
//
// Templates are loaded against the contexts that fill them, so that a template that names something its context does
// not have is found before anything is rendered.

import FlowModel
import Mustache
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
            shape: HeaderContext.shape, partials: source)
    }

    /// The names of all templates, which a project may replace.
    package static var templateNames: [String] { EmbeddedTemplates.names }

    /// Whether a text was generated: one of the comments at its beginning is the first line of the header. Lines that a
    /// project puts before it are comments or empty.
    package static func isGenerated(_ text: [UInt8]) -> Bool { GeneratedHeader(in: text) != nil }

    /// The path of the flow that a text was generated from; nil if it was not generated, or comes from all flows.
    package static func origin(of text: [UInt8]) -> String? { GeneratedHeader(in: text)?.origin }

    /// The text of a planned file.
    package func render(_ file: PlannedFile) -> RenderedFile {
        if let support = file.support {
            let head = header.render(HeaderContext(origin: .sharedBy(support.sharing)).record)
            let text = support.text().drop { $0 != "\n" }.dropFirst()
            return RenderedFile(
                path: file.path, ownership: file.ownership, contents: Array((head + text).utf8), members: [])
        }
        guard let template = templates[file.template] else {
            preconditionFailure("'\(file.template)' is the template of no kind in FileKinds")
        }
        var context = file.context()
        context.head.header = header.render(context.head.origin.record)
            .split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
        var record = context.record
        var text = template.renderMarked(record)
        if type(of: context).isImporting {
            let imports = context.head.imports.completed(for: text.utf8)
            if imports != context.head.imports {
                // The context is read once: only the import lines differ.
                type(of: context).replaceImports(in: &record, with: imports)
                text = template.renderMarked(record)
            }
            text = CodeLayout.applied(to: text)
        }
        return RenderedFile(path: file.path, ownership: file.ownership, contents: text.utf8, members: text.marks)
    }
}
