// Which project is compiled in which modes. All modes for all projects would take half an hour on two cores,
// and nearly all of that would find nothing: so the richest projects take every mode, and the others share the
// modes among them, each in a few. A project's tests are built to run, as object code, and are not compiled a
// second time in that mode.

/// One compilation of a project.
struct PlannedCompilation: Sendable, Hashable, CustomStringConvertible {
    let mode: LanguageMode
    /// Whether DEBUG is defined. Without it most projects have no mocks, and no tests.
    let isDebug: Bool

    var description: String { "\(mode)\(isDebug ? ", DEBUG" : "")" }
}

/// The modes of one project.
struct ModePlan: Sendable {
    /// The modes in which its tests are built and run.
    let run: [LanguageMode]
    /// What is only compiled.
    let compiled: [PlannedCompilation]

    /// - Parameter index: The project's position among those that share the modes; nil if it takes all of them.
    init(sharing index: Int?) {
        let all = LanguageMode.all
        guard let index else {
            run = [.swift6, .swift5AllFeaturesMainActor]
            let debug = Set(all).subtracting(run).sorted { $0.name < $1.name }
            let release = [LanguageMode.swift5, .swift6AllFeatures, .swift6MainActor]
            compiled =
                debug.map { PlannedCompilation(mode: $0, isDebug: true) }
                + release.map { PlannedCompilation(mode: $0, isDebug: false) }
            return
        }
        run = [LanguageMode.run[index % LanguageMode.run.count]]
        compiled = [
            PlannedCompilation(mode: all[index % all.count], isDebug: true),
            PlannedCompilation(mode: all[(index + all.count / 2) % all.count], isDebug: false),
        ].filter { [run] in !($0.isDebug && run.contains($0.mode)) }
    }
}
