// An integration as the whole project knows it: what all flows and the configuration say of it, united, and one wrapper
// for each flow it can serve.

import SwiftText

extension Project {
    /// One SDK, with all that the project says of it.
    package struct Integration: Sendable {
        /// The name: `DeepSeek`.
        package let name: String
        /// What it was called before; nil if nobody says.
        package let was: String?
        /// What it is; empty when nobody says.
        package let summary: String
        /// The modules of the SDK itself, each once, in the order of first mention.
        package let sdk: [String]
        /// Those of them that the configuration names: what all its wrappers share.
        package let sharedSDK: [String]
        /// The paths of the SDK's interface, each once, in the order of first mention.
        package let interface: [Located<String>]
        /// Other modules that its files import, each once, in the order of first mention.
        package let imports: [String]
        /// The life-cycle events of the app that it receives, each once, in `LifecycleEvent`'s order.
        package let lifecycle: [LifecycleEvent]
        /// The integrations launched before it, each once, in the order of first mention.
        package let after: [String]
        /// Whether it is launched when a service of it is first asked for.
        package let isLazy: Bool
        /// One for each flow that it can serve, in the order of the flows.
        package internal(set) var wrappers: [Wrapper]
        /// Whether it is built: a flow uses it, or the configuration names it. A lazy one that the configuration alone
        /// names is built for a lazy one that is launched after it.
        package let isInUse: Bool
        /// Whether it has a manager: not if all that it does is to implement facades.
        package let hasManager: Bool

        /// The name of its manager: `DeepSeekManager`.
        package var managerName: String { Self.managerName(of: name) }

        package static func managerName(of integration: String) -> String {
            integration + "Manager"
        }

        /// Its manager as a property: `deepSeekManager`. The suffix keeps it apart from the service of a flow of the
        /// same name.
        package var propertyName: String { lowerCamel(name) + "Manager" }
        /// The modules of the SDK that one of its wrappers needs: those that its own flow names, with the shared ones
        /// behind; all, if its flow names none.
        package func sdk(of wrapper: Wrapper) -> [String] {
            let own = wrapper.integration.facts.sdk.map(\.value)
            return own.isEmpty ? sdk : own + sharedSDK.filter { !own.contains($0) }
        }
        /// The wrappers that serve a flow now.
        package var wrappersInUse: [Wrapper] { wrappers.filter(\.isInUse) }
    }

    /// One integration's implementation of one flow.
    package struct Wrapper: Sendable {
        /// The flow's index in the project's `flows`.
        package let flowIndex: Int
        /// What the flow says of the integration.
        package internal(set) var integration: FlowIntegration
        /// Whether the flow uses it.
        package let isInUse: Bool

        /// The wrapper's type: `DeepSeekChatSDK`.
        package var name: String { integration.wrapper.value }
    }

    /// A step that runs once at launch.
    package struct LaunchStep: Sendable, Hashable {
        /// The flow's index in the project's `flows`.
        package let flowIndex: Int
        /// The step's index in the flow's `steps`.
        package let stepIndex: Int
    }
}

extension Project.LaunchStep {
    /// The launch steps of all flows, ordered as ``Project/launchSteps`` says; those of services that the app itself
    /// supplies come last.
    static func inOrder(flows: [Flow], integrations: [Project.Integration]) -> [Self] {
        var seen: Set<Int> = []
        let served = integrations.flatMap(\.wrappersInUse).map(\.flowIndex)
        return (served + flows.indices).filter { seen.insert($0).inserted }.flatMap { flow in
            flows[flow].steps.indices.filter { flows[flow].steps[$0].isLaunch }.map {
                Self(flowIndex: flow, stepIndex: $0)
            }
        }
    }
}

extension Project.Integration {
    /// Unites all that is said of an integration.
    init(_ draft: ProjectDraft.Integration, of flows: [Flow], isNeeded: Bool) {
        func unique(_ values: [Located<String>]) -> [String] {
            var seen: Set<String> = []
            return values.map(\.value).filter { seen.insert($0).inserted }
        }
        let facts = draft.facts
        name = draft.name.value
        was = facts.lazy.compactMap(\.was).first?.value
        summary = facts.lazy.compactMap(\.summary).first?.value ?? ""
        sdk = unique(facts.flatMap(\.sdk))
        sharedSDK = unique(draft.configured?.sdk ?? [])
        var paths: Set<String> = []
        interface = facts.flatMap(\.interface).filter { paths.insert($0.value).inserted }
        imports = unique(facts.flatMap(\.imports))
        after = unique(draft.after)
        let events = Set(facts.flatMap(\.lifecycle).map(\.value))
        lifecycle = LifecycleEvent.allCases.filter(events.contains)
        wrappers = draft.wrappers
        isLazy = draft.isLazy
        let isConfigured = draft.configured != nil
        hasManager = isConfigured || !lifecycle.isEmpty || wrappers.contains { !flows[$0.flowIndex].isFacade }
        isInUse = wrappers.contains(where: \.isInUse) || isConfigured && (!isLazy || isNeeded)
    }
}
