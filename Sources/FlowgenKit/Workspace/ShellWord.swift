// A path as a word of a shell command: in advice that can be run as it stands, and in scripts that flowgen writes. This
// is the one place that quotes for a shell.

/// Words for a POSIX shell.
package enum ShellWord {
    /// The path as one word: as it is where that is safe, else in single quotes. One that begins like an option, or
    /// like one of git's pathspecs, gets `./` in front.
    package static func quoted(_ path: String) -> String {
        let text = ["-", ":"].contains(path.first) ? "./" + path : path
        let isPlain =
            !text.isEmpty
            && text.unicodeScalars.allSatisfy { scalar in
                scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
                    || "/._-+@%,:".unicodeScalars.contains(scalar)
            }
        if isPlain { return text }
        let inside = text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#)
        return "'\(inside)'"
    }
}
