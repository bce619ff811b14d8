// Finds uses of names that the flow renamed or removed. A merge updates declarations only, so the user has to update
// the uses. Only uses that break are listed: a member counts on `self` or on a value of the flow's types, a case only
// if it is of the flow's status or error type, as far as syntax tells.

import SwiftNotation
import SwiftSyntax

struct Mentions {
    private let names: [String: [FormerName]]
    /// The types of the flow, whose members count: protocol and wrappers.
    private let types: Set<String>
    /// The tables of the flows, which the runners of wrappers are declared with.
    private let tables: Set<String>

    /// - Parameter declared: names that are declared now, so that a use of them says nothing.
    init(names: [FormerName], declared: Set<String>, types: Set<String>, tables: Set<String>) {
        self.names = Dictionary(grouping: names.filter { !declared.contains($0.old) }, by: \.old)
        self.types = types
        self.tables = tables
    }

    /// The uses in a file's bytes as they are after the merge.
    func outcomes(in bytes: [UInt8], path: String) -> [MemberOutcome] {
        if names.isEmpty { return [] }
        let tree = ParsedFile.tree(of: bytes)
        var tokens: [(TokenSyntax, [FormerName])] = []
        for token in tree.tokens(viewMode: .sourceAccurate) {
            guard case .identifier(let text) = token.tokenKind,
                let found = names[text.withoutBackticks], !Self.isDeclared(token)
            else { continue }
            tokens.append((token, found))
        }
        if tokens.isEmpty { return [] }
        let facts = NamesInScope(tree, flow: types)
        let uses = tokens.compactMap { token, found -> (Int, FormerName)? in
            guard let name = found.first(where: { matches($0, token, facts) }) else { return nil }
            return (token.positionAfterSkippingLeadingTrivia.utf8Offset, name)
        }
        return zip(uses, TextPlace.all(uses.map(\.0), in: bytes)).map { use, place in
            MemberOutcome(
                kind: .mention, path: path, line: place.line, column: place.column,
                member: use.1.old, detail: .name(old: use.1.old, new: use.1.new))
        }
    }

    private func matches(_ name: FormerName, _ token: TokenSyntax, _ facts: NamesInScope) -> Bool {
        switch name.kind {
        case .type: return true
        case .status, .error, .scenario:
            guard let access = token.parent?.parent?.as(MemberAccessExprSyntax.self), access.declName.baseName == token
            else { return false }
            return name.kind == .scenario && isPlayed(access)
                || CaseUse(access, type: name.owner ?? "", facts: facts, tables: tables).isOfType
        case .step where name.owner != nil: return isStep(token, facts)
        default: return facts.isMember(token) || isStep(token, facts)
        }
    }

    /// The `.askFails` of `contract.violations(in: [.askFails])` or `mock.play(.askFails)`.
    private func isPlayed(_ access: MemberAccessExprSyntax) -> Bool {
        let call = sequence(first: Syntax(access), next: \.parent).first { $0.is(FunctionCallExprSyntax.self) }
        let callee = call?.as(FunctionCallExprSyntax.self)?.calledExpression.as(MemberAccessExprSyntax.self)
        return access.base == nil && ["violations", "play"].contains(callee?.declName.baseName.text)
    }

    /// The `.ask` of `flow.run(.ask)` or `flow.cancel(.ask)`.
    private func isStep(_ token: TokenSyntax, _ facts: NamesInScope) -> Bool {
        guard let access = token.parent?.parent?.as(MemberAccessExprSyntax.self),
            access.declName.baseName == token, access.base == nil,
            let argument = RunnerArgument(of: access, facts: facts, tables: tables)
        else { return false }
        return argument.kind == .step
    }

    /// A declaration of the name, in this type or another, is not a use of it.
    private static func isDeclared(_ token: TokenSyntax) -> Bool {
        guard let parent = token.parent else { return false }
        if let pattern = parent.as(IdentifierPatternSyntax.self) {
            return pattern.parent?.is(PatternBindingSyntax.self) ?? false
        }
        return parent.asProtocol(NamedDeclSyntax.self)?.name == token
    }
}

