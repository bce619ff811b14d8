// The search over bytes. It finds the word `import`, and asks whether one of the names follows on its line. It may say
// yes where there is no import, in a comment for instance; it never says no where there is one: what cannot be told
// from the line alone counts as yes.

/// Searches bytes for what may be an import.
struct ImportSearch: Sendable {
    private let names: Set<[UInt8]>
    private static let word = Array("import".utf8)
    /// How far the word may begin behind a byte that is to be its last: six bytes, unless it has this byte.
    private static let jumps = word.dropLast().enumerated().reduce(into: Array(repeating: 6, count: 256)) {
        $0[Int($1.element)] = 5 - $1.offset
    }
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
            return last.map { last in bytes[last...].firstIndex(where: Lines.isBreak) ?? bytes.count }
        }
    }

    /// Where the name ends that follows the word `import`; nil if it is certainly none of those that are sought.
    private func endOfImport(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
        guard start < bytes.count, !Self.isASCIIName(bytes[start]) else { return nil }
        var rest = bytes[start...]
        while true {
            rest = rest.drop { Lines.isBlank($0) || $0 == UInt8(ascii: "`") }
            let name = Array(rest.prefix(while: \.isOfName))
            rest = rest.dropFirst(name.count)
            // A letter, or a blank such as U+00A0 that the parser takes for one with a warning.
            if names.contains(name) || name.contains(where: { $0 >= 0x80 }) { return rest.startIndex }
            if name.isEmpty {
                // A comment, or the end of the line: the name may follow.
                let isOpen = rest.first.map { (0x0A...0x0D).contains($0) || $0 == UInt8(ascii: "/") } ?? false
                return isOpen ? bytes.count : nil
            }
            guard Self.kinds.contains(name) else { return nil }
        }
    }

    /// The next place where the six letters appear.
    private static func nextImport(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
        var last = start + 5
        while last < bytes.count {
            if bytes[last] == UInt8(ascii: "t"), bytes[(last - 5)...last].elementsEqual(word) { return last - 5 }
            last += jumps[Int(bytes[last])]
        }
        return nil
    }

    private static func isASCIIName(_ byte: UInt8) -> Bool { byte < 0x80 && byte.isOfName }
}
