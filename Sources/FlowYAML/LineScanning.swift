// The small scanners by which a line is taken apart: its comment, its colon, the
// items between commas, the other end of a bracket or a quote. All work on byte
// ranges, forwards, and stay within them.

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
        var index = line.lowerBound
        while index < line.upperBound {
            let isStart = index == line.lowerBound || isBlank(bytes[index - 1])
            if bytes[index] == UInt8(ascii: "#"), isStart { return line.lowerBound..<index }
            index = afterText(at: index, in: line)
        }
        return line
    }

    /// The colon that ends a key: the first one before a blank or the end, outside quotes.
    func colon(in range: Range<Int>) -> Int? {
        var index = range.lowerBound
        while index < range.upperBound {
            if bytes[index] == UInt8(ascii: ":"),
                index + 1 == range.upperBound || isBlank(bytes[index + 1])
            {
                return index
            }
            index = afterText(at: index, in: range)
        }
        return nil
    }

    /// The items of a flow collection: what stands between commas outside Swift's brackets.
    ///
    /// A closing bracket that was not opened ends the last item.
    func items(in content: Range<Int>) -> [Range<Int>] {
        var items: [Range<Int>] = []
        var balance = BracketBalance()
        var start = content.lowerBound
        var index = start
        while index < content.upperBound {
            let next = afterText(at: index, in: content)
            if next > index + 1 {
                balance.take(bytes[index])
            } else if balance.depth == 0, bytes[index] == UInt8(ascii: ",") {
                items.append(trimmed(start..<index))
                start = next
            } else {
                balance.take(bytes[index])
                guard balance.depth >= 0 else { break }
            }
            index = next
        }
        items.append(trimmed(start..<index))
        return items.filter { !$0.isEmpty }
    }

    /// The bracket that closes the one at the start of a range.
    func closingBracket(of range: Range<Int>) -> Int? {
        var depth = 0
        var index = range.lowerBound
        while index < range.upperBound {
            switch bytes[index] {
            case UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
            case UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
            default: break
            }
            if depth == 0 { return index }
            index = afterText(at: index, in: range)
        }
        return nil
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

    /// The index after the byte at `index`, or after the double-quoted text that begins there.
    func afterText(at index: Int, in range: Range<Int>) -> Int {
        guard bytes[index] == UInt8(ascii: "\"") else { return index + 1 }
        guard let close = closingQuote(of: index..<range.upperBound) else { return index + 1 }
        return close + 1
    }
}
