// A file as it was read: its path as people know it, and its bytes.
//
// Everything that points into a file does so by byte offsets. This is the one place that turns offsets into lines and
// columns.

/// The bytes of one input file and the path under which it is shown.
package final class SourceFile: Sendable {
    /// The path as it is shown to people.
    package let path: String
    /// The whole content, a byte-order mark included.
    package let bytes: [UInt8]
    /// Where each line begins. LF, CRLF and CR end a line.
    private let lineStarts: [Int]

    package init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
        lineStarts = Self.lineStarts(of: bytes)
    }

    /// The same file under another path.
    package init(_ file: SourceFile, path: String) {
        self.path = path
        (bytes, lineStarts) = (file.bytes, file.lineStarts)
    }

    /// The offset of the first byte after a UTF-8 byte-order mark: 3 with one, else 0.
    package var contentStart: Int { lineStarts[0] }

    private static func lineStarts(of bytes: [UInt8]) -> [Int] {
        let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        var starts = [start]
        bytes.withUnsafeBufferPointer { bytes in
            var index = start
            while index < bytes.count {
                let byte = bytes[index]
                index += 1
                guard byte == 0x0A || byte == 0x0D else { continue }
                if byte == 0x0D, index < bytes.count, bytes[index] == 0x0A { index += 1 }
                starts.append(index)
            }
        }
        return starts
    }

    /// The line and column of a byte offset, both counted from 1.
    ///
    /// A column counts Unicode scalars, and a byte-order mark at the start counts for nothing. An offset outside the
    /// file is moved to its nearest end; one inside a scalar means that scalar.
    package func position(at offset: Int) -> SourcePosition {
        let offset = startOfScalar(at: offset)
        let line = lineIndex(at: offset)
        let start = lineStarts[line]
        return SourcePosition(line: line + 1, column: 1 + bytes[start..<offset].count { $0 & 0xC0 != 0x80 })
    }

    /// The bytes of the line that contains an offset, without its end and without a byte-order mark.
    ///
    /// An offset outside the file is moved to its nearest end. The end of a line belongs to it.
    package func lineRange(at offset: Int) -> Range<Int> { lineRange(lineIndex(at: offset)) }

    /// The text of a line, counted from 1, without its end and without a byte-order mark.
    ///
    /// Invalid UTF-8 is repaired with U+FFFD. A line that does not exist is empty.
    package func lineText(_ line: Int) -> String {
        lineStarts.indices.contains(line - 1) ? text(in: lineRange(line - 1)) : ""
    }

    /// The text of a range of byte offsets; invalid UTF-8 is repaired with U+FFFD.
    ///
    /// What lies outside the file is left out.
    package func text(in range: Range<Int>) -> String {
        String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
    }

    /// Which line, counted from 0, contains an offset.
    package func lineIndex(at offset: Int) -> Int {
        var (low, high) = (0, lineStarts.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if lineStarts[middle] <= offset { low = middle } else { high = middle }
        }
        return low
    }

    /// The bytes of a line, counted from 0, without its end.
    package func lineRange(_ index: Int) -> Range<Int> {
        let start = lineStarts[index]
        guard index + 1 < lineStarts.count else { return start..<bytes.count }
        let end = lineStarts[index + 1] - 1
        let isCRLF = end > start && bytes[end] == 0x0A && bytes[end - 1] == 0x0D
        return start..<(isCRLF ? end - 1 : end)
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
