// `Models/<Model>.swift`: a model of the SDK, and how the app's model is made of it. Several flows may describe a
// model; it is one file, and comes from the first of them.

import FlowModel

struct ModelFile: IntegrationFileKind {
    typealias Context = ModelContext

    let template = "Model"
    let ownership = Ownership.scaffold

    func names(of integration: FlowIntegration, in flow: Flow) -> [DeclaredName] {
        let owner = integration.name.value
        return integration.models.map {
            DeclaredName(
                $0.name.value, "a model of '\(owner)'", at: $0.name.location, owner: owner)
        }
    }

    func files(of integration: Integration, in project: ProjectOutline) -> [PlannedFile] {
        let folder = project.folders.folder(ofIntegration: integration.name)
        return integration.parts(\.models, named: \.name.value).map { model, wrapper in
            let flow = project.flow(of: wrapper)
            return file("\(folder)/Models/\(model.name.value)", of: flow.flow) {
                let describing = integration.wrappers.filter { wrapper in
                    wrapper.integration.models.contains { $0.name.value == model.name.value }
                }
                let modules = describing.flatMap { project.flow(of: $0).flow.imports }
                return ModelContext(model, of: integration, modules: modules, project.settings)
            }
        }
    }
}

extension Project.Integration {
    /// What the flows describe of an integration, each name once, with the wrapper of the flow that describes it first.
    func parts<Part>(
        _ parts: (FlowIntegration) -> [Part], named name: (Part) -> String
    ) -> [(part: Part, wrapper: Project.Wrapper)] {
        var names: Set<String> = []
        return wrappers.flatMap { wrapper in
            parts(wrapper.integration).filter { names.insert(name($0)).inserted }
                .map { ($0, wrapper) }
        }
    }
}
