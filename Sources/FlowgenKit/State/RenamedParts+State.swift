// Which flows and integrations have been renamed since the last run: `was` gives the former name, and the state files
// know that one and not the new name. Once they know the new name, `was` says nothing any more.

import FlowModel
import FlowCode
import SwiftText

extension RenamedParts {
    init(in project: Project, since state: StateFiles) {
        self.init()
        let ids = state.identities.compactMap { MergedFileID($0) }
        let knownFlows = Set(state.flowNames + ids.compactMap(\.flow))
        let knownIntegrations = Set(ids.map(\.integration))
        for flow in project.flows where !knownFlows.contains(flow.name.value) {
            if let was = flow.was?.value, knownFlows.contains(was) { flows[was] = flow.name.value }
        }
        for integration in project.integrations where !knownIntegrations.contains(integration.name) {
            if let was = integration.was, knownIntegrations.contains(was) { integrations[was] = integration.name }
        }
    }

    /// The identity that a merged file has now.
    func identity(_ text: String) -> String {
        guard !isEmpty, var id = MergedFileID(text) else { return text }
        id.integration = integrations[id.integration] ?? id.integration
        id.flow = id.flow.map { flows[$0] ?? $0 }
        return id.text
    }
}
