// What the statuses and errors of mock rules carry: how an expression of a case looks, and what is said of one that
// gives it other values.

import Diagnostics
import SwiftNotation

extension EnumCase {
    /// How an expression of the case looks, with the values of one that names it: their labels are those of the case.
    /// Values that are missing are `…`.
    func example(with arguments: [SwiftExpression.Argument]?) -> String {
        guard !payload.isEmpty else { return ".\(name.text)" }
        let given = arguments.flatMap { $0.count == payload.count ? $0.map(\.text) : nil }
        let values = payload.enumerated().map { index, value in
            (value.label.map { "\($0.text): " } ?? "") + (given?[index] ?? "…")
        }
        return ".\(name.text)(\(values.joined(separator: ", ")))"
    }

    /// What it carries, in words: "`receipt: String`", "no values".
    var carriedText: String {
        guard !payload.isEmpty else { return "no values" }
        let values = payload.map { value in
            (value.label.map { "\($0.text): " } ?? "") + value.type.text
        }
        return "`\(values.joined(separator: ", "))`"
    }
}

extension MockRule {
    /// Says what a case carries, where a rule gives it other values.
    func wrongValues(of item: EnumCase, given arguments: [SwiftExpression.Argument]?) -> Diagnostic {
        let example = item.example(with: arguments)
        let isWhole = !example.contains("…")
        return Diagnostic(
            "flow-mock-values", "'\(item.name.text)' carries \(item.carriedText)",
            advice: (isSingle ? "" : "in the list, ") + "write `\(example)`"
                + (isWhole ? "" : ", with a value in place of each `…`"), at: place(ofMember: item.name.text))
    }

    /// Whether what it does is one expression, and no list of them.
    private var isSingle: Bool {
        switch outcome {
        case .status, .value, .error: true
        case .statuses, .values: false
        }
    }
}
