// Values without the key that they belong under: `paid: { receipt: String }` for `with`, `pay: paid` for `to`.

import Diagnostics
import FlowYAML
import SwiftNotation

extension NodeReader {
    /// Whether a mapping contains the values that belong under the construct's wrapper.
    func holdsValuesAlone(_ entries: [YAMLEntry], _ keys: KeySet) -> Bool {
        !entries.isEmpty
            && entries.allSatisfy { entry in
                keys.isUnknown(entry.name) && !KeySet.ofFlows.contains { $0.keys.contains(entry.name) }
                    && didYouMean(entry.name, among: keys.keys) == nil
                    && (entry.value.scalarText.map(meansType) ?? false)
            }
    }

    /// Reports values that appear without the key that they belong under.
    mutating func reportUnwrapped(_ node: YAMLNode, _ entries: [YAMLEntry], wrapper: String, _ keys: KeySet) {
        let pairs = entries.map { "\($0.name): \(file.text(in: $0.value.range))" }
        let text = "\(wrapper): { \(pairs.joined(separator: ", ")) }"
        report(
            .unknownKey, "unknown key \(NodeReader.quoted(entries[0].name))",
            advice: "write the values under `\(wrapper)`: `\(text)`",
            fix: Fix(replacing: node.range, with: node.isFlowStyle ? "{ \(text) }" : text), at: entries[0].key.range)
    }

    /// Reports a text or a list where a construct is written as keys.
    mutating func reportNoKeys(_ node: YAMLNode, _ keys: KeySet) {
        let meant = node.scalarText.flatMap { meantKey(for: $0, keys) }
        let source = file.text(in: node.range)
        let text = meant.map { "{ \($0): \(source) }" }
        report(
            .wrongForm, "\(keys.noun) is written as keys with values",
            advice: text.map { "write `\($0)`" }
                ?? "write one or more of \(NodeReader.list(keys.keys)), each with its value",
            fix: text.map { Fix(replacing: node.range, with: $0) }, at: node.range)
    }

    /// The key that a lone text of a construct belongs under.
    private func meantKey(for text: String, _ keys: KeySet) -> String? {
        guard !text.isEmpty, text.utf8.allSatisfy(NodeReader.isNameByte) else { return nil }
        let startsUpper = text.first?.isUppercase == true
        switch keys.noun {
        case KeySet.step.noun, KeySet.event.noun: return startsUpper ? nil : "to"
        case KeySet.integration.noun, KeySet.sharedIntegration.noun: return "sdk"
        default: return nil
        }
    }
}
