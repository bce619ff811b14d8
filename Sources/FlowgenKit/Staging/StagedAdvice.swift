// What mends a finding in the index, worked out from the working tree: what is right there needs `git add`
// alone, the rest needs `generate` first. What `generate` does not mend keeps the advice it has.

import Diagnostics
import Workspace

/// Advice on findings in the index.
struct StagedAdvice {
    private let index: any FileReading
    private let tree: any FileReading
    private let pathPrefix: String
    private let onDisk: WorkingTree
    /// The flows and settings that differ.
    private let inputs: [RelativePath]
    /// The records that differ: what is written is remembered there, and goes into the same commit.
    private let records: [RelativePath]
    private let recordsFolder: RelativePath?
    /// What is to be added, for all findings so far.
    private var added: Set<RelativePath> = []
    private var needsGenerate = false

    init(
        index: any FileReading, tree: any FileReading, pathPrefix: String
    ) throws(WorkspaceError) {
        self.index = index
        self.tree = tree
        self.pathPrefix = pathPrefix
        onDisk = WorkingTree(tree)
        inputs = try StagedInputs(index: index, tree: tree).changed
        guard let folder = RelativePath(validating: ".flowgen") else {
            records = []
            recordsFolder = nil
            return
        }
        records = try StagedInputs.changed(in: folder, index, tree)
        let hasRecords = try index.entries(of: folder).contains {
            $0.path.name.hasSuffix(".record")
        }
        recordsFolder = hasRecords ? folder : nil
    }

    /// The command that stages the flows and settings, where that would help.
    var commandForInputs: String? {
        onDisk.isValid && !inputs.isEmpty ? addition(of: inputs) : nil
    }

    /// The commands that mend all that was advised upon; nil if there is nothing to run.
    var command: String? {
        guard !added.isEmpty else { return nil }
        return (needsGenerate ? "`flowgen generate`, then " : "") + "`\(addition(of: added))`"
    }

    /// The finding with what mends it; anything else as it is.
    mutating func advised(_ diagnostic: Diagnostic) throws(WorkspaceError) -> Diagnostic {
        guard diagnostic.isFinding,
            let path = diagnostic.path.flatMap(RelativePath.init(validating:))
        else { return diagnostic }
        let differs = try StagedInputs.differ(index, tree, path)
        let paths = Set(inputs + (differs ? [path] : []))
        if onDisk.isRight(path), !paths.isEmpty {
            let paths = paths.union(records)
            added.formUnion(paths)
            return diagnostic.advising(
                "the working tree has it right: run `\(addition(of: paths))`")
        }
        guard diagnostic.advice?.contains("`flowgen generate`") == true else { return diagnostic }
        // `generate` goes by the flows on the disk: those belong to what it writes.
        needsGenerate = true
        let written = paths.union([path] + [recordsFolder].compactMap { $0 })
        added.formUnion(written)
        return diagnostic.advising("run `flowgen generate`, then `\(addition(of: written))`")
    }

    /// The command that stages these files.
    private func addition(of paths: some Sequence<RelativePath>) -> String {
        "git add "
            + paths.sorted().map { ShellWord.quoted(pathPrefix + $0.description) }
            .joined(separator: " ")
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
    /// Whether it is something that a check found wrong.
    var isFinding: Bool { id.name.hasPrefix("check-") && severity == .error }

    /// The same diagnostic with other advice.
    fileprivate func advising(_ advice: String) -> Diagnostic {
        guard let location else {
            return Diagnostic(id, message, severity: severity, advice: advice, path: path)
        }
        return Diagnostic(id, message, severity: severity, advice: advice, at: location)
    }
}
