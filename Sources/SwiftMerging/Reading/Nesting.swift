// Refuses what is nested so deeply that the parser, which looks ahead by recursion, would run out
// of stack. Strings and comments are counted too: no text comes near the limit.

enum Nesting {
    private static let limit = 500
    private static let branchLimit = 50

    /// Where brackets or branches are nested too deeply; nil if they are not.
    static func excess(in bytes: [UInt8]) -> Int? {
        var depth = 0
        // `<` is an operator as well, so that its sum over many lines means nothing.
        var angles = 0
        var branches = 0
        for (offset, byte) in bytes.enumerated() {
            switch byte {
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth = max(0, depth - 1)
            case UInt8(ascii: "<"): angles += 1
            case UInt8(ascii: "#"):
                if bytes[offset...].starts(with: "#if".utf8) { branches += 1 }
                if bytes[offset...].starts(with: "#endif".utf8) { branches = max(0, branches - 1) }
            case 10, 13: angles = 0
            default: continue
            }
            if depth > limit || angles > limit || branches > branchLimit { return offset }
        }
        return nil
    }
}
