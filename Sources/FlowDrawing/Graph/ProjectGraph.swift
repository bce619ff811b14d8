// A project as a picture knows it: its flows, its integrations, and what stands between them. An
// integration serves a flow, or could; one is launched before another; a wrapper needs another flow.

import FlowModel

package struct ProjectGraph: Sendable {
    package struct FlowNode: Sendable, Hashable {
        package let name: String
        /// What the app depends on: the protocol's name.
        package let protocolName: String
        package let summary: String
        /// Whether each call goes to several integrations.
        package let fansOut: Bool
        /// Whether each use gets a service of its own.
        package let isForSession: Bool
        package let launchSteps: [String]
    }

    package struct IntegrationNode: Sendable, Hashable {
        package let name: String
        package let summary: String
        package let sdk: [String]
        /// Whether it is built and launched.
        package let isInUse: Bool
        /// Its place among those that are launched, from 1; nil if it is not.
        package let launchPosition: Int?
    }

    package struct Service: Sendable, Hashable {
        package let integration: Int
        package let flow: Int
        package let isInUse: Bool
    }

    /// A wrapper's need of another flow.
    package struct Need: Sendable, Hashable {
        package let integration: Int
        package let servedFlow: Int
        package let neededFlow: Int
    }

    /// That one integration is launched before another.
    package struct LaunchOrder: Sendable, Hashable {
        package let first: Int
        package let second: Int
    }

    package let flows: [FlowNode]
    /// The integrations, in launch order.
    package let integrations: [IntegrationNode]
    package let services: [Service]
    package let needs: [Need]
    package let launchOrder: [LaunchOrder]

    package init(_ project: Project) {
        flows = project.flows.map(FlowNode.init)
        var position = 0
        integrations = project.integrations.map { integration in
            if integration.isInUse { position += 1 }
            return IntegrationNode(
                name: integration.name, summary: integration.summary, sdk: integration.sdk,
                isInUse: integration.isInUse,
                launchPosition: integration.isInUse ? position : nil)
        }
        let indexes = Dictionary(
            project.integrations.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { $1 })
        var services: [Service] = []
        var needs: [Need] = []
        var order: [LaunchOrder] = []
        for (index, integration) in project.integrations.enumerated() {
            for wrapper in integration.wrappers {
                services.append(
                    Service(
                        integration: index, flow: wrapper.flowIndex, isInUse: wrapper.isInUse))
                needs += project.flowsNeeded(by: wrapper).map {
                    Need(integration: index, servedFlow: wrapper.flowIndex, neededFlow: $0)
                }
            }
            order += integration.after.compactMap { indexes[$0] }.map {
                LaunchOrder(first: $0, second: index)
            }
        }
        self.services = services
        self.needs = needs
        launchOrder = order
    }
}

extension ProjectGraph.FlowNode {
    fileprivate init(_ flow: Flow) {
        self.init(
            name: flow.name.value, protocolName: flow.protocolName.value,
            summary: flow.words.summary, fansOut: flow.fansOut,
            isForSession: flow.scope.value == .session,
            launchSteps: flow.steps.filter(\.isLaunch).map(\.name.text))
    }
}
