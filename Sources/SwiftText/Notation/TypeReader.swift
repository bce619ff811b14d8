// From the parser's tree to a type in its one spelling. Each kind of node is handled by name; a kind that is not named
// here is rejected, so that a later parser cannot let something new through.

import SwiftSyntax

/// Reads one type, its parts included, with the rules of its place.
struct TypeReader {
    /// What the place allows.
    struct Allowance {
        /// `inout`, ownership, `@escaping`, `@autoclosure` directly here.
        var parameterPrefixes: Bool
        /// `some` here or further inside.
        var opaque: Bool
        /// The name of a protocol appears here as it is: `any` or `some` is around it.
        var isConstraint = false

        static let value = Allowance(parameterPrefixes: false, opaque: false)
        static let constraint = Allowance(parameterPrefixes: false, opaque: false, isConstraint: true)
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
                node, "an implicitly unwrapped type is not supported here",
                advice: "write '\(node.wrappedType.trimmedDescription)?'")
        default: throw refuse(type, "\(quoted(type.trimmedDescription)) is not supported here")
        }
    }

    private func metatype(_ node: MetatypeTypeSyntax, _ allowed: Allowance) throws(NotationError) -> SwiftType {
        let word = node.metatypeSpecifier.text
        let base = try read(node.baseType, word == "Type" ? .constraint : allowed.inside)
        let type = SwiftType(.metatype, "\(base.asOperand).\(word)", of: [base])
        return base.isError && !allowed.isConstraint ? .existential(of: type) : type
    }

    private func constrained(_ node: SomeOrAnyTypeSyntax, _ allowed: Allowance) throws(NotationError) -> SwiftType {
        let word = node.someOrAnySpecifier.text
        let isOpaque = word == "some"
        if isOpaque, !allowed.opaque {
            throw NotationError(
                "'some' is only allowed in parameters",
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
        return SwiftType(isOpaque ? .opaque : .existential, "\(word) \(constraint.text)", of: [constraint])
    }

    private func composition(_ node: CompositionTypeSyntax, _ allowed: Allowance) throws(NotationError) -> SwiftType {
        var parts: [SwiftType] = []
        for element in node.elements {
            let part = try read(element.type, .constraint)
            guard part.form == .named || part.form == .composition else {
                throw refuse(element.type, "'&' belongs between the names of protocols")
            }
            parts.append(part)
        }
        let type = SwiftType(.composition, parts.map(\.text).joined(separator: " & "), of: parts)
        return parts.contains(where: \.isError) && !allowed.isConstraint ? .existential(of: type) : type
    }

    func offset(of node: some SyntaxProtocol) -> Int {
        node.positionAfterSkippingLeadingTrivia.utf8Offset
    }

    func refuse(_ node: some SyntaxProtocol, _ message: String, advice: String? = nil) -> NotationError {
        NotationError(message, advice: advice, offset: offset(of: node))
    }
}

extension TypeReader {
    func named(_ node: IdentifierTypeSyntax, _ allowed: Allowance) throws(NotationError) -> SwiftType {
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

    func member(_ node: MemberTypeSyntax, _ allowed: Allowance) throws(NotationError) -> SwiftType {
        if let selector = node.moduleSelector {
            throw refuse(selector, "a module is named with a dot", advice: "write '.' for '::'")
        }
        let base = try read(node.baseType, allowed.inside)
        let isLast = node.parent?.is(MemberTypeSyntax.self) != true
        let name = try component(node.name, isLast: isLast)
        let arguments = try genericArguments(node.genericArgumentClause, allowed)
        guard base.form == .named else {
            throw refuse(node, "a type is named behind the name of another", advice: "write 'Array<Int>.Index'")
        }
        let text = base.text + "." + name + (arguments.isEmpty ? "" : list(arguments))
        let path = (base.baseName ?? base.text) + "." + name
        let type = SwiftType(.named, text, name: path, of: base.arguments + arguments)
        return type.isError && isLast && !allowed.isConstraint ? .existential(of: type) : type
    }

    /// One part of a dotted name. The last part is the type and starts upper case, apart from C's `size_t` and its
    /// like; parts before it may be modules.
    private func component(_ token: TokenSyntax, isLast: Bool) throws(NotationError) -> String {
        let start = token.positionAfterSkippingLeadingTrivia.utf8Offset
        let text = token.text
        if text == "_" { throw NotationError("'_' is not a type here", offset: start) }
        if isLast, text.first?.isLowercase == true, token.previousToken(viewMode: .sourceAccurate)?.text == "." {
            let message = "'\(text)' is a value of a type"
            throw NotationError(message, advice: "write the type alone, without '.\(text)'", offset: start)
        }
        let role: NameRole = isLast && !text.hasSuffix("_t") && !text.hasPrefix("_") ? .type : .module
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
                throw refuse(element, "a number is not a type")
            }
            result.append(try read(type, allowed.inside))
        }
        return result
    }

    private func list(_ arguments: [SwiftType]) -> String {
        "<" + arguments.map(\.text).joined(separator: ", ") + ">"
    }
}

