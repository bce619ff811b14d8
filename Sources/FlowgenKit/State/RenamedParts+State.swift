// Which flows and integrations have been renamed since the last run: `was` gives the former name, and the state files
// still know that one. Once they know the new name, `was` says nothing any more.

import FlowModel
import FlowRendering
import SwiftNotation

extension RenamedParts {
    init(_ project: Project, since state: StateFiles) {
        self.init()
        let ids = state.identities.compactMap { MergedFileID($0) }
        let knownFlows = Set(state.flowNames + ids.compactMap(\.flow))
        let knownIntegrations = Set(ids.map(\.integration))
        flows = Self.pending(
            project.flows.compactMap { flow in flow.was.map { ($0.value, flow.name.value) } },
            known: knownFlows)
        integrations = Self.pending(
            project.integrations.compactMap { part in part.was.map { ($0, part.name) } },
            known: knownIntegrations)
    }

    /// The renamings that are still to be followed.
    private static func pending(
        _ renamings: [(old: String, new: String)], known: Set<String>
    ) -> [String: String] {
        Dictionary(
            renamings.filter { known.contains($0.old) && !known.contains($0.new) }
                .map { ($0.old, $0.new) }, uniquingKeysWith: { first, _ in first })
    }

    /// The identity that a merged file has now.
    func identity(_ text: String) -> String {
        guard !isEmpty, let id = MergedFileID(text) else { return text }
        let integration = integrations[id.integration] ?? id.integration
        let flow = id.flow.map { flows[$0] ?? $0 } ?? ""
        return switch id {
        case .manager: MergedFileID.manager(integration: integration).text
        case .wrapper: MergedFileID.wrapper(integration: integration, flow: flow).text
        case .conformance(_, _, let type):
            MergedFileID.conformance(integration: integration, flow: flow, type: type).text
        case .tests: MergedFileID.tests(integration: integration, flow: flow).text
        }
    }
}
