// `Services/<Type>+<Protocol>.swift`: makes a type of the SDK serve a flow itself. It is another file than a wrapper:
// neither can become the other.

import FlowModel
import SwiftNotation

struct ConformanceFile: IntegrationFileKind {
    typealias Context = ConformanceContext

    let template = "Conformance"
    let ownership = Ownership.merged

    func names(of integration: FlowIntegration, in flow: Flow) -> [DeclaredName] {
        guard let type = integration.conform else { return [] }
        return [
            DeclaredName(
                integration.fileName(serving: flow), "the conformance", of: integration, in: flow, at: type.location)
        ]
    }

    private func traits(ofIntegration integration: String, type: String) -> FileTraits {
        let name = FlowIntegration.conformancePrefix(of: type)
        var traits = WrapperFile.traits(ofIntegration: integration, .beginning(name))
        traits.declaration = .extensionOf(type)
        return traits
    }

    func traits(of recorded: RecordedFile) -> FileTraits? {
        guard case .merged(.conformance(let integration, _, let type)) = recorded else {
            return nil
        }
        return traits(ofIntegration: integration, type: type)
    }

    func files(of integration: Integration, in project: ProjectOutline) -> [PlannedFile] {
        let folder = project.folders.folder(ofIntegration: integration.name)
        return integration.wrappers.compactMap { wrapper in
            guard let type = wrapper.integration.conform?.value else { return nil }
            let flow = project.flow(of: wrapper)
            return file(
                traits(ofIntegration: integration.name, type: type).path(
                    wrapper.integration.fileName(serving: flow.flow), in: project.folders),
                of: flow.flow,
                id: .conformance(
                    integration: integration.name, flow: flow.flow.name.value, type: type),
                home: MemberHome(folder: folder, typeName: nil)
            ) {
                ConformanceContext(of: type, wrapper: wrapper, owner: integration, flow)
            }
        }
    }
}
