// From the pieces of a template to nodes. Names are resolved against the scope they stand in, sections are matched with
// their ends, and partials are compiled in place, against the scope of the place, their lines indented as the partial
// tag was. Depth and size are bounded.

struct TemplateCompiler {
    private struct OpenSection {
        let name: Range<Int>
        let start: Int
        let section: Node.Section
        let reference: Reference
        let addsScope: Bool
        /// The nodes before the section.
        let outer: [Node]
    }

    /// A template or partial, and what comes before each of its lines.
    private struct Unit {
        var source: TemplateSource
        var indent: [UInt8] = []
    }

    /// The nodes of the innermost open section, and the text behind them.
    private var nodes: [Node] = []
    private var text: [UInt8] = []
    private var scopes: ScopeStack
    /// The names of the template and the partials that are being compiled.
    private var chain: [String] = []
    private var depth = 0
    private var size = 0

    static func compile(
        _ source: TemplateSource, shape: Shape, partials: (String) -> [UInt8]?
    ) throws(TemplateError) -> [Node] {
        var compiler = TemplateCompiler(scopes: ScopeStack(shape))
        try compiler.grow(by: source.bytes.count, source, at: 0)
        try compiler.compile(Unit(source: source), partials)
        compiler.completeText()
        return compiler.nodes
    }

    private init(scopes: ScopeStack) {
        self.scopes = scopes
    }

    private mutating func compile(_ unit: Unit, _ partials: (String) -> [UInt8]?) throws(TemplateError) {
        let source = unit.source
        chain.append(source.name)
        var scanner = TagScanner(source)
        var open: [OpenSection] = []
        while true {
            let piece = try scanner.next()
            try emitText(before: piece, unit)
            switch piece.kind {
            case .comment: break
            case .variable: try emitVariable(piece, source)
            case .section, .inverted: open.append(try beginSection(piece, source))
            case .end: try endSection(open.popLast(), piece, source)
            case .partial: try include(piece, unit, partials)
            case .finish:
                if let section = open.last {
                    let name = source.text(section.name)
                    throw source.error(.unclosedSection(name), at: section.start)
                }
                chain.removeLast()
                return
            }
        }
    }

    private mutating func emitVariable(_ piece: Piece, _ source: TemplateSource) throws(TemplateError) {
        let resolved = try scopes.resolve(piece.name, in: source)
        guard case .text = resolved.kind else {
            let problem = TemplateError.Problem.wrongKind(
                source.text(piece.name), found: resolved.kind.name, wanted: "text")
            throw source.error(problem, at: piece.name.lowerBound)
        }
        completeText()
        nodes.append(.variable(resolved.reference))
    }

    private mutating func beginSection(_ piece: Piece, _ source: TemplateSource) throws(TemplateError) -> OpenSection {
        let resolved = try scopes.resolve(piece.name, in: source)
        try descend(source, at: piece.start)
        let section: Node.Section
        switch resolved.kind {
        case _ where piece.kind == .inverted: section = .inverted
        case .text, .flag: section = .condition
        case .list, .record: section = .items
        }
        completeText()
        defer { nodes = [] }
        return OpenSection(
            name: piece.name, start: piece.start, section: section, reference: resolved.reference,
            addsScope: section != .inverted && scopes.push(resolved), outer: nodes)
    }

    private mutating func endSection(
        _ open: OpenSection?, _ piece: Piece, _ source: TemplateSource
    ) throws(TemplateError) {
        guard let open else {
            throw source.error(.strayEnd(source.text(piece.name)), at: piece.start)
        }
        guard source.bytes[open.name] == source.bytes[piece.name] else {
            let problem = TemplateError.Problem.wrongEnd(source.text(piece.name), open: source.text(open.name))
            throw source.error(problem, at: piece.start)
        }
        completeText()
        nodes = open.outer + [.section(open.section, open.reference, nodes)]
        if open.addsScope { scopes.pop() }
        depth -= 1
    }

    private mutating func include(
        _ piece: Piece, _ unit: Unit, _ partials: (String) -> [UInt8]?
    ) throws(TemplateError) {
        let source = unit.source
        let name = source.text(piece.name)
        if chain.contains(name) {
            throw source.error(.recursivePartial(name), at: piece.name.lowerBound)
        }
        guard let bytes = partials(name) else {
            throw source.error(.unknownPartial(name), at: piece.name.lowerBound)
        }
        try descend(source, at: piece.start)
        try grow(by: bytes.count + Template.inclusionSize, source, at: piece.start)
        let trail = [source.point(at: piece.start)] + source.trail
        let partial = TemplateSource(name: name, bytes: bytes, trail: trail)
        let indent = piece.indent.map { unit.indent + source.bytes[$0] } ?? []
        try compile(Unit(source: partial, indent: indent), partials)
        depth -= 1
    }

    /// Emits the text of a piece, each line that is not empty behind the unit's indentation.
    private mutating func emitText(before piece: Piece, _ unit: Unit) throws(TemplateError) {
        guard !unit.indent.isEmpty else { return text += unit.source.bytes[piece.text] }
        let bytes = unit.source.bytes
        var begin = piece.text.lowerBound
        while begin < piece.text.upperBound {
            let isLineStart = begin == 0 || bytes[begin - 1] == Byte.lineFeed
            let feed = bytes[begin..<piece.text.upperBound].firstIndex(of: Byte.lineFeed)
            let end = feed ?? piece.text.upperBound
            let isEmpty = end == begin || (end == begin + 1 && bytes[begin] == Byte.carriageReturn)
            if isLineStart, !isEmpty { try emitIndent(unit, at: begin) }
            let next = feed.map { $0 + 1 } ?? end
            text += bytes[begin..<next]
            begin = next
        }
        let tagStartsLine = piece.start == 0 || bytes[piece.start - 1] == Byte.lineFeed
        if tagStartsLine, piece.indent == nil, piece.kind != .finish {
            try emitIndent(unit, at: piece.start)
        }
    }

