// How generated code is laid out: on one line where it fits, else filled like a paragraph.

/// Lays out parts that commas separate.
enum CodeLayout {
    /// The column at which a line of code ends.
    static let width = 120

    /// Whether a text that begins `indent` columns in fits on one line.
    static func fits(_ text: String, indent: Int) -> Bool {
        indent + text.unicodeScalars.count <= width
    }

    /// A closure's type in a declaration of a handler, `var payHandler: (…)?`, four columns in.
    static func handlerType(
        of name: String, _ attribute: String, _ parameters: [String], _ result: String
    ) -> String {
        let whole = "\(attribute)(\(parameters.joined(separator: ", ")))\(result)"
        let declaration = "public var \(name)Handler: (\(whole))?"
        if fits(declaration, indent: 4) || parameters.isEmpty { return whole }
        let lines = filled(parameters, indent: 8, end: "").map { "        \($0)\n" }.joined()
        return "\(attribute)(\n\(lines)    )\(result)"
    }

    /// The parts in as few lines as possible, each line without its line break; `end` follows the last part.
    static func filled(_ parts: [String], indent: Int, end: String) -> [String] {
        var lines: [String] = []
        for (index, part) in parts.enumerated() {
            let text = part + (index + 1 < parts.count ? "," : end)
            if let line = lines.last, fits("\(line) \(text)", indent: indent) {
                lines[lines.count - 1] = "\(line) \(text)"
            } else {
                lines.append(text)
            }
        }
        return lines
    }
}