/// An argument that a wrapper hands to its runner.
struct RunnerArgument {
    enum Kind {
        case step
        case status
    }

    let kind: Kind
    /// The tables that the runner may be declared with.
    let tables: Set<String>

    /// Nil if the value is not an argument of a call of a runner.
    init?(of value: MemberAccessExprSyntax, facts: NamesInScope, tables: Set<String>) {
        var node = Syntax(value)
        // `.paid(receipt: receipt)`
        if let call = node.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == value.id {
            node = Syntax(call)
        }
        guard let argument = node.parent?.as(LabeledExprSyntax.self),
            let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self),
            let callee = call.calledExpression.as(MemberAccessExprSyntax.self), let runner = callee.base
        else { return nil }
        self.tables = tables.intersection(facts.texts(of: runner).joined())
        if self.tables.isEmpty { return nil }
        switch callee.declName.baseName.text {
        case "send": kind = .status
        case "cancel": kind = .step
        default: kind = argument.id == call.arguments.first?.id ? .step : .status
        }
    }
}

/// A case that is spoken of as `.paid` or `PaymentStatus.paid`.
private struct CaseUse {
    private let access: MemberAccessExprSyntax
    private let type: String
    private let facts: NamesInScope
    private let tables: Set<String>

    init(_ access: MemberAccessExprSyntax, type: String, facts: NamesInScope, tables: Set<String>) {
        self.access = access
        self.type = type
        self.facts = facts
        self.tables = tables
    }

    /// Whether it can be of the flow's type: where nothing is known of what is around it, it is.
    var isOfType: Bool {
        if let base = access.base {
            return type.isEmpty || NamesInScope.lastName(of: base) == type
        }
        if let argument = RunnerArgument(of: access, facts: facts, tables: tables) {
            return argument.kind == .status
        }
        var node = Syntax(access)
        while let parent = node.parent {
            if let argument = parent.as(LabeledExprSyntax.self),
                let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
            {
                return takesType(call)
            }
            if let binary = parent.as(ExprListSyntax.self) {
                return binary.allSatisfy { Syntax($0) == node || !isOther(ExprSyntax($0)) }
            }
            if let item = parent.as(SwitchCaseItemSyntax.self) {
                let outer = item.parent?.parent?.parent?.parent?.parent
                return !isOther(outer?.as(SwitchExprSyntax.self)?.subject)
            }
            if let condition = parent.as(MatchingPatternConditionSyntax.self) {
                return !isOther(condition.initializer.value)
            }
            if parent.is(CodeBlockItemSyntax.self) || parent.is(MemberBlockItemSyntax.self) {
                return true
            }
            node = parent
        }
        return true
    }

    private func takesType(_ call: FunctionCallExprSyntax) -> Bool {
        if let callee = call.calledExpression.as(MemberAccessExprSyntax.self) {
            guard let base = callee.base else { return true }
            if NamesInScope.lastName(of: base) != "self" { return isKnown(base) }
            return isKnown(ExprSyntax(callee))
        }
        guard let callee = call.calledExpression.as(DeclReferenceExprSyntax.self) else {
            return true
        }
        return !isOther(ExprSyntax(callee))
    }

    /// Whether an expression is declared with the flow's type.
    private func isKnown(_ expression: ExprSyntax) -> Bool {
        facts.texts(of: expression).contains { $0.contains(type) }
    }

    /// Whether an expression is declared, and with another type.
    private func isOther(_ expression: ExprSyntax?) -> Bool {
        guard let expression else { return false }
        var root = expression
        while let access = root.as(MemberAccessExprSyntax.self), let base = access.base {
            let texts = facts.texts(of: root)
            if !texts.isEmpty { return !texts.contains { $0.contains(type) } }
            root = NamesInScope.bare(base)
        }
        let texts = facts.texts(of: root)
        return !texts.isEmpty && !texts.contains { $0.contains(type) }
    }
}
