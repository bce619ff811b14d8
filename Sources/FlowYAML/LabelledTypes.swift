// Labels with their types where a type belongs: `value: Int`, `(value: Int)`, `[value: Int]`. None of these is a type
// of Swift, and each is meant as one value or as several.

/// A label and its type.
package struct LabelledType: Hashable, Sendable {
    /// The label.
    package let name: String
    /// The type, as Swift has it.
    package let type: String

    /// A label and its type.
    package init(name: String, type: String) {
        self.name = name
        self.type = type
    }

    /// The labels and types that a text consists of; nil for any other text.
    /// - Parameter tuples: whether `(a: Int, b: Int)` counts, which is a type.
    package static func all(in text: String, tuples: Bool = false) -> [LabelledType]? {
        let text = trimmed(text)
        guard text.utf8.count <= 400 else { return nil }
        let inner = withoutBrackets(text)
        let parts = pieces(of: inner)
        let pairs = parts.compactMap { part -> LabelledType? in
            guard let (name, type) = pair(part), isName(name), name.first?.isLowercase == true, let first = type.first,
                first.isUppercase || first == "[" || first == "(" || type.hasPrefix("any ")
            else { return nil }
            return LabelledType(name: name, type: type)
        }
        guard !pairs.isEmpty, pairs.count == parts.count else { return nil }
        return tuples || text.first != "(" || pairs.count == 1 ? pairs : nil
    }

    /// The type that some labels mean: the type of a single one, a tuple of several.
    package static func type(of pairs: [LabelledType]) -> String {
        if pairs.count == 1, let only = pairs.first { return only.type }
        return "(" + pairs.map { "\($0.name): \($0.type)" }.joined(separator: ", ") + ")"
    }
}

/// A text without the brackets of any kind around all of it.
func withoutBrackets(_ text: String) -> String {
    guard text.count > 2, let first = text.first, let last = text.last, ["()", "[]", "{}"].contains("\(first)\(last)")
    else { return text }
    let inner = String(text.dropFirst().dropLast())
    return SwiftText(inner).isBalancedThroughout ? trimmed(inner) : text
}
