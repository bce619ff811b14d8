// Reads how a wrapper implements the delegate protocols of its SDK: the members of each extension, or of the class
// itself, that lists such a protocol. The merge asks it which members other files give the wrapper.

import SwiftSyntax

package struct DelegateImplementations: Sendable {
    /// A member.
    package struct Member: Sendable {
        package let fullName: String
        /// The declaration up to its body.
        package let range: Range<Int>
    }

    /// An extension, or the type itself, that names protocols to conform to.
    package struct Conformance: Sendable {
        package let protocols: [String]
        /// The head, up to its brace.
        package let range: Range<Int>
        package let members: [Member]

        /// True if a delegate is among the protocols, with or without its module.
        package func conforms(to delegate: String) -> Bool {
            protocols.contains { $0 == delegate || $0.hasSuffix("." + delegate) || delegate.hasSuffix("." + $0) }
        }
    }

    package private(set) var conformances: [Conformance] = []
    /// All members of the type in this file.
    package private(set) var members: Set<String> = []

    /// Reads a file; nil if it is nested too deeply.
    /// - Parameter type: The wrapper's name.
    package init?(of type: String, in bytes: [UInt8]) {
        let read = ParserRoom.run(for: bytes) {
            let visitor = ConformanceVisitor(type)
            visitor.walk(ParsedFile.tree(of: bytes))
            return visitor.conformances
        }
        guard let read else { return nil }
        conformances = read.filter { !$0.protocols.isEmpty }
        members = Set(read.flatMap(\.members).map(\.fullName))
    }
}

private final class ConformanceVisitor: SyntaxVisitor {
    private let type: String
    var conformances: [DelegateImplementations.Conformance] = []

    init(_ type: String) {
        self.type = type
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        add(node, named: node.extendedType.trimmedDescription)
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { add(node, named: node.name.text) }

    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { add(node, named: node.name.text) }

    private func add(_ node: some DeclGroupSyntax, named name: String) -> SyntaxVisitorContinueKind {
        guard name == type else { return .skipChildren }
        let start = node.introducer.positionAfterSkippingLeadingTrivia.utf8Offset
        let brace = node.memberBlock.leftBrace
        let end = (brace.previousToken(viewMode: .sourceAccurate) ?? brace).endPositionBeforeTrailingTrivia.utf8Offset
        let visitor = MemberVisitor(viewMode: .sourceAccurate)
        visitor.walk(node.memberBlock)
        conformances.append(
            .init(
                protocols: SyntaxText.inherited(node.inheritanceClause).flatMap { $0.split(separator: "&") }.map {
                    $0.filter { !$0.isWhitespace }
                }, range: start..<end, members: visitor.members))
        return .skipChildren
    }
}

/// Gathers the methods and properties of one type, in all branches of `#if`.
private final class MemberVisitor: SyntaxVisitor {
    var members: [DelegateImplementations.Member] = []

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        let start = (node.modifiers.first?.positionAfterSkippingLeadingTrivia ?? node.funcKeyword.trimmedRangeStart)
        let end =
            node.genericWhereClause?.endPositionBeforeTrailingTrivia
            ?? node.signature.endPositionBeforeTrailingTrivia
        members.append(.init(fullName: node.fullName, range: start.utf8Offset..<end.utf8Offset))
        return .skipChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        for binding in node.bindings {
            let start =
                node.modifiers.first?.positionAfterSkippingLeadingTrivia ?? node.bindingSpecifier.trimmedRangeStart
            let end =
                (binding.typeAnnotation?.endPositionBeforeTrailingTrivia
                    ?? binding.pattern.endPositionBeforeTrailingTrivia)
            members.append(
                .init(
                    fullName: binding.pattern.trimmedDescription.withoutBackticks,
                    range: start.utf8Offset..<end.utf8Offset))
        }
        return .skipChildren
    }

    // Types in the type have members of their own.
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

extension TokenSyntax {
    fileprivate var trimmedRangeStart: AbsolutePosition { positionAfterSkippingLeadingTrivia }
}
