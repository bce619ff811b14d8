// The diagnostics of one file as they are collected. Their number is bounded, so that a hostile file cannot make
// flowgen print, or work out, a million of them.

package struct DiagnosticList {
    package static let limit = 100

    let file: SourceFile
    private var list: [Diagnostic] = []
    private var hasMore = false

    package init(file: SourceFile) { self.file = file }

    package var isEmpty: Bool { list.isEmpty }

    /// Adds an error. The message and the advice are worked out only if it will be shown.
    package mutating func add(
        _ id: DiagnosticID, at range: Range<Int>, _ message: @autoclosure () -> String,
        advice: @autoclosure () -> String? = nil
    ) {
        if isFull() { return }
        let location = SourceLocation(file: file, range: range)
        list.append(Diagnostic(id, message(), advice: advice(), at: location))
    }

    package mutating func add(_ diagnostic: Diagnostic) {
        if !isFull() { list.append(diagnostic) }
    }

    /// Whether no more is shown. Whoever asks before costly work leaves that out.
    package mutating func isFull() -> Bool {
        guard list.count >= Self.limit else { return false }
        hasMore = true
        return true
    }

    /// Whether one of them is about a part of a range.
    package func cover(_ range: Range<Int>?) -> Bool {
        guard let range else { return false }
        return list.contains { $0.location?.range.overlaps(range) == true }
    }

    /// All of them, in the order of the file.
    package func sorted() -> [Diagnostic] {
        var sorted = list.sortedWithoutDuplicates()
        if hasMore {
            let message = "more than \(Self.limit) errors; the others are not shown"
            sorted.append(Diagnostic("yaml-too-many-errors", message, severity: .note, path: file.path))
        }
        return sorted
    }
}
