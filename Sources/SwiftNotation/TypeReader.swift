// From the parser's tree to a type in its one spelling. Each kind of node is
// handled by name; a kind that is not named here is refused, so that a later
// parser cannot let something new through.

import SwiftSyntax

/// Reads one type, its parts included, with the rules of the place it stands in.
struct TypeReader {
    /// What the place allows.
    struct Allowance {
        /// `inout`, ownership, `@escaping`, `@autoclosure` directly here.
        var parameterPrefixes: Bool
        /// `some` here or further inside.
        var opaque: Bool
        /// The name of a protocol stands here as it is: `any` or `some` is around it.
        var isConstraint = false

        static let value = Allowance(parameterPrefixes: false, opaque: false)
        static let constraint = Allowance(
            parameterPrefixes: false, opaque: false, isConstraint: true)
        static let parameter = Allowance(parameterPrefixes: true, opaque: true)
        static let closureParameter = Allowance(parameterPrefixes: true, opaque: false)

        /// What parts of a type at this place are allowed.
        var inside: Allowance { Allowance(parameterPrefixes: false, opaque: opaque) }
    }

    func read(_ type: TypeSyntax, _ allowed: Allowance) throws(NotationError) -> SwiftType {
        switch type.as(TypeSyntaxEnum.self) {
        case .identifierType(let node): return try named(node, allowed)
        case .memberType(let node): return try member(node, allowed)
        case .arrayType(let node): return .array(of: try read(node.element, allowed.inside))
        case .dictionaryType(let node):
            let key = try read(node.key, allowed.inside)
            return .dictionary(of: key, try read(node.value, allowed.inside))
        case .optionalType(let node):
            return .optional(of: try read(node.wrappedType, allowed.inside))
        case .tupleType(let node): return try tuple(node, allowed)
        case .functionType(let node): return try function(node)
        case .metatypeType(let node): return try metatype(node, allowed)
        case .someOrAnyType(let node): return try constrained(node, allowed)
        case .compositionType(let node): return try composition(node, allowed)
        case .attributedType(let node): return try attributed(node, allowed)
        case .implicitlyUnwrappedOptionalType(let node):
            throw refuse(
                node, "an implicitly unwrapped type is not taken here",
                advice: "write '\(node.wrappedType.trimmedDescription)?'")
        case .suppressedType(let node): throw refuse(node, "'~' is not taken here")
        case .packElementType, .packExpansionType:
            throw refuse(type, "parameter packs are not taken here")
        case .inlineArrayType(let node): throw refuse(node, "inline arrays are not taken here")
        default: throw refuse(type, "\(quoted(type.trimmedDescription)) is not a type")
        }
    }

    private func metatype(
        _ node: MetatypeTypeSyntax, _ allowed: Allowance
    ) throws(NotationError) -> SwiftType {
        let word = node.metatypeSpecifier.text
        let base = try read(node.baseType, word == "Type" ? .constraint : allowed.inside)
        let type = SwiftType(.metatype, "\(base.asOperand).\(word)", of: [base])
        return base.isError && !allowed.isConstraint ? .existential(of: type) : type
    }

    private func constrained(
        _ node: SomeOrAnyTypeSyntax, _ allowed: Allowance
    ) throws(NotationError) -> SwiftType {
        let word = node.someOrAnySpecifier.text
        let isOpaque = word == "some"
        if isOpaque, !allowed.opaque {
            throw NotationError(
                .place, "'some' has its place in parameters only",
                advice: "name the type, or write 'any'", offset: offset(of: node))
        }
        let constraint = try read(node.constraint, .constraint)
        switch constraint.form {
        case .named, .composition, .metatype: break
        case .optional:
            let inner = String(constraint.text.dropLast())
            throw refuse(
                node, "'\(word)' needs parentheses before '?'",
                advice: "write '(\(word) \(inner))?'")
        default: throw refuse(node, "'\(word)' belongs before the name of a protocol")
        }
        return SwiftType(
            isOpaque ? .opaque : .existential, "\(word) \(constraint.text)", of: [constraint])
    }

    private func composition(
        _ node: CompositionTypeSyntax, _ allowed: Allowance
    ) throws(NotationError) -> SwiftType {
        var parts: [SwiftType] = []
        for element in node.elements {
            let part = try read(element.type, .constraint)
            guard part.form == .named || part.form == .composition else {
                throw refuse(element.type, "'&' belongs between the names of protocols")
            }
            parts.append(part)
        }
        let type = SwiftType(.composition, parts.map(\.text).joined(separator: " & "), of: parts)
        return parts.contains(where: \.isError) && !allowed.isConstraint
            ? .existential(of: type) : type
    }

    func offset(of node: some SyntaxProtocol) -> Int {
        node.positionAfterSkippingLeadingTrivia.utf8Offset
    }

    func refuse(
        _ node: some SyntaxProtocol, _ message: String, advice: String? = nil
    ) -> NotationError {
        NotationError(.unsupported, message, advice: advice, offset: offset(of: node))
    }
}
