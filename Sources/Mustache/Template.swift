// A strict subset of Mustache for writing source code, after the public specification
// (https://github.com/mustache/spec): variables, sections, inverted sections, comments,
// partials. Nothing is ever escaped, and every name is resolved when the template is loaded.
// Beyond the specification: `-first` and `-last` inside lists, and marks.

/// A loaded template: bound to one shape, ready to be rendered.
///
/// `{{a}}`, `{{{a}}}` and `{{&a}}` print a text as it is. `{{#a}}…{{/a}}` shows its body for a
/// flag that is true, a text that is not empty (the text is `{{.}}`), a record that is there, and
/// each item of a list; `{{^a}}…{{/a}}` shows it when `{{#a}}` would not. Names are looked up in
/// the innermost section first; `a.b` goes through records, and through one that is absent leads
/// to an empty value. Inside a list the flags `-first` and `-last` are declared. A partial
/// `{{>p}}` is compiled where it stands; alone on its line, it indents each of its lines that is
/// not empty.
package struct Template: Sendable {
    /// How deep sections and partials may nest, together.
    package static let maximumDepth = 100
    /// How many bytes a template may have, its partials counted at each inclusion, with their
    /// indentation and 64 bytes more, so that no web of partials takes long to load.
    package static let maximumSize = 4 << 20
    static let inclusionSize = 64

    package let name: String
    private let program: Program

    /// Loads a template. Bytes of literal text that are not UTF-8 are passed through.
    ///
    /// - Parameters:
    ///   - name: the name that errors show; a partial of this name counts as recursive.
    ///   - utf8: the template, as UTF-8.
    ///   - shape: what records to render will declare.
    ///   - partials: the text of a partial by its name; nil when there is none.
    /// - Throws: the first mistake in the template or its partials.
    package init(
        name: String, utf8: [UInt8], shape: Shape, partials: (String) -> [UInt8]? = { _ in nil }
    ) throws(TemplateError) {
        self.name = name
        let source = TemplateSource(name: name, bytes: utf8)
        program = try TemplateCompiler.compile(source, shape: shape, partials: partials)
    }

    /// Loads a template from a string; otherwise as `init(name:utf8:shape:partials:)`.
    package init(
        name: String, source: String, shape: Shape, partials: (String) -> String? = { _ in nil }
    ) throws(TemplateError) {
        try self.init(name: name, utf8: Array(source.utf8), shape: shape) { name in
            partials(name).map { Array($0.utf8) }
        }
    }

    /// The template filled in with `record`, which must be of the template's shape.
    package func render(_ record: Record) -> String {
        var output: [UInt8] = []
        output.reserveCapacity(2 * program.text.count)
        render(record, into: &output)
        return String(decoding: output, as: UTF8.self)
    }

    /// Appends the template filled in with `record` to `output`, as UTF-8.
    package func render(_ record: Record, into output: inout [UInt8]) {
        var renderer = Renderer(program: program, record: record)
        swap(&renderer.output, &output)
        renderer.run(0..<program.nodes.count)
        swap(&renderer.output, &output)
    }

    /// The template filled in with `record`, and which range of it each marked record made as
    /// the item of a section.
    package func renderMarked(_ record: Record) -> MarkedText {
        var renderer = Renderer(program: program, record: record)
        renderer.run(0..<program.nodes.count)
        return MarkedText(utf8: renderer.output, marks: renderer.marks)
    }
}

/// Output of a template, and where its marked items are.
package struct MarkedText: Sendable, Equatable {
    package var utf8: [UInt8]
    /// One entry each time a marked record was the item of a section, by where it starts; an
    /// item that holds others comes before them. A mark may occur several times.
    package var marks: [MarkedRange]

    package var text: String { String(decoding: utf8, as: UTF8.self) }

    package init(utf8: [UInt8], marks: [MarkedRange]) {
        self.utf8 = utf8
        self.marks = marks
    }
}

package struct MarkedRange: Sendable, Equatable {
    package var mark: String
    /// The bytes of `MarkedText.utf8` that it made; empty if it made none.
    package var range: Range<Int>

    package init(mark: String, range: Range<Int>) {
        self.mark = mark
        self.range = range
    }
}
