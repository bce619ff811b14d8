// Collects the names that a file declares and the types they are declared with, so that a call of a flow's member can
// be told from a call of the same name on something else.

import SwiftSyntax

/// The types that a file's declarations name.
struct NamesInScope {
    /// The types of the flow.
    private let flow: Set<String>
    /// For each variable and parameter, the words of its types or values; for each function, those of its parameters
    /// and its result.
    private let texts: [String: [Set<String>]]
    /// The names that are declared within each member's body, by the offset of the member.
    private let locals: [Int: Set<String>]
    /// The members that the flow's types declare in this file.
    private let members: Set<String>

    init(_ tree: SourceFileSyntax, flow: Set<String>) {
        self.flow = flow
        let collector = DeclarationCollector(flow: flow)
        collector.walk(tree)
        texts = collector.texts
        locals = collector.locals
        members = collector.members
    }

    /// What is known of an expression's type: the words of what it is declared with.
    func texts(of expression: ExprSyntax) -> [Set<String>] {
        guard let name = Self.lastName(of: expression) else { return [] }
        return texts[name] ?? []
    }

    /// Whether a name is used as a member of one of the flow's types.
    func isMember(_ token: TokenSyntax) -> Bool {
        guard let reference = token.parent?.as(DeclReferenceExprSyntax.self) else { return false }
        let name = token.text.withoutBackticks
        if let access = reference.parent?.as(MemberAccessExprSyntax.self), access.declName.id == reference.id {
            guard let base = access.base else { return false }
            let bare = Self.bare(base)
            if let self = bare.as(DeclReferenceExprSyntax.self), self.baseName.text == "self" {
                return !members.contains(name) && isInFlowType(token)
            }
            return isOfFlow(bare)
        }
        return !members.contains(name) && isInFlowType(token) && !isLocal(name, token)
    }

    private func isOfFlow(_ base: ExprSyntax) -> Bool {
        guard let name = Self.lastName(of: base) else { return false }
        if flow.contains(name) { return true }
        return (texts[name] ?? []).contains { words in
            if !words.isDisjoint(with: flow) { return true }
            // A value that a function of this file returns.
            return words.contains { word in
                (texts[word] ?? []).contains { !$0.isDisjoint(with: flow) }
            }
        }
    }

    private func isInFlowType(_ token: TokenSyntax) -> Bool {
        var node = token.parent
        while let current = node {
            if let type = DeclarationCollector.typeName(of: current) { return flow.contains(type) }
            node = current.parent
        }
        return false
    }

    private func isLocal(_ name: String, _ token: TokenSyntax) -> Bool {
        var node = token.parent
        while let current = node {
            if current.is(MemberBlockItemSyntax.self), let names = locals[current.position.utf8Offset] {
                return names.contains(name)
            }
            node = current.parent
        }
        return false
    }

    /// An expression without `?`, `!`, `try`, `await` and parentheses.
    static func bare(_ expression: ExprSyntax) -> ExprSyntax {
        if let node = expression.as(OptionalChainingExprSyntax.self) {
            return bare(node.expression)
        }
        if let node = expression.as(ForceUnwrapExprSyntax.self) { return bare(node.expression) }
        if let node = expression.as(TryExprSyntax.self) { return bare(node.expression) }
        if let node = expression.as(AwaitExprSyntax.self) { return bare(node.expression) }
        if let node = expression.as(TupleExprSyntax.self), let only = node.elements.first, node.elements.count == 1 {
            return bare(only.expression)
        }
        return expression
    }

    /// The last name of `a.b.c` or `c(…)`.
    static func lastName(of expression: ExprSyntax) -> String? {
        let bare = bare(expression)
        if let node = bare.as(DeclReferenceExprSyntax.self) {
            return node.baseName.text.withoutBackticks
        }
        if let node = bare.as(MemberAccessExprSyntax.self) {
            return node.declName.baseName.text.withoutBackticks
        }
        if let node = bare.as(FunctionCallExprSyntax.self) {
            return lastName(of: node.calledExpression)
        }
        return nil
    }
}

/// Walks through a file once.
private final class DeclarationCollector: SyntaxVisitor {
    private let flow: Set<String>
    var texts: [String: [Set<String>]] = [:]
    var locals: [Int: Set<String>] = [:]
    var members: Set<String> = []
    /// The member of a type that is being walked through, by its offset.
    private var member: Int?

    init(flow: Set<String>) {
        self.flow = flow
        super.init(viewMode: .sourceAccurate)
    }

    static func typeName(of node: Syntax) -> String? {
        if let node = node.as(ExtensionDeclSyntax.self) {
            return node.extendedType.as(IdentifierTypeSyntax.self)?.name.text ?? ""
        }
        guard node.asProtocol(DeclGroupSyntax.self) != nil else { return nil }
        return node.asProtocol(NamedDeclSyntax.self)?.name.text
    }

    override func visit(_ node: MemberBlockItemSyntax) -> SyntaxVisitorContinueKind {
        let decl = Syntax(node.decl)
        guard decl.asProtocol(DeclGroupSyntax.self) == nil else { return .visitChildren }
        member = node.position.utf8Offset
        let owner = node.parent?.parent?.parent.flatMap(Self.typeName) ?? ""
        guard flow.contains(owner) else { return .visitChildren }
        if let function = decl.as(FunctionDeclSyntax.self) {
            members.insert(function.name.text.withoutBackticks)
        }
        for binding in decl.as(VariableDeclSyntax.self)?.bindings ?? [] {
            if let pattern = binding.pattern.as(IdentifierPatternSyntax.self) {
                members.insert(pattern.identifier.text.withoutBackticks)
            }
        }
        return .visitChildren
    }

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
        guard let pattern = node.pattern.as(IdentifierPatternSyntax.self) else {
            return .visitChildren
        }
        let value = node.typeAnnotation.map { Syntax($0.type) } ?? node.initializer.map(callee)
        add(pattern.identifier, value)
        return .visitChildren
    }

    override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
        if let pattern = node.pattern.as(IdentifierPatternSyntax.self) {
            let type = node.typeAnnotation.map { Syntax($0.type) }
            add(pattern.identifier, type ?? node.initializer.map(callee))
        }
        return .visitChildren
    }

    override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
        declareLocal(node.identifier)
        return .skipChildren
    }

    override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
        add(node.secondName ?? node.firstName, Syntax(node.type))
        declareLocal(node.secondName ?? node.firstName)
        return .visitChildren
    }

    override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
        add(node.secondName ?? node.firstName, node.type.map { Syntax($0) })
        declareLocal(node.secondName ?? node.firstName)
        return .visitChildren
    }

    override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
        declareLocal(node.name)
        return .visitChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        add(node.name, Syntax(node.signature))
        if !(node.parent?.is(MemberBlockItemSyntax.self) ?? false) { declareLocal(node.name) }
        return .visitChildren
    }

    /// The call that a value begins with, without its arguments.
    private func callee(_ clause: InitializerClauseSyntax) -> Syntax {
        let value = NamesInScope.bare(clause.value)
        return value.as(FunctionCallExprSyntax.self).map { Syntax($0.calledExpression) } ?? Syntax(value)
    }

    private func add(_ name: TokenSyntax, _ type: Syntax?) {
        guard let type else { return }
        let words = type.tokens(viewMode: .sourceAccurate).prefix(64).map(\.text)
        texts[name.text.withoutBackticks, default: []].append(Set(words))
    }

    private func declareLocal(_ name: TokenSyntax) {
        guard let member else { return }
        locals[member, default: []].insert(name.text.withoutBackticks)
    }
}
