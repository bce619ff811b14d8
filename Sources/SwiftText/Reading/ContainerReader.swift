// Reads the head of a type or an extension: its name, what it inherits, and the elements that a merge can update.

import SwiftSyntax

struct ContainerReader {
    let node: Syntax
    let block: MemberBlockSyntax
    private(set) var container: Container
    private(set) var head: Member

    /// Reads a type or an extension; nil if the node is neither.
    init?(_ node: Syntax, owner: String, tokens: TokenList) {
        guard let group = node.asProtocol(DeclGroupSyntax.self) else { return nil }
        self.node = node
        block = group.memberBlock
        let isExtension = node.is(ExtensionDeclSyntax.self)
        let name: Syntax
        if let type = node.as(ExtensionDeclSyntax.self)?.extendedType {
            name = Syntax(type)
        } else if let named = node.asProtocol(NamedDeclSyntax.self) {
            name = Syntax(named.name)
        } else {
            return nil
        }
        let typeName = tokens.text(name.trimmedOffsets).filter { $0 != " " && $0 != "`" }
        let isNested = !owner.isEmpty && !isExtension
        container = Container(
            owner: isNested ? "\(owner).\(typeName)" : typeName, isExtension: isExtension,
            body: block.leftBrace.trimmedEnd..<block.rightBrace.trimmedStart, range: 0..<0)
        container.nameRange = name.trimmedOffsets
        container.inheritanceStart = Self.inheritanceStart(of: node, name: name)
        container.inherited =
            (group.inheritanceClause?.inheritedTypes).map { list in list.map { InheritedEntry($0, tokens: tokens) } }
            ?? []
        head = Self.head(of: node, container: container, owner: owner, tokens: tokens)
        head.readModifiers(
            group.modifiers, attributes: group.attributes, keyword: group.introducer, tokens: tokens)
        head.readHead(to: group.introducer.trimmedEnd, tokens: tokens)
    }

    private static func inheritanceStart(of node: Syntax, name: Syntax) -> Int {
        let parameters = node.asProtocol(WithGenericParametersSyntax.self)?.genericParameterClause
        return parameters?.trimmedEnd ?? name.trimmedEnd
    }

    private static func head(of node: Syntax, container: Container, owner: String, tokens: TokenList) -> Member {
        let range = node.trimmedOffsets
        let inherited = container.inherited.map(\.name).joined(separator: ", ")
        let key =
            container.isExtension
            ? MemberKey(owner: container.owner, kind: .extension, name: inherited)
            : MemberKey(
                owner: owner, kind: .type,
                name: tokens.text(container.nameRange))
        var head = Member(
            key: key, condition: "", range: range, docStart: range.lowerBound,
            name: container.nameRange, end: range.upperBound)
        head.elements.whole = tokens.hash(range)
        return head
    }
}
