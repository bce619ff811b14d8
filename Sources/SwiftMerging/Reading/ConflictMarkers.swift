// Finds git's conflict markers: lines that begin with seven of `<`, `|` or `>`.

/// The marks that git leaves where two sides of a merge disagree.
package enum ConflictMarkers {
    /// The line of the first mark, from 1; nil where there is none.
    package static func firstLine(in bytes: [UInt8]) -> Int? {
        firstLine(in: bytes) { _ in true }
    }

    /// Whether git has left its marks, rather than somebody has written them into a literal.
    package static func isConflicted(_ bytes: [UInt8]) -> Bool {
        guard firstLine(in: bytes) != nil else { return false }
        return ParserRoom.run(for: bytes) {
            do throws(MergeError) {
                _ = try ParsedFile(path: "", identity: nil, text: bytes)
                return false
            } catch {
                if case .conflictMarkers = error { return true }
                return false
            }
        } ?? true
    }

    /// The line of the first mark that counts, from 1; nil where there is none.
    static func firstLine(in bytes: [UInt8], where counts: (Int) -> Bool) -> Int? {
        var isLineStart = true
        for (offset, byte) in bytes.enumerated() {
            if isLineStart, isMark(bytes[offset...], of: byte), counts(offset) {
                return TextPlace(offset: offset, in: bytes).line
            }
            isLineStart = Lines.isBreak(byte)
        }
        return nil
    }

    private static func isMark(_ text: ArraySlice<UInt8>, of byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "|"):
            text.starts(with: Array(repeating: byte, count: 7) + [32])
        default: false
        }
    }
}
