// Lines and columns, from byte offsets: every kind of line end, marks and scalars.

@testable import FlowModel
import Testing

@Suite struct SourceFileTests {
    private func file(_ text: String) -> SourceFile {
        SourceFile(path: "a.yaml", bytes: Array(text.utf8))
    }

    @Test(arguments: [
        ("ab\ncd", 0, 1, 1), ("ab\ncd", 2, 1, 3), ("ab\ncd", 3, 2, 1), ("ab\ncd", 5, 2, 3), ("ab\r\ncd", 3, 1, 4),
        ("ab\r\ncd", 4, 2, 1), ("ab\rcd", 3, 2, 1), ("a\r\rb", 3, 3, 1), ("a\n\n\nb", 4, 4, 1), ("\u{FEFF}ab", 0, 1, 1),
        ("\u{FEFF}ab", 3, 1, 1), ("\u{FEFF}ab\nc", 4, 1, 2), ("\u{FEFF}ab\nc", 6, 2, 1), ("é😀x", 2, 1, 2),
        ("é😀x", 6, 1, 3), ("é😀x", 3, 1, 2), ("a\u{85}b\u{2028}c\u{2029}d", 11, 1, 7), ("e\u{301}x", 3, 1, 3),
        ("ab", -5, 1, 1), ("ab", 99, 1, 3), ("", 0, 1, 1), ("", 7, 1, 1), ("a\n", 2, 2, 1),
    ])
    func position(text: String, offset: Int, line: Int, column: Int) {
        #expect(file(text).position(at: offset) == SourcePosition(line: line, column: column))
    }

    @Test(arguments: [
        ("ab\ncd\n", 1, "ab"), ("ab\ncd\n", 2, "cd"), ("ab\ncd\n", 3, ""), ("ab\ncd\n", 4, ""),
        ("ab\r\ncd", 2, "cd"), ("ab\rcd", 1, "ab"), ("\u{FEFF}ab", 1, "ab"), ("ab", 0, ""),
        ("ab", -1, ""), ("", 1, ""), ("a\u{2028}b", 1, "a\u{2028}b"),
    ])
    func lineText(text: String, line: Int, expected: String) {
        #expect(file(text).lineText(line) == expected)
    }

    @Test func textIsClampedAndRepaired() {
        let broken = SourceFile(path: "b", bytes: [0x61, 0xFF, 0x62])
        #expect(broken.text(in: 0..<3) == "a\u{FFFD}b")
        #expect(broken.lineText(1) == "a\u{FFFD}b")
        #expect(broken.text(in: 2..<50) == "b")
        #expect(broken.text(in: -4..<1) == "a")
        #expect(broken.text(in: 70..<80) == "")
    }

    @Test func lineRangesCoverEveryOffset() {
        let text = "\u{FEFF}a\r\n\rb\n\n€"
        let file = file(text)
        for offset in -1...file.bytes.count + 1 {
            let range = file.lineRange(at: offset)
            let position = file.position(at: offset)
            #expect(file.text(in: range) == file.lineText(position.line))
            #expect(position.line >= 1 && position.column >= 1)
        }
    }

    /// Texts of long lines and of many, with every line end.
    private static let longTexts: [String] = {
        let stride = 1024
        return [
            String(repeating: "é😀x", count: stride), String(repeating: "ab\n", count: 2 * stride),
            "\u{FEFF}" + String(repeating: "a\r\n\r€", count: stride),
        ]
            + (-2...2).flatMap { shift -> [String] in
                let start = String(repeating: "a", count: 2 * stride + shift)
                return ["\n", "\r", "\r\n", "\n\r\n", "€"].map { start + $0 + start + $0 + "b" }
            }
    }()

    @Test(arguments: longTexts.indices) func longTextsHaveThePositionsThatCountingGives(index: Int) {
        let file = file(Self.longTexts[index])
        var line = 1
        var (start, scalars) = (file.contentStart, 0)
        for offset in file.contentStart...file.bytes.count {
            if offset > start, file.bytes[offset - 1] & 0xC0 != 0x80 { scalars += 1 }
            let last = offset > file.contentStart ? file.bytes[offset - 1] : 0
            let isCRLF = last == 13 && offset < file.bytes.count && file.bytes[offset] == 10
            if (last == 10 || last == 13) && !isCRLF {
                line += 1
                (start, scalars) = (offset, 0)
            }
            let isInside = offset < file.bytes.count && file.bytes[offset] & 0xC0 == 0x80
            if offset % 97 == 0 || offset % 1024 < 4, !isInside {
                #expect(file.position(at: offset) == SourcePosition(line: line, column: 1 + scalars))
                let end = file.bytes[start...].firstIndex { $0 == 10 || $0 == 13 }
                #expect(file.lineRange(at: offset) == start..<(end ?? file.bytes.count))
            }
        }
    }
}
