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
                integration.fileName(serving: flow), "the conformance", of: integration, in: flow,
                at: type.location)
        ]
    }

    func files(of integration: Integration, in project: ProjectOutline) -> [PlannedFile] {
        let folder = project.folders.folder(ofIntegration: integration.name)
        return integration.wrappers.compactMap { wrapper in
            guard let type = wrapper.integration.conform?.value else { return nil }
            let flow = project.flow(of: wrapper)
            return file(
                "\(folder)/Services/\(wrapper.integration.fileName(serving: flow.flow))",
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
