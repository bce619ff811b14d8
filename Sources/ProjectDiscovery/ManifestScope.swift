// The names that a manifest in Swift declares, and what is behind them: settings, dependencies and targets are often kept in a
// constant, a function or an extension, and changed later. Nothing is run: what a name is given counts, wherever that is.

import SwiftSyntax

final class ManifestScope: SyntaxVisitor {
    private var meanings: [String: [Syntax]] = [:]
    /// The statements that name the targets of the whole.
    private var changes: [Syntax] = []
    private let targets: [AbsolutePosition]

    init(of tree: SourceFileSyntax, apartFrom calls: [ManifestCall]) {
        targets = calls.map(\.syntax.position)
        super.init(viewMode: .sourceAccurate)
        walk(tree)
    }

    /// A piece of syntax, and what is behind the names in it.
    ///
    /// What declares targets is left out: it says something else of each.
    func reach(_ start: some SyntaxProtocol) -> [Syntax] {
        reach([Syntax(start)], past: [], declaresTargets: false)
    }

    /// Where targets are declared: what is behind the names in some pieces of syntax, apart from dependencies, and behind those
    /// in the statements that change the targets.
    func reachOfTargets(from starts: [ExprSyntax]) -> [Syntax] {
        reach(starts.map { Syntax($0) } + changes, past: ["dependencies"], declaresTargets: true)
    }

    /// The statements that change what others have declared of all targets.
    var changesOfAll: [Syntax] { changes.filter { !declaresTargets($0) } }

    private func reach(
        _ starts: [Syntax], past labels: Set<String>, declaresTargets: Bool
    ) -> [Syntax] {
        var found = starts
        var seen: Set<String> = []
        var next = 0
        while next < found.count {
            let names = NameCollector(past: labels)
            names.walk(found[next])
            next += 1
            for name in names.found where seen.insert(name).inserted {
                let behind = meanings[name] ?? []
                found += declaresTargets ? behind : behind.filter { !self.declaresTargets($0) }
            }
        }
        return found
    }

    private func declaresTargets(_ syntax: Syntax) -> Bool {
        let range = syntax.position..<syntax.endPosition
        return targets.contains(where: range.contains)
    }

    private func add(_ name: String, _ meaning: some SyntaxProtocol) {
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
        // `for target in package.targets { … }`, `package.targets = …`
        if !node.item.is(DeclSyntax.self) {
            let names = NameCollector(past: [])
            names.walk(node.item)
            if names.found.contains("targets") { changes.append(Syntax(node.item)) }
        }
        return .visitChildren
    }
}

/// The names in a piece of syntax, apart from what some arguments name.
private final class NameCollector: SyntaxVisitor {
    private(set) var found: [String] = []
    private let labels: Set<String>

    init(past labels: Set<String>) {
        self.labels = labels
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
        node.label.map { labels.contains($0.text) } ?? false ? .skipChildren : .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        found.append(node.baseName.text)
        return .skipChildren
    }
}
