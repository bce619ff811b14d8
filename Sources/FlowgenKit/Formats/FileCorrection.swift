// What brings a file up to date, as one change of some of its lines: the form in which editors and code hosts offer a
// fix.

import Diagnostics
import Workspace

package struct FileCorrection: Sendable {
    package let path: String
    /// The text that goes, by lines and columns; empty if something is only added.
    package let removed: Range<SourcePosition>
    /// The text that replaces it.
    package let inserted: String

    /// The correction that turns `old`, nil where there is no file, into `new`: from the first line that differs to the
    /// last.
    init(path: String, old: [UInt8]?, new: [UInt8]) {
        self.path = path
        let file = SourceFile(path: path, bytes: old ?? [])
        let before = Self.lines(file.bytes)
        let after = Self.lines(new)
        var start = 0
        while start < min(before.count, after.count), before[start] == after[start] { start += 1 }
        var end = 0
        while end < min(before.count, after.count) - start,
            before[before.count - 1 - end] == after[after.count - 1 - end]
        {
            end += 1
        }
        let from = before[..<start].reduce(0) { $0 + $1.count }
        let until = before[..<(before.count - end)].reduce(0) { $0 + $1.count }
        removed = file.position(at: from)..<file.position(at: until)
        inserted = String(
            decoding: after[start..<(after.count - end)].joined(), as: UTF8.self)
    }

    private static func lines(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
        var lines: [ArraySlice<UInt8>] = []
        var start = 0
        for (index, byte) in bytes.enumerated() where byte == 10 {
            lines.append(bytes[start...index])
            start = index + 1
        }
        if start < bytes.count { lines.append(bytes[start...]) }
        return lines
    }
}

extension FileCorrection {
    /// What a run changes in a planned file; nil if that is nothing.
    init?(_ action: FileAction) {
        guard [.create, .update, .replace].contains(action.effect), let new = action.new else {
            return nil
        }
        self.init(path: action.path.description, old: action.old, new: new)
    }
}
