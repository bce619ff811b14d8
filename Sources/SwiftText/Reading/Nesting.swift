// Rejects files that are nested too deeply to be read in reasonable time and memory, in one pass over the bytes.
// Brackets in strings and comments count too, since no real text comes near the limits. The stack for everything else
// grows with the file's length.

struct Nesting {
    /// The bytes of stack that are kept for each byte of a file; the tests measure what is used.
    static let stackPerByte = 16 << 10
    /// The stack that a file needs however short it is: brackets are limited by themselves.
    static let leastStack = 64 << 20
    /// The largest file that is read.
    static let longest = 4 << 20

    private static let branches = 50
    /// The parser's time grows with the square of what `<` may begin.
    private static let angles = 500
    /// `else` behind `else`.
    private static let elses = 5_000

    private let bytes: [UInt8]
    private let limits: (brackets: Int, squares: Int, links: Int)
    private var hasCode = false
    private var depth = 0
    private var branches = 0
    private var angles = 0
    private var squares = 0
    private var links = 0
    /// For each depth of brackets, how many branches of an `if` came one behind the other.
    private var elses: [Int] = [0]
    /// Where the line's last word begins, and the last byte that is not blank.
    private var wordStart = 0
    private var last: UInt8 = UInt8(ascii: ";")

    /// Where something is nested too deeply; nil if nothing is.
    /// - Parameters:
    ///   - brackets: how many brackets may be open.
    ///   - squares: how many square brackets may be open in a line: the parser's time doubles with each.
    ///   - links: how many words and operators a statement may have: prefixes, members, arrows nest without brackets. Of
    ///     number signs in a row, the parser counts those that follow each.
    static func excess(in bytes: [UInt8], brackets: Int = 500, squares: Int = 16, links: Int = 10_000) -> Int? {
        if bytes.count > longest { return longest }
        var nesting = Nesting(bytes: bytes, limits: (brackets, squares, links))
        return bytes.indices.first { nesting.isExcessive(at: $0) }
    }

    /// The stack that reading files of so many bytes needs at most.
    static func stack(forBytes count: Int) -> Int { leastStack + stackPerByte * count }

    /// What is said about an excess.
    static func message(at offset: Int) -> String {
        offset < longest
            ? "it is nested too deeply here" : "it is larger than \(longest >> 20) MiB"
    }

    private init(bytes: [UInt8], limits: (brackets: Int, squares: Int, links: Int)) {
        (self.bytes, self.limits) = (bytes, limits)
    }

    private mutating func isExcessive(at offset: Int) -> Bool {
        let byte = bytes[offset]
        switch byte {
        case 32, 9: return false
        case 10, 13:
            squares = 0
            // An empty line changes nothing: whoever looked ahead from the line before has passed it.
            if hasCode, endsStatement(before: offset) {
                angles = 0
                links = 0
            }
            hasCode = false
            return false
        default: hasCode = true
        }
        if Self.isOfName(byte) {
            if offset == 0 || !Self.isOfName(bytes[offset - 1]) {
                links += 1
                wordStart = offset
            }
        } else {
            count(byte, at: offset)
        }
        last = byte
        return depth > limits.brackets || squares > limits.squares || branches > Self.branches || angles > Self.angles
            || links > limits.links || elses[elses.count - 1] > Self.elses
    }

    private mutating func count(_ byte: UInt8, at offset: Int) {
        switch byte {
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
            depth += 1
            elses.append(0)
            if byte == UInt8(ascii: "[") { squares += 1 }
            if byte == UInt8(ascii: "{") { links = 0 }
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
            depth = max(0, depth - 1)
            if elses.count > 1 { elses.removeLast() }
            if byte == UInt8(ascii: "]") { squares = max(0, squares - 1) }
            if byte == UInt8(ascii: "}") { close(at: offset) }
        case UInt8(ascii: "<"): angles += 1
        case UInt8(ascii: ","), UInt8(ascii: ";"): links = 0
        case UInt8(ascii: "#"):
            links += 1
            if bytes[offset...].starts(with: "#if".utf8) { branches += 1 }
            if bytes[offset...].starts(with: "#endif".utf8) { branches = max(0, branches - 1) }
        case UInt8(ascii: "\""), UInt8(ascii: "/"), UInt8(ascii: "*"): break
        default: links += 1
        }
    }

    private mutating func close(at offset: Int) {
        links = 0
        let rest = bytes[(offset + 1)...].drop { $0 == 32 || (9...13).contains($0) }
        switch rest.first {
        // A comment may appear before an `else`.
        case UInt8(ascii: "/"): break
        case UInt8(ascii: "e") where rest.starts(with: "else".utf8): elses[elses.count - 1] += 1
        default: elses[elses.count - 1] = 0
        }
    }

    /// Whether the statement that a line belongs to ends with it, as far as the bytes tell.
    private func endsStatement(before offset: Int) -> Bool {
        let next = bytes[(offset + 1)...].first { $0 != 32 && !(9...13).contains($0) }
        let isOpen = next.map { Self.continuing.contains($0) } ?? false
        guard !isOpen, !Self.opening.contains(last) else { return false }
        guard Self.isOfName(last) else { return true }
        let word = bytes[wordStart...].prefix(while: Self.isOfName)
        return !Self.prefixes.contains(Array(word))
    }

    private static let continuing = Set(".?:<>=+-*&|!~^%".utf8)
    private static let opening = Set(".?:<>=+-*&|!~^%(,@#\\".utf8)
    private static let prefixes: Set<[UInt8]> = Set(
        [
            "any", "as", "await", "case", "consume", "copy", "each", "else", "for", "guard", "if", "in", "inout", "is",
            "let", "repeat", "return", "some", "switch", "throw", "try", "unsafe", "var", "while",
        ].map { Array($0.utf8) })

    private static func isOfName(_ byte: UInt8) -> Bool { byte.isOfName || byte == UInt8(ascii: "`") }
}

extension MergeInput {
    /// Does the work of a merge where there is stack enough for it.
    func withStack<Value>(_ work: () throws(MergeError) -> Value) throws(MergeError) -> Value {
        let own = min(user?.text.count ?? 0, Nesting.longest)
        let new = min(generated.text.count, Nesting.longest)
        return try ParserRoom.run(forBytes: own + new, path: user?.path ?? generated.path, work)
    }
}
