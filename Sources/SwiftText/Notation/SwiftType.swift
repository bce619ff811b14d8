// A type in its one spelling, and what the code generator asks about it. All facts come from the syntax alone: an alias
// of a closure is a named type here.

/// Where a type is written; parameters may have what values may not.
package enum TypePlace: Sendable, Hashable {
    /// A parameter of a function: `inout`, ownership, `some`, `@escaping`, `@autoclosure` and a trailing `...` are
    /// allowed.
    case parameter
    /// A result, a payload, a property: none of these.
    case value
}

package struct SwiftType: Sendable, Hashable, CustomStringConvertible {
    package enum Form: String, Sendable, Hashable {
        /// `Int`, `Foo.Bar`, `Result<A, B>`, `Void`.
        case named
        case optional
        case array
        case dictionary
        case tuple
        case function
        case metatype
        case existential
        case opaque
        case composition
    }

    /// The whole type in its one spelling: swift-format's spacing and shorthand.
    package private(set) var text: String
    package let form: Form
    /// The name of a named type without its generic arguments (`Result`, `Foo.Bar`); "Array", "Dictionary" and
    /// "Optional" for the shorthands; nil for every other form.
    package let baseName: String?
    /// Generic arguments; the element of arrays and optionals; key and value; tuple elements; the parameters of a
    /// function followed by its result; what `any`, `some`, `.Type` is about.
    package let arguments: [SwiftType]
    /// One for each of ``arguments`` in tuples and functions: the label, or nil. Empty elsewhere.
    package let labels: [String?]
    /// What comes before the type: `inout`, `@escaping`, `@MainActor`, in order.
    package private(set) var prefixes: [String]
    /// What a function type says between its parameters and its arrow: "", "async throws".
    package private(set) var effects: String
    /// Whether `...` follows: a variadic parameter.
    package private(set) var isVariadic: Bool
    /// The names of all types mentioned, dotted ones whole, in order, each once.
    package let identifiers: [String]

    /// In place of a type that cannot be read.
    package static let unread = SwiftType(.named, "")

    package var description: String { text }
}

extension SwiftType {
    /// A closure, under attributes too.
    package var isFunction: Bool { form == .function }
    package var isOptional: Bool { form == .optional }
    package var isArray: Bool { form == .array }
    package var isDictionary: Bool { form == .dictionary }
    package var isSet: Bool { form == .named && (baseName == "Set" || baseName == "Swift.Set") }
    package var isVoid: Bool { baseName == "Void" || baseName == "Swift.Void" }
    /// `some P`, at the outermost level.
    package var isOpaque: Bool { form == .opaque }
    /// `@escaping` appears before it.
    package var isEscaping: Bool { prefixes.contains("@escaping") }

    /// The type of a closure parameter that must outlive the call: with `@escaping` if it is a plain closure without
    /// it, else unchanged (an optional closure escapes as it is).
    package var escapingText: String {
        guard isFunction, !isEscaping, !isVariadic else { return text }
        return (prefixes + ["@escaping", bareText]).joined(separator: " ")
    }

    /// The type as a stored value has it: without `@escaping`, `inout`, ownership and `...`; a variadic parameter is an
    /// array.
    package var storedText: String {
        let dropped: Set<String> = [
            "@escaping", "@autoclosure", "inout", "borrowing", "consuming", "sending", "isolated",
        ]
        let kept = prefixes.filter { !dropped.contains($0) }
        let element = (kept + [bareText]).joined(separator: " ")
        guard isVariadic else { return element }
        return "[\(element)]"
    }

    /// The type without what comes before it and without `...`.
    package var bareText: String {
        let before = prefixes.reduce(0) { $0 + $1.utf8.count + 1 }
        guard isVariadic else { return String(Substring(text.utf8.dropFirst(before))) }
        let element = text.utf8.dropFirst(before).dropLast(3)
        let isWrapped = SwiftType.needsParentheses(form)
        return String(Substring(isWrapped ? element.dropFirst().dropLast() : element))
    }
}

extension SwiftType {
    init(_ form: Form, _ text: String, name: String? = nil, of arguments: [SwiftType] = [], labels: [String?] = []) {
        self.init(
            text: text, form: form, baseName: name, arguments: arguments, labels: labels,
            prefixes: [], effects: "", isVariadic: false,
            identifiers: SwiftType.union(form == .named ? [name ?? text] : [], arguments))
    }

    static func array(of element: SwiftType) -> SwiftType {
        SwiftType(.array, "[\(element.text)]", name: "Array", of: [element])
    }

    static func dictionary(of key: SwiftType, _ value: SwiftType) -> SwiftType {
        SwiftType(.dictionary, "[\(key.text): \(value.text)]", name: "Dictionary", of: [key, value])
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
        var type = SwiftType(.function, text, of: parameters + [result], labels: labels + [nil])
        type.effects = effects
        return type
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
        var type = self
        type.text = (more + [text]).joined(separator: " ")
        type.prefixes = more + prefixes
        return type
    }

    /// The same type as a variadic parameter.
    func variadic() -> SwiftType {
        var type = self
        (type.text, type.isVariadic) = (asOperand + "...", true)
        return type
    }

    /// The same type as a parameter of Objective-C whose nullability nobody declared.
    func implicitlyUnwrapped() -> SwiftType {
        var type = self
        type.text = asOperand + "!"
        return type
    }

    private static func union(_ names: [String], _ types: [SwiftType]) -> [String] {
        var result = names
        for name in types.lazy.flatMap(\.identifiers) where !result.contains(name) {
            result.append(name)
        }
        return result
    }
}
