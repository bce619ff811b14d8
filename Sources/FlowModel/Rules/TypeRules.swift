// Types that a flow names: whether generated code can keep them, pass them between threads, and see them.

import SwiftText

enum TypeRules {
    /// Mocks and views store parameters, so a parameter cannot be `inout`, borrowed or of an unnamed type. Overloads,
    /// views, facades and fan-outs pass them on, so it cannot be variadic there.
    static func parameters(_ facts: FlowFacts) -> [Diagnostic] {
        let flow = facts.flow
        return flow.steps.flatMap { step in
            let isPassedOn = flow.isFacade || flow.fansOut || step.parameters.contains { $0.defaultValue != nil }
            return step.parameters.compactMap { check($0, "step", isPassedOn: isPassedOn) }
        }
            + flow.views.flatMap(\.parameters).compactMap { check($0, "view", isPassedOn: true) }
    }

    private static func check(_ parameter: Parameter, _ noun: String, isPassedOn: Bool) -> Diagnostic? {
        let type = parameter.type
        let words = ["inout", "borrowing", "consuming", "isolated"]
        var refused = type.prefixes.first(where: words.contains).map { "that is `\($0)`" }
        var instead = type.storedText
        if type.isOpaque {
            refused = "of an unnamed type"
            instead = "any " + (type.text.hasPrefix("some ") ? String(type.text.dropFirst(5)) : type.text)
        } else if type.isVariadic, isPassedOn {
            refused = "of any number of values, which Swift cannot pass on"
        }
        return refused.map {
            Diagnostic(
                "flow-parameter-type", "a \(noun) cannot take a parameter \($0)", advice: "write `\(instead)`",
                at: parameter.location)
        }
    }

    /// Values that cross threads must be Sendable: values of statuses and errors, answers in style `async`, and all that
    /// enters or leaves a flow with `isolation: Sendable`. Mark closures `@Sendable`; `Any` never is.
    static func sendable(_ facts: FlowFacts) -> [Diagnostic] {
        let flow = facts.flow
        let isSendable = flow.isolation.value == .sendable
        var types = flow.errors.flatMap(\.payload).map { ("an error is passed between threads", $0.type, $0.location) }
        types += flow.statuses.flatMap(\.payload).map { ("a status is passed between threads", $0.type, $0.location) }
        if isSendable || flow.style.value == .async {
            let reason =
                isSendable ? "any thread may use a flow with `isolation: Sendable`" : "style `async` uses threads"
            for step in flow.steps where isSendable || !step.isSync {
                for (key, type) in [("returns", step.returns), ("streams", step.streams)] {
                    if let type { types.append((reason, type, step.answerLocations[key] ?? step.location)) }
                }
                if isSendable { types += step.parameters.map { (reason, $0.type, $0.location) } }
            }
            types += flow.events.flatMap(\.payload).map { (reason, $0.type, $0.location) }
            types += flow.properties.filter { isSendable || $0.isObserved }.map { (reason, $0.type, $0.location) }
        }
        return types.compactMap { reason, type, location in
            unsendable(in: type).map { part in
                let any = part.baseName?.hasSuffix("Any") == true ? "any Sendable" : "any AnyObject & Sendable"
                return Diagnostic(
                    "flow-not-sendable", "\(reason), and `\(part.bareText)` is not Sendable",
                    advice: part.isFunction
                        ? "write `'@Sendable \(part.bareText)'`" : "write `\(any)`, or a concrete type",
                    at: location)
            }
        }
    }

    /// The first closure or `Any` in a type that cannot be passed between threads; what a closure itself takes and
    /// gives does not matter.
    private static func unsendable(in type: SwiftType) -> SwiftType? {
        if ["Any", "AnyObject", "Swift.Any", "Swift.AnyObject"].contains(type.baseName) { return type }
        let isComposed = type.form == .composition || type.form == .existential
        if isComposed, type.identifiers.contains("Sendable") { return nil }
        guard type.isFunction else { return type.arguments.lazy.compactMap(unsendable).first }
        // Of attributes, `@escaping` and `@autoclosure` say nothing of threads; a global actor does.
        let silent: Set<String> = ["@escaping", "@autoclosure"]
        return type.prefixes.contains { $0.hasPrefix("@") && !silent.contains($0) } ? nil : type
    }

    /// A type of the app cannot have the name of a type that generated code declares or uses in the same scope, such as
    /// `Kind` in the status enum, or Swift's `Task` and `Result`.
    static func hidden(_ facts: FlowFacts) -> [Diagnostic] {
        let flow = facts.flow
        let failures = flow.statuses.filter(flow.isFailure)
        let places = [
            (flow.statuses.flatMap(\.payload).map { ($0.type, $0.location) }, ReservedNames.enumTypes, flow.statusType),
            (failures.flatMap(\.payload).map { ($0.type, $0.location) }, ReservedNames.tableTypes, flow.tableType),
            (
                flow.steps.flatMap(\.parameters).map { ($0.type, $0.location) }, ReservedNames.contractTypes,
                flow.contractName
            ),
        ]
        var found = places.flatMap { types, names, owner in
            types.flatMap { type, location in
                type.identifiers.filter(names.contains).map { name in
                    Diagnostic(
                        "flow-hidden-type", "'\(name)' would mean '\(owner).\(name)' here, which flowgen writes",
                        advice: "write the type with its module, such as `App.\(name)`", at: location)
                }
            }
        }
        for name in ["Task", "Result"] {
            found += facts.types.filter { isBare($0.type, name) }.map { _, location in
                Diagnostic(
                    "flow-hidden-type",
                    "a type of the app called '\(name)' hides Swift's `\(name)`, which flowgen writes",
                    advice: "give the app's type another name, such as `Todo\(name)`, or put it into another type: "
                        + "`Todo.\(name)`", at: location)
            }
        }
        return found
    }

    /// Whether a type mentions an app's type of a name: Swift's own is written with what it gives.
    private static func isBare(_ type: SwiftType, _ name: String) -> Bool {
        type.form == .named && type.arguments.isEmpty && type.baseName == name
            || type.arguments.contains { isBare($0, name) }
    }

    /// The flow names its own status or error type and declares no cases for it. A warning, since the app may have it.
    static func undeclared(_ facts: FlowFacts) -> [Diagnostic] {
        let flow = facts.flow
        var missing: [String: String] = [:]
        if flow.errors.isEmpty { missing[flow.errorType] = "errors" }
        if flow.statuses.isEmpty { missing[flow.statusType] = "statuses" }
        return facts.types.flatMap { type, location in
            type.identifiers.compactMap { name in
                missing.removeValue(forKey: name).map { key in
                    Diagnostic(
                        "flow-undeclared-type",
                        "the flow declares no `\(key)`, so flowgen does not generate '\(name)'", severity: .warning,
                        advice: "declare `\(key)`; if the app has a type '\(name)', write its module before it, as in "
                            + "`App.\(name)`", at: location)
                }
            }
        }
    }
}
