// The formats of a check's diagnostics: for people, for the pages of GitHub, for programs, and for tools that collect
// the diagnostics of many others.

import FlowModel

package enum ReportFormat: String, CaseIterable, Sendable {
    /// Lines that people read and Xcode shows in place.
    case text
    /// Workflow commands, which GitHub shows beside the lines they are about.
    case github
    /// A documented JSON text.
    case json
    case sarif
}

package struct FormattedReport: Sendable {
    let report: RunReport
    private let pathPrefix: String
    private let repositoryPrefix: String

    /// A report with the way to the project's root, ending in `/`, in front of its paths: from the current folder, and,
    /// in the forms that code hosts read, from the repository's top.
    package init(_ report: RunReport, pathPrefix: String, repositoryPrefix: String) {
        self.report = report
        self.pathPrefix = pathPrefix
        self.repositoryPrefix = repositoryPrefix
    }

    /// The text for standard output; nil for the form that `ReportPrinter` prints.
    ///
    /// - Parameter pages: the documentation's pages about messages.
    package func text(_ format: ReportFormat, pages: () -> [String]) -> String? {
        switch format {
        case .text: nil
        case .github: GitHubCommands.text(for: findings(below: repositoryPrefix))
        case .json: json(findings(below: pathPrefix)).text
        case .sarif: sarif(findings(below: repositoryPrefix), pages().map(MessagePage.init)).text
        }
    }

    private func findings(below prefix: String) -> [Finding] {
        report.diagnostics.map { diagnostic in
            let isOutside = report.outsidePaths.contains(diagnostic.path ?? "")
            let placed = isOutside ? diagnostic : diagnostic.placed(below: prefix)
            return Finding(placed)
        }
    }
}

/// A diagnostic in the formats for programs.
struct Finding {
    let diagnostic: Diagnostic
    /// From the first byte to behind the last.
    let start: SourcePosition?
    let end: SourcePosition?

    init(_ diagnostic: Diagnostic) {
        self.diagnostic = diagnostic
        start = diagnostic.location?.position
        end = diagnostic.location.map { $0.file.position(at: $0.range.upperBound) }
    }

    var path: String? { diagnostic.path }
    var id: String { diagnostic.id.name }
    var severity: Diagnostic.Severity { diagnostic.severity }
}
