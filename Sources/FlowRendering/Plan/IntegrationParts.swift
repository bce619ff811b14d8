// The files of an integration beside its manager and its wrappers: models and view controllers. Several
// flows may tell of one; it is one file, and comes from the first of them.

import FlowModel

/// Plans the models and controllers of one integration.
struct IntegrationParts {
    let integration: Integration
    /// One for each flow of the project.
    let outlines: [FlowOutline]
    let settings: FileSettings
    /// The integration's folder.
    let folder: String

    /// The files: models first, then each controller with its view.
    var files: [PlannedFile] { models + controllers }

    private var models: [PlannedFile] {
        told(\.models, named: \.name.value).map { model, flow in
            let modules = flows { $0.models.contains { $0.name.value == model.name.value } }
                .flatMap(\.imports)
            return file("Models/\(model.name.value)", flow) { [integration, settings] in
                .model(ModelContext(model, of: integration, modules: modules, settings))
            }
        }
    }

    private var controllers: [PlannedFile] {
        told(\.controllers, named: \.name.value).flatMap { controller, flow in
            [
                file("Views/\(controller.name.value)", flow) { [integration, settings] in
                    .controller(.controller(controller, of: integration, settings))
                },
                file("Views/\(controller.viewName)", flow) { [integration, settings] in
                    .controllerView(.view(of: controller, of: integration, settings))
                },
            ]
        }
    }

    /// What the flows tell, each name once, with the flow that tells of it first.
    private func told<Part>(
        _ parts: (FlowIntegration) -> [Part], named name: (Part) -> String
    ) -> [(part: Part, flow: Flow)] {
        var names: Set<String> = []
        return integration.wrappers.flatMap { wrapper in
            parts(wrapper.integration).filter { names.insert(name($0)).inserted }
                .map { ($0, outlines[wrapper.flowIndex].flow) }
        }
    }

    /// The flows that tell something of the integration.
    private func flows(where tells: (FlowIntegration) -> Bool) -> [Flow] {
        integration.wrappers.filter { tells($0.integration) }.map { outlines[$0.flowIndex].flow }
    }

    private func file(
        _ name: String, _ flow: Flow, _ content: @escaping @Sendable () -> FileContent
    ) -> PlannedFile {
        .of(flow, "\(folder)/\(name).swift", .once, content: content)
    }
}
