// The search over bytes. It finds the word `import`, looks past blanks and comments at the words that follow, and asks
// whether one of the names is among them. It may say yes where there is no import, in a comment for instance; it never
// says no where there is one: what looks odd counts as yes.

/// Searches bytes for what may be an import.
struct ImportSearch: Sendable {
    private let names: Set<[UInt8]>
    private static let word = Array("import".utf8)
    /// How far it is looked for a name: comments within comments would be gone over again and again.
    private static let reach = 2_000
    /// What may appear between `import` and the module: `import struct A.B`.
    private static let kinds = Set(
        [
            "struct", "class", "enum", "protocol", "typealias", "func", "var", "let", "actor",
            "inout", "macro",
        ].map { Array($0.utf8) })

    init(names: some Sequence<String>) {
        self.names = Set(names.map { Array($0.utf8) })
    }

    /// The end of the last line in which the file may import one of the names; nil if there is none.
    func endOfLastLine(in bytes: [UInt8]) -> Int? {
        bytes.withUnsafeBufferPointer { bytes in
            var start = 0
            var last: Int?
            while let place = Self.nextImport(in: bytes, from: start) {
                start = place + Self.word.count
                if place > 0, Self.isASCIIName(bytes[place - 1]) { continue }
                if let end = endOfImport(bytes, from: start) { last = end }
            }
            return last.map { last in bytes[last...].firstIndex { $0 == 10 || $0 == 13 } ?? bytes.count }
        }
    }

    /// Where the name ends that follows the word `import`; nil if it is certainly none of those that are sought.
    private func endOfImport(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
        guard start < bytes.count, !Self.isASCIIName(bytes[start]) else { return nil }
        var place = start
        while true {
            guard Self.skipTrivia(bytes, &place, upTo: start + Self.reach) else { return bytes.count }
            guard place < bytes.count else { return nil }
            if bytes[place] == UInt8(ascii: "`") { place += 1 }
            let name = Self.name(bytes, at: &place)
            // A letter, or a blank such as U+00A0 that the parser takes for one with a warning.
            if names.contains(name) || name.contains(where: { $0 >= 0x80 }) { return place }
            guard Self.kinds.contains(name) else { return nil }
        }
    }

    /// The next place where the six letters appear. The table tells by the byte at the sixth place how far to jump,
    /// which is six bytes most of the time.
    private static func nextImport(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
        var last = start + 5
        while last < bytes.count {
            switch bytes[last] {
            case UInt8(ascii: "t"):
                let first = last - 5
                if bytes[first] == UInt8(ascii: "i"), bytes[first + 1] == UInt8(ascii: "m"),
                    bytes[first + 2] == UInt8(ascii: "p"), bytes[first + 3] == UInt8(ascii: "o"),
                    bytes[first + 4] == UInt8(ascii: "r")
                {
                    return first
                }
                last += 6
            case UInt8(ascii: "r"): last += 1
            case UInt8(ascii: "o"): last += 2
            case UInt8(ascii: "p"): last += 3
            case UInt8(ascii: "m"): last += 4
            case UInt8(ascii: "i"): last += 5
            default: last += 6
            }
        }
        return nil
    }

    /// Moves past blanks and comments; false where a comment does not end, or not soon.
    private static func skipTrivia(_ bytes: UnsafeBufferPointer<UInt8>, _ place: inout Int, upTo limit: Int) -> Bool {
        while place < bytes.count {
            guard place < limit else { return false }
            switch bytes[place] {
            case 0x20, 0x09...0x0D: place += 1
            case UInt8(ascii: "/"):
                guard place + 1 < bytes.count else { return false }
                if bytes[place + 1] == UInt8(ascii: "/") {
                    while place < bytes.count, place < limit, bytes[place] != 10,
                        bytes[place] != 13
                    {
                        place += 1
                    }
                } else if bytes[place + 1] == UInt8(ascii: "*") {
                    guard skipBlockComment(bytes, &place, upTo: limit) else { return false }
                } else {
                    return false
                }
            default: return true
            }
        }
        return true
    }

    private static func skipBlockComment(
        _ bytes: UnsafeBufferPointer<UInt8>, _ place: inout Int, upTo limit: Int
    ) -> Bool {
        var depth = 0
        while place + 1 < min(bytes.count, limit) {
            switch (bytes[place], bytes[place + 1]) {
            case (UInt8(ascii: "/"), UInt8(ascii: "*")):
                depth += 1
                place += 2
            case (UInt8(ascii: "*"), UInt8(ascii: "/")):
                depth -= 1
                place += 2
                if depth == 0 { return true }
            default: place += 1
            }
        }
        return false
    }

    /// The name that begins here; empty if none does.
    private static func name(_ bytes: UnsafeBufferPointer<UInt8>, at place: inout Int) -> [UInt8] {
        let start = place
        while place < bytes.count, isASCIIName(bytes[place]) || bytes[place] >= 0x80 { place += 1 }
        return Array(bytes[start..<place])
    }

    private static func isASCIIName(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
            true
        default: false
        }
    }
}
