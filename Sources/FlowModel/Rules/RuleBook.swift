// The list of all rules, in the order in which they run. A rule is a function: it looks at one flow, or at all flows
// and the configuration together, and returns what is wrong, in any order. Rules about one subject share a file.
//
// A rule is here only if flowgen would otherwise write code that does not compile or that means something else. What
// the compiler reports in a file that the user edits needs no rule.

import Diagnostics

enum RuleBook {
    /// Rules about one flow.
    static let flowRules: [@Sendable (FlowFacts) -> [Diagnostic]] = [
        StatusRules.unknown, StatusRules.unreachable,
        StepRules.hasContent, StepRules.answers, StepRules.via, StepRules.launch, StepRules.cancels,
        StepRules.leftRunning, StepRules.errors, StepRules.deadline, StepRules.endless, StepRules.lostErrors,
        NameRules.members, NameRules.cases, NameRules.values, NameRules.parameters, NameRules.overloads,
        TypeRules.parameters, TypeRules.sendable, TypeRules.hidden, TypeRules.undeclared, TypeRules.imports,
        MockRules.order, MockRules.outcomes, MockRules.cases, MockRules.parameters,
        IntegrationRules.use, IntegrationRules.fanOut, IntegrationRules.conform, IntegrationRules.isolation,
        IntegrationRules.thread, IntegrationRules.parts,
        FacadeRules.state, FormerNames.members,
    ]

    /// Rules about all flows and the configuration together.
    static let projectRules: [@Sendable (ProjectDraft) -> [Diagnostic]] = [
        ProjectNames.flows, ProjectNames.integrations, ProjectNames.facadeMethods, FormerNames.types,
        TypeRules.misspelt,
        DependencyRules.after, DependencyRules.needs, DependencyRules.lazy, DependencyRules.sendable,
        SettingsRules.imports, SettingsRules.folders, SettingsRules.servicesModule, SettingsRules.sharedParts,
    ]

    /// Errors about something that is missing. A flow that was decoded only in part does not get them: they would
    /// repeat the errors of form.
    private static let absences: Set<DiagnosticID> = [
        "flow-empty", "flow-unreachable-status", "flow-lost-errors", "flow-mock-unreachable",
    ]

    /// The most diagnostics that a flow gets from its rules; a last one says that there are more. A rule whose advice
    /// is costly stops at this limit too.
    static let most = 500

    /// Runs all rules about one flow. One that was decoded only in part gets no warnings either.
    static func check(_ flow: Flow) -> [Diagnostic] {
        let facts = FlowFacts(flow)
        var found = flowRules.flatMap { $0(facts) }
        if flow.isPartial { found.removeAll { $0.severity != .error || absences.contains($0.id) } }
        guard found.count >= most else { return found }
        let errors = found.filter { $0.severity == .error }
        return (errors.isEmpty ? found : errors).sortedWithoutDuplicates().prefix(most) + [
            Diagnostic(
                "flow-too-many-mistakes", "only the first \(most) errors are shown", severity: .note,
                advice: "fix these first", path: flow.file.path)
        ]
    }
}
