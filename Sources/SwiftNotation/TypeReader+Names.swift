// Named types: plain, dotted, generic; and the shorthand that three of them have.

import SwiftSyntax

extension TypeReader {
    func named(
        _ node: IdentifierTypeSyntax, _ allowed: Allowance
    ) throws(NotationError) -> SwiftType {
        if let selector = node.moduleSelector {
            throw refuse(selector, "a module is named with a dot", advice: "write '.' for '::'")
        }
        if node.name.tokenKind == .keyword(.Any) { return SwiftType(.named, "Any", name: "Any") }
        let isLast = node.parent?.is(MemberTypeSyntax.self) != true
        let name = try component(node.name, isLast: isLast)
        let arguments = try genericArguments(node.genericArgumentClause, allowed)
        guard node.genericArgumentClause != nil else {
            let type = SwiftType(.named, name, name: name)
            return type.isError && isLast && !allowed.isConstraint ? .existential(of: type) : type
        }
        switch (name, arguments.count, isLast) {
        case ("Array", 1, true): return .array(of: arguments[0])
        case ("Dictionary", 2, true): return .dictionary(of: arguments[0], arguments[1])
        case ("Optional", 1, true): return .optional(of: arguments[0])
        default: return SwiftType(.named, name + list(arguments), name: name, of: arguments)
        }
    }

    func member(
        _ node: MemberTypeSyntax, _ allowed: Allowance
    ) throws(NotationError) -> SwiftType {
        if let selector = node.moduleSelector {
            throw refuse(selector, "a module is named with a dot", advice: "write '.' for '::'")
        }
        let base = try read(node.baseType, allowed.inside)
        let isLast = node.parent?.is(MemberTypeSyntax.self) != true
        let name = try component(node.name, isLast: isLast)
        let arguments = try genericArguments(node.genericArgumentClause, allowed)
        let path = (base.form == .named ? base.baseName ?? base.text : base.asOperand) + "." + name
        let text = base.asOperand + "." + name + (arguments.isEmpty ? "" : list(arguments))
        let inner = base.form == .named ? base.arguments : [base]
        var type = SwiftType(.named, text, name: path, of: inner + arguments)
        if base.form != .named { type = type.forgetting(path) }
        return type.isError && isLast && !allowed.isConstraint ? .existential(of: type) : type
    }

    /// One part of a dotted name. The last part is the type and starts upper case, apart
    /// from C's `size_t` and its like; parts before it may be modules.
    private func component(_ token: TokenSyntax, isLast: Bool) throws(NotationError) -> String {
        let start = token.positionAfterSkippingLeadingTrivia.utf8Offset
        let text = token.text
        if text == "_" { throw NotationError(.place, "'_' is no type here", offset: start) }
        let role: NameRole =
            isLast && !text.hasSuffix("_t") && !text.hasPrefix("_") ? .type : .module
        do throws(NotationError) {
            let name = try NameRules.read(text, as: role)
            return name.spelled
        } catch {
            throw TypeSuggestion.improve(error, for: text).moved(by: start)
        }
    }

    private func genericArguments(
        _ clause: GenericArgumentClauseSyntax?, _ allowed: Allowance
    ) throws(NotationError) -> [SwiftType] {
        guard let clause else { return [] }
        var result: [SwiftType] = []
        for element in clause.arguments {
            guard case .type(let type) = element.argument else {
                throw refuse(element, "a number is no type here")
            }
            result.append(try read(type, allowed.inside))
        }
        return result
    }

    private func list(_ arguments: [SwiftType]) -> String {
        "<" + arguments.map(\.text).joined(separator: ", ") + ">"
    }
}

extension SwiftType {
    /// Without a path that is not the name of a type: `[Int].Index`.
    fileprivate func forgetting(_ path: String) -> SwiftType {
        SwiftType(
            text: text, form: form, baseName: baseName, arguments: arguments, labels: labels,
            prefixes: prefixes, effects: effects, isVariadic: isVariadic,
            identifiers: identifiers.filter { $0 != path })
    }
}

/// Names from other languages that people write for Swift's types.
private enum TypeSuggestion {
    static func improve(_ error: NotationError, for text: String) -> NotationError {
        let known = [
            "boolean": "Bool", "integer": "Int", "number": "Double", "str": "String",
            "text": "String", "object": "Any", "void": "Void", "url": "URL", "uuid": "UUID",
            "cgfloat": "CGFloat", "uiimage": "UIImage",
        ]
        guard error.kind == .name, let swift = known[text] else { return error }
        return NotationError(
            error.kind, error.message, advice: "write '\(swift)'", offset: error.offset,
            rewrite: NotationError.Rewrite(0..<text.utf8.count, swift))
    }
}
