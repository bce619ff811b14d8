// Refuses what is nested so deeply that the parser, which looks ahead by recursion, would run out
// of stack. Strings are counted too: no text comes near the limit. Lines that are comments are not, since
// a flow's summaries may hold any characters; nor is anything left out of a file with strings of several
// lines, in which such a line may be code.

enum Nesting {
    private static let limit = 500
    private static let branchLimit = 50
    /// The parser's time doubles with each square bracket.
    private static let squareLimit = 16

    /// Where brackets or branches are nested too deeply; nil if they are not.
    static func excess(in bytes: [UInt8]) -> Int? {
        var depth = 0
        // `<` is an operator as well, and comments speak of `[0, 1)`: only a line of them counts.
        var angles = 0
        var squares = 0
        var branches = 0
        let hasComments = !bytes.contains("\"\"\"".utf8)
        var isComment = false
        for (offset, byte) in bytes.enumerated() {
            if byte == 10 || byte == 13 {
                isComment = false
            } else if hasComments, startsComment(at: offset, in: bytes) {
                isComment = true
            }
            if isComment { continue }
            if byte == UInt8(ascii: "[") { squares += 1 }
            if byte == UInt8(ascii: "]") { squares = max(0, squares - 1) }
            switch byte {
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth = max(0, depth - 1)
            case UInt8(ascii: "<"): angles += 1
            case UInt8(ascii: "#"):
                if bytes[offset...].starts(with: "#if".utf8) { branches += 1 }
                if bytes[offset...].starts(with: "#endif".utf8) { branches = max(0, branches - 1) }
            case 10, 13:
                angles = 0
                squares = 0
            default: continue
            }
            let isWide = angles > limit || squares > squareLimit
            if isWide || depth > limit || branches > branchLimit { return offset }
        }
        return nil
    }

    /// Whether a comment begins here that nothing but blanks precede on its line.
    private static func startsComment(at offset: Int, in bytes: [UInt8]) -> Bool {
        guard bytes[offset] == UInt8(ascii: "/"), offset + 1 < bytes.count,
            bytes[offset + 1] == UInt8(ascii: "/")
        else { return false }
        let start = bytes[..<offset].lastIndex { $0 != 0x20 && $0 != 0x09 }
        return start.map { bytes[$0] == 10 || bytes[$0] == 13 } ?? true
    }
}
