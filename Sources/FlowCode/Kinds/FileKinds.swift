// The table of all kinds of files, in the order in which files are listed. A new kind is an entry here.

import FlowModel
import SwiftText

/// All kinds of files.
package enum FileKinds {
    static let ofProject: [FileKind] = [
        // What every manager conforms to, if some integration listens to life-cycle events.
        .ofProject("Integration", if: { $0.project.usesLifecycle }) {
            ProjectContext($0) { Imports(LifecycleEvent.modules(of: $0.events)) }
        },
        // Makes the managers, and forwards the app's life-cycle events to each.
        .ofProject("IntegrationsManager", if: { !$0.project.hasFacadesAlone }) {
            ProjectContext($0, imports: \.importsOfManager)
        },
        .ofProject("ServiceProvider", if: { !$0.project.hasFacadesAlone }) {
            ProjectContext($0, imports: \.importsOfServices)
        },
        .ofProject("MockServices", if: { !$0.project.hasFacadesAlone }) {
            ProjectContext($0, isForTests: true, imports: \.importsOfServices)
        },
    ]

    private static let ofParts: [FileKind] = [
        .ofIntegrations(),
        // Serves a flow with an SDK.
        .ofWrappers("Wrapper", "the wrapper") { integration, flow in
            guard integration.conform == nil, !flow.isFacade else { return nil }
            return (integration.wrapper, MergedFileID(.wrapper, of: integration.name.value, flow: flow.name.value))
        } _: {
            WrapperContext(wrapper: $0, owner: $1, project: $2.project, $2.flow(of: $0))
        },
        // Makes a type of the SDK serve a flow itself. It is another file than a wrapper: neither can become the other.
        .ofWrappers("Conformance", "the conformance") { integration, flow in
            guard let type = integration.conform else { return nil }
            let id = MergedFileID(
                .conformance, of: integration.name.value, flow: flow.name.value, type: type.value)
            let name = FileTraits.prefix(ofConformance: type.value) + flow.protocolName.value
            return (Located(name, at: type.location), id)
        } _: {
            ConformanceContext(wrapper: $0, owner: $1, outline: $2.flow(of: $0))
        },
        // The methods of an integration that a facade calls. One line of the flow selects which integration that is.
        .ofWrappers("Facade", "the methods") { integration, flow in
            guard flow.isFacade else { return nil }
            return (integration.wrapper, MergedFileID(.facade, of: integration.name.value, flow: flow.name.value))
        } _: {
            FacadeContext(wrapper: $0, owner: $1, outline: $2.flow(of: $0))
        },
        .ofParts("Model", in: "Models", \.models) { model, integration in
            let owner = integration.name.value
            return DeclaredName(model.name.value, "a model of '\(owner)'", at: model.name.location)
        } _: {
            ModelContext(model: $0, owner: $1, project: $2)
        },
        .ofParts("Controller", in: "Views", \.controllers) { controller, integration in
            let (name, owner) = (controller.name, integration.name.value)
            return DeclaredName(name.value, "a controller of '\(owner)'", at: name.location)
        } _: {
            ControllerContext(controller: $0, owner: $1, framework: "UIKit", settings: $2.settings)
        },
        .ofParts("ControllerView", in: "Views", \.controllers) { controller, integration in
            let (name, owner) = (controller.name, integration.name.value)
            return DeclaredName(controller.viewName, "the view of '\(name.value)'", at: name.location)
        } _: {
            ControllerContext(controller: $0, owner: $1, framework: "SwiftUI", settings: $2.settings)
        },
        .ofFlow("Protocol") {
            [DeclaredName($0.protocolName.value, "the protocol", of: $0, at: $0.protocolName.location)]
        } _: {
            ProtocolContext(outline: $0)
        },
        .ofFlow("Status") {
            $0.statuses.isEmpty ? [] : [DeclaredName($0.statusType, "the statuses", of: $0)]
        } _: {
            EnumContext(outline: $0, isStatus: true)
        },
        .ofFlow("Error") {
            $0.errors.isEmpty ? [] : [DeclaredName($0.errorType, "the errors", of: $0)]
        } _: {
            EnumContext(outline: $0, isStatus: false)
        },
        // What the app answers when an SDK asks, as closures.
        .ofFlow("Answers") {
            $0.asks.isEmpty ? [] : [DeclaredName($0.answersType, "the answers", of: $0)]
        } _: {
            AnswersContext(outline: $0)
        },
        // The vendors among which the app chooses, of a flow with `choose`.
        .ofFlow("Vendor") {
            $0.isChoice ? [DeclaredName($0.vendorType, "the vendors", of: $0)] : []
        } _: {
            VendorContext(outline: $0)
        },
        // The flow as a table of rules, and its scenarios.
        .ofFlow("Flow") { flow in
            let table = DeclaredName(flow.tableType, "the table", of: flow)
            return flow.hasTable ? [table, DeclaredName(flow.scenarioType, "the scenarios", of: flow)] : []
        } _: {
            FlowTableContext(outline: $0)
        },
        .ofFlow("Mock") {
            [DeclaredName($0.mockName, "the mock", of: $0, at: $0.protocolName.location)]
        } _: {
            MockContext($0)
        },
        .ofViews(),
        // Passes each call on to several integrations.
        .ofFlow("FanOut") {
            $0.fansOut ? [DeclaredName($0.fanOutName, "the fan-out", of: $0, at: $0.protocolName.location)] : []
        } _: {
            FanOutContext(outline: $0)
        },
        // The steps of a facade as methods of the app's type that it extends. They call integrations, so where the
        // services folder is a module of its own the file is with those.
        .ofFlow("Extension", ofFacades: true) {
            $1.settings.servicesModules.isEmpty ? $1.folder(of: $0) : $1.folders.integrations
        } names: { flow in
            guard let type = flow.extends else { return [] }
            // `UIImageView+ImageLoading`
            let name = "\(type.value.split(separator: ".").last ?? "")+\(flow.name.value)"
            return [
                DeclaredName(name, "the methods of '\(type.value)'", at: type.location),
                DeclaredName(flow.protocolName.value, "the closures for tests", of: flow),
            ]
        } _: {
            ExtensionContext(outline: $0, type: $0.flow.extends?.value ?? "")
        },
    ]

    private static let tests: [FileKind] = [
        // The test of whatever serves a flow.
        .ofFlow("Contract") {
            $0.hasContract ? $1.folders.folder(ofTestsFor: $0.flow.name.value) : nil
        } names: {
            [DeclaredName($0.contractName, "the contract", of: $0)]
        } _: {
            ContractContext($0)
        },
        // A test that a wrapper keeps to its flow.
        .ofWrappers("WrapperTests", "the wrapper tests") { integration, flow in
            guard !flow.isFacade else { return nil }
            return (integration.tests, MergedFileID(.tests, of: integration.name.value, flow: flow.name.value))
        } _: {
            WrapperTestsContext(wrapper: $0, owner: $1, outline: $2.flow(of: $0))
        },
    ]

    static let all = ofProject + ofParts + tests

    package static func files(of project: Project) -> [PlannedFile] { files(of: ProjectOutline(project)) }

    /// The files of a project, each path once, in the order in which they are listed: the project's own, then each
    /// integration's, then each flow's, then the tests.
    package static func files(of outline: ProjectOutline) -> [PlannedFile] {
        let support = support(of: outline)
        let integrations = outline.project.integrations.map { FileKind.Subject.integration($0) }
        let flows = outline.flows.map { FileKind.Subject.flow($0) }
        func files(_ kinds: [FileKind], of subjects: [FileKind.Subject]) -> [PlannedFile] {
            subjects.flatMap { subject in kinds.flatMap { $0.files(subject, outline) } }
        }
        let app = files(ofProject, of: [.project]) + support.app + files(ofParts, of: integrations + flows)
        guard outline.settings.tests != .none else { return app }
        return app + support.tests + files(tests, of: flows + integrations)
    }
}

extension Project {
    /// Whether there is nothing to build, launch or provide: every flow is a facade.
    fileprivate var hasFacadesAlone: Bool {
        !flows.isEmpty && flows.allSatisfy(\.isFacade) && !integrations.contains(where: \.hasManager)
    }
}