/// Names from other languages that people write for Swift's types.
private enum TypeSuggestion {
    static func improve(_ error: NotationError, for text: String) -> NotationError {
        let known = [
            "boolean": "Bool", "integer": "Int", "number": "Double", "str": "String", "text": "String", "object": "Any",
            "void": "Void", "url": "URL", "uuid": "UUID", "cgfloat": "CGFloat", "uiimage": "UIImage",
        ]
        guard let swift = known[text] else { return error }
        return NotationError(error.message, advice: "write '\(swift)'", offset: error.offset)
    }
}

extension TypeReader {
    func tuple(
        _ node: TupleTypeSyntax, _ allowed: Allowance
    ) throws(NotationError) -> SwiftType {
        guard let first = node.elements.first else {
            return SwiftType(.named, "Void", name: "Void")
        }
        if node.elements.count == 1 {
            if let label = first.firstName {
                throw refuse(
                    label, "a tuple of one has no label",
                    advice: "write '\(first.type.trimmedDescription)'")
            }
            try refuseTupleExtras(first)
            return try read(first.type, allowed)
        }
        var types: [SwiftType] = []
        var labels: [String?] = []
        for element in node.elements {
            try refuseTupleExtras(element)
            if let second = element.secondName {
                throw refuse(second, "a tuple's element has one label")
            }
            labels.append(try element.firstName.map(tupleLabel))
            types.append(try read(element.type, allowed.inside))
        }
        let parts = zip(types, labels).map { type, label in
            label.map { "\($0): \(type.text)" } ?? type.text
        }
        return SwiftType(.tuple, "(\(parts.joined(separator: ", ")))", of: types, labels: labels)
    }

    private func refuseTupleExtras(_ element: TupleTypeElementSyntax) throws(NotationError) {
        if let ellipsis = element.ellipsis {
            throw refuse(ellipsis, "'...' is only allowed in parameters")
        }
        if let word = element.inoutKeyword {
            throw refuse(word, "'inout' is only allowed in parameters")
        }
    }

    private func tupleLabel(_ token: TokenSyntax) throws(NotationError) -> String {
        try name(token, as: .parameter).spelled
    }

    func name(_ token: TokenSyntax, as role: NameRole) throws(NotationError) -> SwiftName {
        do throws(NotationError) {
            return try NameRules.read(token.text, as: role)
        } catch {
            throw error.moved(by: offset(of: token))
        }
    }

    func function(_ node: FunctionTypeSyntax) throws(NotationError) -> SwiftType {
        var types: [SwiftType] = []
        var labels: [String?] = []
        for element in node.parameters {
            labels.append(try closureLabel(element))
            if let word = element.inoutKeyword {
                throw refuse(word, "'inout' belongs before the type")
            }
            let type = try read(element.type, .closureParameter)
            types.append(element.ellipsis == nil ? type : type.variadic())
        }
        let effects = try effects(
            async: node.effectSpecifiers?.asyncSpecifier,
            throwing: node.effectSpecifiers?.throwsClause)
        let result = try read(node.returnClause.type, .value)
        return .function(types, labels: labels, effects: effects, result: result)
    }

