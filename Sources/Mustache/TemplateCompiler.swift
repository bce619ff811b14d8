// From the bytes of a template to nodes. Each name is resolved against the scope that it is in, and each section is
// matched with its end. A tag of a section that is alone on its line takes the whole line with it.

/// Reads a template, one tag after the other.
struct TemplateCompiler {
    /// Literal text, and the tag behind it. All ranges are byte offsets.
    private struct Piece {
        enum Kind { case variable, section, inverted, end, finish }

        var kind: Kind
        var text: Range<Int>
        var start: Int
        var name: Range<Int>
    }

    private let template: String
    private let bytes: [UInt8]
    private var position = 0
    private var scopes: ScopeStack

    static func compile(_ template: String, _ bytes: [UInt8], shape: Shape) throws(TemplateError) -> [Node] {
        var compiler = TemplateCompiler(template: template, bytes: bytes, scopes: ScopeStack(shape))
        return try compiler.nodes(in: nil, depth: 0)
    }

    private init(template: String, bytes: [UInt8], scopes: ScopeStack) {
        (self.template, self.bytes, self.scopes) = (template, bytes, scopes)
    }

    /// The nodes up to the end of a section, or of the template.
    private mutating func nodes(in section: Piece?, depth: Int) throws(TemplateError) -> [Node] {
        var nodes: [Node] = []
        while true {
            let piece = try next()
            if !piece.text.isEmpty { nodes.append(.literal(Array(bytes[piece.text]))) }
            switch piece.kind {
            case .variable:
                let resolved = try resolve(piece)
                guard case .text = resolved.kind else {
                    throw error(.unprintable(text(piece.name), kind: resolved.kind.name), at: piece.name.lowerBound)
                }
                nodes.append(.variable(resolved.reference))
            case .section, .inverted:
                guard depth < Template.maximumDepth else { throw error(.tooDeep, at: piece.start) }
                nodes.append(try node(of: piece, depth: depth + 1))
            case .end:
                guard let section else { throw error(.strayEnd(text(piece.name)), at: piece.start) }
                guard bytes[section.name] == bytes[piece.name] else {
                    throw error(.wrongEnd(text(piece.name), open: text(section.name)), at: piece.start)
                }
                return nodes
            case .finish:
                if let section { throw error(.unclosedSection(text(section.name)), at: section.start) }
                return nodes
            }
        }
    }

    private mutating func node(of section: Piece, depth: Int) throws(TemplateError) -> Node {
        let resolved = try resolve(section)
        guard section.kind == .section, scopes.push(resolved) else {
            let kind: Node.Section = section.kind == .section ? .condition : .inverted
            return .section(kind, resolved.reference, try nodes(in: section, depth: depth))
        }
        let body = try nodes(in: section, depth: depth)
        scopes.pop()
        if case .text = resolved.kind { return .section(.condition, resolved.reference, body) }
        return .section(.items, resolved.reference, body)
    }

    private func resolve(_ piece: Piece) throws(TemplateError) -> Resolved {
        let name = text(piece.name)
        if let resolved = scopes.find(name) { return resolved }
        throw error(.unknownName(name, available: scopes.available), at: piece.name.lowerBound)
    }

    private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    private func error(_ problem: TemplateError.Problem, at offset: Int) -> TemplateError {
        let lines = bytes[..<offset].split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        let column = String(decoding: lines.last ?? [], as: UTF8.self).unicodeScalars.count + 1
        return TemplateError(problem: problem, template: template, line: max(lines.count, 1), column: column)
    }

    // MARK: - Tags

    private mutating func next() throws(TemplateError) -> Piece {
        let begin = position
        guard let start = pair(UInt8(ascii: "{"), from: begin) else {
            position = bytes.count
            return Piece(kind: .finish, text: begin..<position, start: position, name: position..<position)
        }
        var piece = try tag(at: start)
        piece.text = begin..<start
        if piece.kind != .variable, let line = line(around: start..<position) {
            piece.text = begin..<line.lowerBound
            position = line.upperBound
        }
        return piece
    }

