// A strict subset of Mustache for writing source code, after the public specification
// (https://github.com/mustache/spec): variables, sections, inverted sections, comments, partials. Nothing is ever
// escaped, and every name is resolved when the template is loaded, so that no error is left for the rendering. Beyond
// the specification: `-first` and `-last` inside lists, and marks.

/// A loaded template: bound to one shape, ready to be rendered.
///
/// `{{a}}`, `{{{a}}}` and `{{&a}}` print a text as it is. `{{#a}}…{{/a}}` shows its body for a
/// flag that is true, a text that is not empty (the text is `{{.}}`), a record that is there, and each item of a list;
/// `{{^a}}…{{/a}}` shows it when `{{#a}}` would not. Names are looked up in the innermost section first; `a.b` goes
/// through records, and through one that is absent leads to an empty value. Inside a list the flags `-first` and
/// `-last` are declared. A partial
/// `{{>p}}` is compiled where it stands; alone on its line, it indents each of its lines that is
/// not empty.
package struct Template: Sendable {
    /// How deep sections and partials may nest, together.
    package static let maximumDepth = 100
    /// How many bytes a template may have, its partials counted at each inclusion, with their indentation and 64 bytes
    /// more, so that no web of partials takes long to load.
    package static let maximumSize = 4 << 20
    static let inclusionSize = 64

    package let name: String
    private let nodes: [Node]

    /// Loads a template. Bytes of literal text that are not UTF-8 are passed through.
    ///
    /// - Parameters:
    ///   - name: the name that errors show; a partial of this name counts as recursive.
    ///   - shape: what records to render will declare.
    ///   - partials: the text of a partial by its name; nil when there is none.
    /// - Throws: the first mistake in the template or its partials.
    package init(
        name: String, utf8: [UInt8], shape: Shape, partials: (String) -> [UInt8]? = { _ in nil }
    ) throws(TemplateError) {
        self.name = name
        let source = TemplateSource(name: name, bytes: utf8)
        nodes = try TemplateCompiler.compile(source, shape: shape, partials: partials)
    }

    package init(
        name: String, source: String, shape: Shape, partials: (String) -> String? = { _ in nil }
    ) throws(TemplateError) {
        try self.init(name: name, utf8: Array(source.utf8), shape: shape) { name in
            partials(name).map { Array($0.utf8) }
        }
    }

    /// The template filled in with `record`, which must be of the template's shape.
    package func render(_ record: Record) -> String { renderMarked(record).text }

    /// The template filled in with `record`, and which range of it each marked record made as the item of a section.
    package func renderMarked(_ record: Record) -> MarkedText {
        var renderer = Renderer(record)
        renderer.run(nodes)
        return MarkedText(utf8: renderer.output, marks: renderer.marks)
    }
}

/// Output of a template, and where its marked items are.
package struct MarkedText: Sendable, Equatable {
    package var utf8: [UInt8]
    /// One entry each time a marked record was the item of a section, by where it starts; an item that holds others
    /// comes before them. A mark may occur several times.
    package var marks: [MarkedRange]

    package var text: String { String(decoding: utf8, as: UTF8.self) }

    package init(utf8: [UInt8], marks: [MarkedRange]) {
        self.utf8 = utf8
        self.marks = marks
    }
}

package struct MarkedRange: Sendable, Equatable {
    package var mark: String
    /// The bytes of `MarkedText.utf8` that the marked record made; empty if it made none.
    package var range: Range<Int>

    package init(mark: String, range: Range<Int>) {
        self.mark = mark
        self.range = range
    }
}

// MARK: - Rendering

/// A part of a loaded template.
enum Node: Sendable {
    /// How a section treats its value.
    enum Section: Sendable {
        /// A flag or a text: shown or not.
        case condition
        /// A list or a record: shown once an item, each in a frame of its own.
        case items
        /// Anything: shown when a section would not be.
        case inverted
    }

    case literal([UInt8])
    case variable(Reference)
    indirect case section(Section, Reference, [Node])
}

/// A resolved name.
struct Reference: Sendable {
    static let first = -1
    static let last = -2

    /// Counted from the outermost record.
    var frame: Int
    /// An index into the frame's record, or one of the pseudo-fields.
    var field: Int
    /// The indices behind further dots.
    var path: [Int] = []
}

/// One run over the nodes. The frames are the records of the open sections, outermost first. A value that does not fit
/// its shape counts as empty: no record can make the run trap.
private struct Renderer {
    private struct Frame {
        var values: [Value]
        var isFirst = true
        var isLast = true
    }

    private var frames: [Frame]
    private(set) var output: [UInt8] = []
    private(set) var marks: [MarkedRange] = []

    init(_ record: Record) {
        frames = [Frame(values: record.values)]
    }

    mutating func run(_ nodes: [Node]) {
        for node in nodes {
            switch node {
            case .literal(let bytes):
                output.append(contentsOf: bytes)
            case .variable(let reference):
                if case .text(let text) = value(reference) {
                    output.append(contentsOf: text.utf8)
                }
            case .section(let section, let reference, let body):
                run(body, as: section, of: value(reference))
            }
        }
    }

    private mutating func run(_ body: [Node], as section: Node.Section, of value: Value?) {
        switch (section, value) {
        case (.condition, _), (.inverted, _):
            if isEmpty(value) == (section == .inverted) { run(body) }
        case (.items, .list(let items)):
            for index in items.indices {
                let (isFirst, isLast) = (index == 0, index == items.count - 1)
                runItem(items[index], body, isFirst: isFirst, isLast: isLast)
            }
        case (.items, .record(let record?)):
            runItem(record, body, isFirst: true, isLast: true)
        default: break
        }
    }

    private mutating func runItem(_ item: Record, _ body: [Node], isFirst: Bool, isLast: Bool) {
        frames.append(Frame(values: item.values, isFirst: isFirst, isLast: isLast))
        if let mark = item.mark {
            let (slot, start) = (marks.count, output.count)
            marks.append(MarkedRange(mark: mark, range: start..<start))
            run(body)
            marks[slot].range = start..<output.count
        } else {
            run(body)
        }
        frames.removeLast()
    }

    private func value(_ reference: Reference) -> Value? {
        let frame = frames[reference.frame]
        switch reference.field {
        case Reference.first: return .flag(frame.isFirst)
        case Reference.last: return .flag(frame.isLast)
        default: break
        }
        var value = element(reference.field, of: frame.values)
        for index in reference.path {
            guard case .record(let record?) = value else { return nil }
            value = element(index, of: record.values)
        }
        return value
    }

    private func element(_ index: Int, of values: [Value]) -> Value? {
        index < values.count ? values[index] : nil
    }

    private func isEmpty(_ value: Value?) -> Bool {
        switch value {
        case .text(let text): text.isEmpty
        case .flag(let flag): !flag
        case .list(let items): items.isEmpty
        case .record(let record): record == nil
        case nil: true
        }
    }
}
