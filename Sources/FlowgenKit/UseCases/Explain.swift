// `flowgen explain`: what a message means, by its identifier, with a wrong and a right example where a picture says more than
// words.

import Diagnostics
import FlowYAML

package struct Explain {
    package init() {}

    private struct Message {
        let id: String
        let meaning: String
        let wrong: String?
        let right: String?
    }

    /// Explains one message, or lists all.
    package func run(_ id: String?) -> RunReport {
        let all = Self.messages
        guard let id else {
            var report = RunReport(status: .clean)
            report.text = all.map { "\($0.id): \($0.meaning)\n" }.joined()
            return report
        }
        // A message is often copied with its brackets.
        let name = String(id.drop { $0 == "[" }.prefix { $0 != "]" })
        guard let message = all.first(where: { $0.id == name }) else {
            let near = didYouMean(name, among: all.map(\.id))
            return .refused(
                Diagnostic(
                    "flow-unknown-message", "there is no message '\(name)'",
                    advice: near.map { "did you mean '\($0)'?" }
                        ?? "run `flowgen explain` to list them all"))
        }
        var report = RunReport(status: .clean)
        report.text = "\(message.id)\n\n\(message.meaning)\n"
        if let wrong = message.wrong { report.text += "\nWrong:\n\n\(Self.indented(wrong))" }
        if let right = message.right { report.text += "\nRight:\n\n\(Self.indented(right))" }
        return report
    }

    private static func indented(_ text: String) -> String {
        text.split(separator: "\n").map { "    \($0)\n" }.joined()
    }

    /// The messages, in the order of the file that has them.
    private static var messages: [Message] {
        let bytes = PackageResources.named("messages.yaml") ?? []
        let root = YAMLDocument.read(SourceFile(path: "messages.yaml", bytes: bytes)).root
        guard case .mapping(let entries) = root?.content else { return [] }
        return entries.map { entry in
            Message(
                id: entry.name,
                meaning: entry.value.scalar?.text ?? text(entry.value, "meaning") ?? "",
                wrong: text(entry.value, "wrong"), right: text(entry.value, "right"))
        }
    }

    private static func text(_ node: YAMLNode, _ key: String) -> String? {
        node.value(of: key)?.scalar?.text
    }
}
