// What stands between a function's name and its body, for the templates that declare it on one line.

import FlowModel
import Mustache
import SwiftNotation

/// The parameters of a function, its effects and its result.
struct Signature: Sendable {
    /// The parameters as declared: `prompt: String`.
    var parameters: [String]
    /// `async throws`, `throws(PaymentError)`, or nothing.
    var effects = ""
    /// The type of the result; empty for none.
    var result = ""

    /// The fields of a context whose template declares the function.
    static let fields: [ContextField<Self>] = [
        .text("parameters") { $0.parameters.joined(separator: ", ") },
        // What follows the parameters: ` async throws -> Int`.
        .text("specifiers") { signature in
            (signature.effects.isEmpty ? "" : " " + signature.effects)
                + (signature.result.isEmpty ? "" : " -> " + signature.result)
        },
        .text("result") { $0.result },
    ]
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