    /// `_ name` before a closure's parameter; Swift allows no real label there.
    private func closureLabel(_ element: TupleTypeElementSyntax) throws(NotationError) -> String? {
        guard let first = element.firstName else { return nil }
        guard first.tokenKind == .wildcard else {
            throw refuse(
                first, "a closure's parameter has no argument label",
                advice: "write '_ \(first.text): \(element.type.trimmedDescription)'")
        }
        guard let second = element.secondName else { return "_" }
        return "_ " + (try name(second, as: .parameter).spelled)
    }

    /// `async`, `throws`, `throws(E)` in their one spelling; empty for none.
    func effects(async: TokenSyntax?, throwing: ThrowsClauseSyntax?) throws(NotationError) -> String {
        for word in [async, throwing?.throwsSpecifier].compactMap(\.self)
        where !["async", "throws"].contains(word.text) {
            throw refuse(word, "'\(word.text)' is not supported here")
        }
        var parts = async == nil ? [] : ["async"]
        if let throwing {
            let type = try throwing.type.map { (type) throws(NotationError) in
                try read(type, .value).text
            }
            parts.append(type.map { "throws(\($0))" } ?? "throws")
        }
        return parts.joined(separator: " ")
    }

    func attributed(_ node: AttributedTypeSyntax, _ allowed: Allowance) throws(NotationError) -> SwiftType {
        if let late = node.lateSpecifiers.first {
            throw refuse(late, "'\(late.trimmedDescription)' belongs before the attributes")
        }
        let base = try read(node.baseType, allowed.inside)
        guard base.prefixes.isEmpty else {
            throw refuse(node.baseType, "attributes belong together, before the type")
        }
        var prefixes: [String] = []
        for specifier in node.specifiers {
            prefixes.append(try self.specifier(specifier, allowed))
        }
        for attribute in node.attributes {
            guard case .attribute(let attribute) = attribute else {
                throw refuse(attribute, "'#if' is not supported here")
            }
            prefixes.append(try self.attribute(attribute, on: base, allowed))
        }
        guard prefixes.count == Set(prefixes).count else {
            throw refuse(node, "this attribute is written twice")
        }
        return base.prefixed(by: prefixes)
    }

    private func specifier(
        _ node: TypeSpecifierListSyntax.Element, _ allowed: Allowance
    ) throws(NotationError) -> String {
        let word = node.trimmedDescription
        guard ["inout", "borrowing", "consuming", "sending", "isolated"].contains(word) else {
            throw refuse(node, "'\(word)' is not supported here")
        }
        guard allowed.parameterPrefixes else {
            throw NotationError(
                "'\(word)' is only allowed in parameters", advice: "leave it out", offset: offset(of: node))
        }
        return word
    }

    private func attribute(
        _ node: AttributeSyntax, on base: SwiftType, _ allowed: Allowance
    ) throws(NotationError) -> String {
        let word = node.attributeName.trimmedDescription
        let argument = node.arguments.map { "(\($0.trimmedDescription))" } ?? ""
        let text = "@\(word)\(argument)"
        switch text {
        case "@escaping", "@autoclosure":
            guard allowed.parameterPrefixes else {
                throw NotationError(
                    "'\(text)' is only allowed in parameters",
                    advice: "leave it out: a closure that is kept, or part of another type, escapes",
                    offset: offset(of: node))
            }
            if base.form == .named, text == "@escaping" { return text }
        case "@Sendable", "@convention(block)", "@convention(c)", "@isolated(any)": break
        default:
            guard argument.isEmpty, NameRules.startsUpper(word) else {
                throw refuse(node, "the attribute '\(text)' is not supported here")
            }
            _ = try read(node.attributeName, .value)
        }
        guard base.isFunction else {
            throw refuse(
                node, "'\(text)' belongs to a closure type",
                advice: base.isOptional ? "leave it out: an optional closure escapes as it is" : nil)
        }
        return text
    }
}
