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
        // A facade has no contract.
        let scenarios = flow.isFacade ? [] : outline.scenarios
        var samples: [String: (location: SourceLocation, scenarios: [String])] = [:]
        for scenario in scenarios {
            for value in scenario.moves.flatMap({ WrittenMove($0, of: flow, outline.samples).missing }) {
                var sample = samples[value.type] ?? (value.location, [])
                if value.location.range.lowerBound < sample.location.range.lowerBound {
                    sample.location = value.location
                }
                if sample.scenarios.last != scenario.name { sample.scenarios.append(scenario.name) }
                samples[value.type] = sample
            }
        }
        all = scenarios.map(\.name)
        untested = Set(samples.values.flatMap(\.scenarios))
        missing = samples.map { type, sample in
            MissingSample(flow: flow.name.value, type: type, location: sample.location, scenarios: sample.scenarios)
        }.sorted { ($0.location.range.lowerBound, $0.type) < ($1.location.range.lowerBound, $1.type) }
    }

    /// The names of the scenarios of the table that an earlier run wrote. One of a project's own template may name none.
    package static func names(inTable bytes: [UInt8]) -> Set<String> {
        let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map { $0.drop { $0 == " " } }
        let cases = lines.drop { !$0.contains(": FlowScenario {") }.filter { $0.hasPrefix("case .") }
        return Set(cases.map { $0.dropFirst("case .".count).prefix { $0 != ":" }.filter { $0 != "`" } })
    }
}
