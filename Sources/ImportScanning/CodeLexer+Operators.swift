// Operators, and the regexes that a slash may begin. Whether `/` divides or begins a regex is guessed as Swift's parser
// guesses it, from the blanks around it and from what comes before.

extension CodeLexer {
    /// An operator, or the regex that begins in it.
    mutating func operatorSign() -> Token {
        let start = place
        place += CodeScalar.widthOfOperatorPart(in: bytes, at: place) ?? 1
        while let width = CodeScalar.widthOfOperatorPart(in: bytes, at: place) {
            // A dot goes on only with an operator that one begins; `<#` begins a placeholder.
            if bytes[place] == UInt8(ascii: "."), bytes[start] != UInt8(ascii: ".") { break }
            if bytes[place] == UInt8(ascii: "<"), byte(at: place + 1) == UInt8(ascii: "#") { break }
            place += width
        }
        if let slash = bytes[start..<place].firstIndex(of: UInt8(ascii: "/")),
            let end = endOfRegex(at: slash, inOperator: start..<place)
        {
            place = end
            before = .operand
            return .other
        }
        // A comment may begin right behind an operator.
        if let comment = (start + 1..<max(start + 1, place)).first(where: isComment(at:)) {
            place = comment
        }
        return classify(start..<place)
    }

    /// Whether something appears right before this place that an operator would be bound to.
    func isLeftBound(_ place: Int) -> Bool {
        guard place > 0 else { return false }
        switch bytes[place - 1] {
        case 0x20, 10, 13, 9, 0, UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"),
            UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"):
            return false
        case UInt8(ascii: "/"): return place < 2 || bytes[place - 2] != UInt8(ascii: "*")
        case 0xA0: return place < 2 || bytes[place - 2] != 0xC2
        default: return true
        }
    }

    private func isRightBound(_ end: Int, isLeftBound: Bool) -> Bool {
        switch byte(at: end) {
        case 0x20, 10, 13, 9, 0, UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"),
            UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"):
            false
        case UInt8(ascii: "."): !isLeftBound
        case UInt8(ascii: "/"): !isComment(at: end)
        case 0xC2: byte(at: end + 1) != 0xA0
        default: true
        }
    }

    private func isComment(at place: Int) -> Bool {
        byte(at: place) == UInt8(ascii: "/")
            && (byte(at: place + 1) == UInt8(ascii: "/") || byte(at: place + 1) == UInt8(ascii: "*"))
    }

    private func holdsCommentEnd(_ range: Range<Int>) -> Bool {
        range.dropLast().contains {
            bytes[$0] == UInt8(ascii: "*") && bytes[$0 + 1] == UInt8(ascii: "/")
        }
    }

    /// What an operator is to a slash that follows.
    private mutating func classify(_ range: Range<Int>) -> Token {
        let sign = bytes[range]
        let isLeftBound = isLeftBound(range.lowerBound)
        let isRightBound = isRightBound(range.upperBound, isLeftBound: isLeftBound)
        if sign.elementsEqual(".".utf8) {
            before = .operand
            return .period
        }
        let isPostfix = isLeftBound && !isRightBound && !sign.elementsEqual("=".utf8)
        let isOperand = isPostfix || sign.elementsEqual("->".utf8)
        // The end of a comment that has not begun says nothing about what follows.
        before = isOperand && !holdsCommentEnd(range) ? .operand : .operandExpected
        return .other
    }

    /// Where the regex ends that a slash in an operator begins; nil if it begins none.
    private mutating func endOfRegex(at slash: Int, inOperator range: Range<Int>) -> Int? {
        guard !isLeftBound(range.lowerBound), before != .operatorName else { return nil }
        var isCertain = false
        if !isRightBound(range.upperBound, isLeftBound: false) {
            // It looks like an operator between two operands: so it is, unless none appears before.
            if before == .operand { return nil }
            isCertain = before != .argumentExpected
        }
        return endOfRegex(from: slash, isCertain: isCertain)
    }

    /// Where a regex ends, from its first number sign or slash on; nil if it turns out to be none.
    ///
    /// One that goes over lines and does not end is looked for once: it would not end from a later place either.
    mutating func endOfRegex(from start: Int, isCertain: Bool) -> Int? {
        var end = start
        while byte(at: end) == UInt8(ascii: "#") { end += 1 }
        var regex = RegexBody(pounds: end - start, isCertain: isCertain)
        end += 1
        if regex.pounds == 0 {
            let first = byte(at: end)
            if first == UInt8(ascii: "*") || first == UInt8(ascii: "/") { return nil }
            if !isCertain, first == 0x20 || first == 9 { return nil }
            if start > 0, bytes[start - 1] == UInt8(ascii: "*") { return nil }
        } else {
            var line = end
            while byte(at: line) == 0x20 || byte(at: line) == 9 { line += 1 }
            if isLineEnd(byte(at: line)) {
                if regex.pounds >= endlessRegexPounds { return line }
                regex.firstLineEnd = line
            }
        }
        let found = regex.end(in: bytes, from: end)
        if regex.firstLineEnd != nil, found == regex.firstLineEnd {
            endlessRegexPounds = regex.pounds
        }
        return found
    }
}
