// The type of a variable that is declared without one: `var count = 3` is an `Int`, and `var name = String()` is
// a `String`.

import SwiftSyntax

extension VariableDeclSyntax {
    /// Attributes that leave a variable's type alone. A property wrapper may make another of it.
    private static let plain: Set<String> = [
        "available", "inline", "MainActor", "nonobjc", "objc", "usableFromInline",
    ]

    /// Whether the variables have the types of their values.
    var hasTypesOfValues: Bool {
        attributes.allSatisfy { entry in
            guard case .attribute(let attribute) = entry else { return false }
            let name = attribute.attributeName.trimmedDescription
            return Self.plain.contains(name) || name.hasSuffix("Actor")
        }
    }
}

extension ExprSyntax {
    /// The type that a literal, or an initialiser without arguments, has by itself; nil for any other expression.
    var literalType: String? {
        switch self.as(ExprSyntaxEnum.self) {
        case .integerLiteralExpr: "Int"
        case .floatLiteralExpr: "Double"
        case .booleanLiteralExpr: "Bool"
        case .stringLiteralExpr: "String"
        case .prefixOperatorExpr(let node) where ["-", "+"].contains(node.operator.text):
            node.expression.literalType.flatMap { ["Int", "Double"].contains($0) ? $0 : nil }
        case .tupleExpr(let node): Self.tuple(node)
        case .arrayExpr(let node):
            Self.common(node.elements.map(\.expression)).map { "[\($0)]" }
        case .dictionaryExpr(let node): Self.dictionary(node)
        case .functionCallExpr(let node): Self.initializer(node)
        default: nil
        }
    }

    /// Standard types whose initialiser without arguments makes one of them. With arguments, it may make an optional.
    private static let initializable: Set<String> = [
        "Bool", "Data", "Date", "DateComponents", "Decimal", "Double", "Float", "Int", "Int16",
        "Int32", "Int64", "Int8", "String", "Substring", "UInt", "UInt16", "UInt32", "UInt64",
        "UInt8", "UUID",
    ]

    private static func initializer(_ node: FunctionCallExprSyntax) -> String? {
        guard node.arguments.isEmpty, node.trailingClosure == nil,
            let called = node.calledExpression.as(DeclReferenceExprSyntax.self)
        else { return nil }
        let name = called.baseName.text
        return initializable.contains(name) ? name : nil
    }

    private static func tuple(_ node: TupleExprSyntax) -> String? {
        let types = node.elements.map { element in
            element.expression.literalType.map { type in
                element.label.map { "\($0.text): \(type)" } ?? type
            }
        }
        guard !types.isEmpty, types.allSatisfy({ $0 != nil }) else { return nil }
        return "(\(types.compactMap(\.self).joined(separator: ", ")))"
    }

    private static func dictionary(_ node: DictionaryExprSyntax) -> String? {
        guard case .elements(let list) = node.content, let key = common(list.map(\.key)),
            let value = common(list.map(\.value))
        else { return nil }
        return "[\(key): \(value)]"
    }

    /// The type that all of these have, integers among other numbers taken for those.
    private static func common(_ values: [ExprSyntax]) -> String? {
        var types: Set<String> = []
        for value in values {
            guard let type = value.literalType else { return nil }
            types.insert(type)
        }
        if types == ["Int", "Double"] { return "Double" }
        return types.count == 1 ? types.first : nil
    }
}
