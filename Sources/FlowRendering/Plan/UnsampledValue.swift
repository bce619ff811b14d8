// Values for which there is no sample: the mock cannot play, and the tests cannot walk, a path on which
// some status holds one. `todo` lists them, since a line in the flow brings the paths back.

import Diagnostics
import FlowModel

/// A value of a status that has no sample, and stands on some path of its flow.
public struct UnsampledValue: Sendable {
    /// The flow's name.
    public let flow: String
    /// The status that holds the value.
    public let status: String
    /// The value's type.
    public let type: String
    /// Where the value is declared.
    public let location: SourceLocation
    /// How many paths of the flow are left out because of it, alone or with others.
    public let paths: Int

    /// All of them in a project, in the order of the flows.
    public static func all(in project: Project) -> [UnsampledValue] {
        let settings = FileSettings(configuration: project.configuration)
        return project.flows.flatMap { flow in
            let samples = Samples(flow: flow, configured: settings.samples)
            let unsampled = flow.statuses.filter { samples.expression(of: $0) == nil }
            guard !unsampled.isEmpty else { return [UnsampledValue]() }
            let paths = FlowPaths(flow).paths
            return unsampled.flatMap { values(of: $0, in: flow, samples, paths) }
        }
    }

    /// How many paths the flows of a project have, and how many of them cannot be played.
    public static func countPaths(in project: Project) -> (all: Int, leftOut: Int) {
        let settings = FileSettings(configuration: project.configuration)
        var count = (all: 0, leftOut: 0)
        for flow in project.flows {
            let samples = Samples(flow: flow, configured: settings.samples)
            let unsampled = Set(
                flow.statuses.filter { samples.expression(of: $0) == nil }.map(\.name.text))
            let paths = FlowPaths(flow).paths
            count.all += paths.count
            count.leftOut += paths.count { $0.holds(oneOf: unsampled) }
        }
        return count
    }

    private static func values(
        of status: EnumCase, in flow: Flow, _ samples: Samples, _ paths: [FlowPath]
    ) -> [UnsampledValue] {
        let count = paths.count { $0.holds(oneOf: [status.name.text]) }
        guard count > 0 else { return [] }
        return status.payload.compactMap { value in
            let name = value.label?.text ?? status.name.text
            guard samples.sample(of: value.type, named: name, given: value.sample) == nil else {
                return nil
            }
            return UnsampledValue(
                flow: flow.name.value, status: status.name.text, type: value.type.text,
                location: value.location, paths: count)
        }
    }
}

extension FlowPath {
    /// Whether one of the statuses is sent on the path.
    fileprivate func holds(oneOf statuses: Set<String>) -> Bool {
        moves.contains { move in
            move.via.contains(where: statuses.contains)
                || move.outcome.map(statuses.contains) ?? false
        }
    }
}
