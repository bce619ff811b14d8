// From the bytes of a template to nodes. Each name is resolved against the scope that it is in, and each section is
// matched with its end. A tag of a section that is alone on its line takes the whole line with it.

/// Reads a template, one tag after the other.
struct TemplateCompiler {
    /// A tag. All positions are byte offsets.
    private struct Tag {
        enum Kind { case variable, section, inverted, end }

        let kind: Kind
        let name: String
        let start: Int
        let nameStart: Int
    }

    private let template: String
    private let bytes: [UInt8]
    private var position = 0
    /// What the template and the open sections over lists and texts declare, outermost first.
    private var scopes: [Shape]

    static func compile(_ template: String, _ bytes: [UInt8], shape: Shape) throws(TemplateError) -> [Node] {
        var compiler = TemplateCompiler(template: template, bytes: bytes, scopes: [shape])
        return try compiler.nodes(in: nil)
    }

    private init(template: String, bytes: [UInt8], scopes: [Shape]) {
        (self.template, self.bytes, self.scopes) = (template, bytes, scopes)
    }

    /// The nodes up to the end of a section, or of the template.
    private mutating func nodes(in section: Tag?) throws(TemplateError) -> [Node] {
        var nodes: [Node] = []
        while true {
            let (text, tag) = try next()
            if !text.isEmpty { nodes.append(.literal(Array(bytes[text]))) }
            guard let tag else {
                guard let section else { return nodes }
                throw error("section '\(section.name)' has no end tag '{{/\(section.name)}}'", at: section.start)
            }
            if tag.kind == .end {
                if section?.name == tag.name { return nodes }
                let problem = section.map { "closes a section while '\($0.name)' is open" } ?? "ends no section"
                throw error("'{{/\(tag.name)}}' \(problem)", at: tag.start)
            }
            let (reference, kind) = try find(tag)
            if tag.kind == .variable {
                if kind != .text {
                    throw error("'\(tag.name)' is not a text, and only a text can be printed", at: tag.nameStart)
                }
                nodes.append(.variable(reference))
                continue
            }
            let outer = scopes
            switch kind {
            case .text where tag.kind == .section: scopes.append(.item)
            case .list(let shape) where tag.kind == .section:
                scopes.append(Shape(shape.fields + [Shape.Field("-first", .flag), Shape.Field("-last", .flag)]))
            default: break
            }
            let body = try self.nodes(in: tag)
            scopes = outer
            nodes.append(.section(reference, isInverted: tag.kind == .inverted, body))
        }
    }

    /// Looks for a name, innermost scope first. `.` is the innermost scope's own value alone.
    private func find(_ tag: Tag) throws(TemplateError) -> (Reference, Shape.Kind) {
        for (frame, shape) in scopes.enumerated().reversed() {
            if let field = shape.fields.firstIndex(where: { $0.name == tag.name }) {
                return (Reference(frame: frame, field: field), shape.fields[field].kind)
            }
            if tag.name == "." { break }
        }
        throw error("there is no '\(tag.name)' here", at: tag.nameStart)
    }

    private func error(_ message: String, at offset: Int) -> TemplateError {
        TemplateError(message, template: template, offset: offset)
    }

    // MARK: - Tags

    /// The text up to the next tag, and the tag; none at the end of the template.
    private mutating func next() throws(TemplateError) -> (text: Range<Int>, tag: Tag?) {
        let begin = position
        guard let start = pair(UInt8(ascii: "{"), from: begin) else {
            position = bytes.count
            return (begin..<position, nil)
        }
        let tag = try tag(at: start)
        guard tag.kind != .variable, let line = line(around: start..<position) else { return (begin..<start, tag) }
        position = line.upperBound
        return (begin..<line.lowerBound, tag)
    }

    /// Reads the tag at `start` and leaves `position` behind it.
    private mutating func tag(at start: Int) throws(TemplateError) -> Tag {
        let line = bytes[start...].prefix { $0 != UInt8(ascii: "\n") }.endIndex
        guard let close = pair(UInt8(ascii: "}"), from: start + 2), close < line else {
            throw error("this tag is not closed", at: start)
        }
        position = close + 2
        var name = bytes[start + 2..<close]
        let kinds: [UInt8: Tag.Kind] = [
            UInt8(ascii: "#"): .section, UInt8(ascii: "^"): .inverted, UInt8(ascii: "/"): .end,
        ]
        let kind = name.first.flatMap { kinds[$0] } ?? .variable
        name = name.dropFirst(kind == .variable ? 0 : 1).drop(while: isBlank)
        while name.last.map(isBlank) ?? false { name.removeLast() }
        let text = String(decoding: name, as: UTF8.self)
        if name.isEmpty || name.contains(where: { isBlank($0) || "!>&{=<$%".utf8.contains($0) }) {
            let forms = "tags are {{name}}, and {{#name}} or {{^name}} with {{/name}}"
            throw error("'\(text)' is not a name; \(forms)", at: name.startIndex)
        }
        return Tag(kind: kind, name: text, start: start, nameStart: name.startIndex)
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
        guard start + 1 < bytes.count else { return nil }
        return (start..<bytes.count - 1).first { bytes[$0] == wanted && bytes[$0 + 1] == wanted }
    }

    private func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
}
