// Why does YAML reject this line? Often because Swift appears in it without quotes:
// `type: [Int]?`, `then: .f(x: .y)`, `p: @escaping () -> Void`. This looks through
// one line, tolerantly, for a value that YAML cannot read, and for its whole extent, commas and brackets included.

/// A value that YAML rejects unless it is quoted.
struct RefusedValue: Equatable {
    /// The key before it, if there is one.
    var key: Range<Int>?
    var value: Range<Int>
}

struct RefusedValueFinder {
    private static let deepest = 16

    let bytes: [UInt8]

    /// Looks through a line. `isInFlow`: it appears between the brackets of earlier lines.
    func find(in line: Range<Int>, isInFlow: Bool) -> RefusedValue? {
        var item = trimmed(withoutComment(line))
        if isInFlow { return refused(inMapping: item, depth: 0) }
        while let first = item.first, item.count > 1, isBlank(bytes[first + 1]),
            bytes[first] == UInt8(ascii: "-") || bytes[first] == UInt8(ascii: "?")
        {
            item = trimmed(first + 2..<item.upperBound)
        }
        guard !item.isEmpty else { return nil }
        if let colon = colon(in: item), isBalanced(item.lowerBound..<colon) {
            let key = trimmed(item.lowerBound..<colon)
            let value = trimmed(colon + 1..<item.upperBound)
            return refused(value, key: key, depth: 0, isInFlow: false)
        }
        return refused(item, key: nil, depth: 0, isInFlow: false)
    }

    /// What is rejected in a value: all of it, or an entry if it is a `{..}`.
    private func refused(_ value: Range<Int>, key: Range<Int>?, depth: Int, isInFlow: Bool) -> RefusedValue? {
        guard let first = value.first, depth < RefusedValueFinder.deepest else { return nil }
        let whole = RefusedValue(key: key, value: value)
        switch bytes[first] {
        case UInt8(ascii: "{"):
            let close = closingBracket(of: value)
            if let close, bytes[close] != UInt8(ascii: "}") { return nil }
            if let close, close + 1 < value.upperBound { return isClosed(close + 1..<value.upperBound) ? nil : whole }
            let inside = first + 1..<(close ?? value.upperBound)
            return refused(inMapping: inside, depth: depth + 1)
        case UInt8(ascii: "["):
            guard let close = closingBracket(of: value) else { return nil }
            if close + 1 < value.upperBound { return isClosed(close + 1..<value.upperBound) ? nil : whole }
            return hasRefusedElement(first + 1..<close, depth: depth + 1) ? whole : nil
        case UInt8(ascii: "\""):
            guard let close = closingQuote(of: value), close + 1 < value.upperBound else { return nil }
            return whole
        case UInt8(ascii: "'"):
            return isQuotedInPart(value) ? whole : nil
        case UInt8(ascii: "]"), UInt8(ascii: "}"):
            return nil
        case UInt8(ascii: "@"), UInt8(ascii: "`"), UInt8(ascii: "%"), UInt8(ascii: "*"),
            UInt8(ascii: "&"), UInt8(ascii: "!"), UInt8(ascii: ","):
            return whole
        case UInt8(ascii: "|"), UInt8(ascii: ">"):
            return value.contains { isBlank(bytes[$0]) } ? whole : nil
        case UInt8(ascii: "-") where value.count == 1 || isBlank(bytes[first + 1]):
            return nil
        default:
            return isRefusedPlain(value, isInFlow: isInFlow) ? whole : nil
        }
    }

    /// The first rejected value among the entries between the brackets of a `{..}`.
    private func refused(inMapping content: Range<Int>, depth: Int) -> RefusedValue? {
        for item in items(in: content) {
            guard let colon = colon(in: item) else { continue }
            let key = trimmed(item.lowerBound..<colon)
            let value = trimmed(colon + 1..<item.upperBound)
            if let found = refused(value, key: key, depth: depth, isInFlow: true) { return found }
        }
        return nil
    }

    private func hasRefusedElement(_ content: Range<Int>, depth: Int) -> Bool {
        items(in: content).contains { item in
            var value = item
            if let colon = colon(in: item) {
                if colon == item.lowerBound { return true }
                value = trimmed(colon + 1..<item.upperBound)
            }
            return refused(value, key: nil, depth: depth, isInFlow: true) != nil
        }
    }

    /// A value without quotes that contains what ends such a value, be it in Swift's quotes.
    private func isRefusedPlain(_ value: Range<Int>, isInFlow: Bool) -> Bool {
        for index in value {
            switch bytes[index] {
            case UInt8(ascii: ":"):
                if index + 1 == value.upperBound || isBlank(bytes[index + 1]) { return true }
            case UInt8(ascii: "#"):
                if index > value.lowerBound, isBlank(bytes[index - 1]) { return true }
            default:
                if isInFlow, isFlowIndicator(bytes[index]) { return true }
            }
        }
        return false
    }

    /// `'Pay' is tapped`: words behind the quote that closes. `'it's'` has an apostrophe instead.
    private func isQuotedInPart(_ value: Range<Int>) -> Bool {
        let quote = UInt8(ascii: "'")
        guard let close = bytes[value].dropFirst().firstIndex(of: quote),
            close + 2 < value.upperBound
        else { return false }
        return isBlank(bytes[close + 1]) && bytes[close + 2] != UInt8(ascii: "#")
    }

    private func isFlowIndicator(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "[") || byte == UInt8(ascii: "{") || byte == UInt8(ascii: ",") || isCloser(byte)
    }

    /// Whether a bracket comes next.
    private func isClosed(_ range: Range<Int>) -> Bool { trimmed(range).first.map { isCloser(bytes[$0]) } ?? false }

    private func isCloser(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}")
    }

    func isBalanced(_ range: Range<Int>) -> Bool {
        var balance = BracketBalance()
        for byte in bytes[range] { balance.take(byte) }
        return balance.isZero
    }
}
