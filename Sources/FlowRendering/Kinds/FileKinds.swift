// The registry of all kinds of files. A new kind is a line here; its own file says the rest.

import FlowModel

/// All kinds of files.
package enum FileKinds {
    static let ofProject: [any ProjectFileKind] =
        [IntegrationFile(), IntegrationsManagerFile(), ServiceProviderFile(), MockServicesFile()]
        + SupportFile.allCases.filter { $0.audience == .services }.map(SupportFileKind.init)

    static let ofIntegrations: [any IntegrationFileKind] = [
        ManagerFile(), WrapperFile(), ConformanceFile(), ModelFile(), ControllerFile(),
        ControllerViewFile(),
    ]

    static let ofFlows: [any FlowFileKind] = [
        ProtocolFile(), StatusFile(), ErrorFile(), FlowTableFile(), MockFile(), VerifierFile(),
        ViewFile(), FanOutFile(), ExtensionFile(),
    ]

    static let testsOfProject: [any ProjectFileKind] =
        SupportFile.allCases.filter { $0.audience == .tests }.map(SupportFileKind.init)

    static let testsOfFlows: [any FlowFileKind] = [ContractFile()]

    static let testsOfIntegrations: [any IntegrationFileKind] = [WrapperTestsFile()]

    static var all: [any FileKind] {
        ofProject + ofIntegrations + ofFlows + testsOfProject + testsOfFlows + testsOfIntegrations
    }

    /// The files of a project, each path once, in the order in which they are listed: the project's own,
    /// then each integration's, then each flow's, then the tests.
    package static func files(of project: Project) -> [PlannedFile] {
        let outline = ProjectOutline(project)
        let files =
            ofProject.flatMap { $0.files(in: outline) }
            + outline.integrations.flatMap { integration in
                ofIntegrations.flatMap { $0.files(of: integration, in: outline) }
            }
            + outline.flows.flatMap { flow in ofFlows.flatMap { $0.files(of: flow, in: outline) } }
        guard project.configuration.tests != .none else { return files }
        return files + testsOfProject.flatMap { $0.files(in: outline) }
            + outline.flows.flatMap { flow in
                testsOfFlows.flatMap { $0.files(of: flow, in: outline) }
            }
            + outline.integrations.flatMap { integration in
                testsOfIntegrations.flatMap { $0.files(of: integration, in: outline) }
            }
    }
}
