// The door of this module: texts from YAML in, checked Swift out. Equal texts are read once; a checker belongs to one
// thread. Only ASCII texts are remembered, since the standard library treats two spellings of one accented letter as
// equal.

import SwiftParser
import SwiftSyntax

package final class NotationChecker {
    private var values: [String: SwiftType] = [:]
    private var parameters: [String: SwiftType] = [:]
    private var expressions: [String: SwiftExpression] = [:]

    package init() {}

    /// Reads exactly one type.
    /// - Parameters:
    ///   - text: the type as Swift writes it, at most ``NotationLimits/bytes`` bytes, on one line.
    ///   - place: where it appears; values may not have `inout`, `some`, `@escaping` or `...`.
    package func type(_ text: String, in place: TypePlace = .value) throws(NotationError) -> SwiftType {
        let known = place == .value ? values[text] : parameters[text]
        let isASCII = text.utf8.allSatisfy { $0 < 0x80 }
        if let known, isASCII { return known }
        let type = try Self.parsedType(text, in: place)
        if isASCII {
            if place == .value { values[text] = type } else { parameters[text] = type }
        }
        return type
    }

    /// Reads exactly one expression.
    /// - Parameter text: the expression, at most ``NotationLimits/bytes`` bytes, on one line.
    /// - Throws: a ``NotationError`` for statements, declarations, assignments, comments and
    ///   whatever is not one complete expression.
    package func expression(_ text: String) throws(NotationError) -> SwiftExpression {
        let isASCII = text.utf8.allSatisfy { $0 < 0x80 }
        if isASCII, let known = expressions[text] { return known }
        let expression = try TextGuard(kind: .expression).read(text) { () throws(NotationError) in
            var parser = Parser(text)
            let tree = ExprSyntax.parse(from: &parser)
            guard !tree.hasError, !tree.hasWarning else {
                throw NotationError(in: tree, of: text, kind: .expression)
            }
            return try ExpressionReader(text: text).read(tree)
        }
        if isASCII { expressions[text] = expression }
        return expression
    }

    /// Reads one method signature without a body: `func name(a b: T, _ c: U) async throws -> V`.
    /// - Throws: a ``NotationError`` for anything else: attributes, modifiers, generic parameters,
    ///   default values, operators.
    package func signature(_ text: String) throws(NotationError) -> SwiftSignature {
        try TextGuard(kind: .signature).read(text) { () throws(NotationError) in
            var parser = Parser(text)
            let tree = DeclSyntax.parse(from: &parser)
            guard !tree.hasError, !tree.hasWarning else {
                throw NotationError(in: tree, of: text, kind: .signature)
            }
            try TriviaRule.check(tree, kind: .signature)
            guard let function = tree.as(FunctionDeclSyntax.self) else {
                throw NotationError(
                    "\(quoted(text)) is not a method", advice: "leave it out here, and write it in the wrapper")
            }
            return try MethodSignatureReader().read(function)
        }
    }

    /// A type by the parser.
    static func parsedType(_ text: String, in place: TypePlace) throws(NotationError) -> SwiftType {
        try TextGuard(kind: .type).read(text) { () throws(NotationError) in
            let trimmed = String(text.reversed().drop(while: { $0 == " " }).reversed())
            if trimmed.hasSuffix("[]"), !trimmed.contains(" ") {
                throw NotationError(
                    "Swift writes an array in square brackets around its type",
                    advice: "write '[\(trimmed.dropLast(2))]'")
            }
            let isVariadic = trimmed.hasSuffix("...")
            if isVariadic, place == .value {
                throw NotationError(
                    "'...' is only allowed in parameters",
                    advice: "write '[\(trimmed.dropLast(3))]'", offset: trimmed.utf8.count - 3)
            }
            let body = isVariadic ? String(trimmed.dropLast(3)) : text
            var parser = Parser(body)
            let tree = TypeSyntax.parse(from: &parser)
            guard !tree.hasError, !tree.hasWarning else { throw NotationError(in: tree, of: body, kind: .type) }
            try TriviaRule.check(tree, kind: .type)
            let type = try TypeReader().read(tree, place == .value ? .value : .parameter)
            guard isVariadic else { return type }
            guard type.prefixes.isEmpty else {
                throw NotationError("a variadic parameter has no attributes")
            }
            return type.variadic()
        }
    }
}

extension NotationChecker {
    /// A type's name: upper case first, no keyword.
    /// - Parameters:
    ///   - text: `Foo`, and where dots are allowed `Foo.Bar`; parts before the last may be modules.
    ///   - allowingDots: whether a dotted name is taken.
    package func typeName(_ text: String, allowingDots: Bool = false) throws(NotationError) -> SwiftName {
        try dotted(text, allowingDots: allowingDots, last: .type, noun: "a type")
    }

    /// A module's name, of either case.
    /// - Parameters:
    ///   - text: `FirebaseAuth`, and where dots are allowed `UIKit.UIView`.
    ///   - allowingDots: whether submodules are taken.
    package func moduleName(_ text: String, allowingDots: Bool = true) throws(NotationError) -> SwiftName {
        try dotted(text, allowingDots: allowingDots, last: .module, noun: "a module")
    }

    /// The name of a step, status, property, event, view or error: lower case first. A keyword is spelled in
    /// back-ticks.
    package func memberName(_ text: String) throws(NotationError) -> SwiftName {
        try NameRules.read(text, as: .member)
    }

    /// The labels of a parameter or payload as Swift writes them: `prompt`, `for user`, `_ image`.
    package func label(_ text: String) throws(NotationError) -> ParameterLabel {
        let parts = text.split(separator: " ", omittingEmptySubsequences: true)
        switch parts.count {
        case 0: throw NotationError("there is no label here")
        case 1:
            if parts[0] == "_" {
                throw NotationError(
                    "'_' alone is not a name", advice: "write '_ name'")
            }
            let name = try read(parts[0], as: .parameter, in: text)
            return ParameterLabel(external: name, internal: name)
        case 2:
            let inner = try read(parts[1], as: .parameter, in: text)
            let outer = parts[0] == "_" ? nil : try read(parts[0], as: .label, in: text)
            return ParameterLabel(external: outer, internal: inner)
        default:
            throw NotationError(
                "a parameter has at most two labels",
                advice: "write the argument label and the name: 'for user'",
                offset: offset(of: parts[2], in: text))
        }
    }

    private func dotted(
        _ text: String, allowingDots: Bool, last: NameRole, noun: String
    ) throws(NotationError) -> SwiftName {
        guard text.utf8.contains(UInt8(ascii: ".")) else {
            return try NameRules.read(text, as: last)
        }
        guard allowingDots else {
            throw NotationError("\(noun) is named without dots here")
        }
        guard text.utf8.count <= NotationLimits.bytes else {
            throw NotationError("this name is longer than \(NotationLimits.bytes) bytes")
        }
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        var names: [SwiftName] = []
        for (index, part) in parts.enumerated() {
            let role = index == parts.count - 1 ? last : .module
            names.append(try read(part, as: role, in: text))
        }
        return SwiftName(
            text: names.map(\.text).joined(separator: "."),
            spelled: names.map(\.spelled).joined(separator: "."))
    }

    private func read(_ part: Substring, as role: NameRole, in text: String) throws(NotationError) -> SwiftName {
        do throws(NotationError) { return try NameRules.read(String(part), as: role) } catch {
            throw error.moved(by: offset(of: part, in: text))
        }
    }

    private func offset(of part: Substring, in text: String) -> Int {
        text.utf8.distance(from: text.startIndex, to: part.startIndex)
    }
}
