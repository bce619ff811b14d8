// `Views/<Controller>.swift`: a subclass of a view controller of the SDK; and `Views/<View>.swift`, which shows it in
// SwiftUI.

import FlowModel

struct ControllerFile: PartFileKind {
    let template = "Controller"
    let folder = "Views"

    func parts(of integration: FlowIntegration) -> [Controller] { integration.controllers }

    func name(of controller: Controller, in integration: FlowIntegration) -> DeclaredName {
        let (name, owner) = (controller.name, integration.name.value)
        return DeclaredName(name.value, "a controller of '\(owner)'", at: name.location, owner: owner)
    }

    func context(
        _ controller: Controller, of integration: Integration, in project: ProjectOutline
    ) -> ControllerContext {
        ControllerContext(controller, of: integration, beside: "UIKit", project.settings)
    }
}

struct ControllerViewFile: PartFileKind {
    let template = "ControllerView"
    let folder = "Views"

    func parts(of integration: FlowIntegration) -> [Controller] { integration.controllers }

    func name(of controller: Controller, in integration: FlowIntegration) -> DeclaredName {
        let (name, owner) = (controller.name, integration.name.value)
        return DeclaredName(controller.viewName, "the view of '\(name.value)'", at: name.location, owner: owner)
    }

    func context(
        _ controller: Controller, of integration: Integration, in project: ProjectOutline
    ) -> ControllerContext {
        ControllerContext(controller, of: integration, beside: "SwiftUI", project.settings)
    }
}
