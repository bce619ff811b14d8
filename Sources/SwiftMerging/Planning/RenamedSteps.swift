// A step that was renamed has its new name in the flow's table alone, and a wrapper hands the name to its runner:
// `flow.run(.ask)`, `flow.cancel(.ask)`. flowgen wrote these names, so it changes them, in edited bodies too. Whatever
// else uses the former name is only listed.

import SwiftNotation
import SwiftSyntax

/// The renamed steps of all flows of a merge.
struct RenamedSteps {
    /// For each former name, the new one in each table that has it, and no longer has the former one.
    private let names: [String: [String: String]]
    /// The tables of the flows, which the runners of wrappers are declared with.
    private let tables: Set<String>

    init(_ formerNames: [FormerName], in generated: [GeneratedFile]) {
        tables = Set(generated.compactMap(\.flowTable))
        let steps = Dictionary(grouping: generated.flatMap(\.vocabulary).filter { $0.kind == .step }, by: \.owner)
            .mapValues { Set($0.map(\.name)) }
        var names: [String: [String: String]] = [:]
        for name in formerNames where name.kind == .step {
            for (table, steps) in steps where steps.contains(name.new) && !steps.contains(name.old) {
                names[name.old, default: [:]][table] = name.new
            }
        }
        self.names = names
    }

    /// A former name in a file's bytes, and the name now.
    struct Use {
        let range: Range<Int>
        let old: String
        let new: String
    }

    /// The former names that are handed to a runner.
    func uses(in bytes: [UInt8]) -> [Use] {
        if names.isEmpty { return [] }
        let tree = ParsedFile.tree(of: bytes)
        var found: [(TokenSyntax, MemberAccessExprSyntax)] = []
        for token in tree.tokens(viewMode: .sourceAccurate) {
            guard case .identifier(let text) = token.tokenKind, names[text.withoutBackticks] != nil,
                let access = token.parent?.parent?.as(MemberAccessExprSyntax.self),
                access.declName.baseName == token, access.base == nil
            else { continue }
            found.append((token, access))
        }
        if found.isEmpty { return [] }
        let facts = NamesInScope(tree, flow: [])
        return found.compactMap { token, access in
            let old = token.text.withoutBackticks
            guard let argument = RunnerArgument(of: access, facts: facts, tables: tables), argument.kind == .step,
                let new = name(of: old, in: argument.tables)
            else { return nil }
            let start = token.positionAfterSkippingLeadingTrivia.utf8Offset
            return Use(range: start..<start + token.trimmedLength.utf8Length, old: old, new: new)
        }
    }

    /// The new name of a step, if it is the same in all tables that the runner may be declared with.
    private func name(of old: String, in tables: Set<String>) -> String? {
        let now = Set(tables.map { names[old]?[$0] })
        return now.count == 1 ? now.first.flatMap { $0 } : nil
    }
}
