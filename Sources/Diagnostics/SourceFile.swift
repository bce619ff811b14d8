// A file as it was read: its path as people know it, and its bytes.
//
// Everything that points into a file does so by byte offsets. Lines and columns
// are worked out from the bytes only when somebody asks, since a run without
// mistakes never does. Each such question costs one pass up to the place.

/// The bytes of one input file and the path under which it is shown.
public final class SourceFile: Sendable {
    /// The path as it is shown to people.
    public let path: String
    /// The whole content, a byte-order mark included.
    public let bytes: [UInt8]

    /// Creates a file from what was read.
    public init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
    }

    /// The offset of the first byte after a UTF-8 byte-order mark: 3 with one, else 0.
    public var contentStart: Int {
        bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    }

    /// The line and column of a byte offset, both counted from 1.
    ///
    /// LF, CRLF and CR end a line. A column counts Unicode scalars, and a byte-order mark
    /// at the start counts for nothing. An offset outside the file is moved to its nearest end;
    /// one inside a scalar means that scalar.
    public func position(at offset: Int) -> SourcePosition {
        let (line, start) = lineStart(before: offset)
        let column = 1 + scalarCount(in: start..<max(start, offset))
        return SourcePosition(line: line, column: column)
    }

    /// The bytes of the line that holds an offset, without its end and without a byte-order mark.
    ///
    /// An offset outside the file is moved to its nearest end. The end of a line belongs to it.
    public func lineRange(at offset: Int) -> Range<Int> {
        let start = lineStart(before: offset).offset
        return start..<lineEnd(from: start)
    }

    /// The text of a line, counted from 1, without its end and without a byte-order mark.
    ///
    /// Invalid UTF-8 is repaired with U+FFFD. A line that does not exist is empty.
    public func lineText(_ line: Int) -> String {
        guard line >= 1 else { return "" }
        var start = contentStart
        for _ in 1..<line {
            let end = lineEnd(from: start)
            guard end < bytes.count else { return "" }
            start = end + (isCRLF(at: end) ? 2 : 1)
        }
        return text(in: start..<lineEnd(from: start))
    }

    /// The text of a range of byte offsets; invalid UTF-8 is repaired with U+FFFD.
    ///
    /// What lies outside the file is left out.
    public func text(in range: Range<Int>) -> String {
        String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
    }

    /// The number and the first offset of the line that holds `offset`.
    private func lineStart(before offset: Int) -> (line: Int, offset: Int) {
        let limit = min(offset, bytes.count)
        var line = 1
        var start = contentStart
        var index = start
        while index < limit {
            let byte = bytes[index]
            index += 1
            guard byte == 0x0A || byte == 0x0D else { continue }
            if byte == 0x0D, index < bytes.count, bytes[index] == 0x0A {
                // Between CR and LF one is still on the line that they end.
                guard index < limit else { break }
                index += 1
            }
            line += 1
            start = index
        }
        return (line, start)
    }

    private func lineEnd(from start: Int) -> Int {
        var index = start
        while index < bytes.count, bytes[index] != 0x0A, bytes[index] != 0x0D { index += 1 }
        return index
    }

    private func isCRLF(at index: Int) -> Bool {
        bytes[index] == 0x0D && index + 1 < bytes.count && bytes[index + 1] == 0x0A
    }

    /// How many scalars begin in a range, less the one that `range.upperBound` cuts.
    private func scalarCount(in range: Range<Int>) -> Int {
        var end = min(range.upperBound, bytes.count)
        if end < bytes.count, bytes[end] & 0xC0 == 0x80 {
            var lead = end - 1
            while lead > range.lowerBound, lead > end - 3, bytes[lead] & 0xC0 == 0x80 { lead -= 1 }
            if lead >= range.lowerBound, bytes[lead] >= 0xC0 { end = lead }
        }
        var count = 0
        for index in range.lowerBound..<end where bytes[index] & 0xC0 != 0x80 { count += 1 }
        return count
    }
}
