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
                : "move `\(entry.name)` to the left, to the column of `flow`",
            fix: isTaken ? nil : moved(entry), at: entry.key.range)
    }

    /// The entry of one line as an entry of the flow, before the part of the flow that contains it.
    private func moved(_ entry: YAMLEntry) -> Fix? {
        let place = entry.key.range.lowerBound
        guard let holder = outermost.last(where: { $0.key.range.lowerBound <= place }),
            let lines = file.wholeLines(of: entry), !entry.value.isBlock
        else { return nil }
        var start = holder.key.range.lowerBound
        while start > file.contentStart, file.bytes[start - 1] == 0x20 { start -= 1 }
        let indent = holder.key.range.lowerBound - start
        guard start < lines.lowerBound, start == file.contentStart || file.bytes[start - 1] == 0x0A else { return nil }
        let text =
            String(repeating: " ", count: indent)
            + file.text(in: place..<max(place, entry.value.range.upperBound)) + "\n"
        return Fix([Fix.Edit(start..<start, text), Fix.Edit(lines, "")])
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

extension YAMLNode {
    /// Whether it is a list or a mapping on lines of its own, or a text in a block.
    var isBlock: Bool {
        switch content {
        case .scalar(let scalar): !scalar.style.isInline
        case .sequence, .mapping: !isFlowStyle
        }
    }
}
