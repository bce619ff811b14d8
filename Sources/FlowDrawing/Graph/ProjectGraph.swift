// A project as a picture knows it: its flows, its integrations, and what stands between them. An
// integration serves a flow, or could; one is launched before another; a wrapper needs another flow.

import FlowModel

/// A project as nodes and edges.
package struct ProjectGraph: Sendable {
    /// A flow.
    package struct FlowNode: Sendable, Hashable {
        /// The flow's name.
        package let name: String
        /// What the app depends on: the protocol's name.
        package let protocolName: String
        /// The flow's words.
        package let summary: String
        /// Whether each call goes to several integrations.
        package let fansOut: Bool
        /// Whether each use gets a service of its own.
        package let isForSession: Bool
        /// The steps that run once at launch.
        package let launchSteps: [String]
    }

    /// An integration.
    package struct IntegrationNode: Sendable, Hashable {
        /// The integration's name.
        package let name: String
        /// Its words.
        package let summary: String
        /// The modules of the SDK.
        package let sdk: [String]
        /// Whether it is built and launched.
        package let isInUse: Bool
        /// Its place among those that are launched, from 1; nil if it is not.
        package let launchPosition: Int?
    }

    /// What stands between an integration and a flow.
    package struct Service: Sendable, Hashable {
        /// The integration's index.
        package let integration: Int
        /// The flow's index.
        package let flow: Int
        /// Whether the flow uses it.
        package let isInUse: Bool
    }

    /// A wrapper's need of another flow.
    package struct Need: Sendable, Hashable {
        /// The index of the integration whose wrapper has the need.
        package let integration: Int
        /// The index of the flow that the wrapper serves.
        package let servedFlow: Int
        /// The index of the flow that is needed.
        package let neededFlow: Int
    }

    /// That one integration is launched before another.
    package struct LaunchOrder: Sendable, Hashable {
        /// The index of the one that comes first.
        package let first: Int
        /// The index of the one that comes later.
        package let second: Int
    }

    /// The flows, in the project's order.
    package let flows: [FlowNode]
    /// The integrations, in launch order.
    package let integrations: [IntegrationNode]
    /// Which serves, or could serve, which.
    package let services: [Service]
    /// What wrappers need.
    package let needs: [Need]
    /// What the project says about the order of launch.
    package let launchOrder: [LaunchOrder]

    /// Draws a project.
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
