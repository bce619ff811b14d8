// The files that every project has, beside the manager of each integration.

import FlowModel

/// `Integration.swift`: what every manager conforms to.
struct IntegrationFile: ProjectFileKind {
    let template = "Integration"
    let name = "Integration"

    func context(_ project: ProjectOutline) -> IntegrationContext {
        IntegrationContext(project: project.project, settings: project.settings)
    }
}

/// `IntegrationsManager.swift`: makes the managers, and forwards the app's life-cycle events to each.
struct IntegrationsManagerFile: ProjectFileKind {
    let template = "IntegrationsManager"
    let name = "IntegrationsManager"

    func context(_ project: ProjectOutline) -> IntegrationsManagerContext {
        IntegrationsManagerContext(project: project.project, settings: project.settings)
    }
}

/// `ServiceProvider.swift`: the implementation of each flow.
struct ServiceProviderFile: ProjectFileKind {
    let template = "ServiceProvider"
    let name = "ServiceProvider"

    func context(_ project: ProjectOutline) -> ServiceProviderContext {
        ServiceProviderContext(project: project.project, settings: project.settings)
    }
}

/// `MockServices.swift`: the mock of each flow.
struct MockServicesFile: ProjectFileKind {
    let template = "MockServices"
    let name = "MockServices"

    func context(_ project: ProjectOutline) -> MockServicesContext {
        MockServicesContext(project: project.project, settings: project.settings)
    }
}

/// `Support/<SupportFile>.swift`: what all flows share.
struct SupportFileKind: ProjectFileKind {
    let file: SupportFile

    init(_ file: SupportFile) { self.file = file }

    var template: String { file.rawValue }
    var name: String { file.fileName }

    func folder(in folders: OutputLayout) -> String {
        file.place == .services ? folders.support : folders.testSupport
    }

    func isNeeded(by project: ProjectOutline) -> Bool { project.supportFiles.contains(file) }

    func context(_ project: ProjectOutline) -> SupportContext { project.support }
}
