// The list of all rules. A rule checks one flow or the whole project and returns diagnostics. Each rule has its own
// file, with its messages at the end, and a test file of the same name.
//
// Rules about scenarios run only if all names of statuses are correct: after one misspelt name, every status behind it
// would look unreachable.

import Diagnostics

/// A rule about one flow.
protocol FlowRule: Sendable {
    /// Returns the rule's diagnostics in any order.
    static func check(_ facts: FlowFacts) -> [Diagnostic]
}

/// A rule about all flows and the configuration together.
protocol ProjectRule: Sendable {
    /// Returns the rule's diagnostics in any order.
    static func check(_ draft: ProjectDraft) -> [Diagnostic]
}

enum RuleBook {
    /// Rules that find unknown statuses.
    static let nameRules: [any FlowRule.Type] = [UndeclaredStatuses.self, UnknownStatuses.self]

    /// Rules that follow the statuses; they run only if `nameRules` find nothing.
    static let statusRules: [any FlowRule.Type] = [
        UnusedStatuses.self, InitialStatusIsLeft.self, UnreachableStatuses.self, LaunchOrderOfSteps.self,
    ]

    /// All other rules about one flow.
    static let flowRules: [any FlowRule.Type] = [
        FlowHasContent.self, HiddenTypes.self, UndeclaredTypes.self, MemberNames.self,
        EnumCaseNames.self, ParameterNames.self, ParameterTypes.self, LaunchSteps.self,
        StepAnswers.self, CommentedTypes.self, ViaAlternatives.self, CancelledSteps.self,
        StepEnds.self, FormerNames.self,
        MockRuleNames.self,
        MockRuleOrder.self, MockRuleOutcomes.self, MockRuleStatuses.self, MockRuleErrors.self,
        UsedIntegrations.self, FanOut.self, StyleAndIsolation.self, Conformances.self,
        ExtendedTypes.self, SendableClosures.self, ModelFields.self,
        Questions.self, DelegateMethods.self, DelegateThreads.self, ControllerClasses.self,
        HiddenSDKTypes.self,
        DefaultValues.self,
        NeededNames.self, HiddenSwiftTypes.self, OtherErrors.self, MissingImports.self,
    ]

    static let projectRules: [any ProjectRule.Type] = [
        FlowNames.self, FormerTypeNames.self, IntegrationNames.self, IntegrationSummaries.self,
        LaunchDependencies.self, LazyIntegrations.self, ConstructionDependencies.self,
        AppImports.self,
        OutputFolderOverlap.self, SharedParts.self, ExtendedMethods.self, ServicesModule.self,
        SendableNeeds.self, ConformedMembers.self, MisspeltTypes.self,
        EquatableTypes.self,
    ]

    /// The warnings that a flow's `allow` may name.
    static let warnings: [DiagnosticID] = [
        MockRuleOrder.id, CancelledSteps.finishedID, LaunchOrderOfSteps.id,
        LaunchSteps.unreadID, UndeclaredTypes.id, OtherErrors.id, MissingImports.id,
    ]

    /// Errors about something that is missing. They are left out for a flow that was only partly decoded.
    static let absences: Set<DiagnosticID> = [
        FlowHasContent.id, UnusedStatuses.id, UnreachableStatuses.id, InitialStatusIsLeft.id, CommentedTypes.id,
    ]

    /// The most diagnostics that a flow gets from its rules; a last one says that there are more. A rule whose advice
    /// is costly stops at this limit too.
    static let most = 500

    /// Runs all rules about one flow.
    ///
    /// A flow that was only partly decoded gets no warnings, and no errors about what is missing: they would only
    /// repeat the errors of form.
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
            "flow-too-many-mistakes", "only the first \(RuleBook.most) errors are shown",
            severity: .note, advice: "fix these first", path: flow.file.path)
    }
}
