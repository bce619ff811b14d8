// A flow, and what several of its files share: the signature of each step, and the scenarios. All
// of it is worked out once, however many files ask.

import FlowModel
import SwiftText

/// A flow, ready for the files that are written from it.
package final class FlowOutline: Sendable {
    let flow: Flow
    let settings: Configuration
    /// The samples for tests and mocks.
    let samples: Samples
    /// The samples for code in release builds.
    let releaseSamples: Samples
    let steps: [StepSignature]
    let scenarios: [FlowScenario]
    /// The scenarios whose values all have samples.
    let written: [WrittenScenario]
    /// The status before any step, as an expression; empty when the flow has no statuses.
    let initial: String

    init(flow: Flow, settings: Configuration) {
        self.flow = flow
        var own = settings
        own.access = flow.access?.value ?? settings.access
        self.settings = own
        samples = Samples(flow: flow, configured: settings.samples)
        releaseSamples = Samples(flow: flow, configured: settings.samples, anyError: Flow.unsupported)
        steps = flow.steps.map { StepSignature(step: $0, flow: flow) }
        scenarios = FlowScenario.all(of: flow)
        written = flow.hasTable ? WrittenScenario.all(of: flow, scenarios, samples) : []
        let status = flow.initial.flatMap { flow.status($0.value) }
        initial = status.map { [releaseSamples] in releaseSamples.expression(of: $0) ?? ".\($0.name.spelled)" } ?? ""
    }

    /// Whether tests can go through scenarios of the flow.
    var hasContract: Bool { !written.isEmpty }

    /// The names of all types that the flow writes, each part of dotted ones.
    var namedTypes: Set<String> {
        let parameters =
            flow.steps.flatMap(\.parameters) + flow.views.flatMap(\.parameters) + flow.asks.flatMap(\.parameters)
        let payloads = (flow.statuses + flow.errors).flatMap(\.payload) + flow.events.flatMap(\.payload)
        var types = parameters.map(\.type) + payloads.map(\.type) + flow.properties.map(\.type)
        for step in flow.steps {
            types += [step.returns, step.streams].compactMap { $0 }
            if case .type(let type) = step.throwing { types.append(type) }
        }
        types += flow.asks.compactMap(\.returns)
        return Set(types.flatMap(\.identifiers).flatMap { $0.split(separator: ".").map(String.init) }).subtracting(
            Self.standardTypes.union([flow.statusType, flow.errorType]))
    }

    /// Types of the standard library that flows often name; no import brings them.
    static let standardTypes: Set<String> = [
        "Any", "AnyObject", "Array", "Bool", "Character", "Dictionary", "Double", "Duration", "Error", "Float", "Int",
        "Int16", "Int32", "Int64", "Int8", "Never", "Optional", "Result", "Set", "String", "Substring", "UInt",
        "UInt16", "UInt32", "UInt64", "UInt8", "Void",
    ]

    /// The types in the declarations of the protocol, which mocks and wrappers repeat.
    var declaredTypes: [String] {
        let isPublishing =
            flow.style.value == .combine
            && (!flow.statuses.isEmpty || !flow.signals.isEmpty || flow.properties.contains(where: \.isObserved))
        return steps.flatMap { $0.signature().types } + flow.properties.map(\.type.text)
            + flow.signals.map(\.valueType) + flow.views.flatMap { $0.signature().types }
            + (isPublishing ? ["AnyPublisher"] : [])
    }
}
