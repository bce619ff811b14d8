// Finds uses of names that the flow renamed or removed. A step that was renamed has its new name in the flow's table
// alone, and a wrapper hands the name to its runner: `flow.run(.ask)`, `flow.cancel(.ask)`. flowgen wrote these names, so
// it changes them, in edited bodies too. All other uses are the user's to update: the compiler finds all of them; those
// that are listed say by themselves, or by their file, that they are of the flow.

import SwiftSyntax

struct FormerNameUses {
    private let names: [String: [FormerName]]
    /// The types of the flow, whose members count: protocol and wrappers.
    private let types: Set<String>
    /// The new name of each renamed step of the flow, by the former one.
    private let steps: [String: String]
    /// The flow's table.
    private let table: String?

    /// - Parameter declared: names that are declared now, so that a use of them says nothing.
    init(of names: [FormerName], declared: Set<String>, types: Set<String>, in generated: GeneratedFile) {
        self.names = Dictionary(grouping: names.filter { !declared.contains($0.old) }, by: \.old)
        self.types = types
        let present = generated.vocabulary.filter { $0.kind == .step }
        let now = Set(present.map(\.name))
        let renamed = names.filter { $0.kind == .step && now.contains($0.new) && !now.contains($0.old) }
        steps = Dictionary(renamed.map { ($0.old, $0.new) }, uniquingKeysWith: { $1 })
        table = present.first?.owner
    }

    /// Plans what becomes of the uses in a file, but in bytes that are written anew.
    func note(in file: ParsedFile, _ edits: inout FileEdits) {
        if names.isEmpty, steps.isEmpty { return }
        let all = Array(file.tree.tokens(viewMode: .sourceAccurate))
        // The runner of another flow may have a step of the same name.
        let isShared =
            !steps.isEmpty
            && all.indices.dropLast(2).contains { index in
                all[index].text == "FlowRunner" && all[index + 1].text == "<" && all[index + 2].text != table
            }
        let tokens = all.filter { token in
            guard case .identifier(let text) = token.tokenKind else { return false }
            let name = text.withoutBackticks
            return (names[name] != nil || steps[name] != nil) && !edits.overlap(token.trimmedOffsets)
        }
        // A name that the file declares itself is not the flow's.
        let own = Set(tokens.filter(Self.isDeclared).map(\.text.withoutBackticks))
        let values = tokens.isEmpty ? [] : values(in: all)
        for token in tokens where !Self.isDeclared(token) {
            let (old, range) = (token.text.withoutBackticks, token.trimmedOffsets)
            if !isShared, let new = steps[old], token.memberAccess?.runnerArgument == .step {
                let note = Note(kind: .renamed, member: old, detail: .name(old: old, new: new))
                edits.replace(range, with: Array(spelled(new).utf8), notes: [(0, note)])
            } else if let name = names[old]?.first(where: {
                matches($0, token, values: values, isOwn: own.contains(old))
            }) {
                edits.note(.mention, at: range.lowerBound, old, .name(old: old, new: name.new))
            }
        }
    }

    private func matches(_ name: FormerName, _ token: TokenSyntax, values: Set<String>, isOwn: Bool) -> Bool {
        let access = token.memberAccess
        if name.kind == .type { return true }
        if [.status, .error, .scenario].contains(name.kind) {
            guard let access else { return false }
            return access.base.map { $0.lastName == name.owner } ?? isCase(access, name)
        }
        if let access, access.base == nil { return access.runnerArgument == .step }
        if name.kind == .step, name.owner != nil { return false }
        guard let base = access?.base?.lastName else {
            return access == nil && !isOwn && token.parent?.is(DeclReferenceExprSyntax.self) ?? false
        }
        return base == "self" ? !isOwn : values.contains(base)
    }

    /// The flow's types, and the names that are declared with one of them: `sdk: any ChatSDK`, `let sdk = ChatSDK(`.
    private func values(in tokens: [TokenSyntax]) -> Set<String> {
        var found = types
        var last: (name: String, isTyped: Bool) = ("", false)
        for token in tokens {
            switch token.tokenKind {
            case .colon, .equal: last.isTyped = true
            case .keyword(.any), .keyword(.some), .keyword(.try), .keyword(.await), .leftParen: break
            case .identifier(let text):
                if last.isTyped, types.contains(text) { found.insert(last.name) }
                last = (text.withoutBackticks, false)
            default: last = ("", false)
            }
        }
        return found
    }

