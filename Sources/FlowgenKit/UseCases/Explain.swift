// `flowgen explain`: what a message means, by its identifier, with a wrong and a right example. The texts are those of the
// documentation's pages about messages, in `messages.txt`, which the tests of these pages write.

import Diagnostics

package struct Explain {
    package init() {}

    private struct Message {
        /// Its identifier; what is wrong in flows and in flowgen.yml alike has one for each.
        let ids: [String]
        /// What is printed.
        let text: String

        /// The first paragraph.
        var meaning: String {
            text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(2)
                .prefix { !$0.isEmpty }.joined(separator: " ")
        }
    }

    /// Explains one message, or lists all.
    package func run(_ id: String?) -> RunReport {
        let all = Self.messages
        var report = RunReport(status: .clean)
        guard let id else {
            report.text = all.map { "\($0.ids.joined(separator: ", ")): \($0.meaning)\n" }.joined()
            return report
        }
        // A message is often copied with its brackets.
        let name = String(id.drop { $0 == "[" }.prefix { $0 != "]" })
        if let message = all.first(where: { $0.ids.contains(name) }) {
            report.text = message.text
            return report
        }
        let near = didYouMean(name, among: all.flatMap(\.ids))
        return .refused(
            Diagnostic(
                "flow-unknown-message", "there is no message '\(name)'",
                advice: near.map { "did you mean '\($0)'?" } ?? "run `flowgen explain` to list them all"))
    }

    /// The messages. A line `% ID` or `% ID, ID` begins each.
    private static var messages: [Message] {
        let text = String(decoding: PackageResources.named("messages.txt") ?? [], as: UTF8.self)
        return ("\n" + text).split(separator: "\n% ").map { part in
            let ids = part.prefix { $0 != "\n" }.split(separator: ", ").map(String.init)
            return Message(ids: ids, text: part.last == "\n" ? String(part) : part + "\n")
        }
    }
}
