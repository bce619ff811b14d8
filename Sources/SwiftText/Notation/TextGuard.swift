// The look at a text before the parser sees it. The parser lets many characters pass that a reader of the file would
// not see, and its time doubles with each square bracket, so the text is bounded here: its length, its characters and
// the depth of its brackets.

/// What kind of text is looked at.
enum TextKind: String {
    case type
    case expression
    case signature

    /// The kind with its article.
    var noun: String { (self == .expression ? "an " : "a ") + rawValue }
}

/// The checks that come before parsing.
struct TextGuard {
    let kind: TextKind

    /// Reads a text that may reach the parser, with as much stack as it may need: no part nests without a byte.
    func read<Value>(
        _ text: String, _ work: () throws(NotationError) -> Value
    ) throws(NotationError) -> Value {
        try check(text)
        if text.utf8.count <= NotationLimits.shortBytes { return try work() }
        let result = ParserRoom.run(for: Array(text.utf8)) { () -> Result<Value, NotationError> in
            do throws(NotationError) { return .success(try work()) } catch { return .failure(error) }
        }
        guard let result else { throw NotationError("this \(kind.rawValue) has more parts than can be read safely") }
        return try result.get()
    }

    private func check(_ text: String) throws(NotationError) {
        let size = text.utf8.count
        guard size <= NotationLimits.bytes else {
            throw NotationError(
                "this \(kind.rawValue) is longer than \(NotationLimits.bytes) bytes", offset: NotationLimits.bytes)
        }
        guard text.utf8.contains(where: { $0 != 0x20 }) else {
            throw NotationError("there is no \(kind.rawValue) here")
        }
        var offset = 0
        for scalar in text.unicodeScalars {
            // Emoji are joined by two characters that nobody sees.
            let mayBeEmoji = kind == .expression && [0x200D, 0xFE0F].contains(scalar.value)
            if let name = Characters.unfitName(scalar), !mayBeEmoji {
                throw Characters.error(scalar, name: name, offset: offset)
            }
            offset += UTF8.width(scalar)
        }
        let excess = Nesting.excess(
            in: shape(of: text), brackets: NotationLimits.nesting, squares: NotationLimits.squareNesting,
            links: NotationLimits.links)
        if let excess {
            throw NotationError(
                "this \(kind.rawValue) is nested too deeply here", advice: "give the inner part a name of its own",
                offset: excess)
        }
    }

    /// The text as the count of brackets is to see it, never with fewer square brackets than the parser will see. Angle
    /// brackets of a type may become square. What is in strings is left out; where one might end elsewhere than it seems
    /// to (interpolation, raw strings, regexes), square brackets are never closed instead.
    private func shape(of text: String) -> [UInt8] {
        var shape = Array(text.utf8)
        let isPlain = !shape.contains(where: Set("\\/#'`".utf8).contains)
        var isInString = false
        for index in shape.indices {
            switch shape[index] {
            case UInt8(ascii: "<") where kind != .expression: shape[index] = UInt8(ascii: "[")
            case UInt8(ascii: ">") where kind != .expression && (index == 0 || shape[index - 1] != UInt8(ascii: "-")):
                shape[index] = UInt8(ascii: "]")
            case UInt8(ascii: "\""): isInString.toggle()
            case UInt8(ascii: "]") where !isPlain: shape[index] = 0x20
            default: if isPlain, isInString { shape[index] = 0x20 }
            }
        }
        return shape
    }
}
