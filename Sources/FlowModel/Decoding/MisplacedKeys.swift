// Keys of the flow that are indented too far: `use` inside an integration, `initial` among the statuses.

import Diagnostics
import FlowYAML

extension NodeReader {
    /// Reports a key of the flow that is indented too far, so that something else contains it.
    mutating func reportMisplaced(_ entry: YAMLEntry) {
        if let part = Flow.Part(rawValue: entry.name) { unread.insert(part.rawValue) }
        guard !isFull() else { return }
        let isTaken = outermost.contains { $0.name == entry.name }
        report(
            .unknownKey, "`\(entry.name)` belongs to the flow, not here",
            advice: isTaken
                ? "the flow has `\(entry.name)` already: leave this one out"
                : "move `\(entry.name)` to the left, to the column of `flow`", at: entry.key.range)
    }

    /// Whether an entry among names is rather a key of the flow that is indented too far.
    func isMisplaced(_ entry: YAMLEntry, among siblings: [YAMLEntry], as keys: KeySet) -> Bool {
        guard dialect == .flow, KeySet.flow.keys.contains(entry.name) else { return false }
        if keys.noun == KeySet.integration.noun { return true }
        if case .mapping(let inner) = entry.value.content {
            return !inner.isEmpty && !inner.contains { keys.keys.contains($0.name) }
                && Flow.constructs.contains(entry.name)
        }
        guard let text = entry.value.scalarText else { return false }
        switch entry.name {
        case "initial": return siblings.contains { $0.name == text }
        case "style": return Style(rawValue: text) != nil
        case "isolation": return Isolation(rawValue: text) != nil
        case "scope": return Scope(rawValue: text) != nil
        default: return false
        }
    }
}

extension Flow {
    /// The keys of a flow that contain constructs by name.
    static let constructs: Set<String> = [
        "statuses", "errors", "steps", "events", "properties", "views", "integrations",
    ]
}
