// The judge: runs every rule over every flow and over the project as a whole, lets each flow answer
// its warnings with `allow`, and makes a `Project` if no error is left.

import Diagnostics

/// Judges flows and configuration together.
public enum ProjectValidator {
    /// Checks all flows and the configuration.
    /// - Parameters:
    ///   - configuration: the project's settings; the defaults if it has no file.
    ///   - flows: the flows as they were read, in the project's order.
    ///   - partial: the paths of flows that could be read in part only: nothing is concluded from
    ///     what is absent from them.
    /// - Returns: the project, nil if there is an error; and all diagnostics, sorted by path and
    ///   place, each once, without the warnings that a flow answers.
    public static func validate(
        configuration: Configuration, flows: [Flow], partial: Set<String> = []
    ) -> (project: Project?, diagnostics: [Diagnostic]) {
        let draft = ProjectDraft(configuration: configuration, flows: flows)
        var diagnostics: [Diagnostic] = []
        for flow in flows {
            let found = RuleBook.check(flow)
            diagnostics +=
                partial.contains(flow.file.path)
                ? found.filter { !RuleBook.absences.contains($0.id) } : found
        }
        for rule in RuleBook.projectRules { diagnostics += rule.check(draft) }
        diagnostics = AllowedWarnings.apply(to: diagnostics, flows: flows)
        guard diagnostics.hasErrors else {
            return (Project(soundDraft: draft), diagnostics.sortedWithoutDuplicates())
        }
        return (nil, diagnostics.sortedWithoutDuplicates())
    }
}
