// Templates for source code, in a strict subset of Mustache (https://mustache.github.io): variables, sections and
// inverted sections. Nothing is ever escaped, and every name is resolved when the template is loaded, so that no error is
// left for the rendering. Beyond Mustache: `-first` and `-last` inside lists, and marks.

/// A loaded template: bound to one shape, ready to be rendered.
///
/// `{{a}}` prints a text as it is. `{{#a}}…{{/a}}` shows its body for a flag that is true, a text that is not empty (the
/// text is `{{.}}`), and each item of a list; `{{^a}}…{{/a}}` shows it when `{{#a}}` would not.
/// Names are looked up in the innermost section first. Inside a list the flags `-first` and `-last` are declared.
package struct Template: Sendable {
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
    case literal([UInt8])
    case variable(Reference)
    indirect case section(Reference, isInverted: Bool, [Node])
}

/// A resolved name.
struct Reference: Sendable {
    /// Counted from the outermost record; a section over a text has one too.
    var frame: Int
    /// An index into the frame's record.
    var field: Int
}

/// One run over the nodes.
private struct Renderer {
    /// The values of the records of the open sections, outermost first.
    private var frames: [[Value]]
    private(set) var output: [UInt8] = []
    private(set) var marks: [MarkedRange] = []

    init(_ record: Record) { frames = [record.values] }

    mutating func run(_ nodes: [Node]) {
        for node in nodes {
            switch node {
            case .literal(let bytes): output.append(contentsOf: bytes)
            case .variable(let reference):
                if case .text(let text) = frames[reference.frame][reference.field] {
                    output.append(contentsOf: text.utf8)
                }
            case .section(let reference, let isInverted, let body):
                let value = frames[reference.frame][reference.field]
                guard !isInverted else {
                    if value.isEmpty { run(body) }
                    continue
                }
                switch value {
                case .flag(let flag): if flag { run(body) }
                case .text(let text): if !text.isEmpty { runItem([value], nil, body) }
                case .list(let items):
                    for index in items.indices {
                        let ends: [Value] = [.flag(index == 0), .flag(index == items.count - 1)]
                        runItem(items[index].values + ends, items[index].mark, body)
                    }
                }
            }
        }
    }

    private mutating func runItem(_ values: [Value], _ mark: String?, _ body: [Node]) {
        frames.append(values)
        let (slot, start) = (marks.count, output.count)
        if let mark { marks.append(MarkedRange(mark: mark, range: start..<start)) }
        run(body)
        if mark != nil { marks[slot].range = start..<output.count }
        frames.removeLast()
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
