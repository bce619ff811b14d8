// The names that a manifest in Swift declares, and what is behind them: settings are often kept in a constant, a function or an
// extension, and changed later. Nothing is run: what a name is given counts, wherever that is.

import SwiftSyntax

final class ManifestScope: SyntaxVisitor {
    private var meanings: [String: [Syntax]] = [:]
    /// The bodies of loops over all targets.
    private(set) var loops: [Syntax] = []
    private let targets: [AbsolutePosition]

    init(of tree: SourceFileSyntax, apartFrom calls: [ManifestCall]) {
        targets = calls.map(\.syntax.position)
        super.init(viewMode: .sourceAccurate)
        walk(tree)
    }

    /// A piece of syntax, and what is behind the names in it.
    func reach(_ start: some SyntaxProtocol) -> [Syntax] {
        var found = [Syntax(start)]
        var seen: Set<String> = []
        var next = 0
        while next < found.count {
            let names = NameCollector(viewMode: .sourceAccurate)
            names.walk(found[next])
            next += 1
            for name in names.found where seen.insert(name).inserted {
                found += meanings[name] ?? []
            }
        }
        return found
    }

    private func add(_ name: String, _ meaning: some SyntaxProtocol) {
        // What declares targets is no setting: it says something else of each.
        let range = meaning.position..<meaning.endPosition
        if targets.contains(where: range.contains) { return }
        meanings[name, default: []].append(Syntax(meaning))
    }

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
        if let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text {
            if let value = node.initializer?.value { add(name, value) }
            if let accessors = node.accessorBlock { add(name, accessors) }
        }
        return .visitChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        if let body = node.body { add(node.name.text, body) }
        return .visitChildren
    }

    override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
        // `settings.append(…)`, `settings += […]`
        if let expression = node.item.as(ExprSyntax.self),
            let name = expression.firstToken(viewMode: .sourceAccurate)?.text
        {
            add(name, expression)
        }
        return .visitChildren
    }

    override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
        if Self.namesTargets(node.sequence) { loops.append(Syntax(node.body)) }
        return .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if let member = node.calledExpression.as(MemberAccessExprSyntax.self),
            member.declName.baseName.text == "forEach", let base = member.base,
            Self.namesTargets(base)
        {
            loops += node.trailingClosure.map { [Syntax($0)] } ?? [Syntax(node.arguments)]
        }
        return .visitChildren
    }

    /// Whether an expression is `targets`, of a package or by itself.
    private static func namesTargets(_ expression: ExprSyntax) -> Bool {
        let name =
            expression.as(MemberAccessExprSyntax.self)?.declName
            ?? expression.as(DeclReferenceExprSyntax.self)
        return name?.baseName.text == "targets"
    }
}

private final class NameCollector: SyntaxVisitor {
    private(set) var found: [String] = []

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        found.append(node.baseName.text)
        return .skipChildren
    }
}
