// Reads one declaration that is not a container: a function, an initializer, a variable, an import, and so on.

import SwiftSyntax

struct DeclarationReader {
    private(set) var members: [Member] = []
    private let owner: String
    private let tokens: TokenList

    init(_ node: Syntax, owner: String, tokens: TokenList) {
        self.owner = owner
        self.tokens = tokens
        if let function = node.as(FunctionDeclSyntax.self) {
            read(function)
        } else if let initializer = node.as(InitializerDeclSyntax.self) {
            read(initializer)
        } else if let variable = node.as(VariableDeclSyntax.self) {
            read(variable)
        } else if let sub = node.as(SubscriptDeclSyntax.self) {
            read(sub)
        } else {
            readPlain(node)
        }
        for index in members.indices {
            let (range, body) = (members[index].range, members[index].ranges.body)
            members[index].elements.whole = tokens.hash(range)
            let access = members[index].ranges.ownModifiers.first { ["package", "public"].contains(tokens.text($0)) }
            members[index].wholeAsSkeleton = tokens.hash(range, without: access)
            members[index].readHead(to: body.isEmpty ? range.upperBound : body.lowerBound, tokens: tokens)
        }
    }

    private func member(
        _ kind: MemberKey.DeclarationKind, _ name: String, at place: Range<Int>, of node: some SyntaxProtocol
    ) -> Member {
        let range = node.trimmedOffsets
        return Member(
            key: MemberKey(owner: owner, kind: kind, name: name), condition: "", range: range,
            docStart: range.lowerBound, name: place, end: range.upperBound)
    }

    private func readModifiers(
        of node: some WithModifiersSyntax & WithAttributesSyntax, _ keyword: TokenSyntax, into member: inout Member
    ) {
        member.readModifiers(node.modifiers, attributes: node.attributes, keyword: keyword, tokens: tokens)
    }

    private mutating func read(_ node: FunctionDeclSyntax) {
        var result = member(.func, node.name.text, at: node.name.trimmedOffsets, of: node)
        readModifiers(of: node, node.funcKeyword, into: &result)
        result.readSignature(
            node.signature.parameterClause, result: node.signature.returnClause,
            isGeneric: node.genericParameterClause != nil, tokens: tokens)
        result.readBody(node.body.map { Syntax($0) }, tokens: tokens)
        members = [result]
    }

    private mutating func read(_ node: InitializerDeclSyntax) {
        var result = member(.`init`, "init", at: node.initKeyword.trimmedOffsets, of: node)
        readModifiers(of: node, node.initKeyword, into: &result)
        result.readSignature(
            node.signature.parameterClause, result: nil, isGeneric: node.genericParameterClause != nil, tokens: tokens)
        result.readBody(node.body.map { Syntax($0) }, tokens: tokens)
        result.needsTypeBody = !node.modifiers.contains { $0.name.text == "convenience" }
        result.takesNothing =
            node.optionalMark == nil && node.signature.effectSpecifiers == nil
            && !node.attributes.contains { $0.description.contains("unavailable") }
            && node.signature.parameterClause.parameters.allSatisfy { $0.defaultValue != nil || $0.ellipsis != nil }
        members = [result]
    }

    private mutating func read(_ node: SubscriptDeclSyntax) {
        let place = node.subscriptKeyword.trimmedOffsets
        var result = member(.subscript, "subscript", at: place, of: node)
        readModifiers(of: node, node.subscriptKeyword, into: &result)
        result.readSignature(
            node.parameterClause, result: node.returnClause, isGeneric: node.genericParameterClause != nil,
            tokens: tokens)
        result.readBody(node.accessorBlock.map { Syntax($0) }, tokens: tokens)
        members = [result]
    }

    private mutating func read(_ node: VariableDeclSyntax) {
        // What declares several at once is nothing that flowgen writes.
        guard node.bindings.count == 1, let binding = node.bindings.first,
            binding.pattern.is(IdentifierPatternSyntax.self)
        else { return }
        let place = binding.pattern.trimmedOffsets
        var result = member(.var, tokens.text(place), at: place, of: node)
        readModifiers(of: node, node.bindingSpecifier, into: &result)
        result.types = binding.typeAnnotation.map { [tokens.text($0.type.trimmedOffsets)] }
        let value = binding.initializer.map { Syntax($0) }
        let accessors = binding.accessorBlock.map { Syntax($0) }
        result.readBody(value ?? accessors, last: accessors, tokens: tokens)
        result.needsTypeBody = !result.key.isStatic && !binding.isComputed
        members = [result]
    }

    private mutating func readPlain(_ node: Syntax) {
        if let node = node.as(ImportDeclSyntax.self) {
            let path = node.path.trimmedOffsets
            let kind = node.importKindSpecifier.map { "\($0.text) " } ?? ""
            var result = member(.import, kind + tokens.text(path), at: path, of: node)
            readModifiers(of: node, node.importKeyword, into: &result)
            members = [result]
        } else if let named = node.asProtocol(NamedDeclSyntax.self) {
            let kind: MemberKey.DeclarationKind = node.is(TypeAliasDeclSyntax.self) ? .typealias : .other
            var result = member(kind, named.name.text, at: named.name.trimmedOffsets, of: node)
            result.ranges.body = named.name.trimmedEnd..<node.trimmedEnd
            result.elements.body = tokens.hash(result.ranges.body)
            members = [result]
        }
    }
}

extension PatternBindingSyntax {
    /// Whether the variable has a getter, rather than a value.
    fileprivate var isComputed: Bool {
        guard initializer == nil, let accessorBlock else { return false }
        guard case .accessors(let list) = accessorBlock.accessors else { return true }
        return list.contains { !["willSet", "didSet"].contains($0.accessorSpecifier.text) }
    }
}
