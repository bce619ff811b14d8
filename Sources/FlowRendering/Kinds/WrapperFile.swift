// `Services/<Wrapper>.swift`: serves a flow with an SDK.

import FlowModel
import SwiftNotation

struct WrapperFile: IntegrationFileKind {
    typealias Context = WrapperContext

    let template = "Wrapper"
    let ownership = Ownership.merged

    func names(of integration: FlowIntegration, in flow: Flow) -> [DeclaredName] {
        guard integration.conform == nil, !flow.isFacade else { return [] }
        return [
            DeclaredName(
                integration.wrapper.value, "the wrapper", of: integration, in: flow, at: integration.wrapper.location)
        ]
    }

    /// What a wrapper's file has in common with one that makes a type of the SDK conform.
    static func traits(ofIntegration integration: String, _ name: FileTraits.Name = .any) -> FileTraits {
        var traits = FileTraits(.integrations, [integration, "Services"], name)
        traits.hallmark = .extends(Integration.managerName(of: integration))
        traits.needsHallmark = true
        return traits
    }

    func traits(of recorded: RecordedFile) -> FileTraits? {
        guard case .merged(.wrapper(let integration, _)) = recorded else { return nil }
        return Self.traits(ofIntegration: integration)
    }

    func files(of integration: Integration, in project: ProjectOutline) -> [PlannedFile] {
        let folder = project.folders.folder(ofIntegration: integration.name)
        let traits = Self.traits(ofIntegration: integration.name)
        return project.services(of: integration).filter { $0.integration.conform == nil }.map { wrapper in
            let flow = project.flow(of: wrapper)
            return file(
                traits.path(wrapper.name, in: project.folders), of: flow.flow,
                id: .wrapper(integration: integration.name, flow: flow.flow.name.value),
                home: MemberHome(folder: folder, typeName: wrapper.name)
            ) {
                WrapperContext(
                    wrapper: wrapper, owner: integration, project: project.project, flow)
            }
        }
    }
}
