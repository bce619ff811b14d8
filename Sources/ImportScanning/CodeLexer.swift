// The words of a Swift file, one after the other, and nothing of its comments, strings and regexes. It goes by the
// rules of Swift's own lexer, but keeps no tree and never calls itself, so that no file, however deep it nests, takes
// more than one pass over its bytes.

/// Takes a Swift file apart into words.
struct CodeLexer {
    /// What was found.
    enum Token: Equatable {
        /// A name or a keyword, with its range.
        case word(Range<Int>)
        /// A name in back-ticks, with a range that includes them.
        case quoted(Range<Int>)
        /// A dot that is not a part of an operator.
        case period
        case colon
        case doubleColon
        /// Anything else: other punctuation, an operator, a whole literal or a part of one.
        case other
    }

    /// What a slash begins goes by what comes before it.
    enum Before {
        /// Nothing, a keyword, an operator: an operand comes next, which may be a regex.
        case operandExpected
        /// The beginning of an argument, which may be an operator alone.
        case argumentExpected
        /// An operand, which an operator follows.
        case operand
        /// `func` or `operator`, which the name of an operator follows.
        case operatorName
        /// The keyword `try`.
        case attempt
        /// `try?` or `try!`, which nothing but an operand follows.
        case attemptMark
    }

    let bytes: [UInt8]
    /// Where the next token is looked for.
    var place = 0
    /// What the last token was, as far as a slash goes by it.
    var before = Before.operandExpected
    /// The strings around this place, whose interpolations it appears in, the innermost last.
    var interpolations: [Interpolation] = []
    /// The fewest number signs of a regex over lines that is known not to end; see `endOfRegex`.
    var endlessRegexPounds = Int.max
    /// Whether a line ends between the last token and the one before.
    private(set) var startsLine = true

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// The next token; nil at the end of the file.
    mutating func next() -> Token? {
        startsLine = place == 0
        skipTrivia()
        guard place < bytes.count else { return nil }
        switch bytes[place] {
        case UInt8(ascii: "`"): return escapedName()
        case UInt8(ascii: "\""), UInt8(ascii: "'"):
            string(pounds: 0)
            return .other
        case UInt8(ascii: "#"): return pound()
        case UInt8(ascii: ":"): return colon()
        case UInt8(ascii: "!") where isLeftBound(place), UInt8(ascii: "?") where isLeftBound(place):
            return mark(before == .attempt ? .attemptMark : .operand)
        case UInt8(ascii: "("):
            opened()
            return mark(.argumentExpected)
        case UInt8(ascii: ")"): return closed()
        case UInt8(ascii: "["), UInt8(ascii: ","): return mark(.argumentExpected)
        case UInt8(ascii: "{"), UInt8(ascii: ";"): return mark(.operandExpected)
        case UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: "@"), UInt8(ascii: "\\"):
            return mark(.operand)
        case UInt8(ascii: "<") where byte(at: place + 1) == UInt8(ascii: "#"):
            if skipPlaceholder() { return .other }
            return operatorSign()
        default: return word() ?? operatorSign()
        }
    }

    /// The byte there; 0 behind the end.
    func byte(at place: Int) -> UInt8 { place < bytes.count ? bytes[place] : 0 }

    /// Steps over one byte of punctuation.
    private mutating func mark(_ kind: Before) -> Token {
        place += 1
        before = kind
        return .other
    }

    private mutating func colon() -> Token {
        let isDouble = byte(at: place + 1) == UInt8(ascii: ":")
        place += isDouble ? 2 : 1
        before = isDouble ? .operand : .argumentExpected
        return isDouble ? .doubleColon : .colon
    }

    /// A name or a keyword or a number; nil where an operator begins.
    private mutating func word() -> Token? {
        let start = place
        while let width = CodeScalar.widthOfNamePart(in: bytes, at: place) { place += width }
        guard place > start else { return nil }
        before = LexerKeywords.what(bytes[start..<place])
        return .word(start..<place)
    }

    /// A name in back-ticks; an odd back-tick represents itself.
    private mutating func escapedName() -> Token {
        var end = place + 1
        while end < bytes.count, !isLineEnd(bytes[end]), bytes[end] != UInt8(ascii: "`") {
            end += 1
        }
        guard byte(at: end) == UInt8(ascii: "`") else { return mark(.operand) }
        defer {
            place = end + 1
            before = .operand
        }
        return .quoted(place..<end + 1)
    }

    /// What a number sign begins: a string, a regex, a directive, a macro; the first line of a script.
    private mutating func pound() -> Token {
        var end = place
        while byte(at: end) == UInt8(ascii: "#") { end += 1 }
        switch byte(at: end) {
        case UInt8(ascii: "\""):
            string(pounds: end - place)
        case UInt8(ascii: "/"):
            place = endOfRegex(from: place, isCertain: true) ?? end
            before = .operand
        case UInt8(ascii: "!") where place == 0:
            while place < bytes.count, !isLineEnd(bytes[place]) { place += 1 }
            before = .operand
        default:
            // Of several, each but the last is a token by itself.
            place = end
            let name = place
            if word() != nil, LexerKeywords.directives.contains(Array(bytes[name..<place])) {
                before = .operandExpected
            } else {
                place = name
                before = .operand
            }
        }
        return .other
    }

    /// Steps over an editor's `<#placeholder#>`, if one begins here.
    private mutating func skipPlaceholder() -> Bool {
        var end = place + 2
        while end < bytes.count, bytes[end] != 10 {
            switch (bytes[end], byte(at: end + 1)) {
            case (UInt8(ascii: "<"), UInt8(ascii: "#")): return false
            case (UInt8(ascii: "#"), UInt8(ascii: ">")):
                place = end + 2
                before = .operand
                return true
            default: end += 1
            }
        }
        return false
    }

    /// Moves past blanks, comments, and what is not Swift at all.
    private mutating func skipTrivia() {
        while place < bytes.count {
            switch bytes[place] {
            case 10, 13:
                startsLine = true
                endInterpolationsOfLine()
                place += 1
            case 0x20, 0x09, 0x0B, 0x0C: place += 1
            case UInt8(ascii: "/") where byte(at: place + 1) == UInt8(ascii: "/"):
                while place < bytes.count, !isLineEnd(bytes[place]) { place += 1 }
            case UInt8(ascii: "/") where byte(at: place + 1) == UInt8(ascii: "*"):
                skipBlockComment()
            case let byte where byte < 0x20 || byte == 0x7F: place += 1
            case 0x80...:
                guard let width = CodeScalar.widthOfNothing(in: bytes, at: place) else { return }
                place += width
            default: return
            }
        }
    }

    private mutating func skipBlockComment() {
        var depth = 0
        while place < bytes.count {
            switch (bytes[place], byte(at: place + 1)) {
            case (UInt8(ascii: "/"), UInt8(ascii: "*")):
                depth += 1
                place += 2
            case (UInt8(ascii: "*"), UInt8(ascii: "/")):
                depth -= 1
                place += 2
                if depth == 0 { return }
            default:
                if isLineEnd(bytes[place]) { startsLine = true }
                place += 1
            }
        }
    }

    func isLineEnd(_ byte: UInt8) -> Bool { byte == 10 || byte == 13 }
}
