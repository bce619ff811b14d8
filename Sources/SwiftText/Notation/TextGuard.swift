// The look at a text before the parser sees it. The parser is recursive and lets many characters pass that a reader of
// the file would not see, so the text is bounded here: its length, its characters, the depth of its brackets, and the
// number of parts that could nest without brackets. One pass, linear time.

/// What kind of text is looked at: it decides which characters can occur at all.
enum TextKind: String {
    case type
    case expression
    case signature
}

/// The checks that come before parsing.
struct TextGuard {
    let kind: TextKind

    /// Refuses a text that must not reach the parser.
    func check(_ text: String) throws(NotationError) {
        let size = text.utf8.count
        guard size <= NotationLimits.bytes else {
            throw NotationError(
                "this \(kind.rawValue) is longer than \(NotationLimits.bytes) bytes", offset: NotationLimits.bytes)
        }
        guard text.utf8.contains(where: { $0 != 0x20 }) else {
            throw NotationError("there is no \(kind.rawValue) here")
        }
        try checkCharacters(text)
        var shape = ShapeScanner(kind: kind)
        try shape.scan(Array(text.utf8))
    }

    private func checkCharacters(_ text: String) throws(NotationError) {
        var offset = 0
        for scalar in text.unicodeScalars {
            // Emoji are joined by two characters that nobody sees.
            let mayBeEmoji = kind == .expression && [0x200D, 0xFE0F].contains(scalar.value)
            if let name = Characters.unfitName(scalar), !mayBeEmoji {
                throw Characters.error(scalar, name: name, offset: offset)
            }
            if kind != .expression { try checkOrdinary(scalar, at: offset) }
            offset += UTF8.width(scalar)
        }
    }

    private func checkOrdinary(_ scalar: Unicode.Scalar, at offset: Int) throws(NotationError) {
        let fits =
            scalar.isASCII
            ? Characters.isTypeASCII(UInt8(truncatingIfNeeded: scalar.value)) : scalar.properties.isXIDContinue
        guard !fits else { return }
        if scalar == "/" {
            throw NotationError(
                "a \(kind.rawValue) cannot contain comments", advice: "leave the comment out", offset: offset)
        }
        let usual = kind == .signature ? "begin with 'func', without attributes" : nil
        throw NotationError(
            "'\(scalar)' is not allowed in a \(kind.rawValue)", advice: scalar == ";" ? "leave it out" : usual,
            offset: offset)
    }
}

/// Counts brackets and links over the bytes of a text.
private struct ShapeScanner {
    let kind: TextKind
    private var depth = 0
    private var openings = 0
    private var links = 0
    private var word: [UInt8] = []
    private var squares = SquareDepth()

    init(kind: TextKind) { self.kind = kind }

    mutating func scan(_ bytes: [UInt8]) throws(NotationError) {
        var previous: UInt8 = 0x20
        for (offset, byte) in bytes.enumerated() {
            let next = offset + 1 < bytes.count ? bytes[offset + 1] : 0x20
            count(byte, after: previous, before: next)
            if depth > NotationLimits.nesting || openings > NotationLimits.openings {
                throw NotationError(
                    "brackets are nested more than \(NotationLimits.nesting) deep, or there are "
                        + "more than \(NotationLimits.openings) of them", offset: offset)
            }
            squares.count(square(byte, after: previous), after: previous, before: next)
            if squares.depth > NotationLimits.squareNesting {
                throw NotationError(
                    "\(kind == .expression ? "square" : "square or angle") brackets are nested more "
                        + "than \(NotationLimits.squareNesting) deep",
                    advice: "give the inner part a name of its own", offset: offset)
            }
            if links > NotationLimits.links {
                throw NotationError("this \(kind.rawValue) has more parts than can be read safely", offset: offset)
            }
            previous = byte
        }
    }

    /// The byte as the depth of square brackets sees it: in a type angle brackets may become square.
    private func square(_ byte: UInt8, after previous: UInt8) -> UInt8 {
        guard kind != .expression else { return byte }
        switch byte {
        case UInt8(ascii: "<"): return UInt8(ascii: "[")
        case UInt8(ascii: ">") where previous != UInt8(ascii: "-"): return UInt8(ascii: "]")
        default: return byte
        }
    }

    private mutating func count(_ byte: UInt8, after previous: UInt8, before next: UInt8) {
        if Characters.isASCIILower(byte) {
            word.append(byte)
            guard !Characters.isWordByte(next) else { return }
            if word.count <= 9, Keywords.nesting.contains(String(decoding: word, as: UTF8.self)) {
                links += 1
            }
            return word.removeAll(keepingCapacity: true)
        }
        word.removeAll(keepingCapacity: true)
        switch byte {
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "<"):
            depth += 1
            openings += 1
        case UInt8(ascii: ">") where previous == UInt8(ascii: "-"):
            links += 1
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ">"):
            depth = max(0, depth - 1)
        case UInt8(ascii: "."), UInt8(ascii: "?"), UInt8(ascii: "!"), UInt8(ascii: "&"),
            UInt8(ascii: "@"), UInt8(ascii: "~"), UInt8(ascii: "#"), UInt8(ascii: "\\"):
            let endsSentence = byte != UInt8(ascii: "?") && next == 0x20
            if !endsSentence || kind != .expression { links += 1 }
        default:
            break
        }
    }
}

/// The depth of square brackets, never less than what the parser will see: its time doubles with each level (it looks
/// ahead twice for an inline array). Brackets in plain strings are passed over; from the first place where a string
/// might end elsewhere than it seems to (interpolation, raw strings, regexes) closing brackets count for nothing.
private struct SquareDepth {
    private(set) var depth = 0
    private var isExact = true
    private var inString = false
    private var isEscaped = false

    mutating func count(_ byte: UInt8, after previous: UInt8, before next: UInt8) {
        let escaped = isEscaped
        isEscaped = inString && byte == UInt8(ascii: "\\") && !escaped
        switch byte {
        case UInt8(ascii: "\\") where inString && next == UInt8(ascii: "("), UInt8(ascii: "/") where !inString,
            UInt8(ascii: "#") where !inString, UInt8(ascii: "'") where !inString, UInt8(ascii: "`") where !inString:
            isExact = false
        case UInt8(ascii: "\"") where !escaped:
            inString.toggle()
            if previous == byte, next == byte { isExact = false }
        case UInt8(ascii: "[") where !inString || !isExact:
            depth += 1
        case UInt8(ascii: "]") where !inString && isExact:
            depth = max(0, depth - 1)
        default: break
        }
    }
}
