// What is built or launched before something else: the integrations in `after`, and the protocols that wrappers `need`.
// These exist, and lead in no circle; what is launched with the app waits for nothing lazy.

enum DependencyRules {
    /// `after` names other integrations of the project, without a cycle.
    static func after(_ draft: ProjectDraft) -> [Diagnostic] {
        let names = draft.integrations.map(\.name.value)
        let unknown = draft.integrations.flatMap(\.after).filter { draft.integrationIndexes[$0.value] == nil }
        return unknown.prefix(DiagnosticList.limit).map {
            .unknown("flow-unknown-integration", "integration", $0, in: "integrations", declaring: names)
        } + cycle("flow-after-cycle", "after", draft.launchDependencies, names) { draft.integrations[$0].after }
    }

    /// `needs` names the protocols of other flows.
    static func needs(_ draft: ProjectDraft) -> [Diagnostic] {
        let needs = draft.flows.flatMap(\.integrations).flatMap(\.needs)
        let unknown = needs.filter { draft.flowsByProtocol[$0.value] == nil }.prefix(DiagnosticList.limit)
        let protocols = unknown.isEmpty ? [] : draft.flowsByProtocol.keys.sorted()
        return unknown.map { need in
            // The flow's name may stand for its protocol's.
            let meant = protocols.first { $0 == need.value + Flow.protocolSuffix }
            return Diagnostic(
                "flow-unknown-protocol", "no flow has the protocol '\(need.value)'",
                advice: (meant ?? didYouMean(need.value, among: protocols)).map { "did you mean '\($0)'?" }
                    ?? "write the name of another flow's protocol",
                at: need.location)
        }
    }

    /// A wrapper is made after the ones that it needs, so `needs` forms no cycle.
    static func needsCycle(_ draft: ProjectDraft) -> [Diagnostic] {
        let names = draft.flows.map(\.protocolName.value)
        return cycle("flow-needs-cycle", "needs", draft.constructionDependencies, names) { index in
            draft.flows[index].integrationsInUse.flatMap(\.needs)
        }
    }

    /// The circle that forbids an order, at the entry of the first one that leads to the second.
    private static func cycle(
        _ id: DiagnosticID, _ key: String, _ dependencies: [[Int]], _ names: [String],
        entries: (Int) -> [Located<String>]
    ) -> [Diagnostic] {
        guard let circle = DependencyOrder(dependencies: dependencies).cycle else { return [] }
        let path = (circle + [circle[0]]).map { names[$0] }
        return entries(circle[0]).filter { $0.value == path[1] }.prefix(1).map { entry in
            Diagnostic(
                id, "`\(key)` forms a cycle: \(path.joined(separator: " → "))", advice: "remove one of these `\(key)`",
                at: entry.location)
        }
    }

    /// A lazy integration starts when the app first uses one of its services, so nothing may need it at launch.
    static func lazy(_ draft: ProjectDraft) -> [Diagnostic] {
        let lazy = Set(draft.integrations.filter(\.isLazy).map(\.name.value))
        if lazy.isEmpty { return [] }
        var asked = draft.integrations.filter { !$0.isLazy }.flatMap { integration in
            integration.after.map { ("'\(integration.name.value)' is launched with the app", $0.value, $0.location) }
        }
        for flow in draft.flows {
            let used = flow.integrationsInUse
            if let step = flow.steps.first(where: \.isLaunch) {
                asked += used.map { ("'\(step.name)' is called at launch", $0.name.value, step.location) }
            }
            for need in used.flatMap(\.needs) {
                let servers = draft.flowsByProtocol[need.value].map { draft.flows[$0].integrationsInUse } ?? []
                asked += servers.map { ("a wrapper needs '\(need.value)'", $0.name.value, need.location) }
            }
        }
        return asked.filter { lazy.contains($0.1) }.map { what, integration, location in
            Diagnostic(
                "flow-lazy", "\(what), but '\(integration)' is lazy",
                advice: "remove `lazy` from '\(integration)'", at: location)
        }
    }
}
