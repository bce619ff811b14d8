// The small scanners by which a line is taken apart: its comment, its colon, the items between commas, the other end of
// a bracket or a quote. All work on byte ranges, forwards, and stay within them.

extension RefusedValueFinder {
    /// A range without the blanks at its ends.
    func trimmed(_ range: Range<Int>) -> Range<Int> {
        var (start, end) = (range.lowerBound, range.upperBound)
        while start < end, isWhiteSpace(bytes[start]) { start += 1 }
        while end > start, isWhiteSpace(bytes[end - 1]) { end -= 1 }
        return start..<end
    }

    /// A line up to the `#` that begins a comment: one after a blank, outside quotes.
    func withoutComment(_ line: Range<Int>) -> Range<Int> {
        let hash = firstIndex(in: line) { index in
            bytes[index] == UInt8(ascii: "#") && (index == line.lowerBound || isBlank(bytes[index - 1]))
        }
        return line.lowerBound..<(hash ?? line.upperBound)
    }

    /// The colon that ends a key: the first one before a blank or the end, outside quotes.
    func colon(in range: Range<Int>) -> Int? {
        firstIndex(in: range) { index in
            bytes[index] == UInt8(ascii: ":") && (index + 1 == range.upperBound || isBlank(bytes[index + 1]))
        }
    }

    /// The items of a flow collection: what comes between commas outside Swift's brackets.
    ///
    /// A closing bracket that was not opened ends the last item.
    func items(in content: Range<Int>) -> [Range<Int>] {
        var items: [Range<Int>] = []
        var balance = BracketBalance()
        var start = content.lowerBound
        let end = firstIndex(in: content) { index in
            if balance.isZero, bytes[index] == UInt8(ascii: ",") {
                items.append(trimmed(start..<index))
                start = index + 1
            } else {
                balance.take(bytes[index])
            }
            return balance.depth < 0
        }
        items.append(trimmed(start..<(end ?? content.upperBound)))
        return items.filter { !$0.isEmpty }
    }

    /// The bracket that closes the one at the start of a range.
    func closingBracket(of range: Range<Int>) -> Int? {
        var depth = 0
        return firstIndex(in: range) { index in
            switch bytes[index] {
            case UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
            case UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
            default: break
            }
            return depth == 0
        }
    }

    /// The double quote that closes the one at the start of a range.
    func closingQuote(of range: Range<Int>) -> Int? {
        var index = range.lowerBound + 1
        while index < range.upperBound {
            if bytes[index] == UInt8(ascii: "\"") { return index }
            index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        return nil
    }

    /// The first index that is looked for, outside of what double-quoted texts contain.
    func firstIndex(in range: Range<Int>, where isFound: (Int) -> Bool) -> Int? {
        var index = range.lowerBound
        var mayClose = true
        while index < range.upperBound {
            if isFound(index) { return index }
            if mayClose, bytes[index] == UInt8(ascii: "\"") {
                // Behind a quote that is not closed, none is looked for: all would be sought to the end.
                let close = closingQuote(of: index..<range.upperBound)
                mayClose = close != nil
                index = close ?? index
            }
            index += 1
        }
        return nil
    }
}
