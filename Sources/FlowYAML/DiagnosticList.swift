// The diagnostics of one file as they are collected. Their number is bounded, so that a hostile file cannot make
// flowgen print, or work out, a million of them.

import Diagnostics

struct DiagnosticList {
    static let limit = 100

    let file: SourceFile
    private var list: [Diagnostic] = []
    private var hasMore = false

    init(file: SourceFile) { self.file = file }

    var isEmpty: Bool { list.isEmpty }

    /// Adds an error. The message and the advice are worked out only if it will be shown.
    mutating func add(
        _ id: DiagnosticID, at range: Range<Int>, _ message: @autoclosure () -> String,
        advice: @autoclosure () -> String? = nil
    ) {
        guard list.count < DiagnosticList.limit else {
            hasMore = true
            return
        }
        let location = SourceLocation(file: file, range: range)
        list.append(Diagnostic(id, message(), advice: advice(), at: location))
    }

    /// Adds an error however many there are.
    mutating func add(_ diagnostic: Diagnostic) { list.append(diagnostic) }

    /// Whether one of them is about a part of a range.
    func cover(_ range: Range<Int>?) -> Bool {
        guard let range else { return false }
        return list.contains { $0.location?.range.overlaps(range) == true }
    }

    /// All of them, in the order of the file.
    func sorted() -> [Diagnostic] {
        var sorted = list.sortedWithoutDuplicates()
        if hasMore {
            let message = "more than \(DiagnosticList.limit) errors; the others are not shown"
            sorted.append(Diagnostic("yaml-too-many-mistakes", message, severity: .note, path: file.path))
        }
        return sorted
    }
}
