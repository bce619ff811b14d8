// The judge: runs every rule over every flow and over the project as a whole, and makes a `Project` if no error is left.

/// Judges flows and configuration together.
package enum ProjectValidator {
    /// Checks all flows and the configuration.
    /// - Parameters:
    ///   - configuration: the project's settings; the defaults if it has no file.
    ///   - flows: the flows as they were read, in the project's order.
    ///   - isComplete: whether every file could be read; if not, each flow is judged by itself alone.
    ///   - collisions: what is wrong with the names of the files of flows and integrations, which the
    ///     kinds of files know; each integration is given once, where it is first mentioned.
    ///   - map: checks each flow by itself, perhaps several at a time.
    /// - Returns: the project, nil if there is an error; and all diagnostics, sorted by path and
    ///   place, each once.
    package static func validate(
        configuration: Configuration, flows: [Flow], isComplete: Bool = true,
        collisions: ([Flow], [Located<String>]) -> [Diagnostic],
        map: ([Flow], @Sendable (Flow) -> [Diagnostic]) -> [[Diagnostic]] = { $0.map($1) }
    ) -> (project: Project?, diagnostics: [Diagnostic]) {
        var diagnostics = map(flows, RuleBook.check).flatMap(\.self)
        guard isComplete else { return (nil, diagnostics.sortedWithoutDuplicates()) }
        let draft = ProjectDraft(configuration: configuration, flows: flows)
        diagnostics += RuleBook.projectRules.flatMap { $0(draft) }
        diagnostics += collisions(flows, draft.integrations.map(\.name))
        guard diagnostics.hasErrors else { return (Project(soundDraft: draft), diagnostics.sortedWithoutDuplicates()) }
        return (nil, diagnostics.sortedWithoutDuplicates())
    }
}
