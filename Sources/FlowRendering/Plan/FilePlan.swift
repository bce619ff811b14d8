// Which files a project asks for, in the order in which they are listed: the project's own, then
// each integration's, then each flow's, then the tests.
// Source: the design's section 3.

import FlowModel
import SwiftNotation

/// An integration of a project, for short.
typealias Integration = Project.Integration

/// The files of one project.
package struct FilePlan: Sendable {
    /// The files, each path once.
    package let files: [PlannedFile]

    /// Plans the files of a valid project.
    package init(_ project: Project) {
        let planner = Planner(project: project)
        files =
            planner.projectFiles + project.integrations.flatMap(planner.files(of:))
            + planner.outlines.flatMap(planner.files(of:)) + planner.testFiles
    }
}

extension Project.Wrapper {
    /// What the file is, whatever it is called. A type of the SDK that conforms is another file than a
    /// wrapper: neither can become the other.
    fileprivate func identity(in owner: Integration, serving flow: Flow) -> String {
        let flow = flow.name.value
        let id =
            integration.conform.map {
                MergedFileID.conformance(integration: owner.name, flow: flow, type: $0.value)
            } ?? .wrapper(integration: owner.name, flow: flow)
        return id.text
    }
}

private struct Planner: Sendable {
    let project: Project
    let settings: FileSettings
    /// One for each flow of the project.
    let outlines: [FlowOutline]

    init(project: Project) {
        let settings = FileSettings(configuration: project.configuration)
        self.project = project
        self.settings = settings
        outlines = project.flows.map { FlowOutline(flow: $0, settings: settings) }
    }

    var projectFiles: [PlannedFile] {
        let folder = project.folders.integrations
        func file(_ name: String, _ content: @escaping @Sendable () -> FileContent) -> PlannedFile {
            .ofProject(OutputLayout.join(folder, name), .generated, content: content)
        }
        return [
            file("Integration.swift") {
                .integration(IntegrationContext(project: project, settings: settings))
            },
            file("IntegrationsManager.swift") {
                .integrationsManager(
                    IntegrationsManagerContext(project: project, settings: settings))
            },
            file("ServiceProvider.swift") {
                .serviceProvider(ServiceProviderContext(project: project, settings: settings))
            },
            file("MockServices.swift") {
                .mockServices(MockServicesContext(project: project, settings: settings))
            },
        ] + supportFiles(of: .services, in: project.folders.support)
    }

    /// What all flows share, in the services or in the tests.
    private func supportFiles(of place: SupportFile.Place, in folder: String) -> [PlannedFile] {
        let context = SupportContext(outlines: outlines, settings: settings)
        return context.files.filter { $0.place == place }.map { file in
            .ofProject("\(folder)/\(file.fileName).swift", .generated) { .support(file, context) }
        }
    }

    func files(of integration: Integration) -> [PlannedFile] {
        let folder = project.folders.folder(ofIntegration: integration.name)
        let manager = PlannedFile.ofProject(
            "\(folder)/\(integration.managerName).swift", .shared,
            identity: MergedFileID.manager(integration: integration.name).text
        ) {
            .manager(ManagerContext(integration: integration, settings: settings))
        }.holdingMembers(of: integration.managerName, in: folder)
        let parts = IntegrationParts(
            integration: integration, outlines: outlines, settings: settings, folder: folder)
        return [manager]
            + integration.wrappers.map { wrapper in
                let outline = outlines[wrapper.flowIndex]
                let name = wrapper.integration.fileName(serving: outline.flow)
                return .of(
                    outline.flow, "\(folder)/Services/\(name).swift", .shared,
                    identity: wrapper.identity(in: integration, serving: outline.flow)
                ) {
                    if let type = wrapper.integration.conform?.value {
                        return .conformance(
                            ConformanceContext(
                                of: type, wrapper: wrapper, owner: integration, outline))
                    }
                    return .wrapper(
                        WrapperContext(
                            wrapper: wrapper, owner: integration, project: project, outline))
                }.holdingMembers(
                    of: wrapper.integration.conform == nil ? wrapper.name : nil, in: folder)
            } + parts.files
    }

    func files(of outline: FlowOutline) -> [PlannedFile] {
        let flow = outline.flow
        let folder = project.folders.folder(ofFlow: flow.name.value)
        func file(_ name: String, _ content: @escaping @Sendable () -> FileContent) -> PlannedFile {
            .of(flow, "\(folder)/\(name).swift", .generated, content: content)
        }
        var files = [
            file(flow.protocolName.value) { .flowProtocol(ProtocolContext(outline)) }
        ]
        if !flow.statuses.isEmpty {
            files.append(file(flow.statusType) { .status(.status(of: outline)) })
        }
        if !flow.errors.isEmpty {
            files.append(file(flow.errorType) { .error(.error(of: outline)) })
        }
        files.append(file(flow.tableType) { .flowTable(FlowTableContext(outline)) })
        files.append(file(flow.mockName) { .mock(MockContext(outline)) })
        if outline.hasVerifier {
            files.append(file(flow.verifierName) { .verifier(VerifierContext(outline)) })
        }
        files += flow.views.map { view in
            file(view.typeName) { .view(ViewContext(view, outline)) }
        }
        if flow.fansOut {
            files.append(file(flow.fanOutName) { .fanOut(FanOutContext(outline)) })
        }
        return files + usedFiles(of: outline)
    }

    /// The methods of the type that a flow extends. They call `ServiceProvider`, so where the services
    /// folder is a module of its own they lie beside that.
    private func usedFiles(of outline: FlowOutline) -> [PlannedFile] {
        guard let name = outline.flow.extensionFile,
            let context = ExtensionContext(outline)
        else { return [] }
        let folder =
            settings.servicesModules.isEmpty
            ? project.folders.folder(ofFlow: outline.flow.name.value)
            : project.folders.integrations
        return [
            .of(outline.flow, OutputLayout.join(folder, "\(name).swift"), .generated) {
                .typeExtension(context)
            }
        ]
    }

    var testFiles: [PlannedFile] {
        guard project.configuration.tests != .none else { return [] }
        let contracts = outlines.filter { !$0.scenarios.all.isEmpty }.map { outline in
            PlannedFile.of(
                outline.flow, testPath(outline.flow, outline.flow.contractName), .generated
            ) {
                .contract(ContractContext(outline))
            }
        }
        let wrapperTests = project.integrations.flatMap { integration in
            integration.wrappers.map { wrapper in
                let outline = outlines[wrapper.flowIndex]
                let asked = project.configuration.tests
                func content(_ framework: TestFramework) -> @Sendable () -> FileContent {
                    {
                        .wrapperTests(
                            WrapperTestsContext(
                                wrapper: wrapper, owner: integration, for: framework, outline))
                    }
                }
                return PlannedFile.of(
                    outline.flow, testPath(outline.flow, "\(wrapper.name)Tests"), .shared,
                    identity: MergedFileID.tests(
                        integration: integration.name, flow: outline.flow.name.value
                    ).text,
                    content: content(asked)
                ).holdingMembers(
                    of: "\(wrapper.name)Tests",
                    in: project.folders.folder(ofTestsFor: outline.flow.name.value)
                ).testing(
                    with: asked, or: content(asked == .xctest ? .swiftTesting : .xctest))
            }
        }
        return supportFiles(of: .tests, in: project.folders.testSupport) + contracts + wrapperTests
    }

    private func testPath(_ flow: Flow, _ name: String) -> String {
        "\(project.folders.folder(ofTestsFor: flow.name.value))/\(name).swift"
    }
}
