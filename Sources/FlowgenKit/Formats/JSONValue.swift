// JSON, written: objects keep the order they are given in, so that the same report is the same bytes
// everywhere. Source: RFC 8259.

/// A JSON text in the making.
indirect enum JSONValue: Sendable {
    case string(String)
    case number(Int)
    case bool(Bool)
    case array([JSONValue])
    case object([(name: String, value: JSONValue)])

    /// An object of the members that have a value.
    static func members(_ members: [(String, JSONValue?)]) -> JSONValue {
        .object(members.compactMap { name, value in value.map { (name: name, value: $0) } })
    }

    /// The text, indented by two blanks a level, with a line feed at its end.
    var text: String {
        var text = ""
        write(to: &text, depth: 0)
        return text + "\n"
    }

    private func write(to text: inout String, depth: Int) {
        switch self {
        case .string(let string): Self.write(string, to: &text)
        case .number(let number): text += String(number)
        case .bool(let bool): text += bool ? "true" : "false"
        case .array(let values):
            Self.write(values, between: "[]", to: &text, depth) { value, text in
                value.write(to: &text, depth: depth + 1)
            }
        case .object(let members):
            Self.write(members, between: "{}", to: &text, depth) { member, text in
                Self.write(member.name, to: &text)
                text += ": "
                member.value.write(to: &text, depth: depth + 1)
            }
        }
    }

    private static func write<Element>(
        _ elements: [Element], between brackets: String, to text: inout String, _ depth: Int,
        _ writeElement: (Element, inout String) -> Void
    ) {
        text += brackets.prefix(1)
        for (index, element) in elements.enumerated() {
            text += (index == 0 ? "\n" : ",\n") + String(repeating: "  ", count: depth + 1)
            writeElement(element, &text)
        }
        if !elements.isEmpty { text += "\n" + String(repeating: "  ", count: depth) }
        text += brackets.suffix(1)
    }

    private static func write(_ string: String, to text: inout String) {
        text += "\""
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\n": text += "\\n"
            case "\r": text += "\\r"
            case "\t": text += "\\t"
            case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}":
                let digits = String(scalar.value, radix: 16)
                text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: text.unicodeScalars.append(scalar)
            }
        }
        text += "\""
    }
}
