// Which lines differ: the standard library's difference, after what both sides share at the start and at the end has
// been taken off.

/// A block of old lines that became a block of new lines; one of them may be empty.
struct LineChange: Hashable {
    let old: Range<Int>
    let new: Range<Int>
}

/// The lines of a text, each with its line feed; the last may lack it.
func splitLines(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = bytes.startIndex
    while start < bytes.endIndex {
        let end = bytes[start...].firstIndex(of: newline).map { $0 + 1 } ?? bytes.endIndex
        lines.append(bytes[start..<end])
        start = end
    }
    return lines
}

let newline = UInt8(ascii: "\n")

/// The blocks in which two lists of lines differ, in order, unchanged lines between any two.
func lineChanges(_ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]) -> [LineChange] {
    let shortest = min(old.count, new.count)
    var head = 0
    while head < shortest, old[head] == new[head] { head += 1 }
    var tail = 0
    while tail < shortest - head, old[old.count - 1 - tail] == new[new.count - 1 - tail] {
        tail += 1
    }
    let oldRange = head..<(old.count - tail)
    let newRange = head..<(new.count - tail)
    guard !oldRange.isEmpty || !newRange.isEmpty else { return [] }
    let whole = [LineChange(old: oldRange, new: newRange)]
    guard !oldRange.isEmpty, !newRange.isEmpty else { return whole }
    // The search keeps a trace as long as the square of the edits.
    guard oldRange.count + newRange.count <= mostLines else { return whole }
    let edits = new[newRange].difference(from: old[oldRange])
    var removed = Set<Int>(), inserted = Set<Int>()
    for edit in edits {
        switch edit {
        case .remove(let offset, _, _): removed.insert(offset + head)
        case .insert(let offset, _, _): inserted.insert(offset + head)
        }
    }
    var changes: [LineChange] = []
    var (left, right) = (head, head)
    while left < oldRange.upperBound || right < newRange.upperBound {
        let start = (left, right)
        while removed.contains(left) { left += 1 }
        while inserted.contains(right) { right += 1 }
        if (left, right) == start {
            (left, right) = (left + 1, right + 1)
        } else {
            changes.append(LineChange(old: start.0..<left, new: start.1..<right))
        }
    }
    return changes
}

/// Where more lines than these differ, they are one block, which is then also the readable answer.
private let mostLines = 3000
