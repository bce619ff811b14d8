// What the rules about a whole project look at: configuration and flows as they were read, with the indexes that let
// each rule look things up instead of searching.

import SwiftNotation

/// Configuration and flows before validation.
struct ProjectDraft {
    /// One description of an integration.
    struct Mention {
        /// The integration's name, with the location of its declaration.
        let name: Located<String>
        /// The flow's index; nil for the configuration.
        let flowIndex: Int?
        /// The position in the flow's, or the configuration's, list.
        let position: Int
    }

    let configuration: Configuration
    let flows: [Flow]
    let folders: OutputLayout
    /// The first flow of each protocol name.
    let flowsByProtocol: [String: Int]
    /// The integrations' names, in the order of first mention: flows in order, then configuration.
    let integrationNames: [String]
    /// Positions in ``integrationNames``.
    let integrationIndexes: [String: Int]
    /// For each of ``integrationNames``, all descriptions of it.
    let mentions: [[Mention]]

    init(configuration: Configuration, flows: [Flow]) {
        self.configuration = configuration
        self.flows = flows
        folders = OutputLayout(configuration.output)
        flowsByProtocol = Dictionary(
            flows.enumerated().filter { !$0.element.isFacade }.map { ($0.element.protocolName.value, $0.offset) },
            uniquingKeysWith: { first, _ in first })
        var collector = MentionCollector()
        for (flowIndex, flow) in flows.enumerated() {
            for (position, integration) in flow.integrations.enumerated() {
                collector.add(Mention(name: integration.name, flowIndex: flowIndex, position: position))
            }
        }
        for (position, entry) in configuration.integrations.enumerated() {
            collector.add(Mention(name: entry.name, flowIndex: nil, position: position))
        }
        integrationNames = collector.names
        integrationIndexes = collector.indexes
        mentions = collector.mentions
    }

    /// One declaration of an integration as a whole.
    func facts(_ mention: Mention) -> IntegrationFacts {
        guard let flowIndex = mention.flowIndex else {
            return configuration.integrations[mention.position].facts
        }
        return flows[flowIndex].integrations[mention.position].facts
    }

    /// For each of ``integrationNames``, the indexes of those in its `after` that exist.
    var launchDependencies: [[Int]] {
        mentions.map { places in
            places.flatMap { facts($0).after.compactMap { integrationIndexes[$0.value] } }
        }
    }

    /// For each flow, the indexes of the flows that its wrappers in use need and that exist.
    var constructionDependencies: [[Int]] {
        flows.map { flow in
            flow.integrationsInUse.flatMap { $0.needs.compactMap { flowsByProtocol[$0.value] } }
        }
    }
}

/// Gathers the mentions of each integration.
private struct MentionCollector {
    var names: [String] = []
    var indexes: [String: Int] = [:]
    var mentions: [[ProjectDraft.Mention]] = []

    mutating func add(_ mention: ProjectDraft.Mention) {
        if let index = indexes[mention.name.value] {
            mentions[index].append(mention)
        } else {
            indexes[mention.name.value] = names.count
            names.append(mention.name.value)
            mentions.append([mention])
        }
    }
}
