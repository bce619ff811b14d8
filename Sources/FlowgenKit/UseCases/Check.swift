// `flowgen check`: checks whether every file is up to date with the flows, and writes nothing. It says what a run would
// change, file by file, and which imports leak.

import FlowModel
import FlowCode

/// Checks the files of a project.
package struct Check {
    /// The files that git could not merge.
    package var unmerged: any UnmergedFiles = EverythingMerged()

    package init() {}

    package func run(files: any ReadableFileSystem) throws -> RunReport {
        try run(Planner(files: files, unmerged: unmerged, isMovingOn: false).plan(), files: files)
    }

    /// The same, in no time if nothing has changed since a clean run.
    package func run(files: any IdentifyingFileSystem, _ cache: VerdictCache?) throws -> RunReport {
        try planned(files, cache).report
    }

    /// The same for what is staged: the files of git's index.
    package func run(staged index: any IdentifyingFileSystem, _ cache: VerdictCache?) throws -> RunReport {
        var (report, plan) = try planned(index, cache)
        // An SDK that is fetched is not in git.
        report.diagnostics.removeAll { $0.id == "sdk-no-interface" }
        guard [.drift, .conflict].contains(report.status), let plan else { return report }
        let count = report.diagnostics.count { $0.severity == .error && $0.id.name.contains(/^(check|sdk)-/) }
        let generated = plan.findings.count { !Self.fixedByHand.contains($0.id) }
        var actions: [String] = []
        if generated > 0 { actions.append("run `flowgen generate`") }
        let rest = generated > 0 ? "the rest" : count == 1 ? "it" : "them"
        if generated < count { actions.append("fix \(rest) by hand") }
        let advice = actions.joined(separator: ", ") + ", then stage the flows and their files with `git add`"
        report.summary = "\(RunReport.count(count, "diagnostic")) in the staged files; \(advice)."
        return report
    }

    private static let fixedByHand: Set<DiagnosticID> = [
        "check-conflict", "check-conflict-markers", "sdk-never-called", "sdk-no-case", "sdk-no-method",
    ]

    /// The report, and the plan that it was made from; none if nothing has changed.
    private func planned(
        _ files: any IdentifyingFileSystem, _ cache: VerdictCache?
    ) throws -> (report: RunReport, plan: Plan?) {
        guard let cache else {
            let plan = try Planner(files: files, unmerged: unmerged, isMovingOn: false).plan()
            return (try run(plan, files: files), plan)
        }
        if let report = cache.report(over: files) { return (report, nil) }
        let observed = files.wholeName == nil ? ObservedFiles(files) : nil
        let seen: any ReadableFileSystem = observed ?? files
        let plan = try Planner(files: seen, unmerged: unmerged, isMovingOn: false).plan()
        let report = try run(plan, files: seen)
        cache.keep(report, observed, of: files)
        return (report, plan)
    }

    func run(_ plan: Plan, files: any ReadableFileSystem) throws -> RunReport {
        if let refusal = plan.refusal { return refusal }
        guard let project = plan.loaded.project else { return .invalid(plan.loaded) }
        let search = LeakSearch(project, in: files, accepting: try LeakBaseline(in: files), sparing: plan.settledFiles)
        let (leaks, notes) = try search.findings()
        let fileFindings = plan.fileFindings
        let findings = fileFindings + plan.sdkFindings
        let needed = try Self.requirements(of: project, in: files)
        let missing = needed.filter { $0.severity == .error }
        var report = RunReport(status: (findings + leaks + missing).isEmpty ? .clean : .drift)
        if plan.hasConflict { report.status = .conflict }
        if notes.hasErrors { report.status = .invalid }
        report.diagnostics =
            plan.loaded.diagnostics + notes + fileFindings + plan.sdkDiagnostics + leaks + needed
            + plan.orphans(.edited, .untouched, .handwritten, .stranded).compactMap(\.orphanDiagnostic)
            + plan.skeletonWarnings
        let planned = plan.actions.filter(\.isPlanned)
        report.files = planned.compactMap { $0.line() }
        let gone = leaks.count { $0.id.name == "check-baseline" }
        let checked = Set(findings.compactMap(\.path)).union(
            planned.map { ($0.formerPath ?? $0.path).description })
        report.summary = Self.summary(of: findings, amongFiles: checked.count, isAll: gone == 0)
        let count = leaks.count { $0.id.name == "check-leak" }
        if count > 0 { report.summary += " \(RunReport.count(count, "leak")) of an SDK." }
        if !missing.isEmpty { report.summary += " The app lacks what an SDK needs." }
        if gone > 0 {
            let count = RunReport.count(gone, "line")
            report.summary += " \(count) of \(LeakBaseline.path) \(gone == 1 ? "is" : "are") out of date."
        }
        return report
    }

    /// What the integrations in use need of the app, and it does not have.
    private static func requirements(
        of project: Project, in files: any ReadableFileSystem
    ) throws(WorkspaceError) -> [Diagnostic] {
        let used = project.flows.flatMap(\.integrationsInUse).map { ($0.name, $0.facts) }
        let needs = (used + project.configuration.integrations.map { ($0.name, $0.facts) })
            .flatMap { name, facts in facts.requires.map { (name.value, $0) } }
        if needs.isEmpty { return [] }
        return try AppRequirements(around: project.folders.integrations, in: files).missing(needs)
    }

    /// How many files were checked, and how many of them are out of date, each counted once.
    /// - Parameter isAll: whether nothing else is out of date.
    private static func summary(of findings: [Diagnostic], amongFiles count: Int, isAll: Bool) -> String {
        let stale = Set(findings.compactMap(\.path))
        let count = RunReport.count(count, "file")
        if findings.isEmpty { return "\(count) checked" + (isAll ? ", all up to date." : ".") }
        let isOne = stale.count == 1
        let advice =
            findings.allSatisfy { fixedByHand.contains($0.id) }
            ? "fix \(isOne ? "it" : "them") by hand" : "run `flowgen generate`"
        return "\(stale.count) of \(count) \(isOne ? "is" : "are") out of date; \(advice)."
    }
}

