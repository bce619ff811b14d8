// The door of this module: texts from YAML in, checked Swift out. Equal texts are
// read once; a checker belongs to one thread. Only ASCII texts are remembered, since
// the standard library holds two spellings of one accented letter for equal.

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
    ///   - place: where it stands; values may not have `inout`, `some`, `@escaping` or `...`.
    /// - Throws: a ``NotationError`` if it is anything else.
    package func type(
        _ text: String, in place: TypePlace = .value
    ) throws(NotationError) -> SwiftType {
        let known = place == .value ? values[text] : parameters[text]
        let isASCII = text.utf8.allSatisfy { $0 < 0x80 }
        if let known, isASCII { return known }
        let type: SwiftType
        if let plain = TypeFastPath.read(text) {
            type = plain
        } else {
            type = try Self.parsedType(text, in: place)
        }
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
        try TextGuard(kind: .expression).check(text)
        let tree = Self.parseExpression(text)
        guard !tree.hasError, !tree.hasWarning else {
            throw ParserComplaint.error(in: tree, of: text, kind: .expression) {
                !Self.parseExpression($0).hasError
            }
        }
        let expression = try ExpressionReader(text: text).read(tree)
        if isASCII { expressions[text] = expression }
        return expression
    }

    /// Reads one method signature without a body: `func name(a b: T, _ c: U) async throws -> V`.
    /// - Throws: a ``NotationError`` for anything else: attributes, modifiers, generic parameters,
    ///   default values, operators.
    package func signature(_ text: String) throws(NotationError) -> SwiftSignature {
        try TextGuard(kind: .signature).check(text)
        var parser = Parser(text)
        let tree = DeclSyntax.parse(from: &parser)
        guard !tree.hasError, !tree.hasWarning else {
            throw ParserComplaint.error(in: tree, of: text, kind: .signature) {
                var parser = Parser($0)
                return !DeclSyntax.parse(from: &parser).hasError
            }
        }
        try TriviaRule.check(tree, kind: .signature)
        guard let function = tree.as(FunctionDeclSyntax.self) else {
            throw NotationError(
                .syntax, "\(quoted(text)) is not a method", advice: "begin with 'func'")
        }
        return try MethodSignatureReader().read(function)
    }

    /// A type by the parser alone, without the fast path.
    static func parsedType(_ text: String, in place: TypePlace) throws(NotationError) -> SwiftType {
        try TextGuard(kind: .type).check(text)
        let trimmed = String(text.reversed().drop(while: { $0 == " " }).reversed())
        if trimmed.hasSuffix("[]"), !trimmed.contains(" ") {
            let array = "[\(trimmed.dropLast(2))]"
            throw NotationError(
                .syntax, "Swift writes an array in square brackets around its type",
                advice: "write '\(array)'",
                rewrite: NotationError.Rewrite(0..<text.utf8.count, array))
        }
        if trimmed.hasSuffix("()"), trimmed.first?.isUppercase == true, !trimmed.contains(" ") {
            let name = String(trimmed.dropLast(2))
            throw NotationError(
                .syntax, "a type is its name alone, without a call", advice: "write '\(name)'",
                rewrite: NotationError.Rewrite(0..<text.utf8.count, name))
        }
        let isVariadic = trimmed.hasSuffix("...")
        if isVariadic, place == .value {
            throw NotationError(
                .place, "'...' has its place in parameters only",
                advice: "write '[\(trimmed.dropLast(3))]'", offset: trimmed.utf8.count - 3)
        }
        let body = isVariadic ? String(trimmed.dropLast(3)) : text
        let tree = parseType(body)
        guard !tree.hasError, !tree.hasWarning else {
            throw ParserComplaint.error(in: tree, of: body, kind: .type) {
                !parseType($0).hasError
            }
        }
        try TriviaRule.check(tree, kind: .type)
        let type = try TypeReader().read(tree, place == .value ? .value : .parameter)
        guard isVariadic else { return type }
        guard type.prefixes.isEmpty else {
            throw NotationError(.place, "a variadic parameter has no attributes")
        }
        return type.variadic()
    }

    private static func parseType(_ text: String) -> TypeSyntax {
        var parser = Parser(text)
        return TypeSyntax.parse(from: &parser)
    }

    private static func parseExpression(_ text: String) -> ExprSyntax {
        var parser = Parser(text)
        return ExprSyntax.parse(from: &parser)
    }
}
