// `flowgen check --staged`: judges what is about to be committed, and nothing else. Where something is
// wrong with it, the working tree is asked too, but only for what mends it: what is right there needs
// `git add`, the rest needs `generate` first.

import Diagnostics
import FlowModel
import Workspace

/// Judges the files of a project as they are staged.
package struct StagedCheck {
    /// What is staged.
    private let index: any ReadableFileSystem
    /// What is on the disk.
    private let tree: any ReadableFileSystem
    /// What git knows of the commit; nil where nothing is known.
    private let area: (any StagingArea)?
    /// What stands before each path in a command: the way to the project's root, ending in `/`.
    private let pathPrefix: String

    /// A check of `index`, which knows what to advise from `tree` and from `area`.
    package init(
        index: any ReadableFileSystem, tree: any ReadableFileSystem, area: (any StagingArea)? = nil,
        pathPrefix: String = ""
    ) {
        self.index = index
        self.tree = tree
        self.area = area
        self.pathPrefix = pathPrefix
    }

    /// Runs.
    ///
    /// - Throws: `WorkspaceError` when something staged cannot be read, `TemplateError` when a
    ///   template does not fit its context.
    package func run() throws -> RunReport {
        var report = try Check().run(files: index)
        guard ![.clean, .environment].contains(report.status) else { return report }
        let advice = try StagedAdvice(
            on: report, index: index, tree: tree, area: area, pathPrefix: pathPrefix)
        let isValid = try ProjectLoader(files: index).load().project != nil
        if !isValid {
            if let command = advice?.command {
                report.diagnostics.append(.notStaged(command))
            }
            return report
        }
        if let advice { report.diagnostics = report.diagnostics.map(advice.advised) }
        let findings = report.diagnostics.filter(\.isFinding)
        let count = RunReport.count(findings.count, "finding")
        report.summary =
            "\(count) in what is staged" + (advice?.command.map { "; run \($0)." } ?? ".")
        if let remark = advice?.remark { report.summary += " Note: \(remark)." }
        return report
    }
}

extension Diagnostic {
    fileprivate static func notStaged(_ command: String) -> Diagnostic {
        Diagnostic(
            "check-not-staged",
            "the flows or settings in the working tree differ from the staged ones",
            severity: .note, advice: "the working tree is valid: run \(command)")
    }
}
