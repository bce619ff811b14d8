// What mends findings in the index, worked out from the working tree: what is right there needs `git add`
// alone, the rest needs `generate` first. What `generate` does not mend keeps the advice it has.

import Diagnostics
import FlowRendering
import Workspace

/// Advice on findings in the index.
struct StagedAdvice {
    private let goal: StagingGoal
    private let selection: StagedSelection
    private let commands: StagingCommands
    /// The flow that each planned file and each record comes from, by its path; files of the whole
    /// project are not there.
    private var origins: [RelativePath: String] = [:]
    /// The record of each planned file.
    private var records: [RelativePath: RelativePath] = [:]
    /// The inputs that are not one flow among others.
    private var commonInputs: Set<RelativePath>

    /// Advice on a report; nil where the working tree offers nothing.
    ///
    /// - Throws: `WorkspaceError` when something staged cannot be read.
    init?(
        on report: RunReport, index: any ReadableFileSystem, tree: any ReadableFileSystem,
        area: (any StagingArea)?, pathPrefix: String
    ) throws {
        guard let goal = StagingGoal(tree) else { return nil }
        self.goal = goal
        let leaks = report.diagnostics.filter {
            ["check-leak", "check-unwatched"].contains($0.id.name)
        }
        selection = try StagedSelection(
            index, to: goal, leaking: Set(leaks.compactMap(\.relativePath)))
        commands = try StagingCommands(
            for: selection.taken, pending: goal.isPending, area: area, pathPrefix: pathPrefix)
        commonInputs = []
        for fate in try Pipeline(files: index).run().fates + goal.outcome.fates {
            let record = Records.path(of: fate.file.owner)
            records[fate.path] = record
            origins[fate.path] = fate.origin
            if case .flow = fate.file.owner, let record { origins[record] = fate.origin }
        }
        let flows = Set(origins.values)
        commonInputs = selection.inputs.filter { !flows.contains($0.description) }
    }

    /// The commands that mend all that can be mended; nil if there is nothing to run.
    var command: String? {
        selection.taken.isEmpty ? nil : commands.sentence(selection.taken)
    }

    /// What else there is to say of the commands.
    var remark: String? { commands.remark }

    /// The finding with what mends it; anything else as it is.
    func advised(_ diagnostic: Diagnostic) -> Diagnostic {
        guard diagnostic.isFinding, let path = diagnostic.relativePath else { return diagnostic }
        let paths = needed(for: path).intersection(selection.taken)
        guard !paths.isEmpty, !goal.hopeless.contains(path) else { return diagnostic }
        let isThere = !paths.contains(where: goal.isPending)
        return diagnostic.advising(
            (isThere ? "the working tree has it right: run " : "run ") + commands.sentence(paths))
    }

    /// What a finding on a file depends on: the file, its flow and its flow's record, and the settings;
    /// where it comes from all flows, all of them.
    private func needed(for path: RelativePath) -> Set<RelativePath> {
        var paths: Set<RelativePath> = [path]
        if let record = records[path] { paths.insert(record) }
        guard let origin = origins[path] else { return paths.union(selection.inputs) }
        if let flow = RelativePath(validating: origin) { paths.insert(flow) }
        return paths.union(commonInputs)
    }
}

extension Diagnostic {
    /// Whether it is something that a check found wrong.
    var isFinding: Bool { id.name.hasPrefix("check-") && severity == .error }

    /// The same diagnostic with other advice.
    fileprivate func advising(_ advice: String) -> Diagnostic {
        guard let location else {
            return Diagnostic(id, message, severity: severity, advice: advice, path: path)
                .mentioning(mentions)
        }
        return Diagnostic(id, message, severity: severity, advice: advice, at: location)
            .mentioning(mentions)
    }
}
