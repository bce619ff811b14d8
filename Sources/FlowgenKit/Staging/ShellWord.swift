// A path as a word of a command line, so that a command that is advised can be run as it stands.

/// Words for a POSIX shell.
enum ShellWord {
    /// The text as one word: as it is where that is safe, else in single quotes.
    static func quoted(_ text: String) -> String {
        let isPlain =
            !text.isEmpty
            && text.unicodeScalars.allSatisfy { scalar in
                scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
                    || "/._-+@%,:".unicodeScalars.contains(scalar)
            }
        if isPlain, text.first != "-" { return text }
        let inside = text.split(separator: "'", omittingEmptySubsequences: false)
            .joined(separator: #"'\''"#)
        return (text.first == "-" ? "./" : "") + "'\(inside)'"
    }
}
