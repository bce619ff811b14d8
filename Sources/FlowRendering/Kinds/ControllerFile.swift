// `Views/<Controller>.swift`: a subclass of a view controller of the SDK; and `Views/<View>.swift`, which shows it in
// SwiftUI. Several flows may describe a controller; it comes from the first of them.

import FlowModel

struct ControllerFile: IntegrationFileKind {
    typealias Context = ControllerContext

    let template = "Controller"
    let ownership = Ownership.scaffold

    func names(of integration: FlowIntegration, in flow: Flow) -> [DeclaredName] {
        let owner = integration.name.value
        return integration.controllers.map {
            DeclaredName(
                $0.name.value, "a controller of '\(owner)'", at: $0.name.location, owner: owner)
        }
    }

    func files(of integration: Integration, in project: ProjectOutline) -> [PlannedFile] {
        let folder = project.folders.folder(ofIntegration: integration.name)
        return integration.parts(\.controllers, named: \.name.value).map { controller, wrapper in
            file("\(folder)/Views/\(controller.name.value)", of: project.flow(of: wrapper).flow) {
                .controller(controller, of: integration, project.settings)
            }
        }
    }
}

struct ControllerViewFile: IntegrationFileKind {
    typealias Context = ControllerContext

    let template = "ControllerView"
    let ownership = Ownership.scaffold

    func names(of integration: FlowIntegration, in flow: Flow) -> [DeclaredName] {
        let owner = integration.name.value
        return integration.controllers.map { controller in
            DeclaredName(
                controller.viewName, "the view of '\(controller.name.value)'",
                at: controller.name.location, owner: owner)
        }
    }

    func files(of integration: Integration, in project: ProjectOutline) -> [PlannedFile] {
        let folder = project.folders.folder(ofIntegration: integration.name)
        return integration.parts(\.controllers, named: \.name.value).map { controller, wrapper in
            file("\(folder)/Views/\(controller.viewName)", of: project.flow(of: wrapper).flow) {
                .view(of: controller, of: integration, project.settings)
            }
        }
    }
}
