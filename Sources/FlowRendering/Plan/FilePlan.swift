// Which files a project asks for, in the order in which they are listed: the project's own, then
// each integration's, then each flow's, then the tests.
// Source: the design's section 3.

import FlowModel

/// An integration of a project, for short.
typealias Integration = Project.Integration

/// The files of one project.
public struct FilePlan: Sendable {
    /// The files, each path once.
    public let files: [PlannedFile]

    /// Plans the files of a valid project.
    public init(_ project: Project) {
        let settings = FileSettings(configuration: project.configuration)
        let planner = Planner(project: project, settings: settings)
        files =
            planner.projectFiles + project.integrations.flatMap(planner.files(of:))
            + project.flows.flatMap(planner.files(of:)) + planner.testFiles
    }
}

private struct Planner {
    let project: Project
    let settings: FileSettings

    var projectFiles: [PlannedFile] {
        let folder = project.folders.integrations
        func file(_ name: String, _ content: FileContent) -> PlannedFile {
            PlannedFile(
                path: OutputLayout.join(folder, name), ownership: .generated, origin: nil,
                content: content)
        }
        return [
            file("Integration.swift", .integration(IntegrationContext(settings: settings))),
            file(
                "IntegrationsManager.swift",
                .integrationsManager(
                    IntegrationsManagerContext(project: project, settings: settings))),
            file(
                "ServiceProvider.swift",
                .serviceProvider(ServiceProviderContext(project: project, settings: settings))),
        ]
    }

    func files(of integration: Integration) -> [PlannedFile] {
        let folder = project.folders.folder(ofIntegration: integration.name)
        let manager = PlannedFile(
            path: "\(folder)/\(integration.managerName).swift", ownership: .shared, origin: nil,
            content: .manager(
                ManagerContext(integration: integration, project: project, settings: settings)))
        return [manager]
            + integration.wrappers.map { wrapper in
                let flow = project.flows[wrapper.flowIndex]
                return PlannedFile(
                    path: "\(folder)/Services/\(wrapper.name).swift", ownership: .shared,
                    origin: flow.file.path,
                    content: .wrapper(
                        WrapperContext(
                            wrapper: wrapper, owner: integration, project: project,
                            settings: settings)))
            }
    }

    func files(of flow: Flow) -> [PlannedFile] {
        let folder = project.folders.folder(ofFlow: flow.name.value)
        func file(_ name: String, _ content: FileContent) -> PlannedFile {
            PlannedFile(
                path: "\(folder)/\(name).swift", ownership: .generated, origin: flow.file.path,
                content: content)
        }
        var files = [
            file(
                flow.protocolName.value,
                .flowProtocol(ProtocolContext(flow: flow, settings: settings)))
        ]
        if !flow.statuses.isEmpty {
            files.append(
                file(flow.statusType, .status(StatusContext(flow: flow, settings: settings))))
        }
        if !flow.errors.isEmpty {
            files.append(
                file(flow.errorType, .error(ErrorContext(flow: flow, settings: settings))))
        }
        files.append(file(flow.mockName, .mock(MockContext(flow: flow, settings: settings))))
        return files
    }

    var testFiles: [PlannedFile] {
        var files = project.flows.map { flow in
            PlannedFile(
                path: testPath(flow, "\(flow.name.value)FlowTests"), ownership: .generated,
                origin: flow.file.path,
                content: .flowTests(FlowTestsContext(flow: flow, settings: settings)))
        }
        for integration in project.integrations {
            for wrapper in integration.wrappers {
                let flow = project.flows[wrapper.flowIndex]
                files.append(
                    PlannedFile(
                        path: testPath(flow, "\(wrapper.name)Tests"), ownership: .shared,
                        origin: flow.file.path,
                        content: .wrapperTests(
                            WrapperTestsContext(
                                wrapper: wrapper, owner: integration, flow: flow,
                                settings: settings))))
            }
        }
        return files
    }

    private func testPath(_ flow: Flow, _ name: String) -> String {
        "\(project.folders.folder(ofTestsFor: flow.name.value))/\(name).swift"
    }
}
