// A step that was renamed has its new name in the flow's table alone, and a wrapper hands the name to its runner:
// `flow.run(.ask)`, `flow.cancel(.ask)`. flowgen wrote these names, so it changes them, in edited bodies too. Whatever
// else uses the former name is only listed.

import SwiftNotation
import SwiftSyntax

/// The renamed steps of all flows of a merge.
struct RenamedSteps {
    /// For each former name, the new one in each table that has it, and no longer has the former one.
    private var names: [String: [String: String]] = [:]
    /// The tables of files, by what the files are for.
    private let tables: [String: String]

    init(_ formerNames: [FormerName], in generated: [GeneratedFile]) {
        let steps = Dictionary(grouping: generated.flatMap(\.vocabulary).filter { $0.kind == .step }, by: \.owner)
            .mapValues { Set($0.map(\.name)) }
        tables = Dictionary(
            generated.compactMap { file in
                file.vocabulary.first { $0.kind == .step }.map { (file.identity, $0.owner) }
            }, uniquingKeysWith: { first, _ in first })
        for name in formerNames where name.kind == .step {
            for (table, steps) in steps where steps.contains(name.new) && !steps.contains(name.old) {
                names[name.old, default: [:]][table] = name.new
            }
        }
    }

    /// A former name in a file, and the name now.
    struct Use {
        let range: Range<Int>
        let old: String
        let new: String
    }

    /// The former names that are handed to a runner, if all runners of the file are declared with one flow's table, or
    /// none is.
    func uses(in file: ParsedFile) -> [Use] {
        if names.isEmpty { return [] }
        let tokens = Array(file.tree.tokens(viewMode: .sourceAccurate))
        let tables = Set(
            tokens.indices.dropLast(2).filter { tokens[$0].text == "FlowRunner" && tokens[$0 + 1].text == "<" }
                .map { tokens[$0 + 2].text })
        // A wrapper that gets its runner in this merge has none yet.
        let own = file.identity.flatMap { self.tables[$0] }
        guard tables.count < 2, let table = tables.first ?? own else { return [] }
        return tokens.compactMap { token in
            guard case .identifier(let text) = token.tokenKind, let new = names[text.withoutBackticks]?[table],
                let access = token.parent?.parent?.as(MemberAccessExprSyntax.self), access.declName.baseName == token,
                access.runnerArgument == .step
            else { return nil }
            return Use(range: token.trimmedOffsets, old: text.withoutBackticks, new: new)
        }
    }
}
