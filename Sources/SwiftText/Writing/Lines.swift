// The lines of a file, and the places in it. LF, CR LF and CR end a line.

/// Bytes seen as lines.
struct Lines: Sendable {
    let bytes: [UInt8]
    /// Where lines begin.
    let starts: [Int]

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        var starts = [0]
        for offset in bytes.indices where Self.isBreak(bytes[offset]) {
            let isPair = bytes[offset] == 13 && offset + 1 < bytes.count && bytes[offset + 1] == 10
            if !isPair { starts.append(offset + 1) }
        }
        self.starts = starts
    }

    /// What ends the first line.
    var ending: [UInt8] {
        guard let end = bytes.firstIndex(where: Self.isBreak) else { return [10] }
        if bytes[end] == 10 { return [10] }
        return end + 1 < bytes.count && bytes[end + 1] == 10 ? [13, 10] : [13]
    }

    /// The number, from 0, of the last line that begins at an offset or before it.
    private func index(of offset: Int) -> Int {
        starts.partitionIndex { $0 > offset } - 1
    }

    /// The line and the column of an offset, from 1, the column in Unicode scalars.
    func place(of offset: Int) -> (line: Int, column: Int) {
        let line = index(of: offset)
        return (line + 1, 1 + bytes[starts[line]..<min(offset, bytes.count)].count { $0 & 0xC0 != 0x80 })
    }

    static func isBreak(_ byte: UInt8) -> Bool { byte == 10 || byte == 13 }
    static func isBlank(_ byte: UInt8) -> Bool { byte == 32 || byte == 9 }

    /// Where the line that contains the offset begins.
    func start(_ offset: Int) -> Int {
        let start = min(offset, bytes.count)
        // Between CR and LF one is behind the break.
        let isInside = start > 0 && start < bytes.count && bytes[start - 1] == 13 && bytes[start] == 10
        return isInside ? start : starts[index(of: start)]
    }

    /// Where the line that contains the offset ends, its break left out.
    func end(_ offset: Int) -> Int {
        let next = index(of: offset) + 1
        guard next < starts.count else { return max(offset, bytes.count) }
        let end = starts[next] - 1
        let isPair = end > offset && bytes[end] == 10 && bytes[end - 1] == 13
        return isPair ? end - 1 : end
    }

    /// Where the next line begins.
    func next(_ offset: Int) -> Int {
        let end = end(offset)
        guard end < bytes.count else { return end }
        return bytes[end] == 13 && end + 1 < bytes.count && bytes[end + 1] == 10 ? end + 2 : end + 1
    }

    func isBlankLine(_ offset: Int) -> Bool {
        bytes[start(offset)..<end(offset)].allSatisfy(Self.isBlank)
    }

    /// The white space that the line begins with.
    func indentation(_ offset: Int) -> [UInt8] {
        Array(bytes[start(offset)...].prefix(while: Self.isBlank))
    }

    /// Whether nothing but white space appears before the offset on its line.
    func isFirst(_ offset: Int) -> Bool {
        let before = bytes[..<offset].last { !Self.isBlank($0) }
        return before.map(Self.isBreak) ?? true
    }

    /// Whether nothing but white space follows on the line.
    func isLast(_ offset: Int) -> Bool {
        let next = bytes[offset...].first { !Self.isBlank($0) }
        return next.map(Self.isBreak) ?? true
    }
}

extension UInt8 {
    /// Whether a name may contain the byte.
    package var isOfName: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
            true
        default: false
        }
    }
}
