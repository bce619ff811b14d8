// Statuses and errors may be passed between threads, in style `async` whatever is streamed or answered, and with the
// isolation `Sendable` whatever enters or leaves a flow. Of a closure the flow itself says whether it can be: it is
// `@Sendable`, or it belongs to an actor. `Any` and `AnyObject` cannot. Of other named types the compiler knows.

import Diagnostics
import SwiftNotation

enum SendableClosures: FlowRule {
    static func check(_ facts: FlowFacts) -> [Diagnostic] {
        let flow = facts.flow
        let inErrors = closures(in: flow.errors.flatMap(\.payload).map { ($0.type, $0.location) })
        var found = inErrors.map { Diagnostic.closureInError($0.0, $0.1) }
        let inStatuses = closures(in: flow.statuses.flatMap(\.payload).map { ($0.type, $0.location) })
        found += inStatuses.map { Diagnostic.closureInStatus($0.0, $0.1) }
        let isSendable = flow.isolation.value == .sendable
        guard isSendable || flow.style.value == .async else { return found }
        var types: [(SwiftType, SourceLocation)] = []
        for step in flow.steps where isSendable || !step.isSync {
            for (key, type) in [("returns", step.returns), ("streams", step.streams)] {
                guard let type else { continue }
                types.append((type, step.answerLocations[key] ?? step.location))
            }
            if isSendable { types += step.parameters.map { ($0.type, $0.location) } }
        }
        types += flow.events.flatMap(\.payload).map { ($0.type, $0.location) }
        types += flow.properties.filter { isSendable || $0.isObserved }.map { ($0.type, $0.location) }
        found += closures(in: types).map {
            isSendable ? .closureIsNotSendable($0.0, $0.1) : .closureInStream($0.0, $0.1)
        }
        return found
    }

    /// The first closure in each type that cannot be passed between threads.
    private static func closures(in types: [(SwiftType, SourceLocation)]) -> [(SwiftType, SourceLocation)] {
        types.compactMap { type, location in closure(in: type).map { ($0, location) } }
    }

    /// The first such closure, or `Any`, in a type; what a closure itself takes and gives does not matter.
    private static func closure(in type: SwiftType) -> SwiftType? {
        if isAnything(type) { return type }
        let isComposed = type.form == .composition || type.form == .existential
        if isComposed, type.identifiers.contains("Sendable") { return nil }
        guard type.isFunction else { return type.arguments.lazy.compactMap(closure).first }
        // Of attributes, `@escaping` and `@autoclosure` say nothing of threads; a global actor does.
        let silent: Set<String> = ["@escaping", "@autoclosure"]
        return type.prefixes.contains { $0.hasPrefix("@") && !silent.contains($0) } ? nil : type
    }

    /// Whether a type may contain anything, so that nobody knows whether it can be passed between threads.
    fileprivate static func isAnything(_ type: SwiftType) -> Bool {
        ["Any", "AnyObject", "Swift.Any", "Swift.AnyObject"].contains(type.baseName)
    }
}

extension Diagnostic {
    fileprivate static func closureIsNotSendable(_ type: SwiftType, _ location: SourceLocation) -> Diagnostic {
        closure(type, "with `isolation: Sendable` this closure may be called on any thread", location)
    }

    fileprivate static func closureInStream(_ type: SwiftType, _ location: SourceLocation) -> Diagnostic {
        closure(type, "with `style: async` this closure is passed between threads", location)
    }

    fileprivate static func closureInStatus(_ type: SwiftType, _ location: SourceLocation) -> Diagnostic {
        closure(type, "a status is passed between threads, and this closure with it", location)
    }

    fileprivate static func closureInError(_ type: SwiftType, _ location: SourceLocation) -> Diagnostic {
        closure(type, "an error is passed between threads, and this closure with it", location)
    }

    private static func closure(_ type: SwiftType, _ message: String, _ location: SourceLocation) -> Diagnostic {
        guard SendableClosures.isAnything(type) else {
            return Diagnostic("flow-not-sendable", message, advice: "write `@Sendable \(type.bareText)`", at: location)
        }
        let rest = type.baseName?.hasSuffix("Any") == true ? "" : "AnyObject & "
        return Diagnostic(
            "flow-not-sendable",
            message.replacing("this closure", with: "this `\(type.bareText)`"),
            advice: "write `any \(rest)Sendable`, or a concrete type", at: location)
    }
}
