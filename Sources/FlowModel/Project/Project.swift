// A project that is sound: every flow and the configuration, judged together, and what follows from them as a whole.
//
// Only `ProjectValidator` can make one, so whoever has a `Project` needs to check nothing again: every status a step
// names is declared, every `use` names an integration, orders exist.

import SwiftText

/// All flows of a project together with its configuration, after validation.
package struct Project: Sendable {
    /// The settings.
    package let configuration: Configuration
    /// The flows, in the order given.
    package private(set) var flows: [Flow]
    /// The integrations, in launch order: those named in `after` before whoever names them, else in the order of first
    /// mention (flows in order, then the configuration).
    package private(set) var integrations: [Integration]
    /// Where files go.
    package let folders: OutputLayout
    /// The indexes of the flows that an integration serves, in the order in which their services are built: those that
    /// another one `needs` come before it, else in the order of ``flows``.
    package let constructionOrder: [Int]
    /// The `at: launch` steps, in the order in which they run: by their flow's first integration in use in launch
    /// order, then by flow, then as declared. Each step of a flow is there once.
    package let launchSteps: [LaunchStep]
    /// The integrations whose managers the app makes: their initializers take arguments. Flows do not say so, but the
    /// developer's files.
    package var suppliedManagers: Set<String> = []

    /// The access of the flow that most code sees.
    package var widestAccess: AccessLevel { flows.compactMap(\.access?.value).max() ?? configuration.access }

    /// The index of the flow that declares a protocol, by the protocol's name.
    private let flowIndexes: [String: Int]
    /// Positions in ``integrations``, by name.
    private let integrationIndexes: [String: Int]
    /// The property of each flow's service.
    package let serviceProperties: Set<String>
    /// The parameters by which `IntegrationsManager` takes the app's answers and its choices of vendors.
    package let appParameters: Set<String>
    /// The indexes of the flows whose services some wrapper in use needs.
    package let neededFlows: Set<Int>
    /// Whether some integration listens to the app's life-cycle events, or is lazy.
    package let usesLifecycle: Bool

    /// Unites a draft in which no rule found an error; meant for the validator alone.
    init(soundDraft draft: ProjectDraft) {
        var configuration = draft.configuration
        let levels = [configuration.access] + draft.flows.compactMap(\.access?.value)
        configuration.hidesSDKs = levels.contains { $0 != .internal }
        self.configuration = configuration
        flows = draft.flows
        folders = draft.folders
        flowIndexes = draft.flowsByProtocol
        serviceProperties = Set(draft.flows.filter { !$0.isFacade }.map(\.propertyName))
        appParameters = Set(
            draft.flows.flatMap { flow in
                (flow.asks.isEmpty ? [] : [flow.answersParameter]) + (flow.isChoice ? [flow.vendorParameter] : [])
            })
        let needs = draft.constructionDependencies
        neededFlows = Set(needs.flatMap(\.self))
        constructionOrder = DependencyOrder(dependencies: needs).order.filter {
            !draft.flows[$0].integrations.isEmpty && !draft.flows[$0].isFacade
        }
        // Whoever is launched after a lazy one comes first here, and keeps it in use.
        var integrations: [Integration] = []
        var needed: Set<String> = []
        for index in DependencyOrder(dependencies: draft.launchDependencies).order.reversed() {
            let name = draft.integrations[index].name.value
            let integration = Integration(draft.integrations[index], of: flows, isNeeded: needed.contains(name))
            if integration.isLazy, integration.isInUse { needed.formUnion(integration.after) }
            integrations.append(integration)
        }
        self.integrations = integrations.reversed()
        usesLifecycle = integrations.contains { integration in
            !integration.lifecycle.isEmpty
                || integration.isLazy && integration.isInUse && integration.hasManager
        }
        launchSteps = LaunchStep.inOrder(flows: flows, integrations: self.integrations)
        integrationIndexes = Dictionary(
            zip(self.integrations.map(\.name), self.integrations.indices), uniquingKeysWith: { first, _ in first })
    }
}

extension Project {
    /// The project with what the interfaces of its SDKs declare for each integration.
    package func mapIntegrations(_ completed: (FlowIntegration) -> FlowIntegration) -> Project {
        var project = self
        for index in project.flows.indices {
            project.flows[index].integrations = project.flows[index].integrations.map(completed)
        }
        for index in project.integrations.indices {
            project.integrations[index].wrappers = project.integrations[index].wrappers.map { wrapper in
                var wrapper = wrapper
                wrapper.integration = completed(wrapper.integration)
                return wrapper
            }
        }
        return project
    }

    /// The integrations that are built and launched, in launch order.
    package var integrationsInUse: [Integration] { integrations.filter { $0.isInUse && $0.hasManager } }

    /// The integration of that name; nil if the project has none.
    package func integration(named name: String) -> Integration? {
        integrationIndexes[name].map { integrations[$0] }
    }

    /// The wrappers in use of one flow, in the order of its `use`; empty if no integration serves it.
    package func wrappersInUse(ofFlow flowIndex: Int) -> [Wrapper] {
        flows[flowIndex].integrationsInUse.map {
            Wrapper(flowIndex: flowIndex, integration: $0, isInUse: true)
        }
    }

    /// All wrappers in use, in the order in which they are built.
    package var wrappersInUse: [Wrapper] {
        constructionOrder.flatMap { wrappersInUse(ofFlow: $0) }
    }

    /// The indexes of the flows whose services a wrapper's initialiser takes, in the order of its
    /// `needs`.
    package func flowsNeeded(by wrapper: Wrapper) -> [Int] {
        wrapper.integration.needs.compactMap { flowIndexes[$0.value] }
    }
}

extension Flow {
    /// The integrations that serve the flow: those `use` names, in its order, or the first declared.
    package var integrationsInUse: [FlowIntegration] {
        if use.isEmpty { return Array(integrations.prefix(1)) }
        return use.compactMap { used in integrations.first { $0.name.value == used.value } }
    }
}
