// Which files of Support a project has, and which sections of them: those that one of its flows uses.

import FlowModel
import SwiftNotation

extension FileKinds {
    /// The files of Support in the app, then those in its tests.
    static func support(of project: ProjectOutline) -> (app: [PlannedFile], tests: [PlannedFile]) {
        let features = SupportFeature.used(by: project)
        let (folders, settings) = (project.folders, project.settings)
        // Declarations of a flow show types of Support.
        let access = settings.with(project.project.widestAccess).access
        let hasTables = project.flows.contains { $0.flow.hasTable }
        let files = SupportFile.appFiles(using: features, hasTables: hasTables)
        let app = files.map { file in
            planned(file, in: folders.support) {
                file.text(using: features, access: access)
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
        // How values are observed in the flow's style.
        let (style, form) =
            switch flow.style.value {
            case .combine: (SupportFeature.combine, "Publisher")
            case .async: (.async, "Stream")
            case .callback: (.callback, "Callback")
            }
        var features: Set<SupportFeature> = []
        if !flow.statuses.isEmpty { features.insert(style) }
        if flow.hasTable, flow.statuses.isEmpty || flow.steps.isEmpty { features.insert(.noStatus) }
        if flow.hasTable, flow.errors.isEmpty { features.insert(.noError) }
        if flow.isolation.value != .mainActor { features.insert(.anyThread) }
        if flow.properties.contains(where: \.isObserved) {
            features.formUnion([SupportFeature(rawValue: "observed" + form)].compactMap(\.self))
        }
        let hasDelegates = flow.integrations.contains { !$0.delegates.isEmpty }
        // A delegate passes on to a stream what it hears again and again.
        if !flow.signals.isEmpty || hasDelegates && flow.steps.contains(where: { $0.streams != nil }) {
            features.formUnion([SupportFeature(rawValue: "signal" + form)].compactMap(\.self))
        }
        if flow.hasTable, hasDelegates { features.insert(.delegates) }
        if flow.hasTable, !flow.listingSteps.isEmpty { features.insert(.errors) }
        if flow.hasTable, flow.events.contains(where: { !$0.isSignal }) { features.insert(.events) }
        if flow.events.contains(where: { !$0.cancels.isEmpty }) { features.insert(.cancels) }
        for step in flow.steps {
            if !step.cancels.isEmpty { features.insert(.cancels) }
            if step.deadline != nil { features.insert(.within) }
            if step.isEndless { features.insert(.endless) }
            if flow.cancelsAnswer(of: step) { features.insert(.cancelledAnswers) }
            if style != .combine, flow.isReadOn(step) { features.insert(style == .async ? .openStream : .openObserver) }
            let function = StepSignature(step: step, flow: flow).runnerFunction
            features.formUnion([SupportFeature(rawValue: function.rawValue)].compactMap(\.self))
        }
        return features
    }
}
