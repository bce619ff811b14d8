// How a file is laid out: its line endings and its indentation; and where lines begin and end.
// LF, CR LF and CR end a line.

struct Layout {
    let lineEnding: [UInt8]
    /// One step of indentation.
    let unit: [UInt8]

    init(bytes: [UInt8], words: WordList) {
        lineEnding = Self.lineEnding(of: bytes)
        unit = Self.unit(of: bytes, words)
    }

    private static func lineEnding(of bytes: [UInt8]) -> [UInt8] {
        guard let end = bytes.firstIndex(where: { $0 == 10 || $0 == 13 }) else { return [10] }
        if bytes[end] == 10 { return [10] }
        return end + 1 < bytes.count && bytes[end + 1] == 10 ? [13, 10] : [13]
    }

    /// A tab if most indented lines begin with one; else the smallest indentation that is used. What
    /// stands in literals and comments is indented as its author likes; a comment alone tells
    /// something where there is nothing else.
    private static func unit(of bytes: [UInt8], _ words: WordList) -> [UInt8] {
        let lines = Lines(bytes: bytes)
        var (code, comments) = (Indentations(), Indentations())
        var start = 0
        while start < bytes.count {
            let indentation = lines.indentation(start)
            let place = start + indentation.count
            if !indentation.isEmpty, place < bytes.count, !Lines.isBreak(bytes[place]) {
                switch words.lineStart(at: place) {
                case .code: code.add(indentation)
                case .comment: comments.add(indentation)
                case .inside: break
                }
            }
            start = lines.next(start)
        }
        return code.unit ?? comments.unit ?? Array(repeating: 32, count: 4)
    }
}

/// How lines are indented.
private struct Indentations {
    private var tabs = 0
    private var widths: [Int: Int] = [:]

    mutating func add(_ indentation: [UInt8]) {
        if indentation[0] == 9 { tabs += 1 }
        let width = indentation.prefix { $0 == 32 }.count
        if width > 1 { widths[width, default: 0] += 1 }
    }

    var unit: [UInt8]? {
        if tabs > widths.values.reduce(0, +) { return [9] }
        return widths.keys.min().map { Array(repeating: 32, count: $0) }
    }
}

/// Bytes seen as lines.
struct Lines {
    let bytes: [UInt8]

    static func isBreak(_ byte: UInt8) -> Bool { byte == 10 || byte == 13 }
    static func isBlank(_ byte: UInt8) -> Bool { byte == 32 || byte == 9 }

    /// Where the line that holds the offset begins.
    func start(_ offset: Int) -> Int {
        var start = min(offset, bytes.count)
        while start > 0, !Self.isBreak(bytes[start - 1]) { start -= 1 }
        return start
    }

    /// Where the line that holds the offset ends, its break left out.
    func end(_ offset: Int) -> Int {
        var end = offset
        while end < bytes.count, !Self.isBreak(bytes[end]) { end += 1 }
        return end
    }

    /// Where the next line begins.
    func next(_ offset: Int) -> Int {
        let end = end(offset)
        guard end < bytes.count else { return end }
        return bytes[end] == 13 && end + 1 < bytes.count && bytes[end + 1] == 10 ? end + 2 : end + 1
    }

    /// Where the line before begins; nil on the first.
    func previous(_ offset: Int) -> Int? {
        let start = start(offset)
        guard start > 0 else { return nil }
        let isPair = bytes[start - 1] == 10 && start > 1 && bytes[start - 2] == 13
        return self.start(isPair ? start - 2 : start - 1)
    }

    func isBlankLine(_ offset: Int) -> Bool {
        bytes[start(offset)..<end(offset)].allSatisfy(Self.isBlank)
    }

    /// The white space that the line begins with.
    func indentation(_ offset: Int) -> [UInt8] {
        Array(bytes[start(offset)...].prefix(while: Self.isBlank))
    }

    /// Whether nothing but white space stands before the offset on its line.
    func isFirst(_ offset: Int) -> Bool {
        bytes[start(offset)..<offset].allSatisfy(Self.isBlank)
    }

    /// Whether nothing but white space follows on the line.
    func isLast(_ offset: Int) -> Bool {
        bytes[offset..<end(offset)].allSatisfy(Self.isBlank)
    }
}

/// A place in a text: line and column from 1, columns in Unicode scalars.
struct TextPlace {
    var line = 1
    var column = 1

    init(offset: Int, in bytes: [UInt8]) {
        var index = 0
        while index < min(offset, bytes.count) {
            let byte = bytes[index]
            if byte == 10 || (byte == 13 && !(index + 1 < bytes.count && bytes[index + 1] == 10)) {
                line += 1
                column = 1
            } else if byte & 0xC0 != 0x80 {
                column += 1
            }
            index += 1
        }
    }
}
