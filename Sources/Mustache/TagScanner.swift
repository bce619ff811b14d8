// From bytes to pieces: each piece is a run of literal text and the tag that ends it. Here, and only here, are the
// syntax of tags and the stand-alone rule: a section, end, comment or partial tag that is alone on its line takes the
// whole line with it, line ending included.

enum Byte {
    static let tab = UInt8(ascii: "\t")
    static let lineFeed = UInt8(ascii: "\n")
    static let carriageReturn = UInt8(ascii: "\r")
    static let space = UInt8(ascii: " ")
    static let dot = UInt8(ascii: ".")
    static let open = UInt8(ascii: "{")
    static let close = UInt8(ascii: "}")
}

/// Literal text and the tag behind it. All ranges are byte offsets.
struct Piece {
    enum Kind { case variable, section, inverted, end, partial, comment, finish }

    var kind: Kind
    /// The text before the tag, without the blanks that a stand-alone tag takes with it.
    var text: Range<Int>
    var start: Int
    /// The name in the tag, blanks trimmed.
    var name: Range<Int>
    /// For a tag that stands alone on its line: the blanks before it.
    var indent: Range<Int>?
}

/// Cuts a template into pieces; the last one is of kind `finish`.
struct TagScanner {
    private let source: TemplateSource
    private let bytes: [UInt8]
    private var position = 0

    init(_ source: TemplateSource) {
        self.source = source
        bytes = source.bytes
    }

    mutating func next() throws(TemplateError) -> Piece {
        let begin = position
        guard let start = pair(of: Byte.open, from: begin) else {
            let end = bytes.count
            return Piece(kind: .finish, text: begin..<end, start: end, name: end..<end)
        }
        var piece = try tag(at: start)
        piece.text = begin..<start
        if piece.kind != .variable, let line = lineAlone(around: start..<position) {
            piece.text = begin..<line.lowerBound
            piece.indent = line.lowerBound..<start
            position = line.upperBound
        }
        return piece
    }

    /// Reads the tag at `start` and leaves `position` behind it.
    private mutating func tag(at start: Int) throws(TemplateError) -> Piece {
        var kind = Piece.Kind.variable
        var closing = 2
        position = start + 2
        switch byte(at: position) {
        case UInt8(ascii: "!"): return try comment(at: start)
        case UInt8(ascii: "#"): kind = .section
        case UInt8(ascii: "^"): kind = .inverted
        case UInt8(ascii: "/"): kind = .end
        case UInt8(ascii: ">"): kind = .partial
        case UInt8(ascii: "&"): kind = .variable
        case Byte.open: closing = 3
        case UInt8(ascii: "="), UInt8(ascii: "<"), UInt8(ascii: "$"), UInt8(ascii: "%"):
            throw source.error(.unsupportedTag(source.text(position..<position + 1)), at: start)
        default: position -= 1
        }
        position += 1
        let name = try nameAndClose(closing, start: start)
        return Piece(kind: kind, text: start..<start, start: start, name: name)
    }

    private mutating func comment(at start: Int) throws(TemplateError) -> Piece {
        guard let close = pair(of: Byte.close, from: start + 3) else {
            throw source.error(.unclosedTag, at: start)
        }
        position = close + 2
        return Piece(kind: .comment, text: start..<start, start: start, name: start..<start)
    }

    /// Reads a name, the blanks around it, and `closing` closing braces.
    private mutating func nameAndClose(_ closing: Int, start: Int) throws(TemplateError) -> Range<Int> {
        skipBlanks()
        let begin = position
        while position < bytes.count, !endsName(bytes[position]) { position += 1 }
        let name = begin..<position
        skipBlanks()
        if position < bytes.count, !endsName(bytes[position]) {
            var end = position
            while end < bytes.count, bytes[end] > Byte.space, !endsName(bytes[end]) { end += 1 }
            throw source.error(.malformedName(source.text(begin..<end)), at: begin)
        }
        for _ in 0..<closing {
            guard byte(at: position) == Byte.close else {
                throw source.error(.unclosedTag, at: start)
            }
            position += 1
        }
        guard !name.isEmpty else { throw source.error(.emptyTag, at: start) }
        return name
    }

    /// The line that holds nothing but the given tag and blanks, line ending included; nil if there is anything else on
    /// it.
    private func lineAlone(around tag: Range<Int>) -> Range<Int>? {
        var begin = tag.lowerBound
        while begin > 0, isBlank(bytes[begin - 1]) { begin -= 1 }
        guard begin == 0 || bytes[begin - 1] == Byte.lineFeed else { return nil }
        var end = tag.upperBound
        while end < bytes.count, isBlank(bytes[end]) { end += 1 }
        if end == bytes.count { return begin..<end }
        if bytes[end] == Byte.carriageReturn { end += 1 }
        return byte(at: end) == Byte.lineFeed ? begin..<end + 1 : nil
    }

    /// The offset of the first two `wanted` in a row, at or after `from`.
    private func pair(of wanted: UInt8, from: Int) -> Int? {
        var index = from
        let last = bytes.count - 1
        while index < last {
            if bytes[index + 1] != wanted {
                index += 2
            } else if bytes[index] == wanted {
                return index
            } else {
                index += 1
            }
        }
        return nil
    }

    private func byte(at index: Int) -> UInt8 {
        index < bytes.count ? bytes[index] : 0
    }

    private mutating func skipBlanks() {
        while position < bytes.count, isBlank(bytes[position]) { position += 1 }
    }

    private func isBlank(_ byte: UInt8) -> Bool {
        byte == Byte.space || byte == Byte.tab
    }

    private func endsName(_ byte: UInt8) -> Bool {
        switch byte {
        case Byte.space, Byte.tab, Byte.lineFeed, Byte.carriageReturn, Byte.open, Byte.close:
            true
        default: false
        }
    }
}
