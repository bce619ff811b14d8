// JSON, written: objects keep the order they are given in, so that the same report is the same bytes everywhere.
// Source: RFC 8259.

/// A JSON text in the making.
package indirect enum JSONValue: Sendable {
    /// `null`.
    case null
    /// A text.
    case string(String)
    /// A whole number.
    case number(Int)
    /// `true` or `false`.
    case bool(Bool)
    /// Values, in order.
    case array([JSONValue])
    /// Values by name, in order.
    case object([(name: String, value: JSONValue)])

    /// A list of texts; `null` where there is none.
    package static func texts(_ texts: [String]?) -> JSONValue {
        texts.map { .array($0.map(JSONValue.string)) } ?? .null
    }

    /// An object of the members that have a value.
    package static func members(_ members: [(String, JSONValue?)]) -> JSONValue {
        .object(members.compactMap { name, value in value.map { (name: name, value: $0) } })
    }

    /// The text, indented by two blanks a level, with a line feed at its end.
    package var text: String {
        var text = ""
        write(to: &text, depth: 0)
        return text + "\n"
    }

    /// The text on one line, such that no parser of HTML sees a tag or a comment in it.
    package var textInHTML: String {
        var text = ""
        write(to: &text, depth: nil)
        // Outside of strings JSON has none of these.
        for scalar in ["<", ">", "&"] as [Unicode.Scalar] {
            text = text.replacing(String(scalar), with: "\\u00" + String(scalar.value, radix: 16))
        }
        return text
    }

    /// - Parameter depth: how many levels it is indented by; nil where all is on one line.
    private func write(to text: inout String, depth: Int?) {
        let deeper = depth.map { $0 + 1 }
        switch self {
        case .null: text += "null"
        case .string(let string): Self.write(string, to: &text)
        case .number(let number): text += String(number)
        case .bool(let bool): text += bool ? "true" : "false"
        case .array(let values):
            Self.write(values, between: "[]", to: &text, depth) { value, text in
                value.write(to: &text, depth: deeper)
            }
        case .object(let members):
            Self.write(members, between: "{}", to: &text, depth) { member, text in
                Self.write(member.name, to: &text)
                text += depth == nil ? ":" : ": "
                member.value.write(to: &text, depth: deeper)
            }
        }
    }

    private static func write<Element>(
        _ elements: [Element], between brackets: String, to text: inout String, _ depth: Int?,
        _ writeElement: (Element, inout String) -> Void
    ) {
        text += brackets.prefix(1)
        func newLine(_ depth: Int?) -> String {
            depth.map { "\n" + String(repeating: "  ", count: $0) } ?? ""
        }
        for (index, element) in elements.enumerated() {
            text += (index == 0 ? "" : ",") + newLine(depth.map { $0 + 1 })
            writeElement(element, &text)
        }
        if !elements.isEmpty { text += newLine(depth) }
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
            case _ where scalar.isHiddenOrControlling:
                for unit in String(scalar).utf16 {
                    let digits = String(unit, radix: 16)
                    text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
                }
            default: text.unicodeScalars.append(scalar)
            }
        }
        text += "\""
    }
}