extension Plan {
    /// The generated files that are up to date, if no template of the project says what they import.
    fileprivate var settledFiles: Set<RelativePath> {
        guard loaded.templateFiles.isEmpty else { return [] }
        return Set(
            actions.filter { $0.effect == .unchanged && $0.planned?.ownership == .generated }.map(\.path))
    }

    /// Everything that a run would change, or that the developer has to decide.
    var findings: [Diagnostic] { fileFindings + sdkFindings }

    fileprivate var sdkFindings: [Diagnostic] { sdkDiagnostics.filter { $0.severity == .error } }

    /// The same without what SDKs mean for the wrappers.
    fileprivate var fileFindings: [Diagnostic] {
        actions.compactMap(\.finding) + actions.flatMap(\.outdatedMembers) + conflicts(afterRun: false)
            + orphans(.pristine).compactMap(\.orphanDiagnostic) + actions.compactMap(\.incompleteState)
            + actions.compactMap(\.outdatedDerived)
    }
}

extension FileAction {
    /// What is wrong with a planned file as a whole.
    fileprivate var finding: Diagnostic? {
        guard let planned, isPending else { return nil }
        let origin = planned.origin ?? Plan.allFlows
        if effect == .create { return .missing(path, source: origin) }
        let source = template.map { "\(origin) or \($0)" } ?? origin
        let outdated = "out of date with \(source); first difference here"
        if let former = formerPath {
            let cause = former.name == path.name ? "" : "its type was renamed; "
            return finding("check-behind", "\(cause)the file moves to \(path)", in: former, line: 1)
        }
        let line = firstDifferingLine(old ?? [], new ?? []) ?? 1
        if planned.ownership == .generated {
            return finding("check-differs", outdated, in: path, line: line)
        }
        // The members say more.
        if members.contains(where: { $0.kind != .mention }) { return nil }
        return finding("check-behind", outdated, in: path, line: line)
    }

    private func finding(_ id: DiagnosticID, _ message: String, in path: RelativePath, line: Int) -> Diagnostic {
        let file = SourceFile(path: path.description, bytes: old ?? [])
        return Diagnostic(
            id, message, advice: "run `flowgen generate`",
            at: SourceLocation(file: file, range: file.range(ofLine: line)))
    }

    fileprivate var outdatedDerived: Diagnostic? {
        guard case .derived(let source) = reason else { return nil }
        if effect == .create { return .missing(path, source: source) }
        let line = firstDifferingLine(old ?? [], new ?? []) ?? 1
        let message = "out of date with \(source); first difference here"
        return finding("check-differs", message, in: path, line: line)
    }

    fileprivate var incompleteState: Diagnostic? {
        guard case .stateFile(_, isIncomplete: true) = reason else { return nil }
        if effect == .create { return .missing(path, source: Plan.allFlows) }
        return Diagnostic(
            "check-differs",
            "this state file does not list files that are there: it was not committed with them",
            advice: "run `flowgen generate`, and commit this file with those it lists",
            at: SourceLocation(startOf: path))
    }
}

extension Diagnostic {
    fileprivate static func missing(_ path: RelativePath, source: String) -> Diagnostic {
        Diagnostic(
            "check-missing", "missing file, generated from \(source)",
            advice: "run `flowgen generate`", at: SourceLocation(startOf: path))
    }
}
