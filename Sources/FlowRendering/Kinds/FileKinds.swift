// The registry of all kinds of files. A new kind is a line here; its own file says the rest.

import FlowModel

/// All kinds of files.
package enum FileKinds {
    static let ofProject: [any ProjectFileKind] = [
        IntegrationFile(), IntegrationsManagerFile(), ServiceProviderFile(), MockServicesFile(),
    ]

    static let ofIntegrations: [any IntegrationFileKind] = [
        ManagerFile(), WrapperFile(), ConformanceFile(), FacadeFile(), ModelFile(), ControllerFile(),
        ControllerViewFile(),
    ]

    static let ofFlows: [any FlowFileKind] = [
        ProtocolFile(), StatusFile(), ErrorFile(), AnswersFile(), VendorFile(), FlowTableFile(),
        MockFile(), ViewFile(), FanOutFile(), ExtensionFile(),
    ]

    static let testsOfFlows: [any FlowFileKind] = [ContractFile()]

    static let testsOfIntegrations: [any IntegrationFileKind] = [WrapperTestsFile()]

    /// The kinds of which a flow may have files.
    static func kinds(of flow: Flow) -> [any FlowFileKind] { ofFlows.filter { $0.serves(flow) } }

    static func testKinds(of flow: Flow) -> [any FlowFileKind] { testsOfFlows.filter { $0.serves(flow) } }

    /// Each is made a `FileKind` by itself: to look up the conformances of a whole array takes a millisecond.
    static let all: [any FileKind] = {
        var all: [any FileKind] = []
        for kind in ofProject { all.append(kind) }
        for kind in ofIntegrations { all.append(kind) }
        for kind in ofFlows { all.append(kind) }
        for kind in testsOfFlows { all.append(kind) }
        for kind in testsOfIntegrations { all.append(kind) }
        return all
    }()

    /// What a file may look like that a state file says this of.
    package static func traits(of recorded: RecordedFile) -> [FileTraits] {
        all.compactMap { $0.traits(of: recorded) }
    }

    /// The files of a project, each path once, in the order in which they are listed: the project's own, then each
    /// integration's, then each flow's, then the tests.
    package static func files(of project: Project) -> [PlannedFile] {
        files(of: ProjectOutline(project))
    }

    /// The same files, for managers that only the app can make.
    /// - Parameter managers: the integrations whose managers take arguments.
    package static func files(_ files: [PlannedFile], of outline: ProjectOutline, supplied managers: Set<String>)
        -> [PlannedFile]
    {
        guard !managers.isEmpty else { return files }
        let changed = IntegrationsManagerFile(suppliedManagers: managers).files(in: outline)
        return files.map { file in changed.first { $0.identity == file.identity } ?? file }
    }

    package static func files(of outline: ProjectOutline) -> [PlannedFile] {
        let support = support(of: outline)
        let files =
            ofProject.flatMap { $0.files(in: outline) } + support.app
            + outline.integrations.flatMap { integration in
                ofIntegrations.flatMap { $0.files(of: integration, in: outline) }
            }
            + outline.flows.flatMap { flow in kinds(of: flow.flow).flatMap { $0.files(of: flow, in: outline) } }
        guard outline.settings.configuration.tests != .none else { return files }
        return files + support.tests
            + outline.flows.flatMap { flow in
                testKinds(of: flow.flow).flatMap { $0.files(of: flow, in: outline) }
            }
            + outline.integrations.flatMap { integration in
                testsOfIntegrations.flatMap { $0.files(of: integration, in: outline) }
            }
    }
}
