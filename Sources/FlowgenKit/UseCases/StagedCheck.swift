// `flowgen check --staged`: judges what is about to be committed, and nothing else. Where something is
// wrong with it, the working tree is asked too, but only for what mends it: what is right there needs
// `git add`, the rest needs `generate` first.

import Diagnostics
import FlowModel
import Workspace

/// Judges the files of a project as they are staged.
public struct StagedCheck {
    /// What is staged.
    private let index: any FileReading
    /// What is on the disk.
    private let tree: any FileReading
    /// What stands before each path in a command: the way to the project's root, ending in `/`.
    private let pathPrefix: String

    /// A check of `index`, which knows what to advise from `tree`.
    public init(index: any FileReading, tree: any FileReading, pathPrefix: String = "") {
        self.index = index
        self.tree = tree
        self.pathPrefix = pathPrefix
    }

    /// Runs.
    ///
    /// - Throws: `WorkspaceError` when something staged cannot be read, `TemplateError` when a
    ///   template does not fit its context.
    public func run() throws -> RunReport {
        var report = try Check().run(files: index)
        guard report.status != .clean else { return report }
        let onDisk = WorkingTree(tree)
        let inputs = try StagedInputs(index: index, tree: tree).changed
        if report.status == .invalid {
            if onDisk.isValid, !inputs.isEmpty {
                report.diagnostics.append(.notStaged(addition(of: inputs)))
            }
            return report
        }
        var added: Set<RelativePath> = []
        var needsGenerate = false
        report.diagnostics = try report.diagnostics.map { diagnostic in
            guard diagnostic.id.name.hasPrefix("check-"), diagnostic.severity == .error,
                let path = diagnostic.path.flatMap(RelativePath.init(validating:))
            else { return diagnostic }
            let isRight = onDisk.isRight(path)
            let paths = try inputs.filter { isRight && $0 != path } + (differs(path) ? [path] : [])
            if isRight, !paths.isEmpty {
                added.formUnion(paths)
                return diagnostic.advising(
                    "the working tree has it right: run `\(addition(of: paths))`")
            }
            // What `generate` does not mend, such as a leak, has advice of its own.
            guard diagnostic.advice?.contains("`flowgen generate`") == true else {
                return diagnostic
            }
            // `generate` goes by the flows on the disk: those belong to what it writes.
            needsGenerate = true
            let written = Set(inputs + [path])
            added.formUnion(written)
            return diagnostic.advising("run `flowgen generate`, then `\(addition(of: written))`")
        }
        report.summary = summary(of: report, added, needsGenerate)
        return report
    }

    /// Whether a file is another one on the disk than in the index.
    private func differs(_ path: RelativePath) throws(WorkspaceError) -> Bool {
        try StagedInputs.differ(index, tree, path)
    }

    /// The command that stages these files.
    private func addition(of paths: some Sequence<RelativePath>) -> String {
        "git add "
            + paths.sorted().map { ShellWord.quoted(pathPrefix + $0.description) }
            .joined(separator: " ")
    }

    private func summary(
        of report: RunReport, _ added: Set<RelativePath>, _ needsGenerate: Bool
    ) -> String {
        let findings = report.diagnostics.filter {
            $0.id.name.hasPrefix("check-") && $0.severity == .error
        }
        let count = RunReport.count(findings.count, "finding")
        guard !added.isEmpty else { return "\(count) in what is staged." }
        let first = needsGenerate ? "`flowgen generate`, then " : ""
        return "\(count) in what is staged; run \(first)`\(addition(of: added))`."
    }
}

/// The verdict on the working tree, as far as it can be had.
private struct WorkingTree {
    private let report: RunReport?
    private let wrong: Set<String>

    init(_ tree: any FileReading) {
        do {
            let report = try Check().run(files: tree)
            self.report = report
            wrong = Set(report.diagnostics.compactMap { $0.severity == .error ? $0.path : nil })
        } catch {
            // What cannot be judged is not right; whoever runs the check there is told why.
            report = nil
            wrong = []
        }
    }

    var isValid: Bool { report.map { $0.status != .invalid } ?? false }

    /// Whether a file is as it should be.
    func isRight(_ path: RelativePath) -> Bool {
        isValid && !wrong.contains(path.description)
    }
}

extension Diagnostic {
    fileprivate static func notStaged(_ command: String) -> Diagnostic {
        Diagnostic(
            "check-not-staged", "the working tree has other flows or settings than what is staged",
            severity: .note, advice: "what is there is valid: run `\(command)`")
    }

    /// The same diagnostic with other advice.
    fileprivate func advising(_ advice: String) -> Diagnostic {
        guard let location else {
            return Diagnostic(id, message, severity: severity, advice: advice, path: path)
        }
        return Diagnostic(id, message, severity: severity, advice: advice, at: location)
    }
}
