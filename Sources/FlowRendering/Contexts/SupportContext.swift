// The context of the files that all flows of a project share. They hold no names of a flow, and only what some flow
// uses: this context has a flag for each of their sections.

import FlowModel
import Mustache

/// What the templates of the shared files may use.
package struct SupportContext: FileContext {
    var head: FileHead
    /// The flows on the main actor; nil if there are none.
    var mainActor: SupportUses?
    /// The flows on no actor, whose shared state is behind a lock; nil if there are none.
    var locked: SupportUses?
    /// Whether some flow has no statuses, no error, or no scenarios.
    var isStatusless: Bool
    var isFailureless: Bool
    var isScenarioless: Bool
    /// Whether something is checked against the flows' rules: services by verifiers, mocks by tests.
    var hasWatch: Bool
    /// Whether services are checked, in release builds by a function that does nothing.
    var hasVerifiers: Bool
    /// Whether a flow has a contract, which tests assert.
    var hasContracts: Bool
    /// Whether one of them has no statuses.
    var hasStatuslessContracts: Bool
    /// Whether a scenario needs a sample of a type that has none.
    var hasUnsampled: Bool
    var tests: TestFramework
    /// The module of the services, which tests import; empty if they are in the module of the app.
    var servicesModule: String
    /// The module of the app, which tests import; empty if it is not known.
    var appModule: String

    /// The fields, in the order of the templates.
    package static let fields: [ContextField<Self>] =
        headFields + [
            .record("importCombine") { Import(module: "Combine", access: $0.head.access) },
            .record("mainActor") { $0.mainActor }, .record("locked") { $0.locked },
            .flag("mixesIsolations") { $0.mainActor != nil && $0.locked != nil },
            .flag("isStatusless") { $0.isStatusless }, .flag("isFailureless") { $0.isFailureless },
            .flag("isScenarioless") { $0.isScenarioless },
            .flag("hasWatch") { $0.hasWatch }, .flag("hasVerifiers") { $0.hasVerifiers },
            .flag("observesStreams") { $0.observesStreams },
            .flag("isRacing") { $0.locked?.contains(.verifies) ?? false },
            .flag("verifiesReturns") { context in
                context.families.contains { $0.contains(.verifies) && $0.contains(.returnsStatus) }
            },
            .flag("hasSignals") { $0.someFlow(.signals) },
            .flag("publishesSignals") { $0.someFlow(.publishesSignals) },
            .flag("observesSignals") { $0.someFlow(.observesSignals) },
            .flag("streamsSignals") { $0.someFlow(.streamsSignals) },
            .flag("hasAlternatives") { $0.someFlow(.alternatives) },
            .flag("async") { $0.someFlow(.async) },
            .flag("awaitsUnshared") { $0.someFlow(.awaitsUnshared) },
            .flag("publishesStatus") { $0.someFlow(.publishesStatus) },
            .flag("observesStatus") { $0.someFlow(.observesStatus) },
            .flag("streamsStatus") { $0.someFlow(.streamsStatus) },
            .flag("publishesAnswers") { $0.someFlow(.publishesOne) || $0.someFlow(.publishesMany) },
            .flag("completes") { $0.someFlow(.completes) },
            .flag("returnsStatus") { $0.someFlow(.returnsStatus) },
            .flag("streamsMany") { $0.someFlow(.streamsMany) },
            .flag("needsCombine") { context in
                [.publishesStatus, .publishesSignals, .publishesOne, .publishesMany]
                    .contains(where: context.someFlow)
            },
            .flag("hasStatuslessContracts") { $0.hasStatuslessContracts },
            .flag("mixesContracts") { $0.mixesContracts },
            .flag("mixesCalls") { $0.mixesCalls },
            .flag("addsValues") { $0.someFlow(.async) || $0.someFlow(.completes) },
            .flag("addsResults") { $0.someFlow(.completes) || $0.someFlow(.answersAtOnce) },
            .flag("hasUnsampled") { $0.hasUnsampled },
            .text("servicesModule") { $0.servicesModule }, .text("appModule") { $0.appModule },
        ]

    init(outlines: [FlowOutline], settings: FileSettings) {
        let flows = outlines.map(\.flow)
        head = FileHead(sharedByAll: "flows", settings)
        mainActor = SupportUses(outlines.filter { $0.flow.isolation.value == .mainActor })
        locked = SupportUses(outlines.filter { $0.flow.isolation.value != .mainActor })
        isStatusless = flows.contains(where: \.statuses.isEmpty)
        isFailureless = flows.contains(where: \.errors.isEmpty)
        isScenarioless = !flows.allSatisfy(\.hasScenarios)
        hasVerifiers = outlines.contains(where: \.hasVerifier)
        tests = settings.configuration.tests
        hasContracts = tests != .none && flows.contains(where: \.hasScenarios)
        hasWatch = hasVerifiers || hasContracts
        hasStatuslessContracts = flows.contains { $0.statuses.isEmpty && $0.hasScenarios }
        hasUnsampled = outlines.contains { !SampleNeeds($0.flow, $0.samples).isEmpty }
        servicesModule = settings.servicesModules.first ?? ""
        appModule = settings.configuration.module ?? ""
    }

    private var families: [SupportUses] { [mainActor, locked].compactMap { $0 } }

    /// Whether a flow uses it, on the main actor or not.
    func someFlow(_ use: SupportUses.Use) -> Bool {
        families.contains { $0.contains(use) }
    }

    /// Whether calls of some flows are async.
    private var mixesCalls: Bool {
        someFlow(.async) && (someFlow(.combine) || someFlow(.callback))
    }

    /// Whether contracts differ in how they observe the status.
    private var mixesContracts: Bool {
        hasStatuslessContracts || mixesCalls || someFlow(.observesStatus)
            || someFlow(.publishesStatus) && someFlow(.streamsStatus)
    }

    /// Whether verifiers on the main actor observe a stream.
    var observesStreams: Bool { mainActor?.verifiesStreams ?? false }
}

extension Flow {
    /// Whether something is promised that a scenario can show: statuses, answers or signals.
    var hasScenarios: Bool {
        !statuses.isEmpty || steps.contains(where: \.answers) || !signals.isEmpty
    }
}
