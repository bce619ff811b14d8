// The names that a manifest in Swift declares, and what is behind them: settings, dependencies and targets are often
// kept in a constant, a function or an extension, and changed later. Nothing is run: what a name is given counts,
// wherever that is. A text is known if constants alone make it.

import SwiftSyntax

final class ManifestScope: SyntaxVisitor {
    private var meanings: [String: [Syntax]] = [:]
    /// The values of constants, and the texts of enum cases; several where a name is declared several times.
    private var constants: [String: [ExprSyntax]] = [:]
    private var cases: [String: [ExprSyntax?]] = [:]
    /// The names of what has a value only when the manifest is run, such as parameters.
    private var variables: Set<String> = []
    /// The texts of constants that were asked for; nil for those without one.
    private var texts: [String: String?] = [:]
    /// The statements that name the targets of the whole.
    private var changes: [Syntax] = []
    private let targets: [AbsolutePosition]

    init(of tree: SourceFileSyntax, apartFrom calls: [ManifestCall]) {
        targets = calls.map(\.syntax.position)
        super.init(viewMode: .sourceAccurate)
        walk(tree)
    }

    /// Pieces of syntax, and what is behind the names in them.
    ///
    /// What declares targets is left out: it says something else of each.
    func reach(_ starts: [Syntax]) -> [Syntax] {
        reach(starts, past: [], declaresTargets: false)
    }

    func reach(_ start: some SyntaxProtocol) -> [Syntax] { reach([Syntax(start)]) }

    /// Where targets are declared: what is behind the names in some pieces of syntax, apart from dependencies, and
    /// behind those in the statements that change the targets.
    func reachOfTargets(from starts: [ExprSyntax]) -> [Syntax] {
        reach(starts.map { Syntax($0) } + changes, past: ["dependencies"], declaresTargets: true)
    }

    /// The statements that change what others have declared of all targets.
    var changesOfAll: [Syntax] { changes.filter { !declaresTargets($0) } }

    private func reach(_ starts: [Syntax], past labels: Set<String>, declaresTargets: Bool) -> [Syntax] {
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

    /// Whether the manifest gives a name a meaning.
    func declares(_ name: String) -> Bool { meanings[name] != nil }

    func declaresTargets(_ syntax: Syntax) -> Bool {
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
            if let value = node.constant {
                constants[name, default: []].append(value)
            } else {
                variables.insert(name)
            }
        }
        return .visitChildren
    }

    override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
        if node.parent?.is(PatternBindingSyntax.self) != true {
            variables.insert(node.identifier.text)
        }
        return .visitChildren
    }

    override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
        variables.insert((node.secondName ?? node.firstName).text)
        return .visitChildren
    }

    override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
        variables.insert((node.secondName ?? node.firstName).text)
        return .visitChildren
    }

    override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
        variables.insert(node.name.text)
        return .visitChildren
    }

    override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
        cases[node.name.text, default: []].append(node.rawValue?.value)
        return .visitChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        variables.insert(node.name.text)
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

extension ManifestScope {
    /// The longest text, and the most expressions inside each other; names and paths are far below.
    private static let longest = 1_000
    private static let deepest = 100

    /// The text of an expression: a literal, a constant, what is made of these, or the raw value of an enum's case. Nil
    /// if only running the manifest tells it.
    func text(of expression: some SyntaxProtocol, depth: Int = 0) -> String? {
        if depth > Self.deepest { return nil }
        let expression = Syntax(expression)
        if let literal = expression.as(StringLiteralExprSyntax.self) {
            return literal.representedLiteralValue ?? interpolated(literal, depth)
        }
        if let name = expression.as(DeclReferenceExprSyntax.self) {
            return constant(name.baseName.text, depth)
        }
        if let member = expression.as(MemberAccessExprSyntax.self) {
            let name = member.declName.baseName.text
            if name == "rawValue", let value = member.base?.as(MemberAccessExprSyntax.self) {
                return rawValue(of: value, depth)
            }
            // A member of a value may have the name of a constant, and is another one.
            let first = member.base?.trimmedDescription.first
            return first.map(\.isUppercase) ?? true ? constant(name, depth) : nil
        }
        if let sum = expression.as(SequenceExprSyntax.self) {
            var text = ""
            for (index, element) in sum.elements.enumerated() {
                if index % 2 == 1 {
                    guard element.trimmedDescription == "+" else { return nil }
                } else {
                    guard let part = self.text(of: element, depth: depth + 1) else { return nil }
                    text += part
                }
            }
            return text
        }
        return nil
    }

    private func constant(_ name: String, _ depth: Int) -> String? {
        if let known = texts[name] { return known }
        // A constant that is made of itself has none.
        texts[name] = .some(nil)
        guard !variables.contains(name), let values = constants[name], values.count == 1,
            let text = text(of: values[0], depth: depth + 1), text.utf8.count <= Self.longest
        else { return nil }
        texts[name] = text
        return text
    }

    private func rawValue(of member: MemberAccessExprSyntax, _ depth: Int) -> String? {
        let name = member.declName.baseName.text
        guard let values = cases[name], values.count == 1 else { return nil }
        return values[0].map { text(of: $0, depth: depth + 1) } ?? name
    }

    private func interpolated(_ literal: StringLiteralExprSyntax, _ depth: Int) -> String? {
        guard literal.openingQuote.tokenKind == .stringQuote, literal.openingPounds == nil else {
            return nil
        }
        var text = ""
        for segment in literal.segments {
            switch segment {
            case .stringSegment(let segment):
                if segment.content.text.contains("\\") { return nil }
                text += segment.content.text
            case .expressionSegment(let segment):
                guard segment.expressions.count == 1, let value = segment.expressions.first, value.label == nil,
                    let part = self.text(of: value.expression, depth: depth + 1)
                else { return nil }
                text += part
            }
        }
        return text
    }
}

extension PatternBindingSyntax {
    /// The value of a `let`, or of a property that only computes one.
    fileprivate var constant: ExprSyntax? {
        let variable = parent?.parent?.as(VariableDeclSyntax.self)
        if variable?.bindingSpecifier.tokenKind == .keyword(.let) { return initializer?.value }
        guard case .getter(let body)? = accessorBlock?.accessors, body.count == 1 else {
            return nil
        }
        let only = body.first?.item
        return only?.as(ReturnStmtSyntax.self)?.expression ?? only?.as(ExprSyntax.self)
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

    // What is in a text is a part of it.
    override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
        .skipChildren
    }
}
