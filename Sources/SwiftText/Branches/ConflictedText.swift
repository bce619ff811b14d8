// A file in which git left conflict markers, taken apart: the file as each side has it. What git could merge, and what
// somebody has edited since, is in both.

/// The versions of a file that two branches have changed.
package struct BranchVersions: Sendable, Hashable {
    /// The file as both branches had it; nil if they have not, or nobody knows.
    package var base: [UInt8]?
    package var ours: [UInt8]
    package var theirs: [UInt8]
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
        self.init(base: [], ours: [], theirs: [])
        let starts = Lines(text).starts
        for (start, end) in zip(starts, starts.dropFirst() + [text.count]) {
            let line = text[start..<end]
            let mark = line.prefix(7)
            let isMark =
                mark.count == 7 && mark.allSatisfy { $0 == mark.first } && (line.dropFirst(7).first ?? 10) <= 32
            switch (isMark ? mark.first : nil, part) {
            case (UInt8(ascii: "<"), .both):
                part = .ours
                hunks += 1
            case (UInt8(ascii: "|"), .ours):
                part = .base
                bases += 1
            case (UInt8(ascii: "="), .ours), (UInt8(ascii: "="), .base): part = .theirs
            case (UInt8(ascii: ">"), .theirs): part = .both
            default:
                if part == .both || part == .ours { ours += line }
                if part == .both || part == .theirs { theirs += line }
                if part == .both || part == .base { base? += line }
            }
        }
        guard part == .both, hunks > 0 else { return nil }
        if bases < hunks { base = nil }
    }

    private enum Part { case both, ours, base, theirs }
}
