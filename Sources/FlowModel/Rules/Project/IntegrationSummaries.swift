// What an integration is, is said once, or in the same words everywhere.

import Diagnostics

enum IntegrationSummaries: ProjectRule {
    static func check(_ draft: ProjectDraft) -> [Diagnostic] {
        var found: [Diagnostic] = []
        for (name, mentions) in zip(draft.integrationNames, draft.mentions) {
            var first: Located<String>?
            for mention in mentions {
                guard let summary = draft.facts(mention).summary else { continue }
                guard let known = first else {
                    first = summary
                    continue
                }
                if summary.value != known.value {
                    found.append(.otherSummary(of: name, summary, known))
                }
            }
        }
        return found
    }
}

extension Diagnostic {
    fileprivate static func otherSummary(
        of name: String, _ summary: Located<String>, _ first: Located<String>
    ) -> Diagnostic {
        let line = first.location.position.line
        return Diagnostic(
            "flow-two-summaries",
            "'\(name)' has a different summary in \(first.location.file.path), line \(line)",
            advice: "keep one of the two", at: summary.location
        ).mentioning([first.location.file.path])
    }
}
