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
                Integration.managerName(of: integration.value),
                "the manager of '\(integration.value)'",
                at: integration.location)
        ]
    }

    private func traits(ofIntegration integration: String) -> FileTraits {
        FileTraits(.integrations, [integration], .exactly(Integration.managerName(of: integration)))
    }

    func traits(of recorded: RecordedFile) -> FileTraits? {
        guard case .merged(.manager(let integration)) = recorded else { return nil }
        return traits(ofIntegration: integration)
    }

    func files(of integration: Integration, in project: ProjectOutline) -> [PlannedFile] {
        guard integration.hasManager else { return [] }
        let folder = project.folders.folder(ofIntegration: integration.name)
        let name = integration.managerName
        return [
            file(
                traits(ofIntegration: integration.name).path(name, in: project.folders),
                id: .manager(integration: integration.name),
                home: MemberHome(folder: folder, typeName: name)
            ) {
                ManagerContext(integration: integration, in: project)
            }
        ]
    }
}
