// Finds git's conflict markers: lines that begin with seven of `<`, `|` or `>`.

import SwiftSyntax

/// The marks that git leaves where two sides of a merge disagree.
package enum ConflictMarkers {
    /// Whether git has left its marks, rather than somebody has written them into a literal or a comment.
    package static func isConflicted(_ bytes: [UInt8]) -> Bool {
        guard firstLine(in: bytes) != nil else { return false }
        return ParserRoom.run(for: bytes) { areTokens(of: ParsedFile.tree(of: bytes)) } ?? true
    }

    /// Whether a mark is one of the tokens of a file, rather than part of a literal or a comment. To Swift, it may be an
    /// operator. In code that does not parse, every mark counts.
    static func areTokens(of tree: SourceFileSyntax) -> Bool {
        let marks = ["<", "|", ">"].map { String(repeating: $0, count: 7) }
        return tree.hasError || tree.tokens(viewMode: .sourceAccurate).contains { marks.contains($0.text) }
    }

    /// The line of the first mark, from 1; nil where there is none.
    package static func firstLine(in bytes: [UInt8]) -> Int? {
        let marks = "<|>".utf8.map { Array(repeating: $0, count: 7) + [32] }
        return Lines(bytes).starts.firstIndex { start in marks.contains { bytes[start...].starts(with: $0) } }.map {
            $0 + 1
        }
    }
}
