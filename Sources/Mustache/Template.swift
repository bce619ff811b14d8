// Templates for source code, in a strict subset of Mustache (https://mustache.github.io): variables, sections and
// inverted sections. Nothing is ever escaped, and every name is resolved when the template is loaded, so that no error is
// left for the rendering. Beyond Mustache: `-first` and `-last` inside lists, and marks.

/// A loaded template: bound to one shape, ready to be rendered.
///
/// `{{a}}` prints a text as it is. `{{#a}}…{{/a}}` shows its body for a flag that is true, a text that is not empty (the
/// text is `{{.}}`), and each item of a list; `{{^a}}…{{/a}}` shows it when `{{#a}}` would not.
/// Names are looked up in the innermost section first. Inside a list the flags `-first` and `-last` are declared.
package struct Template: Sendable {
    /// How deep sections may nest.
    package static let maximumDepth = 100

    private let nodes: [Node]

    /// Loads a template. Bytes of literal text that are not UTF-8 are passed through.
    ///
    /// - Parameter name: The name that errors show.
    /// - Parameter shape: What records to render will declare.
    /// - Throws: The first mistake in the template.
    package init(name: String, utf8: [UInt8], shape: Shape) throws(TemplateError) {
        nodes = try TemplateCompiler.compile(name, utf8, shape: shape)
    }

    /// The template filled in with `record`, which must be of the template's shape, and which range of it each marked
    /// record made as the item of a section.
    package func render(_ record: Record) -> MarkedText {
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
        /// A list: shown once an item, each in a frame of its own.
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
}

/// One run over the nodes. The frames are the records of the open sections, outermost first.
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
            case .literal(let bytes): output.append(contentsOf: bytes)
            case .variable(let reference):
                if case .text(let text) = value(reference) { output.append(contentsOf: text.utf8) }
            case .section(let section, let reference, let body):
                run(body, as: section, of: value(reference))
            }
        }
    }

    private mutating func run(_ body: [Node], as section: Node.Section, of value: Value) {
        switch (section, value) {
        case (.condition, _), (.inverted, _):
            if value.isEmpty == (section == .inverted) { run(body) }
        case (.items, .list(let items)):
            for index in items.indices {
                runItem(items[index], body, isFirst: index == 0, isLast: index == items.count - 1)
            }
        default: break
        }
    }

    private mutating func runItem(_ item: Record, _ body: [Node], isFirst: Bool, isLast: Bool) {
        frames.append(Frame(values: item.values, isFirst: isFirst, isLast: isLast))
        let (slot, start) = (marks.count, output.count)
        if let mark = item.mark { marks.append(MarkedRange(mark: mark, range: start..<start)) }
        run(body)
        if item.mark != nil { marks[slot].range = start..<output.count }
        frames.removeLast()
    }

    private func value(_ reference: Reference) -> Value {
        let frame = frames[reference.frame]
        return switch reference.field {
        case Reference.first: .flag(frame.isFirst)
        case Reference.last: .flag(frame.isLast)
        default: frame.values[reference.field]
        }
    }
}

extension Value {
    fileprivate var isEmpty: Bool {
        switch self {
        case .text(let text): text.isEmpty
        case .flag(let flag): !flag
        case .list(let items): items.isEmpty
        }
    }
}
