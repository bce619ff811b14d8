// Which scenarios of a flow are tested, and which are not because a type has no sample. Without samples a contract
// cannot call a step, and a mock cannot send a status or answer.

import FlowModel
import SwiftNotation

/// A type without a sample that scenarios of a flow need.
package struct MissingSample: Sendable {
    package let flow: String
    package let type: String
    /// Where the flow first needs a value of it.
    package let location: SourceLocation
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
        let outline = FlowOutline(flow: flow, settings: FileSettings(configuration: configuration))
        let needs = SampleNeeds(flow: flow, samples: outline.samples)
        // A facade has no contract.
        let scenarios = flow.isFacade ? [] : outline.scenarios
        var values: [String: [SampleNeeds.Value]] = [:]
        var names: [String: [String]] = [:]
        for scenario in scenarios {
            for value in scenario.moves.flatMap(needs.values) {
                values[value.type, default: []].append(value)
                if names[value.type]?.last != scenario.name { names[value.type, default: []].append(scenario.name) }
            }
        }
        all = scenarios.map(\.name)
        untested = Set(names.values.joined())
        missing = values.compactMap { type, values in
            values.min { $0.location.range.lowerBound < $1.location.range.lowerBound }.map { first in
                MissingSample(
                    flow: flow.name.value, type: type, location: first.location, scenarios: names[type] ?? [])
            }
        }.sorted { ($0.location.range.lowerBound, $0.type) < ($1.location.range.lowerBound, $1.type) }
    }

    /// The names of the scenarios of the table that an earlier run wrote. One of a project's own template may name none.
    package static func names(inTable bytes: [UInt8]) -> Set<String> {
        let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map { $0.drop { $0 == " " } }
        let cases = lines.drop { !$0.contains(": FlowScenario {") }.filter { $0.hasPrefix("case .") }
        return Set(cases.map { $0.dropFirst("case .".count).prefix { $0 != ":" }.filter { $0 != "`" } })
    }
}

/// Finds the values in the moves of a flow that have no sample.
private struct SampleNeeds {
    /// A value without a sample.
    struct Value {
        let type: String
        let location: SourceLocation
    }

    let flow: Flow
    let samples: Samples

    func values(of move: FlowScenario.Move) -> [Value] {
        var values = move.statuses.compactMap(flow.status).flatMap { lacking($0.payload, of: $0.name.text) }
        // A mock sends no status then.
        if !move.statuses.isEmpty, let error = flow.errors.first, samples.failureCase() == nil {
            values += lacking(error.payload, of: error.name.text)
        }
        if let error = move.error.flatMap(flow.error) { values += lacking(error.payload, of: error.name.text) }
        switch move.source {
        case .event(let index): return values + lacking(flow.events[index].payload, of: flow.events[index].name.text)
        case .step(let index): return values + self.values(of: flow.steps[index], fails: flow.isFailing(move))
        }
    }

    private func values(of step: Step, fails: Bool) -> [Value] {
        let name = step.name.text
        var values = step.parameters.flatMap {
            lacking($0.type, named: name, given: $0.sample ?? $0.defaultValue, at: $0.location)
        }
        if let type = step.returns ?? step.streams, !type.isVoid {
            values += lacking(type, named: name, at: step.location)
        }
        if fails, case .type(let type) = step.throwing {
            values += lacking(type, named: name, at: step.location)
        }
        return values
    }

    private func lacking(_ payload: [PayloadValue], of owner: String) -> [Value] {
        payload.flatMap { lacking($0.type, named: $0.label?.text ?? owner, given: $0.sample, at: $0.location) }
    }

    /// A value, if it has no sample; in place of the flow's own error those that keep it from having one.
    private func lacking(
        _ type: SwiftType, named name: String, given: SwiftExpression? = nil, at location: SourceLocation
    ) -> [Value] {
        guard samples.sample(of: type, named: name, given: given) == nil else { return [] }
        let own = type.text == flow.errorType ? flow.errors.flatMap(\.payload) : []
        let causes = own.filter { $0.type.text != flow.errorType }.flatMap {
            lacking($0.type, named: "error", given: $0.sample, at: $0.location)
        }
        return causes.isEmpty ? [Value(type: type.text, location: location)] : causes
    }
}
