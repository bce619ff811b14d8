// Texts inside HTML, and values inside its data block: nothing in them is markup.

/// Writes texts as HTML wants them.
enum HTMLText {
    /// A text between tags or in a quoted attribute.
    static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "'": result += "&#39;"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}

/// A value in JSON.
indirect enum JSON {
    case null
    case bool(Bool)
    case text(String)
    case list([JSON])
    case object([(key: String, value: JSON)])

    /// A list of texts; null where there is none.
    static func texts(_ values: [String]?) -> JSON {
        values.map { .list($0.map(JSON.text)) } ?? .null
    }

    /// A text; null where there is none.
    static func optional(_ value: String?) -> JSON { value.map(JSON.text) ?? .null }

    /// The value, printed such that no HTML parser sees a tag or a comment in it.
    var printed: String {
        switch self {
        case .null: "null"
        case .bool(let value): value ? "true" : "false"
        case .text(let text): Self.quoted(text)
        case .list(let values): "[" + values.map(\.printed).joined(separator: ",") + "]"
        case .object(let pairs):
            "{" + pairs.map { Self.quoted($0.key) + ":" + $0.value.printed }.joined(separator: ",")
                + "}"
        }
    }

    private static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "<", ">", "&", "\u{2028}", "\u{2029}", "\0"..<" ":
                let digits = String(scalar.value, radix: 16)
                result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}
