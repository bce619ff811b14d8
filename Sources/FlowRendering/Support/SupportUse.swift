// Which files of Support a project has, and which sections of them: those that one of its flows uses.

import FlowModel
import SwiftNotation

extension FileKinds {
    /// The files of Support in the app, then those in its tests.
    static func support(of project: ProjectOutline) -> (app: [PlannedFile], tests: [PlannedFile]) {
        let features = SupportFeature.used(by: project)
        let (folders, settings) = (project.folders, project.settings)
        let hasTables = project.flows.contains { $0.flow.hasTable }
        let files = SupportFile.appFiles(using: features, hasTables: hasTables)
        let app = files.map { file in
            planned(file, in: folders.support) {
                file.text(using: features, access: settings.access)
            }
        }
        guard settings.configuration.tests != .none, project.flows.contains(where: \.hasContract) else {
            return (app, [])
        }
        let module =
            settings.servicesModules.first.map { "import \($0)" }
            ?? settings.configuration.module.map { "@testable import \($0)" } ?? ""
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
            context: { preconditionFailure("Support has no template") })
        planned.support = text
        return planned
    }
}

extension SupportFeature {
    /// What the flows of a project use.
    static func used(by project: ProjectOutline) -> Set<SupportFeature> {
        var features: Set<SupportFeature> = project.settings.isDebugOnly ? [.debugOnly] : []
        features.insert(project.settings.configuration.tests == .xctest ? .xctest : .swiftTesting)
        for outline in project.flows where !outline.flow.isFacade { features.formUnion(used(by: outline.flow)) }
        return features
    }

    private static func used(by flow: Flow) -> Set<SupportFeature> {
        // How values are observed in the flow's style, and how a contract reads a stream on.
        let (style, observed, signal, open): (SupportFeature, SupportFeature, SupportFeature, SupportFeature?) =
            switch flow.style.value {
            case .combine: (.combine, .observedPublisher, .signalPublisher, nil)
            case .async: (.async, .observedStream, .signalStream, .openStream)
            case .callback: (.callback, .observedCallback, .signalCallback, .openObserver)
            }
        let (steps, events, hasTable) = (flow.steps, flow.events, flow.hasTable)
        let hasDelegates = flow.integrations.contains { !$0.delegates.isEmpty }
        let uses: [(feature: SupportFeature?, isUsed: Bool)] = [
            (style, !flow.statuses.isEmpty), (.noStatus, hasTable && (flow.statuses.isEmpty || steps.isEmpty)),
            (.noError, hasTable && flow.errors.isEmpty), (.anyThread, flow.isolation.value != .mainActor),
            (observed, flow.properties.contains(where: \.isObserved)),
            // A delegate passes on to a stream what it hears again and again.
            (signal, !flow.signals.isEmpty || hasDelegates && steps.contains { $0.streams != nil }),
            (.delegates, hasTable && hasDelegates), (.errors, hasTable && !flow.listingSteps.isEmpty),
            (.events, hasTable && events.contains { !$0.isSignal }),
            (.cancels, !(events.map(\.cancels) + steps.map(\.cancels)).joined().isEmpty),
            (.within, steps.contains { $0.deadline != nil }), (.endless, steps.contains(where: \.isEndless)),
            (.cancelledAnswers, steps.contains(where: flow.cancelsAnswer)),
            (open, steps.contains(where: flow.isReadOn)),
        ]
        let functions = steps.map { StepSignature(step: $0, flow: flow).runnerFunction.rawValue }
        return Set(uses.filter(\.isUsed).compactMap(\.feature) + functions.compactMap(SupportFeature.init))
    }
}
