// A step that was renamed has its new name in the flow's table alone, and a wrapper hands the name to its runner:
// `flow.run(.ask)`, `flow.cancel(.ask)`. flowgen wrote these names, so it changes them, in edited bodies too. Whatever
// else uses the former name is only listed.

import SwiftNotation
import SwiftSyntax

/// The renamed steps of the flow that a file belongs to.
struct RenamedSteps {
    /// The new name of each, by the former one.
    private var names: [String: String] = [:]
    /// The flow's table.
    private let table: String?

    init(_ formerNames: [FormerName], in generated: GeneratedFile) {
        let steps = generated.vocabulary.filter { $0.kind == .step }
        table = steps.first?.owner
        let present = Set(steps.map(\.name))
        for name in formerNames where name.kind == .step && present.contains(name.new) && !present.contains(name.old) {
            names[name.old] = name.new
        }
    }

    /// A former name in a file, and the name now.
    struct Use {
        let range: Range<Int>
        let old: String
        let new: String
    }

    /// The former names that are handed to a runner, unless the file has the runner of another flow too.
    func uses(in file: ParsedFile) -> [Use] {
        if names.isEmpty { return [] }
        let tokens = Array(file.tree.tokens(viewMode: .sourceAccurate))
        let isShared = tokens.indices.dropLast(2).contains { index in
            tokens[index].text == "FlowRunner" && tokens[index + 1].text == "<" && tokens[index + 2].text != table
        }
        if isShared { return [] }
        return tokens.compactMap { token in
            guard case .identifier(let text) = token.tokenKind, let new = names[text.withoutBackticks],
                let access = token.parent?.parent?.as(MemberAccessExprSyntax.self), access.declName.baseName == token,
                access.runnerArgument == .step
            else { return nil }
            return Use(range: token.trimmedOffsets, old: text.withoutBackticks, new: new)
        }
    }
}