    /// Whether `.paid` is a case of the flow's: handed to the flow, matched with a status, or used where nothing says
    /// what it is of. No other type has cases that are named like scenarios.
    private func isCase(_ access: MemberAccessExprSyntax, _ name: FormerName) -> Bool {
        if let argument = access.runnerArgument { return argument == .status }
        func isMatched(_ subject: some SyntaxProtocol) -> Bool {
            name.kind == .scenario || subject.names("status", name.owner ?? "")
        }
        for node in sequence(first: Syntax(access), next: \.parent) {
            if let call = node.as(LabeledExprSyntax.self)?.parent?.parent?.as(FunctionCallExprSyntax.self) {
                guard let callee = call.calledExpression.as(MemberAccessExprSyntax.self), let base = callee.base else {
                    return true
                }
                return base.lastName == "self" || ["violations", "play"].contains(callee.declName.baseName.text)
            }
            if let list = node.as(ExprListSyntax.self), list.count > 1 { return isMatched(list) }
            if let outer = node.as(SwitchExprSyntax.self) { return isMatched(outer.subject) }
            if let condition = node.as(MatchingPatternConditionSyntax.self) {
                return isMatched(condition.initializer.value)
            }
            if node.is(CodeBlockItemSyntax.self) || node.is(MemberBlockItemSyntax.self) { return true }
        }
        return true
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

extension TokenSyntax {
    /// `a.ask` or `.ask`, if the token is its `ask`.
    fileprivate var memberAccess: MemberAccessExprSyntax? {
        parent?.parent?.as(MemberAccessExprSyntax.self).flatMap { $0.declName.baseName == self ? $0 : nil }
    }
}

/// What an argument is that a wrapper hands to its runner.
private enum RunnerArgument {
    case step
    case status
}

extension MemberAccessExprSyntax {
    /// What `.ask` is in `flow.run(.ask)`, `.paid` in `flow.send(.paid(receipt: receipt))`; nil if it is not an argument
    /// of a call of the runner.
    fileprivate var runnerArgument: RunnerArgument? {
        guard base == nil else { return nil }
        var node = Syntax(self)
        if let call = node.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == id {
            node = Syntax(call)
        }
        guard let argument = node.parent?.as(LabeledExprSyntax.self),
            let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self),
            let callee = call.calledExpression.as(MemberAccessExprSyntax.self), callee.base?.lastName == "flow"
        else { return nil }
        switch callee.declName.baseName.text {
        case "send": return .status
        case "cancel": return .step
        default: return argument.id == call.arguments.first?.id ? .step : .status
        }
    }
}

extension ExprSyntax {
    /// The last name of `a.b.c` or `c(…)`, without `?`, `!`, `try`, `await` and parentheses.
    fileprivate var lastName: String? {
        if let node = self.as(OptionalChainingExprSyntax.self) { return node.expression.lastName }
        if let node = self.as(ForceUnwrapExprSyntax.self) { return node.expression.lastName }
        if let node = self.as(TryExprSyntax.self) { return node.expression.lastName }
        if let node = self.as(AwaitExprSyntax.self) { return node.expression.lastName }
        if let node = self.as(TupleExprSyntax.self), node.elements.count == 1 {
            return node.elements.first?.expression.lastName
        }
        if let node = self.as(FunctionCallExprSyntax.self) { return node.calledExpression.lastName }
        if let node = self.as(MemberAccessExprSyntax.self) { return node.declName.baseName.text.withoutBackticks }
        return self.as(DeclReferenceExprSyntax.self)?.baseName.text.withoutBackticks
    }
}

extension SyntaxProtocol {
    /// Whether one of these names is a token of the node.
    fileprivate func names(_ names: String...) -> Bool {
        tokens(viewMode: .sourceAccurate).contains { names.contains($0.text.withoutBackticks) }
    }
}
