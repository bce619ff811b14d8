// How types are put together from their parts, for the fast and the slow reading
// alike, so that both spell them the same.

extension SwiftType {
    init(
        _ form: Form, _ text: String, name: String? = nil, of arguments: [SwiftType] = [],
        labels: [String?] = []
    ) {
        self.init(
            text: text, form: form, baseName: name, arguments: arguments, labels: labels,
            prefixes: [], effects: "", isVariadic: false,
            identifiers: SwiftType.union(form == .named ? [name ?? text] : [], arguments))
    }

    static func array(of element: SwiftType) -> SwiftType {
        SwiftType(.array, "[\(element.text)]", name: "Array", of: [element])
    }

    static func dictionary(of key: SwiftType, _ value: SwiftType) -> SwiftType {
        SwiftType(
            .dictionary, "[\(key.text): \(value.text)]", name: "Dictionary", of: [key, value])
    }

    static func optional(of wrapped: SwiftType) -> SwiftType {
        SwiftType(.optional, wrapped.asOperand + "?", name: "Optional", of: [wrapped])
    }

    static func existential(of constraint: SwiftType) -> SwiftType {
        SwiftType(.existential, "any \(constraint.text)", of: [constraint])
    }

    /// Whether the name is that of the protocol `Error`, which has its one spelling as a type:
    /// `any Error`.
    var isError: Bool { text == "Error" || text == "Swift.Error" }

    static func function(
        _ parameters: [SwiftType], labels: [String?], effects: String, result: SwiftType
    ) -> SwiftType {
        let list = zip(parameters, labels).map { type, label in
            label.map { "\($0): \(type.text)" } ?? type.text
        }
        let middle = effects.isEmpty ? "" : effects + " "
        let text = "(\(list.joined(separator: ", "))) \(middle)-> \(result.text)"
        let arguments = parameters + [result]
        return SwiftType(
            text: text, form: .function, baseName: nil, arguments: arguments,
            labels: labels + [nil], prefixes: [], effects: effects, isVariadic: false,
            identifiers: SwiftType.union([], arguments))
    }

    /// The text, in parentheses where a postfix such as `?` would bind to its last part alone.
    var asOperand: String {
        let binds = prefixes.isEmpty && !SwiftType.needsParentheses(form)
        return binds ? text : "(\(text))"
    }

    /// Whether a postfix beside a type of this form would bind to its last part alone.
    static func needsParentheses(_ form: Form) -> Bool {
        switch form {
        case .function, .existential, .opaque, .composition: true
        default: false
        }
    }

    /// The same type with attributes or specifiers before it.
    func prefixed(by more: [String]) -> SwiftType {
        SwiftType(
            text: (more + [text]).joined(separator: " "), form: form, baseName: baseName,
            arguments: arguments, labels: labels, prefixes: more + prefixes, effects: effects,
            isVariadic: isVariadic, identifiers: identifiers)
    }

    /// The same type as a variadic parameter.
    func variadic() -> SwiftType {
        SwiftType(
            text: asOperand + "...", form: form, baseName: baseName, arguments: arguments,
            labels: labels, prefixes: prefixes, effects: effects, isVariadic: true,
            identifiers: identifiers)
    }

    private static func union(_ names: [String], _ types: [SwiftType]) -> [String] {
        var result = names
        for name in types.lazy.flatMap(\.identifiers) where !result.contains(name) {
            result.append(name)
        }
        return result
    }
}
