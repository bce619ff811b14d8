// Which files of Support a project has, and which sections of them: those that one of its flows uses.

import FlowModel
import SwiftText

extension FileKinds {
    /// The files of Support in the app, then those in its tests.
    static func support(of project: ProjectOutline) -> (app: [PlannedFile], tests: [PlannedFile]) {
        let features = SupportFeature.used(by: project)
        let folders = project.folders
        var settings = project.settings
        settings.access = project.project.widestAccess
        // Declarations of a flow show types of Support.
        let access = settings.visibility
        let hasTables = project.flows.contains { $0.flow.hasTable }
        let files = SupportFile.appFiles(using: features, hasTables: hasTables)
        let app = files.map { file in
            planned(file, in: folders.support) {
                file.text(using: features, access: access)
            }
        }
        guard settings.tests != .none, project.flows.contains(where: \.hasContract) else {
            return (app, [])
        }
        let module =
            settings.servicesModules.first.map { "import \($0)" }
            ?? settings.module.map { "@testable import \($0)" } ?? ""
        let tests = SupportFile.testFiles(using: features).map { file in
            planned(file, in: folders.testSupport) {
                file.text(using: features, appImport: module)
            }
        }
        return (app, tests)
    }

    private static func planned(
        _ file: SupportFile, in folder: String, text: @escaping @Sendable () -> String
    ) -> PlannedFile {
        let path = OutputLayout.join(folder, file.name)
        var planned = PlannedFile(
            path: path, template: "", ownership: .generated, origin: nil, owner: .project, identity: path, home: nil,
            context: { _ in preconditionFailure("Support has no template") })
        planned.support = text
        return planned
    }
}

extension SupportFeature {
    /// What the flows of a project use.
    static func used(by project: ProjectOutline) -> Set<SupportFeature> {
        var features: Set<SupportFeature> = project.settings.isDebugOnly ? [.debugOnly] : []
        features.insert(project.settings.tests == .xctest ? .xctest : .swiftTesting)
        for outline in project.flows where !outline.flow.isFacade { features.formUnion(used(by: outline.flow)) }
        return features
    }

    private static func used(by flow: Flow) -> Set<SupportFeature> {
        let style = flow.style.value
        let (steps, events, hasTable) = (flow.steps, flow.events, flow.hasTable)
        let hasDelegates = flow.integrations.contains { !$0.delegates.isEmpty }
        // A delegate passes on to a stream what it hears again and again.
        let signals = !flow.signals.isEmpty || hasDelegates && steps.contains { $0.streams != nil }
        let observed = flow.properties.contains(where: \.isObserved)
        let signatures = steps.map { StepSignature(step: $0, flow: flow) }
        let functions = signatures.map(\.runnerFunction)
        let isAgain = signatures.contains {
            $0.runnerFunction != .none && $0.step.from != nil && $0.step.changesStatus && $0.firstVia == nil
        }
        let isLost = zip(steps, functions).contains { step, function in
            (function == .start || function == .run) && flow.failure(of: step) == nil
        }
        let running = Set(
            steps.flatMap { step in
                step.passed.map(\.value).filter { !step.to.map(\.value).contains($0) }
            })
        let places = steps.map(\.from) + events.map(\.from)
        let leavesRunning =
            steps.contains { !$0.via.isEmpty && $0.to.isEmpty }
            || places.contains { $0?.contains { running.contains($0.value) } ?? !running.isEmpty }
        let uses: [(feature: SupportFeature?, isUsed: Bool)] = [
            (SupportFeature(rawValue: style.rawValue), !flow.statuses.isEmpty || signals || observed),
            (.signals, signals), (.observed, observed),
            (.noStatus, hasTable && (flow.statuses.isEmpty || steps.isEmpty)),
            (.again, isAgain), (.lost, isLost), (.noError, hasTable && flow.errors.isEmpty),
            (.anyThread, flow.isolation.value != .mainActor),
            (.delegates, hasTable && hasDelegates), (.errors, hasTable && steps.contains(where: flow.lists)),
            (.events, hasTable && events.contains { !$0.isSignal }),
            (.cancels, !(events.map(\.cancels) + steps.map(\.cancels)).joined().isEmpty),
            (.within, steps.contains { $0.deadline != nil }), (.endless, steps.contains(where: \.isEndless)),
            (.leftRunning, leavesRunning), (.cancelledAnswers, steps.contains(where: flow.cancelsAnswer)),
            (.open, style != .combine && steps.contains(where: flow.isReadOn)),
        ]
        let called = Set(functions.map(\.rawValue).compactMap(SupportFeature.init))
        let told: Set<SupportFeature> = called.isDisjoint(with: SupportFeature.telling) ? [] : [.told]
        return called.union(told).union(uses.filter(\.isUsed).compactMap(\.feature))
    }
}
