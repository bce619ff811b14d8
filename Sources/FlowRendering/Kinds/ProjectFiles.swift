// The files that every project has, beside the manager of each integration.

import FlowModel

/// `Integration.swift`: what every manager conforms to.
struct IntegrationFile: ProjectFileKind {
    let template = "Integration"

    func context(_ project: ProjectOutline) -> IntegrationContext { IntegrationContext(project) }
}

/// `IntegrationsManager.swift`: makes the managers, and forwards the app's life-cycle events to each.
struct IntegrationsManagerFile: ProjectFileKind {
    let template = "IntegrationsManager"

    func context(_ project: ProjectOutline) -> IntegrationsManagerContext {
        IntegrationsManagerContext(project)
    }
}

/// `ServiceProvider.swift`: the implementation of each flow.
struct ServiceProviderFile: ProjectFileKind {
    let template = "ServiceProvider"

    func context(_ project: ProjectOutline) -> ServiceProviderContext {
        ServiceProviderContext(project)
    }
}

/// `MockServices.swift`: the mock of each flow.
struct MockServicesFile: ProjectFileKind {
    let template = "MockServices"

    func context(_ project: ProjectOutline) -> MockServicesContext { MockServicesContext(project) }
}

/// `Support/<SupportFile>.swift`: what all flows share.
struct SupportFileKind: ProjectFileKind {
    let file: SupportFile

    init(_ file: SupportFile) { self.file = file }

    var template: String { file.rawValue }
    var name: String { file.fileName }

    func folder(in folders: OutputLayout) -> String {
        file.audience == .services ? folders.support : folders.testSupport
    }

    func isNeeded(by project: ProjectOutline) -> Bool { project.supportFiles.contains(file) }

    func context(_ project: ProjectOutline) -> SupportContext {
        var context = project.support
        if file.audience == .tests {
            context.head = FileHead(sharedByAll: "flow tests", project.settings)
        }
        return context
    }
}
