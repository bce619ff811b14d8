// `extends` turns steps into methods of an app's type, which call the service in use: so there are
// steps to call, one service for the whole app, parameters that can be passed on, and a type that a parameter can have.

import Diagnostics

enum ExtendedTypes: FlowRule {
    static func check(_ facts: FlowFacts) -> [Diagnostic] {
        guard let type = facts.flow.extends else { return [] }
        if noParameters.contains(type.value) { return [.extendsManyTypes(type)] }
        if facts.flow.scope.value == .session { return [.extendsInSession(type, facts.flow.scope)] }
        let steps = facts.flow.steps.filter { !$0.isLaunch }
        if steps.isEmpty { return [.extendsWithoutSteps(type)] }
        return steps.flatMap(\.parameters).filter(\.type.isVariadic).map { .variadicMethod($0, of: type) }
    }

    /// Generic types and protocols of the standard library and of SwiftUI: none is the type of one parameter.
    private static let noParameters: Set<String> = [
        "Any", "AnyObject", "Array", "Collection", "Comparable", "Dictionary", "Equatable",
        "Hashable", "Optional", "Result", "Sequence", "Set", "View", "ViewModifier",
    ]
}

extension Diagnostic {
    fileprivate static func extendsManyTypes(_ type: Located<String>) -> Diagnostic {
        Diagnostic(
            "flow-extends", "'\(type.value)' is not one type; steps are called on a single one",
            advice: "write a single type, such as `UIImageView`", at: type.location)
    }

    fileprivate static func extendsWithoutSteps(_ type: Located<String>) -> Diagnostic {
        Diagnostic(
            "flow-extends",
            "nothing to extend '\(type.value)' with: the flow has no steps",
            advice: "declare the methods of the type under `steps`", at: type.location)
    }

    fileprivate static func extendsInSession(_ type: Located<String>, _ scope: Located<Scope>) -> Diagnostic {
        Diagnostic(
            "flow-extends",
            "`extends` does not work with `scope: session`: '\(type.value)' belongs to no session",
            advice: "write `scope: app`", at: type.location
        )
    }

    fileprivate static func variadicMethod(_ parameter: Parameter, of type: Located<String>) -> Diagnostic {
        Diagnostic(
            "flow-extends",
            "a method of '\(type.value)' cannot pass on '\(parameter.label.internal.text)', which "
                + "takes any number of values", advice: "write `\(parameter.type.storedText)`", at: parameter.location)
    }
}
