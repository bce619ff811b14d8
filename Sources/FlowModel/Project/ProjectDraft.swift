// What the rules about a whole project look at: configuration and flows as they were read, with the indexes that let
// each rule look things up instead of searching.

import SwiftText

/// Configuration and flows before validation.
struct ProjectDraft {
    /// An integration, with all that flows and configuration say of it.
    struct Integration {
        /// The name, where it is first mentioned.
        let name: Located<String>
        /// What each says: flows in order, then the configuration.
        fileprivate(set) var facts: [IntegrationFacts] = []
        /// One for each flow that it can serve, in the order of the flows.
        fileprivate(set) var wrappers: [Project.Wrapper] = []
        /// What the configuration says, which is shared by all wrappers; nil if it does not name the integration.
        fileprivate(set) var configured: IntegrationFacts?

        /// The integrations launched before it, as often as they are named.
        var after: [Located<String>] { facts.flatMap(\.after) }
        var isLazy: Bool { facts.contains { $0.lazy != nil } }
    }

    let configuration: Configuration
    let flows: [Flow]
    let folders: OutputLayout
    /// The first flow of each protocol name.
    let flowsByProtocol: [String: Int]
    /// In the order of first mention: flows in order, then configuration.
    private(set) var integrations: [Integration] = []
    /// Positions in ``integrations``, by name.
    private(set) var integrationIndexes: [String: Int] = [:]

    init(configuration: Configuration, flows: [Flow]) {
        self.configuration = configuration
        self.flows = flows
        folders = OutputLayout(configuration.output)
        flowsByProtocol = Dictionary(
            flows.enumerated().filter { !$0.element.isFacade }.map { ($0.element.protocolName.value, $0.offset) },
            uniquingKeysWith: { first, _ in first })
        for (flowIndex, flow) in flows.enumerated() {
            let used = Set(flow.integrationsInUse.map(\.name.value))
            for integration in flow.integrations {
                let index = add(integration.facts, of: integration.name)
                let isInUse = used.contains(integration.name.value)
                integrations[index].wrappers.append(
                    Project.Wrapper(flowIndex: flowIndex, integration: integration, isInUse: isInUse))
            }
        }
        for entry in configuration.integrations {
            integrations[add(entry.facts, of: entry.name)].configured = entry.facts
        }
    }

    /// Adds what is said of an integration, and returns its index.
    private mutating func add(_ facts: IntegrationFacts, of name: Located<String>) -> Int {
        let index = integrationIndexes[name.value] ?? integrations.count
        if index == integrations.count {
            integrationIndexes[name.value] = index
            integrations.append(Integration(name: name))
        }
        integrations[index].facts.append(facts)
        return index
    }

    /// For each of ``integrations``, the indexes of those in its `after` that exist.
    var launchDependencies: [[Int]] {
        integrations.map { $0.after.compactMap { integrationIndexes[$0.value] } }
    }

    /// For each flow, the indexes of the flows that its wrappers in use need and that exist.
    var constructionDependencies: [[Int]] {
        flows.map { flow in flow.integrationsInUse.flatMap { $0.needs.compactMap { flowsByProtocol[$0.value] } } }
    }
}
