// How long lines of generated code are broken. A declaration is laid out once, from its parts, where a context makes it.

/// Lays out code for lines of a certain width.
enum CodeLayout {
    /// The column at which a line of code ends.
    static let width = 120

    /// Whether a text that begins `indent` columns in fits on one line.
    static func fits(_ text: String, indent: Int) -> Bool {
        indent + text.unicodeScalars.count <= width
    }

    /// A list in parentheses: on the line that `start` begins and `end` follows if it fits, else on lines of its own, one
    /// for each item.
    static func list(_ items: [String], after start: String, end: String = "", indent: Int = 4) -> String {
        let whole = "(\(items.joined(separator: ", ")))"
        let line = (start.split(separator: "\n").last ?? "") + whole + end
        if items.isEmpty || !whole.contains("\n") && fits(String(line), indent: indent) { return whole }
        let margin = String(repeating: " ", count: indent)
        let lines = items.joined(separator: ",\n").split(separator: "\n")
        return "(\n" + lines.map { "\(margin)    \($0)\n" }.joined() + margin + ")"
    }

    /// The body of a declaration in braces, four columns in: on its line if that fits, else in lines of its own.
    static func body(_ lines: [String], after declaration: String) -> String {
        let whole = "{ \(lines.joined()) }"
        if lines.count == 1, !declaration.contains("\n"), fits("\(declaration) \(whole) ", indent: 4) { return whole }
        return "{\n\(lines.map { "        \($0)\n" }.joined())    }"
    }

    /// An enum of names, four columns in, and how it conforms: on one line if that fits.
    static func enumeration(_ head: String, of names: [String]) -> String {
        let whole = "\(head) { case \(names.joined(separator: ", ")) }"
        if fits(whole, indent: 4) { return whole }
        return "\(head) {\n" + caseRows(names, indent: 8).map { "        case \($0)\n" }.joined() + "    }"
    }

    /// Names in lines after `case `.
    static func caseRows(_ names: [String], indent: Int) -> [String] {
        names.filled(to: width - indent - "case ".count, separator: ",")
            .map { $0.hasSuffix(",") ? String($0.dropLast()) : $0 }
    }
}

extension [String] {
    /// The items in a row, with a separator after each but the last, in as few lines of at most `width` columns as
    /// there can be; `end` follows the last.
    func filled(to width: Int, separator: String, end: String = "") -> [String] {
        var lines: [String] = []
        var line = ""
        for (index, item) in enumerated() {
            let text = item + (index + 1 < count ? separator : end)
            if line.isEmpty {
                line = text
            } else if line.unicodeScalars.count + 1 + text.unicodeScalars.count <= width {
                line += " " + text
            } else {
                lines.append(line)
                line = text
            }
        }
        return lines + (line.isEmpty ? [] : [line])
    }
}
