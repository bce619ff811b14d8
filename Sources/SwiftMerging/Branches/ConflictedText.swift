// A file in which git left conflict markers, taken apart: the file as each side has it. What git could merge, and what
// somebody has edited since, is in both.

/// The versions of a file that two branches have changed.
package struct BranchVersions: Sendable, Hashable {
    /// The file as both branches had it; nil if they have not, or nobody knows.
    package var base: [UInt8]?
    package var ours: [UInt8]
    package var theirs: [UInt8]
    /// What git calls the two sides.
    package var labels = ["ours", "theirs"]
    /// The side that somebody has chosen: it goes where both have changed the same.
    package var chosen: Side?

    package enum Side: Sendable { case ours, theirs }

    /// The versions of a file that two branches have changed.
    package init(base: [UInt8]?, ours: [UInt8], theirs: [UInt8]) {
        (self.base, self.ours, self.theirs) = (base, ours, theirs)
    }

    /// The versions that a text with conflict markers shows; nil if it has none, or git did not write them.
    package init?(conflicted text: [UInt8]) {
        var part = Part.both
        var hunks = 0
        var bases = 0
        var starts = (base: 0, ours: 0, theirs: 0)
        self.init(base: [], ours: [], theirs: [])
        for line in Self.lines(of: text) {
            let mark = line.prefix(7)
            let isMark =
                mark.count == 7 && mark.allSatisfy { $0 == mark.first } && (line.dropFirst(7).first ?? 10) <= 32
            switch (isMark ? mark.first : nil, part) {
            case (UInt8(ascii: "<"), .both):
                (part, labels[0]) = (.ours, Self.label(line))
                starts = (base?.count ?? 0, ours.count, theirs.count)
                hunks += 1
            case (UInt8(ascii: "|"), .ours):
                part = .base
                bases += 1
            case (UInt8(ascii: "="), .ours), (UInt8(ascii: "="), .base): part = .theirs
            case (UInt8(ascii: ">"), .theirs):
                (part, labels[1]) = (.both, Self.label(line))
                if ours.count == starts.ours { Self.dropEmptyLine(&ours) }
                if theirs.count == starts.theirs { Self.dropEmptyLine(&theirs) }
                if var own = base, own.count == starts.base {
                    Self.dropEmptyLine(&own)
                    base = own
                }
            default:
                if part == .both || part == .ours { ours += line }
                if part == .both || part == .theirs { theirs += line }
                if part == .both || part == .base { base? += line }
            }
        }
        guard part == .both, hunks > 0 else { return nil }
        if bases < hunks { base = nil }
    }

    /// Where a side has nothing, the empty line above was about what the others have.
    private static func dropEmptyLine(_ text: inout [UInt8]) {
        let ends: [[UInt8]] = [[13, 10, 13, 10], [10, 10]]
        guard let end = ends.first(where: { text.suffix($0.count).elementsEqual($0) }) else { return }
        text.removeLast(end.count / 2)
    }

    private enum Part { case both, ours, base, theirs }

    private static func label(_ line: ArraySlice<UInt8>) -> String {
        let words = line.dropFirst(7).filter { $0 != 10 && $0 != 13 }
        return String(decoding: words.drop { $0 == 32 }, as: UTF8.self)
    }

    private static func lines(of text: [UInt8]) -> [ArraySlice<UInt8>] {
        var lines: [ArraySlice<UInt8>] = []
        var start = 0
        while start < text.count {
            let end = text[start...].firstIndex(of: 10).map { $0 + 1 } ?? text.count
            lines.append(text[start..<end])
            start = end
        }
        return lines
    }
}
