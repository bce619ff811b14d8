// The text of a `pre-commit` hook with flowgen's lines in it. They stand between two marks, right behind
// the first line, so that nothing that a hook does already can end before them; all else stays as it
// is, byte by byte, and taking the lines out gives what was there before.

/// A hook's text.
struct HookScript {
    /// Why a hook cannot take the lines.
    enum Refusal: Error {
        /// Its first line names no shell.
        case noShell
        /// It has the mark of the beginning, and not that of the end.
        case brokenMarks
    }

    /// The project's folder as seen from the top of the worktree; empty for the top itself.
    let project: String
    private static let shebang = "#!/bin/sh\n"

    private var begin: String { "# >>> flowgen\(project.isEmpty ? "" : " \(project)") >>>\n" }
    private var end: String { "# <<< flowgen\(project.isEmpty ? "" : " \(project)") <<<\n" }

    private var lines: String {
        let root = project.isEmpty ? "" : " --root \(Self.quoted(project))"
        return begin + """
            # Judges what is about to be committed. `flowgen hook uninstall` takes these lines out.
            if ! command -v flowgen >/dev/null 2>&1; then
                echo "flowgen is not in PATH: install it, or commit with --no-verify" >&2
                exit 1
            fi
            flowgen check --staged\(root) || exit $?

            """ + end
    }

    /// The hook with the lines; nil if it has them already.
    func installed(in old: [UInt8]?) throws(Refusal) -> [UInt8]? {
        let fresh = Array((Self.shebang + lines).utf8)
        guard let old, !old.isEmpty else { return fresh }
        let plain = try uninstalled(from: old) ?? old
        if plain.isEmpty { return fresh == old ? nil : fresh }
        let first = plain.prefix { $0 != 10 }
        guard Self.isShell(String(decoding: first, as: UTF8.self)) else { throw .noShell }
        var new = Array(first) + [10]
        new += Array(lines.utf8)
        new += plain.dropFirst(first.count + 1)
        return new == old ? nil : new
    }

    /// The hook without the lines, empty if there was nothing else; nil if it does not have them.
    func uninstalled(from old: [UInt8]) throws(Refusal) -> [UInt8]? {
        guard let start = Self.place(of: begin, in: old[...]) else { return nil }
        guard let stop = Self.place(of: end, in: old[start...]) else { throw .brokenMarks }
        let new = Array(old[..<start] + old[(stop + end.utf8.count)...])
        return new == Array(Self.shebang.utf8) ? [] : new
    }

    /// Whether a first line names a shell that understands the lines.
    private static func isShell(_ line: String) -> Bool {
        guard line.hasPrefix("#!") else { return false }
        let words = line.dropFirst(2).split { $0 == " " || $0 == "\t" || $0 == "\r" }
        let names = words.map { $0.split(separator: "/").last ?? "" }
        let shells: Set<Substring> = ["sh", "bash", "dash", "zsh", "ksh", "ash"]
        if names.first == "env" { return names.dropFirst().contains { shells.contains($0) } }
        return names.first.map(shells.contains) ?? false
    }

    /// Where a whole line stands.
    private static func place(of line: String, in bytes: ArraySlice<UInt8>) -> Int? {
        let wanted = Array(line.utf8)
        var start = bytes.startIndex
        while start < bytes.endIndex {
            if bytes[start...].starts(with: wanted) { return start }
            guard let feed = bytes[start...].firstIndex(of: 10) else { return nil }
            start = feed + 1
        }
        return nil
    }

    private static func quoted(_ text: String) -> String {
        "'"
            + text.split(separator: "'", omittingEmptySubsequences: false)
            .joined(separator: #"'\''"#) + "'"
    }
}
