// Where a line of a changed text stood before: a finding about a file that nobody has written yet is
// shown in the file as it is.

package struct LineMap: Sendable {
    private let changes: [LineChange]
    private let oldCount: Int

    package init(old: [UInt8], new: [UInt8]) {
        let oldLines = splitLines(old)
        oldCount = oldLines.count
        changes = lineChanges(oldLines, splitLines(new))
    }

    /// The number, from 1, of the old line that a new line is, or takes the place of, or follows.
    package func oldLine(ofNew line: Int) -> Int {
        // The changes are in order, so the last one that begins before the line decides.
        var low = 0
        var high = changes.count
        while low < high {
            let middle = (low + high) / 2
            if changes[middle].new.lowerBound < line { low = middle + 1 } else { high = middle }
        }
        guard low > 0 else { return bounded(line) }
        let change = changes[low - 1]
        guard line - 1 < change.new.upperBound else {
            return bounded(line + change.old.upperBound - change.new.upperBound)
        }
        let inside = line - 1 - change.new.lowerBound
        let place = change.old.lowerBound + min(inside, max(change.old.count - 1, 0))
        return bounded(change.old.isEmpty ? change.old.lowerBound : place + 1)
    }

    private func bounded(_ line: Int) -> Int { min(max(line, 1), max(oldCount, 1)) }
}
