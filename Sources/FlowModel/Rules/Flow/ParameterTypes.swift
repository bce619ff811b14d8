// What a step takes is kept: the mock lists the arguments of every call, and so does the app's view keep what a view
// takes. So a parameter is a value that can be stored, and says something; and a view's can be passed on as it is.

import Diagnostics
import SwiftNotation

enum ParameterTypes: FlowRule {
    private static let ownership: Set<String> = ["inout", "borrowing", "consuming", "isolated"]

    static func check(_ facts: FlowFacts) -> [Diagnostic] {
        facts.flow.steps.flatMap(\.parameters).compactMap { check($0, of: "step") }
            + facts.flow.views.flatMap(\.parameters).compactMap { parameter in
                check(parameter, of: "view") ?? checkPassing(parameter)
            }
    }

    private static func check(_ parameter: Parameter, of noun: String) -> Diagnostic? {
        let type = parameter.type
        if let word = type.prefixes.first(where: ownership.contains) {
            return .borrowedParameter(parameter, of: noun, word: word)
        }
        if type.isOpaque { return .opaqueParameter(parameter, of: noun) }
        return type.isVoid || type.text == "()" ? .emptyParameter(parameter) : nil
    }

    /// What cannot be passed on once it is stored.
    private static func checkPassing(_ parameter: Parameter) -> Diagnostic? {
        let type = parameter.type
        guard type.isVariadic || type.prefixes.contains("@autoclosure") else { return nil }
        let word = type.isVariadic ? "`...`" : "`@autoclosure`"
        return .changedParameter(parameter, word: word)
    }
}

extension Diagnostic {
    fileprivate static func borrowedParameter(_ parameter: Parameter, of noun: String, word: String) -> Diagnostic {
        let change = noun == "step" ? ", and answer with `returns` what changes" : ""
        return Diagnostic(
            "flow-parameter-type", "a \(noun) cannot take a parameter that is `\(word)`",
            advice: "write `\(parameter.type.storedText)`\(change)", at: parameter.location
        )
    }

    fileprivate static func opaqueParameter(_ parameter: Parameter, of noun: String) -> Diagnostic {
        let text = parameter.type.text
        let name = text.hasPrefix("some ") ? String(text.dropFirst(5)) : text
        return Diagnostic(
            "flow-parameter-type", "a \(noun) cannot take a parameter of an unnamed type",
            advice: "write `any \(name)`", at: parameter.location
        )
    }

    fileprivate static func emptyParameter(_ parameter: Parameter) -> Diagnostic {
        Diagnostic(
            "flow-parameter-type", "this parameter says nothing: its type has a single value",
            advice: "leave it out", at: parameter.location)
    }

    fileprivate static func changedParameter(_ parameter: Parameter, word: String) -> Diagnostic {
        Diagnostic(
            "flow-parameter-type", "a view cannot take a parameter with \(word)",
            advice: "write `\(parameter.type.storedText)`", at: parameter.location
        )
    }
}
