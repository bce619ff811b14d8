// Refuses what is nested so deeply that the parser, which looks ahead by recursion, would run out
// of stack. Strings and comments are counted too: no text comes near the limit.

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
        for (offset, byte) in bytes.enumerated() {
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
}
