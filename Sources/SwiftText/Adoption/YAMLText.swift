// Texts as values of a flow file.

enum YAMLText {
    /// A Swift type: plain if it is a name, else in quotes.
    static func type(_ text: String) -> String {
        text.utf8.allSatisfy { $0.isOfName || $0 == UInt8(ascii: ".") } ? text : quoted(text)
    }

    /// A text on one line.
    static func quoted(_ text: String) -> String {
        let line = text.split(whereSeparator: \.isNewline).map { part in
            part.drop { $0 == " " }
        }.joined(separator: " ")
        return "'" + line.replacing("'", with: "''") + "'"
    }

    /// A key: a name, or two.
    static func key(_ text: String) -> String {
        let odd: Set = ["true", "false", "yes", "no", "on", "off", "null", "y", "n", "~"]
        // A label that Swift takes for the beginning of a declaration.
        let words = text.split(separator: " ")
        if words.count == 2, ["func", "inout", "let", "var"].contains(words[0]) {
            return quoted("`\(words[0])` \(words[1])")
        }
        let isPlain = text.first != "_" || text.contains(" ")
        return odd.contains(text.lowercased()) || !isPlain ? quoted(text) : text
    }
}
