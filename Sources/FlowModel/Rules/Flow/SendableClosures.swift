// Whatever enters or leaves a flow with the isolation `Sendable` may do so on any thread. Of a closure
// the flow itself says whether it can: it is `@Sendable`, or it belongs to an actor. Of named types the
// compiler knows.

import Diagnostics
import SwiftNotation

enum SendableClosures: FlowRule {
    static func check(_ facts: FlowFacts) -> [Diagnostic] {
        let flow = facts.flow
        guard flow.isolation.value == .sendable else { return [] }
        var found: [Diagnostic] = []
        func look(_ type: SwiftType?, _ location: SourceLocation) {
            guard let type, let closure = closure(in: type) else { return }
            found.append(.closureIsNotSendable(closure, location))
        }
        for step in flow.steps {
            for parameter in step.parameters { look(parameter.type, parameter.location) }
            look(step.returns, step.location)
            look(step.streams, step.location)
        }
        for property in flow.properties { look(property.type, property.location) }
        for value in (flow.statuses + flow.errors).flatMap(\.payload) {
            look(value.type, value.location)
        }
        return found
    }

    /// The first closure in a type that cannot be passed between threads; what a closure itself
    /// takes and gives does not matter.
    private static func closure(in type: SwiftType) -> SwiftType? {
        guard type.isFunction else { return type.arguments.lazy.compactMap(closure).first }
        // Of attributes, `@escaping` and `@autoclosure` say nothing of threads; a global actor does.
        let silent: Set<String> = ["@escaping", "@autoclosure"]
        return type.prefixes.contains { $0.hasPrefix("@") && !silent.contains($0) } ? nil : type
    }
}

extension Diagnostic {
    fileprivate static func closureIsNotSendable(
        _ type: SwiftType, _ location: SourceLocation
    ) -> Diagnostic {
        Diagnostic(
            "flow-not-sendable",
            "`isolation: Sendable` lets no closure through that is not `@Sendable`",
            advice: "write `@Sendable \(type.bareText)`", at: location)
    }
}
