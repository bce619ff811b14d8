// What would change, in the form that `patch` and `git apply` read: the unified format of the POSIX `diff` utility,
// with three lines of context, git's `a/` and `b/` before the path, and
// `/dev/null` for a file that is not there.

/// The difference between two states of a file in unified format; empty if the bytes are equal (a file that is absent
/// and one that is empty are equal in this sense).
///
/// - Parameters:
///   - old: the bytes before; nil if the file was absent.
///   - new: the bytes after; nil if the file will be absent.
///   - path: the file. Control characters in it are printed escaped.
package func unifiedDiff(old: [UInt8]?, new: [UInt8]?, path: RelativePath) -> String {
    let oldLines = splitLines(old ?? [])
    let newLines = splitLines(new ?? [])
    let changes = lineChanges(oldLines, newLines)
    guard !changes.isEmpty else { return "" }
    var text: [UInt8] = []
    text += "--- \(label(old == nil ? nil : "a/", path))\n".utf8
    text += "+++ \(label(new == nil ? nil : "b/", path))\n".utf8
    for group in hunks(changes) {
        appendHunk(group, oldLines, newLines, to: &text)
    }
    return String(decoding: text, as: UTF8.self)
}

package func unifiedDiff(old: String?, new: String?, path: RelativePath) -> String {
    unifiedDiff(old: old.map { Array($0.utf8) }, new: new.map { Array($0.utf8) }, path: path)
}

/// The number, from 1, of the first line in which two files differ; nil if they do not.
package func firstDifferingLine(_ old: [UInt8], _ new: [UInt8]) -> Int? {
    let shortest = min(old.count, new.count)
    var line = 1
    for index in 0..<shortest {
        if old[index] != new[index] { return line }
        if old[index] == newline { line += 1 }
    }
    return old.count == new.count ? nil : line
}

private let context = 3

/// Git ends a name that holds a space with a tab, so that readers know where it stops.
private func label(_ prefix: String?, _ path: RelativePath) -> String {
    guard let prefix else { return "/dev/null" }
    let name = prefix + printable(path.description)
    return name.utf8.contains(UInt8(ascii: " ")) ? name + "\t" : name
}

/// Changes whose contexts touch or overlap belong to one hunk.
private func hunks(_ changes: [LineChange]) -> [[LineChange]] {
    var result: [[LineChange]] = []
    for change in changes {
        if let last = result.last?.last, change.old.lowerBound - last.old.upperBound <= 2 * context {
            result[result.count - 1].append(change)
        } else {
            result.append([change])
        }
    }
    return result
}

private func appendHunk(
    _ changes: [LineChange], _ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>], to text: inout [UInt8]
) {
    guard let first = changes.first, let last = changes.last else { return }
    let before = min(context, first.old.lowerBound)
    let after = min(context, old.count - last.old.upperBound)
    let oldRange = first.old.lowerBound - before..<last.old.upperBound + after
    let newRange = first.new.lowerBound - before..<last.new.upperBound + after
    text += "@@ -\(position(oldRange)) +\(position(newRange)) @@\n".utf8
    var next = oldRange.lowerBound
    for change in changes {
        for line in old[next..<change.old.lowerBound] { append(line, " ", to: &text) }
        for line in old[change.old] { append(line, "-", to: &text) }
        for line in new[change.new] { append(line, "+", to: &text) }
        next = change.old.upperBound
    }
    for line in old[next..<oldRange.upperBound] { append(line, " ", to: &text) }
}

/// `start,count`; a count of one is left out, and an empty range names the line before it.
private func position(_ range: Range<Int>) -> String {
    switch range.count {
    case 0: "\(range.lowerBound),0"
    case 1: "\(range.lowerBound + 1)"
    default: "\(range.lowerBound + 1),\(range.count)"
    }
}

private func append(_ line: ArraySlice<UInt8>, _ mark: Unicode.Scalar, to text: inout [UInt8]) {
    text.append(UInt8(ascii: mark))
    text += line
    if line.last != newline { text += "\n\\ No newline at end of file\n".utf8 }
}
