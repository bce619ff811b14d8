// Whether a declaration runs where the protocol says. What is `async` may run anywhere.

extension Requirement {
    /// Where a call that does not wait comes from.
    private var isOnMainActor: Bool {
        switch Isolation(fresh.elements[.isolation]) {
        case .global: true
        case .nonisolated: false
        // Managers are on the main actor.
        case .unspecified: isMaker || conformer.isOnMainActor
        }
    }

    private var isAsync: Bool {
        fresh.elements[.effects].contains("async")
            || fresh.member.slots.accessors?.getterEffects.contains("async") ?? false
    }

    func isolationRefusal(of candidate: Candidate) -> Outcome.Detail? {
        // A default implementation runs where its protocol does.
        let isOfType = candidate.member.key.owner == conformer.typeName
        guard !isAsync, isMaker || isWitness && isOfType && !conformer.conformances.isEmpty
        else { return nil }
        switch declaredIsolation(of: candidate) {
        case .nonisolated: return nil
        case .global(let name): return globalRefusal(name)
        case .unspecified: break
        }
        if isOnMainActor {
            guard isWitness, case .global(let name) = conformer.isolation,
                !isBesideConformance(candidate)
            else { return nil }
            return globalRefusal(name)
        }
        // A constant can be read from anywhere.
        let isIsolated =
            conformer.keyword == "actor" && fresh.key.kind != .`init`
            && candidate.elements[.keyword] != "let"
        return isIsolated ? detail("isolation", "actor", "nonisolated") : nil
    }

    /// Another global actor is a warning in Swift 5 mode, which says that it is an error in Swift 6 mode. An
    /// attribute on the conformance may allow for it.
    private func globalRefusal(_ name: String) -> Outcome.Detail? {
        let isAllowed =
            name == "MainActor" && isOnMainActor || conformer.known.aliases.contains(name)
            || !isMaker && conformer.hasAttributes
        return isAllowed
            ? nil : detail("isolation", name, isOnMainActor ? "MainActor" : "nonisolated")
    }

    /// What the declaration says, or else the extension around it.
    private func declaredIsolation(of candidate: Candidate) -> Isolation {
        let own = Isolation(candidate.elements[.isolation])
        guard own == .unspecified else { return own }
        let container = candidate.file.containers[candidate.member.container]
        guard container.isExtension, let head = container.head else { return .unspecified }
        let outer = Isolation(candidate.file.members[head].elements[.isolation])
        // Beside a conformance, the protocol decides.
        return outer == .nonisolated || !isBesideConformance(candidate) ? outer : .unspecified
    }
}
