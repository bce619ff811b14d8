// Finds the parts of an SDK's interface that are worth parsing: parsing all of a large interface takes seconds. One
// pass over the bytes looks for `protocol NAME`, `extension NAME` and so on. A source file that matches is parsed as a
// whole; of a `.swiftinterface`, which is the whole module, only the top-level declarations that match.

/// Looks for declarations of some names.
struct SDKSlices {
    private let names: Set<String>

    init(of names: Set<String>) { self.names = names }

    private static let keywords = [
        "actor", "class", "enum", "extension", "protocol", "struct", "typealias",
    ].map { Array($0.utf8) }

    /// The part of a file that is to be parsed; empty if there is none.
    func wanted(in bytes: [UInt8], isInterface: Bool) -> [UInt8] {
        guard isInterface else { return declares(bytes[...]) ? bytes : [] }
        return Self.topLevel(bytes).filter { declares(bytes[$0]) }.flatMap { bytes[$0] }
    }

    /// True if some code declares or extends one of the names.
    private func declares(_ bytes: ArraySlice<UInt8>) -> Bool {
        bytes.withUnsafeBufferPointer { bytes in
            var index = 0
            var isAfterKeyword = false
            while index < bytes.count {
                guard bytes[index].isOfName else {
                    // Only blanks, back-ticks and the points of a path may come between.
                    if isAfterKeyword, !" \n\t\r.`".utf8.contains(bytes[index]) { isAfterKeyword = false }
                    index += 1
                    continue
                }
                let start = index
                while index < bytes.count, bytes[index].isOfName { index += 1 }
                let word = UnsafeBufferPointer(rebasing: bytes[start..<index])
                if isAfterKeyword, names.contains(String(decoding: word, as: UTF8.self)) { return true }
                let isPath = isAfterKeyword && index < bytes.count && bytes[index] == UInt8(ascii: ".")
                isAfterKeyword = isPath || Self.isKeyword(word)
            }
            return false
        }
    }

    private static func isKeyword(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
        guard (4...9).contains(word.count) else { return false }
        return keywords.contains { $0.count == word.count && $0[0] == word[0] && $0.elementsEqual(word) }
    }

    /// The top-level declarations of an interface, in groups: a group ends with a line that begins with a brace,
    /// outside of any `#if`. The compiler indents everything else but `#if`.
    static func topLevel(_ bytes: [UInt8]) -> [Range<Int>] {
        bytes.withUnsafeBufferPointer { bytes in
            var groups: [Range<Int>] = []
            var (start, line, conditions) = (0, 0, 0)
            while line < bytes.count {
                var end = line
                while end < bytes.count, bytes[end] != UInt8(ascii: "\n") { end += 1 }
                end = min(end + 1, bytes.count)
                if bytes[line] == UInt8(ascii: "#") {
                    let text = bytes[line..<end]
                    if text.starts(with: "#if".utf8) { conditions += 1 }
                    if text.starts(with: "#endif".utf8) { conditions = max(0, conditions - 1) }
                }
                if conditions == 0, bytes[line] == UInt8(ascii: "}") {
                    groups.append(start..<end)
                    start = end
                }
                line = end
            }
            return start < bytes.count ? groups + [start..<bytes.count] : groups
        }
    }
}
