// Function signatures: on one line where they fit, else with the parameters on lines of their own.

import FlowModel
import SwiftNotation

/// The head of a function.
struct Signature {
    /// The text before the parameters: `func startChat`.
    var head: String
    /// The parameters as declared: `prompt: String`.
    var parameters: [String]
    /// The text after them, with a leading space: ` throws -> String`.
    var tail: String = ""

    /// The signature on one line.
    var line: String { head + "(" + parameters.joined(separator: ", ") + ")" + tail }

    /// The lines of the signature, indented by `indent` columns; `brace` adds ` {`.
    func lines(indent: Int, brace: Bool) -> [String] {
        let whole = line + (brace ? " {" : "")
        if indent + whole.unicodeScalars.count <= DocComment.width || parameters.isEmpty {
            return [whole]
        }
        let width = DocComment.width - indent - 4
        let rows = parameters.filled(to: width, separator: ",", end: brace ? "" : ")" + tail)
        return [head + "("] + rows.map { "    " + $0 } + (brace ? [")" + tail + " {"] : [])
    }
}

extension [String] {
    /// The items in a row, with a separator after each but the last, in as few lines of at most `width` columns
    /// as there can be; `end` follows the last.
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

extension Parameter {
    /// The parameter as the protocol declares it; a closure outlives the call.
    var declaration: String {
        "\(label.spelled): \(type.escapingText)"
    }

    /// The parameter as an argument of another call.
    var passed: String {
        let name = label.internal.spelled
        return type.prefixes.contains("@autoclosure") ? "\(name)()" : name
    }

    /// The parameter in the type of a closure: `_ prompt: String`; a closure outlives that call too.
    var inClosureType: String {
        let escaping = type.isFunction && !type.isVariadic ? "@escaping " : ""
        let type = type.isFunction || type.isVariadic ? self.type.storedText : self.type.text
        return "_ \(label.internal.spelled): \(escaping)\(type)"
    }
}
