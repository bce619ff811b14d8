// Places in source files: a position for people to read, and a location, which is a file and a range of its bytes, for
// everything else.

/// A line and a column, as editors show them.
package struct SourcePosition: Hashable, Sendable, Comparable {
    /// The line, counted from 1.
    package let line: Int
    /// The column in Unicode scalars, counted from 1.
    package let column: Int

    package init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }

    package static func < (left: SourcePosition, right: SourcePosition) -> Bool {
        (left.line, left.column) < (right.line, right.column)
    }
}

/// A range of bytes in a file.
package struct SourceLocation: Sendable {
    package let file: SourceFile
    /// Byte offsets into the file's bytes. An empty range is a place between two bytes.
    package let range: Range<Int>

    package init(file: SourceFile, range: Range<Int>) {
        self.file = file
        self.range = range
    }

    /// The line and column at which the range begins.
    package var position: SourcePosition { file.position(at: range.lowerBound) }

    /// The source text of the range, with invalid UTF-8 repaired.
    package var text: String { file.text(in: range) }
}

extension SourceLocation: Hashable {
    /// Whether two locations are the same range under the same path.
    package static func == (left: SourceLocation, right: SourceLocation) -> Bool {
        left.range == right.range && left.file.path == right.file.path
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(file.path)
        hasher.combine(range)
    }
}
