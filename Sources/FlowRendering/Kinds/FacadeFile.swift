// `Services/<Integration><Flow>.swift`: the methods of an integration that a facade calls. One line of the flow selects
// which integration that is.

import FlowModel
import SwiftNotation

struct FacadeFile: IntegrationFileKind {
    typealias Context = FacadeContext

    let template = "Facade"
    let ownership = Ownership.merged

    func names(of integration: FlowIntegration, in flow: Flow) -> [DeclaredName] {
        guard flow.isFacade else { return [] }
        return [
            DeclaredName(
                integration.wrapper.value, "the methods", of: integration, in: flow, at: integration.wrapper.location)
        ]
    }

    private func traits(ofIntegration integration: String, flow: String) -> FileTraits {
        var traits = FileTraits(.integrations, [integration, "Services"])
        traits.hallmark = .mentions(flow)
        traits.needsHallmark = true
        return traits
    }

    func traits(of recorded: RecordedFile) -> FileTraits? {
        guard case .merged(.facade(let integration, let flow)) = recorded else { return nil }
        return traits(ofIntegration: integration, flow: flow)
    }

    func files(of integration: Integration, in project: ProjectOutline) -> [PlannedFile] {
        let folder = project.folders.folder(ofIntegration: integration.name)
        return integration.wrappers.compactMap { wrapper in
            let flow = project.flow(of: wrapper)
            guard flow.flow.isFacade else { return nil }
            let name = flow.flow.name.value
            return file(
                traits(ofIntegration: integration.name, flow: name).path(wrapper.name, in: project.folders),
                of: flow.flow, id: .facade(integration: integration.name, flow: name),
                home: MemberHome(folder: folder, typeName: wrapper.name)
            ) {
                FacadeContext(wrapper: wrapper, owner: integration, flow)
            }
        }
    }
}
