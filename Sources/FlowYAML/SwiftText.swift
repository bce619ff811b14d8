// A little of Swift's grammar: where a text in double quotes begins and ends, and
// which brackets are open around it. By this a value that YAML cut short is told
// from a whole one. Everything here is one pass over its bytes.

/// Goes through a piece of Swift byte by byte.
struct SwiftText {
    private var balance = BracketBalance()
    private var isEscaped = false
    private var closedTooEarly = false
    /// Whether the piece so far ends inside double quotes.
    private(set) var isInString = false

    /// How many brackets are open outside double quotes; below 0 if too many were closed.
    var depth: Int { balance.depth }
    /// Whether something that was opened is not closed yet.
    var isOpen: Bool { isInString || depth > 0 }
    /// Whether all that was opened is closed, and nothing else.
    var isWhole: Bool { !isInString && depth == 0 }

    init() {}

    init(_ bytes: ArraySlice<UInt8>) {
        for byte in bytes { take(byte) }
    }

    init(_ text: String) {
        for byte in text.utf8 { take(byte) }
    }

    /// Whether all that was opened is closed, and nothing was closed before it was opened.
    var isBalancedThroughout: Bool { isWhole && !closedTooEarly }

    mutating func take(_ byte: UInt8) {
        defer { closedTooEarly = closedTooEarly || depth < 0 }
        if isEscaped {
            isEscaped = false
        } else if byte == UInt8(ascii: "\"") {
            isInString.toggle()
            balance.take(byte)
        } else if isInString {
            isEscaped = byte == UInt8(ascii: "\\")
        } else {
            balance.take(byte)
        }
    }
}

extension RefusedValueFinder {
    /// What comes between the outer double quotes of a value, if these were meant for YAML.
    ///
    /// They were in `".f(x: "a")"`, and not in `"a" + "b"`: the one is Swift without them, the other with them.
    func meantText(in value: Range<Int>) -> Range<Int>? {
        guard value.count > 2, bytes[value.upperBound - 1] == UInt8(ascii: "\"") else { return nil }
        let inner = value.lowerBound + 1..<value.upperBound - 1
        guard bytes[inner].contains(UInt8(ascii: "\"")), isSwift(inner), !isSwift(value) else {
            return nil
        }
        return inner
    }

    /// Whether brackets and double quotes are closed, and no text in quotes touches a name.
    private func isSwift(_ range: Range<Int>) -> Bool {
        var text = SwiftText()
        var last: UInt8 = 0x20
        var isAfterString = false
        for index in range {
            let byte = bytes[index]
            let wasInString = text.isInString
            text.take(byte)
            if text.depth < 0 { return false }
            if !wasInString {
                let isQuote = byte == UInt8(ascii: "\"")
                if isAfterString, isQuote || isNameByte(byte) { return false }
                if isQuote, isNameByte(last) { return false }
                isAfterString = isAfterString && isBlank(byte)
            } else if !text.isInString {
                isAfterString = true
            }
            last = byte
        }
        return text.isWhole
    }

    /// The first character of a line, outside double quotes, that ends a line for YAML alone.
    func separator(in line: Range<Int>) -> (range: Range<Int>, name: String)? {
        let separators: [(bytes: [UInt8], name: String)] = [
            ([0xC2, 0x85], "U+0085 (next line)"),
            ([0xE2, 0x80, 0xA8], "U+2028 (line separator)"),
            ([0xE2, 0x80, 0xA9], "U+2029 (paragraph separator)"),
        ]
        func found(at index: Int) -> (bytes: [UInt8], name: String)? {
            separators.first { bytes[index..<line.upperBound].starts(with: $0.bytes) }
        }
        return firstIndex(in: line) { found(at: $0) != nil }.flatMap { index in
            found(at: index).map { (index..<index + $0.bytes.count, $0.name) }
        }
    }
}
