// The text of a `pre-commit` hook with flowgen's lines in it. They are between two marks, at the top, so that nothing
// that a hook does already can end before them; all else stays as it is, byte by byte, and removing the lines gives
// what was there before.

struct HookScript {
    enum Refusal: String, Error {
        case noShell = "it is not a shell script; have it run `flowgen check --staged`"
        case brokenMarks = "one of flowgen's two marks is missing; remove flowgen's lines by hand"
    }

    /// The project's folder as seen from the top of the worktree; empty for the top itself. It holds no line break,
    /// since the marks are comments.
    let project: String
    /// Where flowgen is on this machine; nil if that is not known.
    var program: String?
    private static let shebang = "#!/bin/sh\n"

    private var begin: String { "# >>> flowgen\(project.isEmpty ? "" : " \(project)") >>>\n" }
    private var end: String { "# <<< flowgen\(project.isEmpty ? "" : " \(project)") <<<\n" }

    /// Where package managers put programs.
    private static let folders = [
        "~/.local/bin", "/opt/homebrew/bin", "/usr/local/bin", "/home/linuxbrew/.linuxbrew/bin",
        "~/.local/share/mise/shims", "~/.mint/bin",
    ]

    private var lines: String {
        let root = project.isEmpty ? "" : " --root \(ShellWord.quoted(project))"
        // A hook may be started without HOME, too.
        let usual = Self.folders.map { "\"\($0.replacing("~", with: "${HOME-}"))/flowgen\"" }
        let own = program.map { [ShellWord.quoted($0)] } ?? []
        let words = (own + usual + ["''"]).joined(separator: " \\\n    ")
        let tried = (["PATH"] + (program.map { [$0] } ?? []) + Self.folders).joined(separator: ", ")
        let message = ShellWord.quoted("flowgen was not found. Tried: \(tried)")
        return begin + """
            # Checks what is about to be committed. `flowgen hook uninstall` removes these lines.
            # Git clients with a window run hooks without your PATH, so the usual folders are tried, too.
            flowgen=$(command -v flowgen) || for flowgen in \\
                \(words); do
                [ ! -f "$flowgen" ] || [ ! -x "$flowgen" ] || break
            done
            if [ -z "$flowgen" ]; then
                echo \(message) >&2
                echo "Install it, or commit with --no-verify." >&2
                exit 1
            fi
            "$flowgen" check --staged\(root) || exit $?

            """ + end
    }

    /// The hook with the lines; nil if it has them already.
    func installed(in old: [UInt8]?) throws(Refusal) -> [UInt8]? {
        let fresh = Array((Self.shebang + lines).utf8)
        guard let old, !old.isEmpty else { return fresh }
        let plain = try uninstalled(from: old) ?? old
        let new = plain.isEmpty ? fresh : try added(to: plain)
        return new == old ? nil : new
    }

    private func added(to plain: [UInt8]) throws(Refusal) -> [UInt8] {
        let first = plain.prefix { $0 != 10 }
        guard Self.isShell(String(decoding: first, as: UTF8.self)) else { throw .noShell }
        return Array(first) + [10] + Array(lines.utf8) + plain.dropFirst(first.count + 1)
    }

    /// The hook without the lines, empty if there was nothing else; nil if it does not have them.
    func uninstalled(from old: [UInt8]) throws(Refusal) -> [UInt8]? {
        guard let start = Self.offset(of: begin, in: old[...]) else { return nil }
        guard let stop = Self.offset(of: end, in: old[start...]) else { throw .brokenMarks }
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

    /// Where text begins that starts at a line.
    private static func offset(of text: String, in bytes: ArraySlice<UInt8>) -> Int? {
        let wanted = Array(text.utf8)
        var start = bytes.startIndex
        while start < bytes.endIndex {
            if bytes[start...].starts(with: wanted) { return start }
            guard let feed = bytes[start...].firstIndex(of: 10) else { return nil }
            start = feed + 1
        }
        return nil
    }
}
