// A file as it was read: its path as people know it, and its bytes.
//
// Everything that points into a file does so by byte offsets. Lines and columns are worked out when
// somebody asks, from an index of the lines.

/// The bytes of one input file and the path under which it is shown.
package final class SourceFile: Sendable {
    /// The path as it is shown to people.
    package let path: String
    /// The whole content, a byte-order mark included.
    package let bytes: [UInt8]
    private let index: LineIndex

    /// Creates a file from what was read.
    package init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
        index = LineIndex(bytes, from: Self.contentStart(of: bytes))
    }

    /// The same file under another path.
    init(_ file: SourceFile, path: String) {
        self.path = path
        bytes = file.bytes
        index = file.index
    }

    /// The offset of the first byte after a UTF-8 byte-order mark: 3 with one, else 0.
    package var contentStart: Int { Self.contentStart(of: bytes) }

    private static func contentStart(of bytes: [UInt8]) -> Int {
        bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    }

    /// The line and column of a byte offset, both counted from 1.
    ///
    /// LF, CRLF and CR end a line. A column counts Unicode scalars, and a byte-order mark
    /// at the start counts for nothing. An offset outside the file is moved to its nearest end;
    /// one inside a scalar means that scalar.
    package func position(at offset: Int) -> SourcePosition {
        let point = index.point(at: startOfScalar(at: offset), in: bytes)
        return SourcePosition(line: point.line, column: 1 + point.scalars)
    }

    /// The bytes of the line that holds an offset, without its end and without a byte-order mark.
    ///
    /// An offset outside the file is moved to its nearest end. The end of a line belongs to it.
    package func lineRange(at offset: Int) -> Range<Int> {
        let offset = min(max(offset, contentStart), bytes.count)
        let start = index.point(at: offset, in: bytes).start
        return start..<lineEnd(from: index.nearEnd(ofLineAt: offset), start: start)
    }

    /// The bytes of the line that begins at an offset, from a column on, counted in Unicode scalars from 1,
    /// without the line's end.
    package func range(ofLineAt start: Int, from column: Int) -> Range<Int> {
        let whole = lineRange(at: start)
        let offset = index.offset(
            ofScalar: max(column, 1) - 1, inLineAt: whole.lowerBound, in: bytes)
        return min(offset, whole.upperBound)..<whole.upperBound
    }

    /// The text of a line, counted from 1, without its end and without a byte-order mark.
    ///
    /// Invalid UTF-8 is repaired with U+FFFD. A line that does not exist is empty.
    package func lineText(_ line: Int) -> String {
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
    package func text(in range: Range<Int>) -> String {
        String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
    }

    /// Where the line that begins at `start` ends, seen from an offset in it. Between CR and LF it has
    /// ended already.
    private func lineEnd(from offset: Int, start: Int) -> Int {
        let isBetween = offset > start && offset < bytes.count && isCRLF(at: offset - 1)
        return isBetween ? offset - 1 : lineEnd(from: offset)
    }

    private func lineEnd(from start: Int) -> Int {
        var index = start
        while index < bytes.count, bytes[index] != 0x0A, bytes[index] != 0x0D { index += 1 }
        return index
    }

    private func isCRLF(at index: Int) -> Bool {
        bytes[index] == 0x0D && index + 1 < bytes.count && bytes[index + 1] == 0x0A
    }

    /// An offset within the text; for one inside a scalar, where that begins.
    private func startOfScalar(at offset: Int) -> Int {
        let offset = min(max(offset, contentStart), bytes.count)
        guard offset < bytes.count, bytes[offset] & 0xC0 == 0x80 else { return offset }
        var lead = offset - 1
        while lead > contentStart, lead > offset - 3, bytes[lead] & 0xC0 == 0x80 { lead -= 1 }
        return lead >= contentStart && bytes[lead] >= 0xC0 ? lead : offset
    }
}
