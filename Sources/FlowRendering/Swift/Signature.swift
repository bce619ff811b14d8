// Function signatures as swift-format lays them out: on one line where they fit, else with one
// parameter a line.

import FlowModel
import SwiftNotation

/// The head of a function.
struct Signature {
    /// What stands before the parameters: `func startChat`.
    var head: String
    /// The parameters as declared: `prompt: String`.
    var parameters: [String]
    /// What stands after them, with a leading space: ` throws -> String`.
    var tail: String = ""

    /// The lines of the signature when it stands `indent` columns in; `brace` adds ` {`.
    func lines(indent: Int, brace: Bool) -> [String] {
        let end = tail + (brace ? " {" : "")
        let whole = head + "(" + parameters.joined(separator: ", ") + ")" + end
        if indent + whole.unicodeScalars.count <= DocComment.width || parameters.isEmpty {
            return [whole]
        }
        var lines = [head + "("]
        for (index, parameter) in parameters.enumerated() {
            lines.append("    " + parameter + (index + 1 < parameters.count ? "," : ""))
        }
        lines.append(")" + end)
        return lines
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
