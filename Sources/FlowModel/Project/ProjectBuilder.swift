// From a draft without errors to a project: integrations united across flows and configuration, and the two orders, of
// launch and of construction.

import SwiftNotation

extension Project {
    /// Builds a project from a draft in which no rule found an error.
    init(soundDraft draft: ProjectDraft) {
        let launch = DependencyOrder(dependencies: draft.launchDependencies).order
        let construction = DependencyOrder(dependencies: draft.constructionDependencies).order
        var integrations: [Integration] = []
        // The lazy ones that are launched before others.
        var needed: Set<String> = []
        for index in launch.reversed() {
            let integration = Integration(
                uniting: draft.mentions[index], of: draft,
                isNeeded: needed.contains(draft.integrationNames[index]))
            if integration.isLazy, integration.isInUse { needed.formUnion(integration.after) }
            integrations.append(integration)
        }
        self.init(
            draft: draft,
            integrations: integrations.reversed(),
            constructionOrder: construction.filter {
                !draft.flows[$0].integrations.isEmpty && !draft.flows[$0].isFacade
            })
    }
}

extension Project.Integration {
    /// Merges all declarations of one integration.
    fileprivate init(uniting mentions: [ProjectDraft.Mention], of draft: ProjectDraft, isNeeded: Bool) {
        var sdk = UniqueList<String>()
        var sharedSDK = UniqueList<String>()
        var imports = UniqueList<String>()
        var after = UniqueList<String>()
        var lifecycle: Set<LifecycleEvent> = []
        var wrappers: [Project.Wrapper] = []
        var summary: String?
        var was: String?
        for mention in mentions {
            let facts = draft.facts(mention)
            was = was ?? facts.was?.value
            summary = summary ?? facts.summary?.value
            sdk.add(facts.sdk)
            if mention.flowIndex == nil { sharedSDK.add(facts.sdk) }
            imports.add(facts.imports)
            after.add(facts.after)
            lifecycle.formUnion(facts.lifecycle.map(\.value))
            guard let flowIndex = mention.flowIndex else { continue }
            let flow = draft.flows[flowIndex]
            wrappers.append(
                Project.Wrapper(
                    flowIndex: flowIndex, integration: flow.integrations[mention.position],
                    isInUse: flow.uses(integrationAt: mention.position)))
        }
        name = mentions.first?.name.value ?? ""
        self.was = was
        self.summary = summary ?? ""
        self.sdk = sdk.values
        self.sharedSDK = sharedSDK.values
        self.imports = imports.values
        self.after = after.values
        self.lifecycle = LifecycleEvent.allCases.filter(lifecycle.contains)
        self.wrappers = wrappers
        isLazy = mentions.contains { draft.facts($0).lazy != nil }
        let isInConfiguration = mentions.contains { $0.flowIndex == nil }
        hasManager =
            isInConfiguration || !lifecycle.isEmpty || wrappers.contains { !draft.flows[$0.flowIndex].isFacade }
        isInUse =
            wrappers.contains(where: \.isInUse)
            || isInConfiguration && (!isLazy || isNeeded)
    }
}

extension Flow {
    /// Whether the integration at a position of ``integrations`` is in use.
    func uses(integrationAt position: Int) -> Bool {
        if use.isEmpty { return position == 0 }
        let name = integrations[position].name.value
        return use.contains { $0.value == name }
    }
}

/// Values in the order of their first appearance, each once.
private struct UniqueList<Value: Hashable & Sendable> {
    private(set) var values: [Value] = []
    private var seen: Set<Value> = []

    mutating func add(_ more: [Located<Value>]) {
        for item in more where seen.insert(item.value).inserted { values.append(item.value) }
    }
}
