// `Models/<Model>.swift`: a model of the SDK, and how the app's model is made of it.

import FlowModel

struct ModelFile: PartFileKind {
    let template = "Model"
    let folder = "Models"

    func parts(of integration: FlowIntegration) -> [IntegrationModel] { integration.models }

    func name(of model: IntegrationModel, in integration: FlowIntegration) -> DeclaredName {
        let owner = integration.name.value
        return DeclaredName(model.name.value, "a model of '\(owner)'", at: model.name.location, owner: owner)
    }

    func context(_ model: IntegrationModel, of integration: Integration, in project: ProjectOutline) -> ModelContext {
        let describing = integration.wrappers.filter { wrapper in
            wrapper.integration.models.contains { $0.name.value == model.name.value }
        }
        let modules = describing.flatMap { project.flow(of: $0).flow.imports }
        return ModelContext(model, of: integration, modules: modules, project.settings)
    }
}
