// Strings: plain, raw and over several lines. What appears in an interpolation is code again, with strings of its own;
// the strings that are open at a place are kept in a list, one below the other.

extension CodeLexer {
    /// What ends a string.
    struct StringKind {
        /// A double or a single quotation mark.
        var quote = UInt8(ascii: "\"")
        var isMultiline = false
        var pounds = 0
    }

    /// A string in one of whose interpolations we are.
    struct Interpolation {
        let string: StringKind
        /// The parentheses that are open in it.
        var depth = 0
    }

    /// Reads a string up to its end or its first interpolation, from the first number sign or quotation mark on.
    mutating func string(pounds: Int) {
        place += pounds
        var kind = StringKind(quote: bytes[place], pounds: pounds)
        if kind.quote == UInt8(ascii: "\""), isTripled(at: place), !endsOnItsLine(pounds) {
            kind.isMultiline = true
            place += 3
        } else {
            place += 1
        }
        rest(of: kind)
    }

    /// Notes a parenthesis, which in an interpolation has to be closed.
    mutating func opened() {
        if !interpolations.isEmpty { interpolations[interpolations.count - 1].depth += 1 }
    }

    /// A closing parenthesis, or that of an interpolation and what follows it in the string.
    mutating func closed() -> Token {
        place += 1
        before = .operand
        guard let last = interpolations.last else { return .other }
        if last.depth > 0 {
            interpolations[interpolations.count - 1].depth -= 1
        } else {
            interpolations.removeLast()
            rest(of: last.string)
        }
        return .other
    }

    /// A line has ended, and with it the strings that cannot go over it.
    mutating func endInterpolationsOfLine() {
        while let last = interpolations.last, !last.string.isMultiline {
            interpolations.removeLast()
        }
    }

    /// Reads what follows in a string, up to its end or its next interpolation.
    private mutating func rest(of kind: StringKind) {
        before = .operand
        while place < bytes.count {
            let byte = bytes[place]
            switch byte {
            case 10, 13:
                if !kind.isMultiline { return }
                place += 1
            case UInt8(ascii: "\\"):
                place += 1
                guard hasPounds(kind.pounds, at: place) else { continue }
                place += kind.pounds
                if self.byte(at: place) == UInt8(ascii: "(") {
                    place += 1
                    before = .argumentExpected
                    return interpolations.append(Interpolation(string: kind))
                }
                // An escaped line end is left to the case above.
                if !isLineEnd(self.byte(at: place)) { place += 1 }
            case kind.quote:
                let width = kind.isMultiline ? 3 : 1
                if kind.isMultiline, !isTripled(at: place) {
                    place += 1
                } else if hasPounds(kind.pounds, at: place + width) {
                    place += width + kind.pounds
                    // Number signs beyond those are an error, and belong to it all the same.
                    while kind.pounds > 0, self.byte(at: place) == UInt8(ascii: "#") { place += 1 }
                    return
                } else {
                    place += 1
                }
            default: place += 1
            }
        }
    }

    private func isTripled(at place: Int) -> Bool {
        byte(at: place) == UInt8(ascii: "\"") && byte(at: place + 1) == UInt8(ascii: "\"")
            && byte(at: place + 2) == UInt8(ascii: "\"")
    }

    private func hasPounds(_ count: Int, at place: Int) -> Bool {
        guard place + count <= bytes.count else { return false }
        return bytes[place..<place + count].allSatisfy { $0 == UInt8(ascii: "#") }
    }

    /// Whether three quotation marks in a raw string are not those of one over several lines, since it ends on this
    /// one: `#"""#`.
    private func endsOnItsLine(_ pounds: Int) -> Bool {
        guard pounds > 0 else { return false }
        if hasPounds(pounds, at: place + 3) { return true }
        var next = place + 3
        while next < bytes.count, !isLineEnd(bytes[next]) {
            if bytes[next] == UInt8(ascii: "\""), hasPounds(pounds, at: next + 1) { return true }
            next += 1
        }
        return false
    }
}
