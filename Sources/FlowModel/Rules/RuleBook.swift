// The list of all rules. A rule looks at one flow, or at the whole project, and says what is wrong;
// each has a file of its own, with its messages at the end of that file.
//
// Rules about scenarios are asked only where the statuses themselves are in
// order: after one misspelt name everything behind it would look unreachable.

import Diagnostics

/// A rule about one flow.
protocol FlowRule: Sendable {
    /// What the rule finds wrong, in any order.
    static func check(_ facts: FlowFacts) -> [Diagnostic]
}

/// A rule about all flows and the configuration together.
protocol ProjectRule: Sendable {
    /// What the rule finds wrong, in any order.
    static func check(_ draft: ProjectDraft) -> [Diagnostic]
}

/// All rules, and how they are asked.
enum RuleBook {
    /// Those that find unknown statuses.
    static let nameRules: [any FlowRule.Type] = [UndeclaredStatuses.self, UnknownStatuses.self]

    /// Those that follow the statuses, once their names are right.
    static let statusRules: [any FlowRule.Type] = [
        UnusedStatuses.self, InitialStatusIsLeft.self, UnreachableStatuses.self,
        LaunchOrderOfSteps.self,
    ]

    /// All others about one flow.
    static let flowRules: [any FlowRule.Type] = [
        FlowHasContent.self, HiddenTypes.self, UndeclaredTypes.self, MemberNames.self,
        EnumCaseNames.self, ParameterNames.self, ParameterTypes.self, LaunchSteps.self,
        StepAnswers.self, CancelledSteps.self, FormerNames.self, MockRuleNames.self,
        MockRuleOrder.self, MockRuleOutcomes.self, MockRuleStatuses.self, MockRuleErrors.self,
        UsedIntegrations.self, FanOut.self, StyleAndIsolation.self, Conformances.self,
        ExtendedTypes.self, SendableClosures.self, ModelFields.self,
        DelegateMethods.self, ControllerClasses.self, HiddenSDKTypes.self, DefaultValues.self,
        NeededNames.self, HiddenSwiftTypes.self, OtherErrors.self, MissingImports.self,
    ]

    /// Those about the project.
    static let projectRules: [any ProjectRule.Type] = [
        FlowNames.self, IntegrationNames.self, IntegrationSummaries.self,
        LaunchDependencies.self, ConstructionDependencies.self, AppImports.self,
        OutputFolderOverlap.self, SharedParts.self, ExtendedMethods.self, ServicesModule.self,
        SendableNeeds.self, ConformedMembers.self, MisspeltTypes.self,
        EquatableTypes.self,
    ]

    /// The warnings that rules give: what a flow's `allow` may name.
    static let warnings: [DiagnosticID] = [
        MockRuleOrder.id, CancelledSteps.finishedID, LaunchOrderOfSteps.id,
        LaunchSteps.unreadID, UndeclaredTypes.id, OtherErrors.id, MissingImports.id,
    ]

    /// What is concluded from something being absent. It means nothing about a flow that could be
    /// read in part only.
    static let absences: Set<DiagnosticID> = [
        "flow-empty", "flow-unused-status", "flow-unreachable-status", InitialStatusIsLeft.id,
    ]

    /// The most diagnostics that a flow gets from its rules; a last one says that there are more. A
    /// rule whose advice is costly gives no more of them either.
    static let most = 500

    /// Asks all rules about one flow.
    ///
    /// About a flow that could be read in part only, a rule says what is wrong with what is there. It
    /// warns of nothing, and concludes nothing from what is absent: that follows from the errors of form.
    static func check(_ flow: Flow) -> [Diagnostic] {
        var found = all(about: flow)
        if flow.isPartial {
            found = found.filter { $0.severity == .error && !absences.contains($0.id) }
        }
        guard found.count >= most else { return found }
        let errors = found.filter { $0.severity == .error }
        let first = (errors.isEmpty ? found : errors).sortedWithoutDuplicates().prefix(most)
        return first + [.tooMany(flow)]
    }

    private static func all(about flow: Flow) -> [Diagnostic] {
        let facts = FlowFacts(flow)
        var found: [Diagnostic] = []
        for rule in nameRules { found += rule.check(facts) }
        if found.isEmpty {
            for rule in statusRules { found += rule.check(facts) }
        }
        for rule in flowRules { found += rule.check(facts) }
        return found
    }
}

extension Diagnostic {
    fileprivate static func tooMany(_ flow: Flow) -> Diagnostic {
        Diagnostic(
            "flow-too-many-mistakes", "only the first \(RuleBook.most) mistakes are shown",
            severity: .note, advice: "fix these first", path: flow.file.path)
    }
}
