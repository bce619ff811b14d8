// The log of a mock's calls: one argument as it is, several as a tuple. A closure that only delays an argument is
// evaluated at once.

import FlowModel
import SwiftNotation

/// What a mock records of each call.
struct MockLog {
    let parameters: [Parameter]

    /// The type of what is recorded of a call: the argument, or a tuple of several; empty where there are none.
    var type: String {
        if parameters.count == 1 { return parameters[0].loggedType }
        let fields = parameters.map { "\($0.label.internal.spelled): \($0.loggedType)" }
        return fields.isEmpty ? "" : "(\(fields.joined(separator: ", ")))"
    }

    /// What is recorded of a call.
    var value: String {
        let names = parameters.map(\.label.internal.spelled).joined(separator: ", ")
        return parameters.count > 1 ? "(\(names))" : names
    }

    /// The arguments as the closure of the step takes them.
    var arguments: String { parameters.map(\.handed).joined(separator: ", ") }
}

extension Parameter {
    /// Whether it is an expression that the caller writes as a value, and the mock evaluates.
    var isEvaluated: Bool {
        type.prefixes.contains("@autoclosure") && type.effects.isEmpty
    }

    fileprivate var loggedType: String {
        isEvaluated ? type.arguments.last?.text ?? type.storedText : type.storedText
    }

    /// The parameter in the type of the step's closure: `_ prompt: String`.
    var inStepClosure: String {
        isEvaluated ? "_ \(label.internal.spelled): \(loggedType)" : inClosureType
    }

    /// The argument of that closure.
    fileprivate var handed: String { (type.isInout ? "&" : "") + label.internal.spelled }
}
