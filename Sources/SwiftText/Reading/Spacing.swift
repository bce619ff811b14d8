// Decides where Swift usually has a space between tokens, for texts in state files and in reports: the same tokens
// always give the same text.

struct Spacing {
    private var previous: [UInt8] = []
    private var isAfterComment = false

    /// Names after which a parenthesis opens something new.
    private static let loose: Set<[UInt8]> = Set(
        [
            "any", "some", "inout", "consuming", "borrowing", "sending", "where", "escaping", "Sendable", "MainActor",
            "autoclosure",
        ].map { Array($0.utf8) })
    private static let wide: Set<[UInt8]> = Set(
        ["->", "=", "&", "==", "{", "}", "?:", "??", "&&", "||"].map { Array($0.utf8) })

    /// Whether a space belongs before the next word, which is thereby taken in.
    mutating func needsSpace(before word: [UInt8], isComment: Bool) -> Bool {
        let before = previous
        let wasComment = isAfterComment
        previous = word
        isAfterComment = isComment
        guard let last = before.last, let first = word.first else { return false }
        if isComment || wasComment { return true }
        if Self.wide.contains(before) || Self.wide.contains(word) { return true }
        if before == [UInt8(ascii: ",")] || before == [UInt8(ascii: ":")] { return true }
        if Self.isOfName(first) || first == UInt8(ascii: "@") {
            return Self.isOfName(last) || Self.closes(last)
        }
        return first == UInt8(ascii: "(") && Self.loose.contains(before)
    }

    private static func isOfName(_ byte: UInt8) -> Bool { byte.isOfName || "$`".utf8.contains(byte) }

    private static func closes(_ byte: UInt8) -> Bool {
        [")", ">", "]", "?", "!"].map { UInt8(ascii: $0) }.contains(byte)
    }
}
