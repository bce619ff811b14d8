// Places in source files: a position for people to read, and a location, which
// is a file and a range of its bytes, for everything else.

/// A line and a column, as editors show them.
public struct SourcePosition: Hashable, Sendable, Comparable {
    /// The line, counted from 1.
    public let line: Int
    /// The column in Unicode scalars, counted from 1.
    public let column: Int

    /// Creates a position from a line and a column, both counted from 1.
    public init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }

    /// Whether one position comes before another in a file.
    public static func < (left: SourcePosition, right: SourcePosition) -> Bool {
        (left.line, left.column) < (right.line, right.column)
    }
}

/// A range of bytes in a file.
public struct SourceLocation: Sendable {
    /// The file.
    public let file: SourceFile
    /// Byte offsets into the file's bytes. An empty range is a place between two bytes.
    public let range: Range<Int>

    /// Creates a location from a file and a range of its byte offsets.
    public init(file: SourceFile, range: Range<Int>) {
        self.file = file
        self.range = range
    }

    /// The line and column at which the range begins.
    public var position: SourcePosition { file.position(at: range.lowerBound) }

    /// The source text of the range, with invalid UTF-8 repaired.
    public var text: String { file.text(in: range) }
}

extension SourceLocation: Hashable {
    /// Whether two locations are the same range under the same path.
    public static func == (left: SourceLocation, right: SourceLocation) -> Bool {
        left.range == right.range && left.file.path == right.file.path
    }

    /// Hashes the path and the range.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(file.path)
        hasher.combine(range)
    }
}
