// A view controller is a class of its own: it is not called like the SDK's class that it extends.

import Diagnostics

enum ControllerClasses: FlowRule {
    static func check(_ facts: FlowFacts) -> [Diagnostic] {
        facts.flow.integrations.flatMap { integration in
            integration.controllers.filter { $0.name.value == $0.superclass.value }
                .map { .extendsItself($0, of: integration.name.value) }
        }
    }
}

extension Diagnostic {
    fileprivate static func extendsItself(_ controller: Controller, of integration: String) -> Diagnostic {
        let name = controller.name.value
        return Diagnostic(
            "flow-name-collision", "the controller '\(name)' has the name of the class it extends",
            advice: "name it after the integration too, such as '\(integration)\(name)'", at: controller.name.location)
    }
}
