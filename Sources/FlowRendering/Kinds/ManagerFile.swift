// `<Integration>Manager.swift`: sets up an SDK, and makes its wrappers.

import Diagnostics
import FlowModel
import SwiftNotation

struct ManagerFile: IntegrationFileKind {
    typealias Context = ManagerContext

    let template = "Manager"
    let ownership = Ownership.merged

    func names(of integration: Located<String>) -> [DeclaredName] {
        [
            DeclaredName(
                integration.value + "Manager", "the manager of '\(integration.value)'",
                at: integration.location)
        ]
    }

    func files(of integration: Integration, in project: ProjectOutline) -> [PlannedFile] {
        let folder = project.folders.folder(ofIntegration: integration.name)
        let name = integration.managerName
        return [
            file(
                OutputLayout.join(folder, name), id: .manager(integration: integration.name),
                home: MemberHome(folder: folder, typeName: name)
            ) {
                ManagerContext(integration: integration, settings: project.settings)
            }
        ]
    }
}
