// What is built or launched before something else: the integrations in `after`, and the protocols that wrappers `need`.
// These exist, and lead in no circle; what is launched with the app waits for nothing lazy.

enum DependencyRules {
    /// `after` names other integrations of the project.
    static func after(_ draft: ProjectDraft) -> [Diagnostic] {
        var found: [Diagnostic] = []
        var places: [Int: [Located<String>]] = [:]
        for (index, (name, mentions)) in zip(draft.integrationNames, draft.mentions).enumerated() {
            places[index] = mentions.flatMap { draft.facts($0).after }
            for after in places[index] ?? [] {
                if after.value == name {
                    found.append(cycle("after", [name, name], at: after.location))
                } else if draft.integrationIndexes[after.value] == nil, found.count < DiagnosticList.limit {
                    let names = draft.integrationNames.filter { $0 != name }
                    found.append(
                        .unknown(
                            "flow-unknown-integration", "integration", after, in: "integrations", declaring: names))
                }
            }
        }
        return found + cycles("after", draft.launchDependencies, draft.integrationNames) { places[$0] ?? [] }
    }

    /// `needs` names protocols of other flows.
    static func needs(_ draft: ProjectDraft) -> [Diagnostic] {
        var found: [Diagnostic] = []
        for (index, flow) in draft.flows.enumerated() {
            for need in flow.integrations.flatMap(\.needs) where found.count < DiagnosticList.limit {
                guard let needed = draft.flowsByProtocol[need.value] else {
                    let named = draft.flows.first { $0.name.value == need.value && !$0.isFacade }
                    let others = draft.flowsByProtocol.filter { $0.value != index }.keys.sorted()
                    let meant = named?.protocolName.value ?? didYouMean(need.value, among: others)
                    let list = others.prefix(12).map { "'\($0)'" }.joined(separator: ", ")
                    found.append(
                        Diagnostic(
                            "flow-unknown-protocol", "no flow has the protocol '\(need.value)'",
                            advice: meant.map { "did you mean '\($0)'?" }
                                ?? (others.isEmpty
                                    ? "add the flow whose protocol it is, or remove it from `needs`"
                                    : "the protocols of other flows: \(list)"),
                            at: need.location))
                    continue
                }
                if needed == index { found.append(cycle("needs", [need.value, need.value], at: need.location)) }
            }
        }
        return found
            + cycles("needs", draft.constructionDependencies, draft.flows.map(\.protocolName.value)) {
                draft.flows[$0].integrationsInUse.flatMap(\.needs)
            }
    }

    /// The circles that forbid an order, each at the entry of the first one that leads to the second.
    private static func cycles(
        _ key: String, _ dependencies: [[Int]], _ names: [String], entries: (Int) -> [Located<String>]
    ) -> [Diagnostic] {
        DependencyOrder(dependencies: dependencies).cycles.filter { $0.count > 1 }.compactMap { circle in
            let path = (circle + [circle[0]]).map { names[$0] }
            return entries(circle[0]).first { $0.value == path[1] }.map { cycle(key, path, at: $0.location) }
        }
    }

    private static func cycle(_ key: String, _ path: [String], at location: SourceLocation) -> Diagnostic {
        let shown = path.count > 12 ? path.prefix(6) + ["…"] + path.suffix(5) : path[...]
        return Diagnostic(
            key == "after" ? "flow-after-cycle" : "flow-needs-cycle",
            "`\(key)` forms a cycle: \(shown.joined(separator: " → "))", advice: "remove one of these `\(key)`",
            at: location)
    }

    /// A lazy integration is launched when a service of it is first asked for, so nothing asks for one at launch.
    static func lazy(_ draft: ProjectDraft) -> [Diagnostic] {
        var lazy: Set<String> = []
        for (name, mentions) in zip(draft.integrationNames, draft.mentions)
        where mentions.contains(where: { draft.facts($0).lazy != nil }) { lazy.insert(name) }
        if lazy.isEmpty { return [] }
        var found: [Diagnostic] = []
        func refuse(_ message: String, _ integration: String, at location: SourceLocation) {
            found.append(
                Diagnostic(
                    "flow-lazy", "\(message), but '\(integration)' is lazy",
                    advice: "remove `lazy` from '\(integration)'", at: location))
        }
        for (name, mentions) in zip(draft.integrationNames, draft.mentions) where !lazy.contains(name) {
            for after in mentions.flatMap({ draft.facts($0).after }) where lazy.contains(after.value) {
                refuse("'\(name)' is launched with the app", after.value, at: after.location)
            }
        }
        for flow in draft.flows {
            let used = flow.integrationsInUse
            if let name = used.first(where: { lazy.contains($0.name.value) })?.name.value,
                let step = flow.steps.first(where: \.isLaunch)
            {
                refuse("'\(step.name)' is called at launch", name, at: step.location)
            }
            for need in used.flatMap(\.needs) {
                guard let index = draft.flowsByProtocol[need.value],
                    let server = draft.flows[index].integrationsInUse.first(where: { lazy.contains($0.name.value) })
                else { continue }
                refuse("a wrapper needs '\(need.value)'", server.name.value, at: need.location)
            }
        }
        return found
    }

    /// A wrapper of a Sendable flow takes what it needs from the main actor, so that has to be Sendable too.
    static func sendable(_ draft: ProjectDraft) -> [Diagnostic] {
        draft.flows.filter { $0.isolation.value == .sendable }.flatMap { flow in
            flow.integrations.flatMap(\.needs).compactMap { need -> Diagnostic? in
                guard let index = draft.flowsByProtocol[need.value] else { return nil }
                let other = draft.flows[index]
                let conform = other.integrations.lazy.compactMap(\.conform).first
                let isSafe = other.isolation.value == .sendable || other.isolation.value == .mainActor && conform == nil
                if isSafe { return nil }
                return Diagnostic(
                    "flow-not-sendable",
                    "a flow with `isolation: Sendable` cannot need '\(need.value)', which is not Sendable: "
                        + (conform.map { "'\($0.value)' conforms to it" } ?? "its flow has `isolation: none`"),
                    advice: "write `isolation: MainActor` for this flow, or "
                        + (conform == nil ? "`isolation: Sendable` for the other" : "remove `conform` from the other"),
                    at: need.location)
            }
        }
    }
}
