// A view controller is a class of its own: it is not called like the SDK's class that it extends.

import Diagnostics

enum ControllerClasses: FlowRule {
    static func check(_ facts: FlowFacts) -> [Diagnostic] {
        facts.flow.integrations.flatMap(\.controllers)
            .filter { $0.name.value == $0.superclass.value }.map(Diagnostic.extendsItself)
    }
}

extension Diagnostic {
    fileprivate static func extendsItself(_ controller: Controller) -> Diagnostic {
        let name = controller.name.value
        return Diagnostic(
            "flow-name-collision", "the controller '\(name)' has the name of the class it extends",
            advice: "name it after the integration too, such as 'Firebase\(name)'",
            at: controller.name.location)
    }
}
