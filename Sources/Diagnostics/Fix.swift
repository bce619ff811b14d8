// The rewrite of a file that a diagnostic's help describes, as data: tools apply it, and a test applies every one to
// prove that the help leads to a valid file.

/// A rewrite of one file.
package struct Fix: Hashable, Sendable {
    /// One replaced range.
    package struct Edit: Hashable, Sendable {
        /// Byte offsets into the file; empty to insert.
        package let range: Range<Int>
        /// The new text.
        package let text: String

        /// Creates an edit that replaces a range of bytes with a text.
        package init(_ range: Range<Int>, _ text: String) {
            self.range = range
            self.text = text
        }
    }

    /// The edits, which do not overlap, in the order of the file.
    package let edits: [Edit]

    /// Creates a rewrite from edits that do not overlap.
    package init(_ edits: [Edit]) {
        self.edits = edits.sorted { $0.range.lowerBound < $1.range.lowerBound }
    }

    /// Creates a rewrite that replaces one range of bytes.
    package init(replacing range: Range<Int>, with text: String) {
        self.init([Edit(range, text)])
    }

    /// The rewritten file.
    package func applied(to bytes: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        var end = 0
        for edit in edits {
            result += bytes[end..<edit.range.lowerBound]
            result += edit.text.utf8
            end = edit.range.upperBound
        }
        return result + bytes[end...]
    }
}
