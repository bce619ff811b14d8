// `extends` makes a flow a facade: its steps become methods of a type of the app, which call the integration in use.
// There is no object that could keep a status, a choice or the app's answers, nothing to launch, and no mock.

import Diagnostics
import SwiftNotation

enum ExtendedTypes: FlowRule {
    static func check(_ facts: FlowFacts) -> [Diagnostic] {
        let flow = facts.flow
        guard let type = flow.extends else { return [] }
        if noParameters.contains(type.value) { return [.extendsManyTypes(type)] }
        if flow.scope.value == .session { return [.extendsInSession(type, flow.scope)] }
        let launched = flow.steps.filter(\.isLaunch).map { Diagnostic.launchesFacade($0) }
        if flow.steps.isEmpty { return [.extendsWithoutSteps(type)] }
        if flow.integrations.isEmpty, !flow.unread.contains(.integrations) { return [.extendsNothing(type)] }
        return launched + state(of: flow).map { .keptByFacade($0.key, type, at: $0.location) }
            + extras(of: flow).map { .unusedByFacade($0.key, type, at: $0.location) }
            + flow.errors.prefix(1).map { .errorsOfFacade($0) }
            + flow.steps.filter { !$0.mock.isEmpty }.map { .mockOfFacade($0, flow) }
            + flow.integrations.flatMap(keys).map { .heldByFacade($0.key, $0.integration) }
            + flow.steps.flatMap(\.parameters).filter(\.type.isVariadic).map { .variadicMethod($0, of: type) }
    }

    private typealias Key = (key: String, location: SourceLocation)

    /// What only an object can keep or report.
    private static func state(of flow: Flow) -> [Key] {
        let first: [(String, SourceLocation?)] = [
            ("statuses", flow.statuses.first?.location), ("events", flow.events.first?.location),
            ("properties", flow.properties.first?.location), ("views", flow.views.first?.location),
            ("asks", flow.asks.first?.location), ("choose", flow.isChoice ? flow.use.first?.location : nil),
            ("cancels", flow.steps.lazy.flatMap(\.cancels).first?.location),
            ("within", flow.steps.lazy.compactMap(\.deadline).first?.end.location),
        ]
        return first.compactMap { key, location in location.map { (key, $0) } }
    }

    /// What is said of a protocol.
    private static func extras(of flow: Flow) -> [Key] {
        let isNamed = flow.protocolName.location != flow.name.location
        var keys: [Key] = isNamed ? [("protocol", flow.protocolName.location)] : []
        if flow.isForClasses != nil { keys.append(("class", flow.name.location)) }
        return keys
    }

    /// What an integration keeps in a wrapper, or when it is launched.
    private static func keys(of integration: FlowIntegration) -> [(key: String, integration: Located<String>)] {
        var keys: [String] = []
        if integration.conform != nil { keys.append("conform") }
        if integration.client != nil { keys.append("client") }
        if !integration.delegates.isEmpty { keys.append("delegates") }
        if !integration.needs.isEmpty { keys.append("needs") }
        if integration.facts.lazy != nil { keys.append("lazy") }
        return keys.map { ($0, integration.name) }
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

    fileprivate static func extendsNothing(_ type: Located<String>) -> Diagnostic {
        Diagnostic(
            "flow-extends",
            "the methods of '\(type.value)' have nothing to call: the flow has no integrations",
            advice: "name the SDK under `integrations`", at: type.location)
    }

    fileprivate static func keptByFacade(
        _ key: String, _ type: Located<String>, at location: SourceLocation
    ) -> Diagnostic {
        Diagnostic(
            "flow-extends",
            "`extends` does not work with `\(key)`: methods of '\(type.value)' have no place to keep it",
            advice: key == "choose"
                ? "write `use`, with the integration that the methods call"
                : "remove `\(key)`, or remove `extends`, so that the app gets a service", at: location)
    }

    fileprivate static func unusedByFacade(
        _ key: String, _ type: Located<String>, at location: SourceLocation
    ) -> Diagnostic {
        Diagnostic(
            "flow-extends", "`extends` does not work with `\(key)`: methods of '\(type.value)' need no protocol",
            advice: "remove `\(key)`, or remove `extends`, so that the app gets a service", at: location)
    }

    fileprivate static func errorsOfFacade(_ error: EnumCase) -> Diagnostic {
        Diagnostic(
            "flow-extends", "`extends` does not work with `errors`: no wrapper maps the SDK's errors to them",
            advice: "declare the error in the app; `throws` takes its type", at: error.location)
    }

    fileprivate static func heldByFacade(_ key: String, _ integration: Located<String>) -> Diagnostic {
        Diagnostic(
            "flow-extends",
            "`extends` does not work with `\(key)`: '\(integration.value)' has no wrapper that keeps it",
            advice: "remove `\(key)`, or remove `extends`, so that the app gets a service", at: integration.location)
    }

    fileprivate static func launchesFacade(_ step: Step) -> Diagnostic {
        Diagnostic(
            "flow-extends", "`extends` does not work with `at: launch`: '\(step.name.text)' is called on an object",
            advice: "write `lifecycle: launch` for the integration, and start the SDK in its manager",
            at: step.location)
    }

    fileprivate static func mockOfFacade(_ step: Step, _ flow: Flow) -> Diagnostic {
        let name = Flow.replacementName(of: step)
        return Diagnostic(
            "flow-extends", "`extends` does not work with `mock`: there is no mock",
            advice: "remove `mock`; a test sets `\(flow.name.value).\(name)`", at: step.location)
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
