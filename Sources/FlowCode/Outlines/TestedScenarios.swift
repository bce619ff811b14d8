// Which scenarios of a flow are tested, and which are not because a type has no sample. Without samples a contract
// cannot call a step, and a mock cannot send a status or answer.

import FlowModel
import SwiftText

/// A type without a sample that scenarios of a flow need.
package struct MissingSample: Sendable {
    package let flow: String
    package let type: String
    /// Where the flow first needs a value of it.
    package let location: SourceLocation
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
        let outline = FlowOutline(flow: flow, settings: configuration)
        let samples = outline.samples
        // A facade has no contract.
        let scenarios = flow.isFacade ? [] : outline.scenarios
        all = scenarios.map(\.name)
        untested = Set(
            scenarios.filter { $0.moves.contains { $0.arguments(in: flow, samples) == nil } }.map(\.name))
        let payload = (flow.statuses + flow.errors).flatMap(\.payload) + flow.events.flatMap(\.payload)
        let values =
            payload.map { ($0.type, $0.sample, $0.location) }
            + flow.steps.flatMap(\.parameters).map { ($0.type, $0.sample ?? $0.defaultValue, $0.location) }
        var missing: [MissingSample] = []
        for (type, given, location) in values.sorted(by: { $0.2.range.lowerBound < $1.2.range.lowerBound })
        where !untested.isEmpty && type.text != flow.errorType && samples.sample(of: type, given: given) == nil {
            if missing.contains(where: { $0.type == type.text }) { continue }
            missing.append(MissingSample(flow: flow.name.value, type: type.text, location: location))
        }
        self.missing = missing
    }

    /// The names of the scenarios of the table that an earlier run wrote. One of a project's own template may name none.
    package static func names(inTable bytes: [UInt8]) -> Set<String> {
        let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map { $0.drop { $0 == " " } }
        let cases = lines.drop { !$0.contains(": FlowScenario {") }.filter { $0.hasPrefix("case .") }
        return Set(cases.map { $0.dropFirst("case .".count).prefix { $0 != ":" }.filter { $0 != "`" } })
    }
}
