// The templates, loaded against the contexts that fill them, so that a template that names something its context
// does not have is found before anything is rendered.

import FlowModel
import Mustache
import Templates

/// Renders planned files.
package struct FileRenderer {
    /// The template of each kind, by name.
    private let templates: [String: Template]

    /// Loads the templates with some of them replaced, by name.
    ///
    /// - Parameter files: those that are to be rendered; nil for all that there may be.
    /// - Throws: `TemplateError` when a template does not fit its context.
    package init(
        replacing overrides: [String: [UInt8]] = [:], for files: [PlannedFile]? = nil
    ) throws(TemplateError) {
        let needed = files.map { files in
            Set(files.flatMap { [$0.template, $0.inOtherFramework?.template] })
        }
        var templates: [String: Template] = [:]
        for kind in FileKinds.all where needed?.contains(kind.template) ?? true {
            templates[kind.template] = try kind.load {
                overrides[$0] ?? EmbeddedTemplates.named($0)
            }
        }
        self.templates = templates
    }

    /// The names of all templates, which a project may replace.
    package static var templateNames: [String] { EmbeddedTemplates.names }

    /// Whether a text was generated: one of the comments at its beginning is the first line of the
    /// header. Lines that a project puts before it are comments or empty.
    package static func isGenerated(_ text: [UInt8]) -> Bool { GeneratedHeader(in: text) != nil }

    /// The path of the flow that a text was generated from; nil if it was not generated, or comes from
    /// all flows.
    package static func origin(of text: [UInt8]) -> String? { GeneratedHeader(in: text)?.origin }

    /// The text of a planned file; `indent` is the number of spaces a level.
    package func render(_ file: PlannedFile, indent: Int) -> RenderedFile {
        guard let template = templates[file.template] else {
            preconditionFailure("'\(file.template)' is the template of no kind in FileKinds")
        }
        var text = file.fill(template)
        if indent != 4 { text = Indentation.changed(text, to: indent) }
        return RenderedFile(
            path: file.path, ownership: file.ownership, contents: text.utf8, members: text.marks)
    }
}

/// Changes the indentation of a rendered text. Templates indent by four spaces.
enum Indentation {
    static func changed(_ text: MarkedText, to width: Int) -> MarkedText {
        var result: [UInt8] = []
        result.reserveCapacity(text.utf8.count)
        /// For each byte of the old text, and its end, the offset in the new one.
        var offsets: [Int] = []
        offsets.reserveCapacity(text.utf8.count + 1)
        var column = 0
        var isLeading = true
        for byte in text.utf8 {
            offsets.append(result.count)
            if byte == UInt8(ascii: "\n") {
                isLeading = true
                column = 0
            } else if isLeading, byte == UInt8(ascii: " ") {
                column += 1
                if column % 4 == 0 { result += repeatElement(UInt8(ascii: " "), count: width) }
                continue
            } else if isLeading {
                result += repeatElement(UInt8(ascii: " "), count: column % 4)
                isLeading = false
            }
            result.append(byte)
        }
        offsets.append(result.count)
        let marks = text.marks.map { mark in
            MarkedRange(
                mark: mark.mark,
                range: offsets[mark.range.lowerBound]..<offsets[mark.range.upperBound])
        }
        return MarkedText(utf8: result, marks: marks)
    }
}
