// Finds uses of names that the flow renamed or removed. A step that was renamed has its new name in the flow's table
// alone, and a wrapper hands the name to its runner: `flow.run(.ask)`, `flow.cancel(.ask)`. flowgen wrote these names, so
// it changes them, in edited bodies too. All other uses are the user's to update: the compiler finds all of them; those
// that are listed say by themselves that they are of the flow.

import SwiftSyntax

struct FormerNameUses {
    private let names: [String: [FormerName]]
    /// The new name of each renamed step of the flow, by the former one.
    private let steps: [String: String]
    /// The flow's table.
    private let table: String?

    /// - Parameter declared: names that are declared now, so that a use of them says nothing.
    init(of names: [FormerName], declared: Set<String>, in generated: GeneratedFile) {
        self.names = Dictionary(grouping: names.filter { !declared.contains($0.old) }, by: \.old)
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
        for token in tokens where !Self.isDeclared(token) {
            let (old, range) = (token.text.withoutBackticks, token.trimmedOffsets)
            if !isShared, let new = steps[old], token.memberAccess?.runnerArgument == .step {
                let note = Note(kind: .renamed, member: old, detail: .name(old: old, new: new))
                edits.replace(range, with: Array(spelled(new).utf8), notes: [(0, note)])
            } else if let name = names[old]?.first(where: { matches($0, token, isOwn: own.contains(old)) }) {
                edits.note(.mention, at: range.lowerBound, old, .name(old: old, new: name.new))
            }
        }
    }

    private func matches(_ name: FormerName, _ token: TokenSyntax, isOwn: Bool) -> Bool {
        if name.kind == .type { return true }
        let access = token.memberAccess
        if [.status, .error, .scenario].contains(name.kind) {
            guard let access else { return false }
            return access.base.map { $0.lastName == name.owner } ?? (name.kind == .scenario || isCase(access))
        }
        if let access, access.base == nil { return access.runnerArgument == .step }
        if isOwn || name.kind == .step && name.owner != nil { return false }
        return access.map { $0.base?.lastName == "self" } ?? token.parent?.is(DeclReferenceExprSyntax.self) ?? false
    }

    /// Whether `.paid` is a case of the flow's: handed to the runner, or a value by itself. What it is to another call,
    /// or matched with, nobody can tell.
    private func isCase(_ access: MemberAccessExprSyntax) -> Bool {
        for node in sequence(first: Syntax(access), next: \.parent) {
            if let call = node.as(LabeledExprSyntax.self)?.parent?.parent?.as(FunctionCallExprSyntax.self) {
                let callee = call.calledExpression.as(MemberAccessExprSyntax.self)
                if let callee, callee.base == nil { return isCase(callee) }
                return callee?.base?.lastName == "flow" && access.runnerArgument != .step
            }
            if node.is(ExpressionPatternSyntax.self) || node.is(ExprListSyntax.self) { return false }
            if node.is(CodeBlockItemSyntax.self) || node.is(MemberBlockItemSyntax.self) { return true }
        }
        return false
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
    /// The last name of `a.b.c`.
    fileprivate var lastName: String? {
        let access = self.as(MemberAccessExprSyntax.self)?.declName.baseName
        return (access ?? self.as(DeclReferenceExprSyntax.self)?.baseName)?.text.withoutBackticks
    }
}