    private mutating func emitIndent(_ unit: Unit, at offset: Int) throws(TemplateError) {
        try grow(by: unit.indent.count, unit.source, at: offset)
        text += unit.indent
    }

    private mutating func completeText() {
        guard !text.isEmpty else { return }
        nodes.append(.literal(text))
        text = []
    }

    private mutating func descend(_ source: TemplateSource, at offset: Int) throws(TemplateError) {
        guard depth < Template.maximumDepth else { throw source.error(.tooDeep, at: offset) }
        depth += 1
    }

    private mutating func grow(by count: Int, _ source: TemplateSource, at offset: Int) throws(TemplateError) {
        size += count
        guard size <= Template.maximumSize else { throw source.error(.tooLarge, at: offset) }
    }
}

// MARK: - Names

/// A name found: where its value is, and its kind.
private struct Resolved {
    var reference: Reference
    var kind: Shape.Kind
}

private struct ScopeStack {
    private enum Scope {
        /// A record, and whether it is the item of a list, with `-first` and `-last`.
        case record(Shape, frame: Int, isItem: Bool)
        /// The text of a text section, known as `.`.
        case text(Reference)
    }

    private var scopes: [Scope]
    private var frames = 1

    init(_ shape: Shape) {
        scopes = [.record(shape, frame: 0, isItem: false)]
    }

    /// Opens a section over `resolved`; says whether that added a scope.
    mutating func push(_ resolved: Resolved) -> Bool {
        switch resolved.kind {
        case .flag: return false
        case .text: scopes.append(.text(resolved.reference))
        case .list(let shape): pushRecord(shape, isItem: true)
        case .record(let shape): pushRecord(shape, isItem: false)
        }
        return true
    }

    private mutating func pushRecord(_ shape: Shape, isItem: Bool) {
        scopes.append(.record(shape, frame: frames, isItem: isItem))
        frames += 1
    }

    /// Takes back the last `push` that added a scope.
    mutating func pop() {
        if case .record = scopes.removeLast() { frames -= 1 }
    }

    func resolve(_ range: Range<Int>, in source: TemplateSource) throws(TemplateError) -> Resolved {
        let whole = source.text(range)
        if whole == "." { return try resolveDot(at: range.lowerBound, in: source) }
        let parts = whole.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
            .map { String(Substring($0)) }
        func unknown(_ part: String, available: [String]) -> TemplateError.Problem {
            part.isEmpty ? .malformedName(whole) : .unknownName(part, available: available)
        }
        guard var resolved = find(parts[0]) else {
            throw source.error(unknown(parts[0], available: available), at: range.lowerBound)
        }
        var offset = range.lowerBound
        for (outer, part) in zip(parts, parts.dropFirst()) {
            guard case .record(let shape) = resolved.kind else {
                let problem = TemplateError.Problem.wrongKind(outer, found: resolved.kind.name, wanted: "record")
                throw source.error(problem, at: offset)
            }
            offset += outer.utf8.count + 1
            guard let index = shape.fields.firstIndex(where: { $0.name == part }) else {
                throw source.error(unknown(part, available: shape.fields.map(\.name)), at: offset)
            }
            resolved.reference.path.append(index)
            resolved.kind = shape.fields[index].kind
        }
        return resolved
    }

    /// `.` is the innermost scope's own value; it is never looked for further out.
    private func resolveDot(at offset: Int, in source: TemplateSource) throws(TemplateError) -> Resolved {
        switch scopes[scopes.count - 1] {
        case .text(let reference): return Resolved(reference: reference, kind: .text)
        case .record(let shape, let frame, _):
            guard let resolved = Self.find(".", in: shape, frame: frame) else { break }
            return resolved
        }
        throw source.error(.unknownName(".", available: available), at: offset)
    }

    /// Looks for a name without dots, innermost scope first.
    private func find(_ name: String) -> Resolved? {
        for case .record(let shape, let frame, let isItem) in scopes.reversed() {
            if let resolved = Self.find(name, in: shape, frame: frame) { return resolved }
            guard isItem, let field = Self.pseudoFields[name] else { continue }
            return Resolved(reference: Reference(frame: frame, field: field), kind: .flag)
        }
        return nil
    }

    private static let pseudoFields = ["-first": Reference.first, "-last": Reference.last]

    private static func find(_ name: String, in shape: Shape, frame: Int) -> Resolved? {
        shape.fields.firstIndex { $0.name == name }.map {
            Resolved(reference: Reference(frame: frame, field: $0), kind: shape.fields[$0].kind)
        }
    }

    /// All names in scope, inner ones first.
    private var available: [String] {
        var names: [String] = []
        for scope in scopes.reversed() {
            switch scope {
            case .text: names.append(".")
            case .record(let shape, _, let isItem):
                names += shape.fields.map(\.name) + (isItem ? ["-first", "-last"] : [])
            }
        }
        var seen: Set<String> = []
        return names.filter { seen.insert($0).inserted }
    }
}

extension Shape.Kind {
    /// The kind as messages name it.
    fileprivate var name: String {
        switch self {
        case .text: "text"
        case .flag: "flag"
        case .list: "list"
        case .record: "record"
        }
    }
}