    /// Reads the tag at `start` and leaves `position` behind it.
    private mutating func tag(at start: Int) throws(TemplateError) -> Piece {
        let line = bytes[start...].prefix { $0 != UInt8(ascii: "\n") }.endIndex
        guard let close = pair(UInt8(ascii: "}"), from: start + 2), close < line else {
            throw error(.unclosedTag, at: start)
        }
        position = close + 2
        var name = bytes[start + 2..<close]
        var kind = Piece.Kind.variable
        switch name.first {
        case UInt8(ascii: "#"): kind = .section
        case UInt8(ascii: "^"): kind = .inverted
        case UInt8(ascii: "/"): kind = .end
        default: break
        }
        if kind != .variable { name = name.dropFirst() }
        name = name.drop(while: isBlank)
        while name.last.map(isBlank) ?? false { name.removeLast() }
        if name.isEmpty || name.contains(where: { isBlank($0) || "!>&{=<$%".utf8.contains($0) }) {
            throw error(.malformedName(String(decoding: name, as: UTF8.self)), at: name.startIndex)
        }
        return Piece(kind: kind, text: start..<start, start: start, name: name.startIndex..<name.endIndex)
    }

    /// The line that holds nothing but a tag and blanks, line end included; nil if there is anything else on it.
    private func line(around tag: Range<Int>) -> Range<Int>? {
        var begin = tag.lowerBound
        while begin > 0, isBlank(bytes[begin - 1]) { begin -= 1 }
        guard begin == 0 || bytes[begin - 1] == UInt8(ascii: "\n") else { return nil }
        let end = bytes[tag.upperBound...].drop(while: isBlank).startIndex
        if end == bytes.count { return begin..<end }
        return bytes[end] == UInt8(ascii: "\n") ? begin..<end + 1 : nil
    }

    /// The offset of the first two bytes in a row that are `wanted`.
    private func pair(_ wanted: UInt8, from start: Int) -> Int? {
        var index = start
        while index + 1 < bytes.count {
            if bytes[index] == wanted, bytes[index + 1] == wanted { return index }
            index += 1
        }
        return nil
    }

    private func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
}

// MARK: - Names

/// A name found: where its value is, and its kind.
private struct Resolved {
    var reference: Reference
    var kind: Shape.Kind
}

private struct ScopeStack {
    private enum Scope {
        /// A record: that of the template, or an item of a list, with `-first` and `-last`.
        case record(Shape, frame: Int)
        /// The text of a text section, known as `.`.
        case text(Reference)
    }

    private var scopes: [Scope]
    private var frames = 1

    init(_ shape: Shape) {
        scopes = [.record(shape, frame: 0)]
    }

    /// Opens a section over `resolved`; says whether that added a scope.
    mutating func push(_ resolved: Resolved) -> Bool {
        switch resolved.kind {
        case .flag: return false
        case .text: scopes.append(.text(resolved.reference))
        case .list(let shape):
            scopes.append(.record(shape, frame: frames))
            frames += 1
        }
        return true
    }

    /// Takes back the last `push` that added a scope.
    mutating func pop() {
        if case .record = scopes.removeLast() { frames -= 1 }
    }

    /// Looks for a name, innermost scope first. `.` is the innermost scope's own value alone.
    func find(_ name: String) -> Resolved? {
        for scope in scopes.reversed() {
            switch scope {
            case .text(let reference):
                if name == "." { return Resolved(reference: reference, kind: .text) }
            case .record(let shape, let frame):
                if let index = shape.fields.firstIndex(where: { $0.name == name }) {
                    let reference = Reference(frame: frame, field: index)
                    return Resolved(reference: reference, kind: shape.fields[index].kind)
                }
                if frame > 0, let field = ["-first": Reference.first, "-last": Reference.last][name] {
                    return Resolved(reference: Reference(frame: frame, field: field), kind: .flag)
                }
                if name == "." { return nil }
            }
        }
        return nil
    }

    /// All names in scope, inner ones first.
    var available: [String] {
        var names: [String] = []
        for scope in scopes.reversed() {
            switch scope {
            case .text: names.append(".")
            case .record(let shape, let frame):
                names += shape.fields.map(\.name) + (frame > 0 ? ["-first", "-last"] : [])
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
        }
    }
}
