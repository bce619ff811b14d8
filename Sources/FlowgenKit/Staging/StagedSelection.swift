// Which files have to be staged so that what is staged is right, and no others: the files that findings
// are about are taken over from the goal, and what that makes wrong in turn; then, as long as something
// is still wrong, the inputs that it comes from, the nearest first. Each step is judged by the check.

import Diagnostics
import FlowModel
import Workspace

/// The files that have to be staged.
struct StagedSelection {
    /// Those files.
    private(set) var taken: Set<RelativePath> = []
    /// Those of them that are flows, settings or templates.
    private(set) var inputs: Set<RelativePath> = []

    private let goal: StagingGoal
    private var state: OverlayFileSystem
    private let leaking: Set<RelativePath>
    /// The inputs that differ and have not been taken.
    private var candidates: [RelativePath]

    /// Judges what is staged.
    ///
    /// - Parameter leaking: files with imports that leak.
    /// - Throws: `WorkspaceError` when something staged cannot be read.
    init(_ index: any ReadableFileSystem, to goal: StagingGoal, leaking: Set<RelativePath>) throws {
        self.goal = goal
        state = OverlayFileSystem(index)
        candidates = try goal.changedInputs(in: index)
        let lasting = try Self.leaks(in: goal.files, goal.outcome.loaded.project, of: leaking)
        self.leaking = leaking.subtracting(lasting)
        while try advance() {}
        try takeRules()
    }

    /// Takes what is wrong; false when nothing is left that could be taken.
    private mutating func advance() throws -> Bool {
        let outcome = try Pipeline(files: state).run()
        guard let project = outcome.loaded.project, !outcome.shared.isBlocked else {
            return try take(firstInput(mending: nil) ?? candidates, asInputs: true)
        }
        var wrong = Self.wrong(in: outcome)
        wrong.formUnion(try Self.leaks(in: state, project, of: leaking))
        wrong.subtract(goal.hopeless)
        // Settings that lead nowhere are mended by other settings, and by nothing else.
        let settings = wrong.filter { $0.description == ProjectLoader.configurationPath }
        if try take(settings, asInputs: true) { return true }
        wrong.subtract(settings)
        guard !wrong.isEmpty else { return false }
        if try take(wrong.filter { !taken.contains($0) }, asInputs: false) { return true }
        return try take(nearestInputs(to: wrong, in: outcome), asInputs: true)
    }

    /// Takes over those of the files that differ; false when none does.
    private mutating func take(
        _ paths: some Sequence<RelativePath>, asInputs: Bool
    ) throws(WorkspaceError) -> Bool {
        var isNews = false
        for path in paths where try goal.differs(path, from: state) {
            state.put(try goal.files.read(path), at: path)
            taken.insert(path)
            if asInputs || candidates.contains(path) { inputs.insert(path) }
            candidates.removeAll { $0 == path }
            isNews = true
        }
        return isNews
    }

    /// The files that a run over the tree would change, or a check of it names.
    private static func wrong(in outcome: Outcome) -> Set<RelativePath> {
        var paths = Set(Check.findings(of: outcome).compactMap(\.relativePath))
        paths.formUnion(outcome.fates.filter(\.isPending).map(\.path))
        paths.formUnion(outcome.fates.compactMap(\.removal?.path))
        paths.formUnion(outcome.shared.siblings.map(\.path))
        return paths
    }

    private static func leaks(
        in files: any ReadableFileSystem, _ project: Project?, of paths: Set<RelativePath>
    ) throws(WorkspaceError) -> Set<RelativePath> {
        guard let project, !paths.isEmpty else { return [] }
        let found = try LeakSearch(project, in: files, only: paths).findings()
        return Set(found.leaks.compactMap(\.relativePath))
    }

    /// The inputs that files come from: their own flows, else the settings, else templates, else the one
    /// other input that helps, else all.
    private func nearestInputs(
        to wrong: Set<RelativePath>, in outcome: Outcome
    ) throws -> [RelativePath] {
        let fates = outcome.fates + goal.outcome.fates
        let origins = Set(
            fates.filter { wrong.contains($0.path) }.compactMap(\.origin)
                .compactMap(RelativePath.init(validating:)))
        let own = candidates.filter(origins.contains)
        if !own.isEmpty { return own }
        let settings = candidates.filter { $0.description == ProjectLoader.configurationPath }
        if !settings.isEmpty { return settings }
        let templates = candidates.filter { $0.name.hasSuffix(".mustache") }
        if !templates.isEmpty { return templates }
        return try firstInput(mending: wrong) ?? candidates
    }

    /// The first input that alone makes the tree valid, or fewer of the files wrong.
    private func firstInput(mending wrong: Set<RelativePath>?) throws -> [RelativePath]? {
        guard candidates.count <= 12 else { return nil }
        for candidate in candidates {
            var attempt = state
            attempt.put(try goal.files.read(candidate), at: candidate)
            guard let wrong else {
                let loaded = try ProjectLoader(files: attempt).load()
                if loaded.project != nil { return [candidate] }
                continue
            }
            let outcome = try Pipeline(files: attempt).run()
            guard outcome.isValid else { continue }
            if !Self.wrong(in: outcome).isSuperset(of: wrong) { return [candidate] }
        }
        return nil
    }

    /// Git's rules for records go with the first of them.
    private mutating func takeRules() throws(WorkspaceError) {
        guard taken.contains(where: { $0.parent?.description == Records.folder }),
            let rules = RelativePath(validating: Records.folder + "/.gitattributes"),
            try state.kind(of: rules) == .absent
        else { return }
        _ = try take([rules], asInputs: false)
    }
}
