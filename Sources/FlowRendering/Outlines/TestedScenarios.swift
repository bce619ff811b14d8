// Which scenarios of a flow are tested, and which are not because a type has no sample. Without samples a contract
// cannot call a step, and a mock cannot send a status or answer.

import Diagnostics
import FlowModel
import SwiftNotation

/// A type without a sample that scenarios of a flow need.
package struct MissingSample: Sendable {
    package let flow: String
    package let type: String
    /// Where the flow first needs a value of it.
    package let location: SourceLocation
    /// Whether one `sample:` there is enough.
    package let isLocal: Bool
    /// The names of the scenarios that are not tested because of it, alone or with others.
    package let scenarios: [String]
}

/// The scenarios of one flow, tested or not.
package struct TestedScenarios: Sendable {
    /// The names of all scenarios.
    package let all: [String]
    /// The names of those that are not tested.
    package let untested: Set<String>
    /// The types that they need a sample of, in the order of the file.
    package let missing: [MissingSample]

    /// Works out the scenarios of a flow of a project.
    package init(_ flow: Flow, in configuration: Configuration) {
        self.init(FlowOutline(flow: flow, settings: FileSettings(configuration: configuration)))
    }

    init(_ outline: FlowOutline) {
        let needs = SampleNeeds(outline.flow, outline.samples)
        // A facade has no contract.
        let scenarios = outline.flow.isFacade ? [] : outline.scenarios
        all = scenarios.map(\.name)
        missing = needs.isEmpty ? [] : needs.missing(in: scenarios)
        untested = Set(missing.flatMap(\.scenarios))
    }
}

/// The values in a flow that have no sample.
struct SampleNeeds {
    /// A value without a sample.
    fileprivate struct Value {
        let type: String
        let location: SourceLocation
        /// Whether the flow takes a `sample:` there.
        let takesSample: Bool
    }

    private let flow: Flow
    /// The values of each status, by its name.
    private var statuses: [String: [Value]] = [:]
    /// The values of each case of the flow's error.
    private var errors: [String: [Value]] = [:]
    /// The parameters and the answer of each step.
    private var steps: [String: [Value]] = [:]
    /// The values of each signal.
    private var signals: [String: [Value]] = [:]
    /// What each step throws.
    private var failures: [String: [Value]] = [:]
    /// The values of all errors, if none has samples: a mock sends no status then.
    private var anyError: [Value] = []

    var isEmpty: Bool {
        statuses.isEmpty && errors.isEmpty && steps.isEmpty && failures.isEmpty
            && signals.isEmpty
    }

    init(_ flow: Flow, _ samples: Samples) {
        self.flow = flow
        if let error = flow.errors.first, samples.failureCase() == nil {
            anyError = Self.values(of: error, flow, samples)
        }
        for error in flow.errors {
            let values = Self.values(of: error, flow, samples)
            if !values.isEmpty { errors[error.name.text] = values }
        }
        for status in flow.statuses {
            let values = Self.values(of: status, flow, samples)
            if !values.isEmpty { statuses[status.name.text] = values }
        }
        for signal in flow.signals {
            let values = Self.values(of: signal.payload, named: signal.name.text, flow, samples)
            if !values.isEmpty { signals[signal.name.text] = values }
        }
        for step in flow.steps {
            let name = step.name.text
            func lacks(_ type: SwiftType, _ given: SwiftExpression? = nil) -> Bool {
                samples.sample(of: type, named: name, given: given) == nil
            }
            var values = step.parameters.filter { lacks($0.type, $0.sample ?? $0.defaultValue) }.flatMap {
                Self.values($0.type, $0.location, takesSample: true, flow, samples)
            }
            if let type = step.returns ?? step.streams, !type.isVoid, lacks(type) {
                values += Self.values(type, step.location, takesSample: false, flow, samples)
            }
            if !values.isEmpty { steps[name] = values }
            if case .type(let type) = step.throwing, lacks(type) {
                failures[name] = Self.values(type, step.location, takesSample: false, flow, samples)
            }
        }
    }

    /// The values of a case that have no sample.
    private static func values(of enumCase: EnumCase, _ flow: Flow, _ samples: Samples) -> [Value] {
        values(of: enumCase.payload, named: enumCase.name.text, flow, samples)
    }

    /// Those of some values that have no sample.
    private static func values(
        of payload: [PayloadValue], named owner: String, _ flow: Flow, _ samples: Samples
    ) -> [Value] {
        payload.filter {
            let name = $0.label?.text ?? owner
            return samples.sample(of: $0.type, named: name, given: $0.sample) == nil
        }.flatMap { values($0.type, $0.location, takesSample: true, flow, samples) }
    }

    /// A value without a sample; in place of the flow's own error those that keep it from having one.
    private static func values(
        _ type: SwiftType, _ location: SourceLocation, takesSample: Bool, _ flow: Flow, _ samples: Samples
    ) -> [Value] {
        let payload = flow.errors.flatMap(\.payload).filter {
            type.text == flow.errorType && $0.type.text != flow.errorType
                && samples.sample(of: $0.type, named: "error", given: $0.sample) == nil
        }
        guard payload.isEmpty else {
            return payload.map {
                Value(type: $0.type.text, location: $0.location, takesSample: true)
            }
        }
        return [Value(type: type.text, location: location, takesSample: takesSample)]
    }

    /// What the scenarios need, type by type.
    func missing(in all: [FlowScenario]) -> [MissingSample] {
        var places: [String: [SourceLocation: Bool]] = [:]
        var scenarios: [String: [String]] = [:]
        for scenario in all {
            for value in scenario.moves.flatMap(values) {
                places[value.type, default: [:]][value.location] = value.takesSample
                if scenarios[value.type]?.last != scenario.name {
                    scenarios[value.type, default: []].append(scenario.name)
                }
            }
        }
        return places.compactMap { type, places in
            let first = places.min { $0.key.range.lowerBound < $1.key.range.lowerBound }
            return first.map { first in
                MissingSample(
                    flow: flow.name.value, type: type, location: first.key,
                    isLocal: places.count == 1 && first.value, scenarios: scenarios[type] ?? [])
            }
        }.sorted {
            ($0.location.range.lowerBound, $0.type) < ($1.location.range.lowerBound, $1.type)
        }
    }

    private func values(_ move: FlowScenario.Move) -> [Value] {
        var values = move.statuses.isEmpty ? [] : anyError
        values += move.statuses.flatMap { statuses[$0] ?? [] }
        switch move.source {
        case .event(let index): values += signals[flow.events[index].name.text] ?? []
        case .step(let index):
            let name = flow.steps[index].name.text
            values += (steps[name] ?? []) + (flow.isFailing(move) ? failures[name] ?? [] : [])
        }
        return values + (move.error.flatMap { errors[$0] } ?? [])
    }
}
