// The enum of statuses has a type inside it, and so has the mock of a Sendable flow: `Kind`, `Spy`. An app's type of such a name,
// written bare, would mean the inner one there. With its module it means the app's. And no view of a flow is called
// like one of SwiftUI's.

import Diagnostics
import SwiftNotation

enum HiddenTypes: FlowRule {
    static func check(_ facts: FlowFacts) -> [Diagnostic] {
        let flow = facts.flow
        var found: [Diagnostic] = []
        for value in flow.statuses.flatMap(\.payload) {
            for name in value.type.identifiers where ReservedNames.enumTypes.contains(name) {
                found.append(.hiddenType(name, by: flow.statusType, value.location))
            }
        }
        let inner: Set<String> = flow.isolation.value == .sendable ? ["Spy"] : []
        func look(_ type: SwiftType?, _ location: SourceLocation) {
            for name in type?.identifiers ?? [] where inner.contains(name) {
                found.append(.hiddenType(name, by: flow.mockName, location))
            }
        }
        for step in flow.steps {
            for parameter in step.parameters {
                look(parameter.type, parameter.location)
                for name in parameter.type.identifiers where ReservedNames.contractTypes.contains(name) {
                    found.append(.hiddenType(name, by: flow.contractName, parameter.location))
                }
            }
            look(step.returns, step.location)
            look(step.streams, step.location)
        }
        for value in flow.events.flatMap(\.payload) { look(value.type, value.location) }
        for property in flow.properties { look(property.type, property.location) }
        for parameter in flow.views.flatMap(\.parameters) {
            look(parameter.type, parameter.location)
        }
        return found
            + flow.views.filter { PlatformNames.swiftUIViews.contains($0.typeName) }
            .map(Diagnostic.hidingView)
    }
}

extension Diagnostic {
    fileprivate static func hidingView(_ view: ViewRequirement) -> Diagnostic {
        Diagnostic(
            "flow-hidden-type",
            "the view '\(view.name.text)' would be shown by a '\(view.typeName)', which hides SwiftUI's",
            advice: "give it a name that says what it shows, such as `payment\(upperCamel(view.name.text))`",
            at: view.location)
    }

    fileprivate static func hiddenType(_ name: String, by type: String, _ location: SourceLocation) -> Diagnostic {
        Diagnostic(
            "flow-hidden-type", "'\(name)' would mean '\(type).\(name)' here, which flowgen writes",
            advice: "write the type with its module, such as `App.\(name)`", at: location)
    }
}
