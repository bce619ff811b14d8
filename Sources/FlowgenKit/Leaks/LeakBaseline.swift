// The leaks that a project has accepted for now: `.flowgen/leaks`, one line for each file and module, sorted, and
// parted by a tab; of an import that is passed on the line has more than the module, `public import LockKit`. A leak
// that is not listed fails the check, and so does a line that nothing leaks for any more: so the list only shrinks,
// unless somebody writes it anew.

import FlowModel

struct LeakBaseline: Sendable {
    struct Entry: Hashable, Comparable, Sendable {
        /// With escapes: a name may have a tab or a line break in it.
        let path: String
        let module: String

        init(path: String, module: String) { (self.path, self.module) = (path, module) }

        init(leaking module: String, in path: String) {
            let escapes: [Unicode.Scalar: String] = ["\\": "\\\\", "\t": "\\t", "\n": "\\n", "\r": "\\r"]
            self.init(path: path.unicodeScalars.map { escapes[$0] ?? String($0) }.joined(), module: module)
        }

        static func < (left: Entry, right: Entry) -> Bool {
            (left.path, left.module) < (right.path, right.module)
        }
    }

    static let path = ".flowgen/leaks"

    /// The accepted leaks, and the line of each, from 1.
    private var lines: [Entry: Int] = [:]
    private var used: Set<Entry> = []
    /// The lines that are not a path and a module.
    private var unreadable: [Int] = []
    private let file: SourceFile

    init(in files: any ReadableFileSystem) throws(WorkspaceError) {
        let bytes = try RelativePath(validating: Self.path).flatMap { path throws(WorkspaceError) in
            try files.kind(of: path) == .absent ? nil : files.read(path)
        }
        file = SourceFile(path: Self.path, bytes: bytes ?? [])
        let text = String(decoding: bytes ?? [], as: UTF8.self)
        let listed = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
        for (index, line) in listed.enumerated() {
            let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
            guard fields.count == 2, !fields.contains(where: \.isEmpty) else {
                if !line.isEmpty { unreadable.append(index + 1) }
                continue
            }
            lines[Entry(path: String(fields[0]), module: String(fields[1]))] = index + 1
        }
    }

    /// Whether a leak is accepted.
    mutating func accepts(_ entry: Entry) -> Bool {
        guard lines[entry] != nil else { return false }
        used.insert(entry)
        return true
    }

    /// An error for each line that nothing leaks for any more, and for each that cannot be read.
    var stale: [Diagnostic] {
        let bad = unreadable.map { line in
            Diagnostic(
                "check-baseline", "this line is not a file, a tab and a module",
                advice: "delete this line, or run `flowgen check --write-baseline`",
                at: SourceLocation(file: file, range: file.range(ofLine: line)))
        }
        let gone = lines.filter { !used.contains($0.key) }.map { entry, line in
            Diagnostic(
                "check-baseline", "\(entry.path) no longer leaks '\(entry.module)'",
                advice: "delete this line, or run `flowgen check --write-baseline`",
                at: SourceLocation(file: file, range: file.range(ofLine: line)))
        }
        return (bad + gone).sortedWithoutDuplicates()
    }

    /// The text that accepts these leaks.
    static func text(of entries: Set<Entry>) -> [UInt8] {
        Array(entries.sorted().map { "\($0.path)\t\($0.module)\n" }.joined().utf8)
    }
}
