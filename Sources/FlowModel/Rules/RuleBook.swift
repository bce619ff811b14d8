// The list of all rules, in the order in which they run. A rule is a function: it looks at one flow, or at all flows
// and the configuration together, and returns what is wrong, in any order. Rules about one subject share a file.
//
// A rule is here only if flowgen would otherwise write code that does not compile or that means something else. What
// the compiler reports in a file that the user edits needs no rule.

enum RuleBook {
    /// Rules about one flow.
    static let flowRules: [@Sendable (FlowFacts) -> [Diagnostic]] = [
        StatusRules.unknown, StatusRules.unreachable,
        StepRules.answers, StepRules.synchronous, StepRules.via, StepRules.launch, StepRules.cancels,
        StepRules.leftRunning, StepRules.errors, StepRules.deadline, StepRules.endless, StepRules.lostErrors,
        NameRules.members, NameRules.cases, NameRules.values, NameRules.parameters, NameRules.overloads,
        TypeRules.parameters, TypeRules.sendable, TypeRules.hidden, TypeRules.undeclared,
        MockRules.order, MockRules.outcomes,
        IntegrationRules.use, IntegrationRules.fanOut, IntegrationRules.conform, IntegrationRules.isolation,
        FacadeRules.state, FormerNames.members,
    ]

    /// Rules about all flows and the configuration together.
    static let projectRules: [@Sendable (ProjectDraft) -> [Diagnostic]] = [
        ProjectNames.flows, ProjectNames.integrations, ProjectNames.facadeMethods, FormerNames.types,
        DependencyRules.after, DependencyRules.needs, DependencyRules.needsCycle, DependencyRules.lazy,
        SettingsRules.imports, SettingsRules.folders, SettingsRules.access, SettingsRules.servicesModule,
        SettingsRules.sharedParts,
    ]

    /// Runs all rules about one flow. Of too many diagnostics the errors come first.
    static func check(_ flow: Flow) -> [Diagnostic] {
        let facts = FlowFacts(flow)
        var found = DiagnosticList(file: flow.file)
        let all = flowRules.flatMap { $0(facts) }
        for diagnostic in all.sorted(by: { $0.severity == .error && $1.severity != .error }) {
            found.add(diagnostic)
        }
        return found.sorted()
    }
}
