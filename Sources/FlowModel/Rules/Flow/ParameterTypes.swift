// What a step takes is kept: the mock lists the arguments of every call. So a parameter is a value that
// can be stored, and says something.

import Diagnostics
import SwiftNotation

enum ParameterTypes: FlowRule {
    private static let ownership: Set<String> = ["inout", "borrowing", "consuming", "isolated"]

    static func check(_ facts: FlowFacts) -> [Diagnostic] {
        facts.flow.steps.flatMap(\.parameters).compactMap { parameter in
            let type = parameter.type
            if let word = type.prefixes.first(where: ownership.contains) {
                return .borrowedParameter(parameter, word: word)
            }
            if type.isOpaque { return .opaqueParameter(parameter) }
            return type.isVoid || type.text == "()" ? .emptyParameter(parameter) : nil
        }
    }
}

extension Diagnostic {
    fileprivate static func borrowedParameter(_ parameter: Parameter, word: String) -> Diagnostic {
        Diagnostic(
            "flow-parameter-type", "a step cannot take a parameter that is `\(word)`",
            advice: "write `\(parameter.type.storedText)`, and answer with `returns` what changes",
            at: parameter.location)
    }

    fileprivate static func opaqueParameter(_ parameter: Parameter) -> Diagnostic {
        let text = parameter.type.text
        let name = text.hasPrefix("some ") ? String(text.dropFirst(5)) : text
        return Diagnostic(
            "flow-parameter-type", "a step cannot take a parameter of an unnamed type",
            advice: "write `any \(name)`", at: parameter.location)
    }

    fileprivate static func emptyParameter(_ parameter: Parameter) -> Diagnostic {
        Diagnostic(
            "flow-parameter-type", "this parameter says nothing: its type has a single value",
            advice: "leave it out", at: parameter.location)
    }
}
