// The names of a flow: its statuses and its steps, read from the files that flowgen generates. One of them takes the
// place of another in a mutant.

import SwiftParser
import SwiftSyntax

/// The names of one flow.
package struct Vocabulary: Sendable {
    /// The kinds of its statuses.
    package let kinds: [String]
    /// Its steps.
    package let steps: [String]

    /// No names, for code that all flows share.
    package static let shared = Vocabulary(kinds: [], steps: [])

    private init(kinds: [String], steps: [String]) {
        self.kinds = kinds
        self.steps = steps
    }

    /// Reads the names.
    /// - Parameters:
    ///   - flowText: the generated table, with an enum `Step`.
    ///   - statusText: the generated enum of the statuses; empty if there is none.
    package init(flowText: String, statusText: String) {
        kinds = Cases.read(statusText, of: "Kind")
        steps = Cases.read(flowText, of: "Step")
    }

    /// The kind declared after one; after the last, the first. Nil if there is no other.
    func kind(after name: String) -> String? { Self.next(name, in: kinds) }

    /// The step declared after one; after the last, the first. Nil if there is no other.
    func step(after name: String) -> String? { Self.next(name, in: steps) }

    private static func next(_ name: String, in names: [String]) -> String? {
        guard names.count > 1, let index = names.firstIndex(of: name) else { return nil }
        return names[(index + 1) % names.count]
    }
}

/// Collects the cases of an enum.
private final class Cases: SyntaxVisitor {
    private let type: String
    private var found: [String] = []

    private init(of type: String) {
        self.type = type
        super.init(viewMode: .sourceAccurate)
    }

    static func read(_ text: String, of type: String) -> [String] {
        let cases = Cases(of: type)
        cases.walk(Parser.parse(source: text))
        return cases.found
    }

    override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
        var parent = node.parent
        while let current = parent, !current.is(EnumDeclSyntax.self) { parent = current.parent }
        if parent?.as(EnumDeclSyntax.self)?.name.text == type { found.append(node.name.text) }
        return .skipChildren
    }
}
