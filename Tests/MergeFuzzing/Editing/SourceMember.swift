// A member of a type as it stands in a file: where it begins with its comments, where its body lies.

import SwiftSyntax

/// A member of a type.
package struct SourceMember {
    /// Its declaration.
    let decl: DeclSyntax
    /// The type that it is a member of.
    package let type: String
    /// The branches of `#if DEBUG` that it stands in: true for that with DEBUG.
    package let branches: [Bool]
    /// From its first token to its last.
    package let range: Range<Int>
    /// With the comments right above it and its indentation.
    package let fullRange: Range<Int>
    /// What calls name: `ask(prompt:)`, `token`; empty for what has no such name.
    package let fullName: String

    init(_ item: MemberBlockItemSyntax, in type: String, _ branches: [Bool], _ bytes: [UInt8]) {
        decl = item.decl
        fullName = Self.fullName(of: item.decl)
        self.type = type
        self.branches = branches
        let start = item.positionAfterSkippingLeadingTrivia.utf8Offset
        range = start..<item.endPositionBeforeTrailingTrivia.utf8Offset
        var first = start
        var position = start
        var breaks = 0
        for piece in item.leadingTrivia.reversed() {
            position -= piece.sourceLength.utf8Length
            switch piece {
            case .newlines(let count), .carriageReturns(let count), .carriageReturnLineFeeds(let count): breaks += count
            case .spaces, .tabs: break
            default:
                if breaks < 2 { first = position }
                breaks = breaks < 2 ? 0 : breaks
            }
        }
        while first > 0, bytes[first - 1] == 32 || bytes[first - 1] == 9 { first -= 1 }
        fullRange = first..<range.upperBound
    }

    /// The function, if it is one.
    var function: FunctionDeclSyntax? { decl.as(FunctionDeclSyntax.self) }

    /// The property, if it is one.
    var variable: VariableDeclSyntax? { decl.as(VariableDeclSyntax.self) }

    /// The block of a computed property.
    var accessors: AccessorBlockSyntax? { variable?.bindings.first?.accessorBlock }

    /// The parameters of a function or initialiser.
    var parameters: FunctionParameterListSyntax? {
        function?.signature.parameterClause.parameters
            ?? decl.as(InitializerDeclSyntax.self)?.signature.parameterClause.parameters
    }

    /// Between the braces of its body.
    var body: Range<Int>? {
        if let block = function?.body ?? decl.as(InitializerDeclSyntax.self)?.body {
            return block.leftBrace.endPositionBeforeTrailingTrivia
                .utf8Offset..<block.rightBrace.positionAfterSkippingLeadingTrivia.utf8Offset
        }
        guard let accessors, case .getter = accessors.accessors else { return nil }
        return accessors.leftBrace.endPositionBeforeTrailingTrivia
            .utf8Offset..<accessors.rightBrace.positionAfterSkippingLeadingTrivia.utf8Offset
    }

    /// Whether it can stand in an extension.
    var isMovable: Bool { function != nil || accessors != nil }

    private static func fullName(of decl: DeclSyntax) -> String {
        if let function = decl.as(FunctionDeclSyntax.self) {
            let labels = function.signature.parameterClause.parameters.map {
                $0.firstName.text + ":"
            }
            return function.name.text + "(" + labels.joined() + ")"
        }
        let variable = decl.as(VariableDeclSyntax.self)
        return variable?.bindings.first?.pattern.trimmedDescription ?? ""
    }

    /// Name, labels, types, effects and result, without what a developer may change at will: inner names, attributes,
    /// access.
    package var signature: String {
        guard let function else {
            let type = variable?.bindings.first?.typeAnnotation?.type
            return fullName + ": " + (type.map { Self.text(of: $0) } ?? "")
        }
        let types = function.signature.parameterClause.parameters.map {
            Self.text(of: $0.type) + ($0.ellipsis?.text ?? "")
        }
        let effects = function.signature.effectSpecifiers.map { Self.text(of: $0) } ?? ""
        let result = function.signature.returnClause.map { Self.text(of: $0.type) } ?? ""
        return "\(fullName) (\(types.joined(separator: ", "))) \(effects) -> \(result)"
    }

    /// The tokens with one space between them.
    private static func text(of node: some SyntaxProtocol) -> String {
        node.tokens(viewMode: .sourceAccurate).map(\.text).joined(separator: " ")
    }
}
