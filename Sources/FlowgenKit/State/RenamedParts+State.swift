// Which flows and integrations have been renamed since the last run: `was` gives the former name, and the state files
// still know that one. Once they know nothing but the new name, `was` says nothing any more.

import Diagnostics
import FlowModel
import FlowRendering
import SwiftNotation

/// A flow or an integration with another name, that the state files know under the former one.
struct RenamedPart: Equatable {
    let was: String
    let name: String
    /// Where the former name is written.
    let location: SourceLocation?
    let isFlow: Bool
    /// Whether the state files know the new name too: `was` was added a run too late.
    let isLate: Bool

    /// All of them.
    static func all(in project: Project, since state: StateFiles) -> [RenamedPart] {
        let ids = state.identities.compactMap { MergedFileID($0) }
        let knownFlows = Set(state.flowNames + ids.compactMap(\.flow))
        let knownIntegrations = Set(ids.map(\.integration))
        let flows = project.flows.compactMap { flow -> RenamedPart? in
            guard let was = flow.was, knownFlows.contains(was.value) else { return nil }
            let name = flow.name.value
            return RenamedPart(
                was: was.value, name: name, location: was.location, isFlow: true, isLate: knownFlows.contains(name))
        }
        let integrations = project.integrations.compactMap { part -> RenamedPart? in
            guard let was = part.was, knownIntegrations.contains(was) else { return nil }
            return RenamedPart(
                was: was, name: part.name,
                location: part.wrappers.compactMap(\.integration.facts.was).first?.location,
                isFlow: false, isLate: knownIntegrations.contains(part.name))
        }
        return flows + integrations
    }

    /// Whether a merged file is one of its files, under the former name.
    func held(_ identity: String) -> Bool {
        guard let id = MergedFileID(identity) else { return false }
        return isFlow ? id.flow == was : id.integration == was
    }
}

extension RenamedParts {
    init(_ parts: [RenamedPart]) {
        self.init()
        for part in parts {
            if part.isFlow {
                flows[part.was] = part.name
            } else {
                integrations[part.was] = part.name
            }
        }
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
        case .facade: MergedFileID.facade(integration: integration, flow: flow).text
        case .tests: MergedFileID.tests(integration: integration, flow: flow).text
        }
    }
}
