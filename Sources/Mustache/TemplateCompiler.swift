// From pieces to a program. Names are resolved against the scope they stand in, sections are
// matched with their ends, and partials are compiled in place, against the scope of the place,
// their lines indented as the partial tag was. Depth and size are bounded.

struct TemplateCompiler {
    private struct OpenSection {
        var name: Range<Int>
        var start: Int
        var node: Int
        var addsScope: Bool
    }

    /// A template or partial on its way: its bytes and what stands before each of its lines.
    private struct Unit {
        var source: TemplateSource
        var indent: [UInt8] = []
    }

    private var program = Program()
    private var scopes: ScopeStack
    /// The names of the template and the partials that are being compiled.
    private var chain: [String] = []
    private var depth = 0
    private var size = 0
    /// Nodes before this one must not be lengthened: a section starts or ends there.
    private var barrier = 0

    static func compile(
        _ source: TemplateSource, shape: Shape, partials: (String) -> [UInt8]?
    ) throws(TemplateError) -> Program {
        var compiler = TemplateCompiler(scopes: ScopeStack(shape))
        compiler.program.text.reserveCapacity(source.bytes.count)
        compiler.program.nodes.reserveCapacity(source.bytes.count / 16)
        try compiler.grow(by: source.bytes.count, source, at: 0)
        try compiler.compile(Unit(source: source), partials)
        compiler.program.steps = compiler.scopes.steps
        return compiler.program
    }

    private init(scopes: ScopeStack) {
        self.scopes = scopes
    }

    private mutating func compile(
        _ unit: Unit, _ partials: (String) -> [UInt8]?
    ) throws(TemplateError) {
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

    private mutating func emitVariable(
        _ piece: Piece, _ source: TemplateSource
    ) throws(TemplateError) {
        let resolved = try scopes.resolve(piece.name, in: source)
        guard case .text = resolved.kind else {
            let problem = TemplateError.Problem.wrongKind(
                source.text(piece.name), found: resolved.kind.name, wanted: "text")
            throw source.error(problem, at: piece.name.lowerBound)
        }
        program.nodes.append(.variable(resolved.reference))
    }

    private mutating func beginSection(
        _ piece: Piece, _ source: TemplateSource
    ) throws(TemplateError) -> OpenSection {
        let resolved = try scopes.resolve(piece.name, in: source)
        try descend(source, at: piece.start)
        let section: Node.Section
        switch resolved.kind {
        case _ where piece.kind == .inverted: section = .inverted
        case .text, .flag: section = .condition
        case .list, .record: section = .items
        }
        let addsScope = section != .inverted && scopes.push(resolved)
        program.nodes.append(.section(section, resolved.reference, end: 0))
        barrier = program.nodes.count
        return OpenSection(
            name: piece.name, start: piece.start, node: barrier - 1, addsScope: addsScope)
    }

    private mutating func endSection(
        _ open: OpenSection?, _ piece: Piece, _ source: TemplateSource
    ) throws(TemplateError) {
        guard let open else {
            throw source.error(.strayEnd(source.text(piece.name)), at: piece.start)
        }
        guard source.bytes[open.name] == source.bytes[piece.name] else {
            let problem = TemplateError.Problem.wrongEnd(
                source.text(piece.name), open: source.text(open.name))
            throw source.error(problem, at: piece.start)
        }
        barrier = program.nodes.count
        if case .section(let section, let reference, _) = program.nodes[open.node] {
            program.nodes[open.node] = .section(section, reference, end: barrier)
        }
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
        guard !unit.indent.isEmpty else { return emit(unit.source.bytes[piece.text]) }
        let bytes = unit.source.bytes
        var begin = piece.text.lowerBound
        while begin < piece.text.upperBound {
            let isLineStart = begin == 0 || bytes[begin - 1] == Byte.lineFeed
            var end = begin
            while end < piece.text.upperBound, bytes[end] != Byte.lineFeed { end += 1 }
            let isEmpty = end == begin || (end == begin + 1 && bytes[begin] == Byte.carriageReturn)
            if end < piece.text.upperBound { end += 1 }
            if isLineStart, !isEmpty { try emitIndent(unit, at: begin) }
            emit(bytes[begin..<end])
            begin = end
        }
        let tagStartsLine = piece.start == 0 || bytes[piece.start - 1] == Byte.lineFeed
        if tagStartsLine, piece.indent == nil, piece.kind != .finish {
            try emitIndent(unit, at: piece.start)
        }
    }

    private mutating func emitIndent(_ unit: Unit, at offset: Int) throws(TemplateError) {
        try grow(by: unit.indent.count, unit.source, at: offset)
        emit(unit.indent[...])
    }

    private mutating func emit(_ bytes: ArraySlice<UInt8>) {
        guard !bytes.isEmpty else { return }
        let begin = program.text.count
        program.text.append(contentsOf: bytes)
        let last = program.nodes.count - 1
        if last >= barrier, case .literal(let range) = program.nodes[last] {
            program.nodes[last] = .literal(range.lowerBound..<program.text.count)
        } else {
            program.nodes.append(.literal(begin..<program.text.count))
        }
    }

    private mutating func descend(
        _ source: TemplateSource, at offset: Int
    ) throws(TemplateError) {
        guard depth < Template.maximumDepth else { throw source.error(.tooDeep, at: offset) }
        depth += 1
    }

    private mutating func grow(
        by count: Int, _ source: TemplateSource, at offset: Int
    ) throws(TemplateError) {
        size += count
        guard size <= Template.maximumSize else { throw source.error(.tooLarge, at: offset) }
    }
}
