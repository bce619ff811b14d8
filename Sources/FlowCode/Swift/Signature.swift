// A function without its body, laid out from its parts, for protocols, mocks and wrappers alike.

import FlowModel
import SwiftText

/// The head of a function.
struct Signature: Sendable {
    /// What precedes the parameters: `public func startChat`.
    var start: String
    /// The parameters as declared: `prompt: String`.
    var parameters: [String]
    /// `async throws`, `throws(PaymentError)`, or nothing.
    var effects = ""
    /// The type of the result; empty for none.
    var result = ""

    /// What names types in it.
    var types: [String] { parameters + [effects, result] }

    /// The declaration, four columns in, with its parameters on lines of their own where that is too long.
    ///
    /// - Parameter end: What follows in its line.
    func declaration(end: String = " {") -> String {
        let specifiers = (effects.isEmpty ? "" : " " + effects) + (result.isEmpty ? "" : " -> " + result)
        let list = CodeLayout.list(parameters, after: start, end: specifiers + end)
        return start + list + specifiers
    }

    /// The whole function, four columns in.
    func function(_ lines: [String]) -> String {
        let declaration = declaration()
        return declaration + " " + CodeLayout.body(lines, after: declaration)
    }
}

extension Parameter {
    /// The parameter as the protocol declares it; a closure outlives the call.
    var declaration: String {
        "\(label.spelled): \(type.escapingText)"
    }

    /// The parameter as a function declares it that a caller may call without it.
    var declarationWithDefault: String {
        declaration + (defaultValue.map { " = \($0.text)" } ?? "")
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
