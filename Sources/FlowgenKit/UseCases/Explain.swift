// `flowgen explain`: what a message means, by its identifier, with a wrong and a right example, or what a key takes. It
// prints the documentation's page about the message, and the table of keys, so that nothing is said twice.

import FlowFile
import FlowModel

package struct Explain {
    /// The pages about messages, as the documentation has them.
    private let pages: [MessagePage]

    package init(pages: [String]) {
        self.pages = pages.map(MessagePage.init)
    }

    /// Explains one message or key, or lists all messages.
    package func run(_ id: String?) -> RunReport {
        var report = RunReport(status: .clean)
        guard let id else {
            report.text = pages.map { "\($0.title): \($0.meaning)\n" }.joined()
            return report
        }
        // A message is often copied with its brackets.
        let name = String(id.drop { $0 == "[" }.prefix { $0 != "]" })
        if let page = pages.first(where: { $0.ids.contains(name) }) {
            report.text = page.text
            return report
        }
        let keys = KeySet.explanations(of: name)
        if !keys.isEmpty {
            report.text = keys.joined(separator: "\n")
            return report
        }
        let near = didYouMean(name, among: pages.flatMap(\.ids))
        return .refused(
            Diagnostic(
                "flow-unknown-message", "no message or key is called '\(name)'",
                advice: near.map { "did you mean '\($0)'?" } ?? "run `flowgen explain` to list all messages"))
    }
}

/// A page in Markdown, and the same for a terminal.
struct MessagePage {
    private let lines: [Substring]

    init(_ markdown: String) {
        lines = markdown.split(separator: "\n", omittingEmptySubsequences: false)
    }

    /// `flow-unknown-key, config-unknown-key`: what flows and flowgen.yml have in common has one identifier for each.
    var title: String { String(lines[0].dropFirst(2)) }
    var ids: [String] { title.split(separator: ", ").map(String.init) }

    /// The first paragraph.
    var meaning: String { lines.dropFirst(2).prefix { !$0.isEmpty }.joined(separator: " ") }

    /// Examples are indented, below the name of the file that they show.
    var text: String {
        var text = [title]
        var isExample = false
        for line in lines.dropFirst() {
            if line.hasPrefix("```") {
                isExample.toggle()
            } else if isExample {
                text.append(line.isEmpty ? "" : "    \(line)")
            } else if line.hasPrefix("<!--") {
                text += Self.file(shownBelow: line).map { ["\($0):", ""] } ?? []
            } else if line.hasPrefix("## ") {
                if line != "## Overview" { text.append("\(line.dropFirst(3)):") }
            } else if !line.isEmpty || text.last != "" {
                text.append(Self.withoutLinks(line))
            }
        }
        return text.joined(separator: "\n")
    }

    /// The file of a comment such as `<!-- file: flow.yaml -->`.
    private static func file(shownBelow comment: Substring) -> Substring? {
        let words = comment.split(separator: " ")
        return words.count == 4 && ["file:", "edit:", "shown:"].contains(words[1]) ? words[2] : nil
    }

    /// A line with `<doc:Page#Section>` as `Page`.
    private static func withoutLinks(_ line: Substring) -> String {
        let parts = line.split(separator: "<doc:", omittingEmptySubsequences: false)
        return parts.dropFirst().reduce(String(parts[0])) { text, part in
            let end = part.firstIndex(of: ">") ?? part.endIndex
            return text + part[..<end].prefix { $0 != "#" } + part[end...].dropFirst()
        }
    }
}
