// The files that every project has, beside the manager of each integration.

import FlowModel

/// `Integration.swift`: what every manager conforms to, if some integration listens to life-cycle events.
struct IntegrationFile: ProjectFileKind {
    let template = "Integration"

    func isNeeded(by project: ProjectOutline) -> Bool { project.project.usesLifecycle }

    func context(_ project: ProjectOutline) -> IntegrationContext { IntegrationContext(project) }
}

/// `IntegrationsManager.swift`: makes the managers, and forwards the app's life-cycle events to each.
struct IntegrationsManagerFile: ProjectFileKind {
    let template = "IntegrationsManager"
    /// The integrations whose managers the app makes, since their initializers take arguments.
    var suppliedManagers: Set<String> = []

    func context(_ project: ProjectOutline) -> IntegrationsManagerContext {
        IntegrationsManagerContext(project, supplied: suppliedManagers)
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
