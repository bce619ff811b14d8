// Tells whether a declaration can satisfy what the protocol requires, by what syntax can tell. A witness may
// have fewer effects, default values, other names inside, generic parameters, and its own isolation where calls
// wait for it. Only what Swift rejects for certain is refused.

struct Requirement {
    let fresh: FreshMember
    let freshFile: ParsedFile
    let conformer: Conformer

    /// A declaration of the developer's as it is, or as it is about to be.
    struct Candidate {
        let member: Member
        let file: ParsedFile
        let place: UserMember?
        var elements: Elements
        var isSettable: Bool
        var getterEffects: String
        var literalType: String

        /// - Parameter place: where it is, unless it is fresh.
        init(_ member: Member, in file: ParsedFile, at place: UserMember? = nil) {
            self.member = member
            self.file = file
            self.place = place
            elements = member.elements
            isSettable = member.isSettable
            getterEffects = member.slots.accessors?.getterEffects ?? ""
            literalType = member.literalType
        }
    }

    /// Why the candidate cannot satisfy it; nil if nothing speaks against it.
    func refusal(of candidate: Candidate) -> Outcome.Detail? {
        guard fresh.isRequired else { return nil }
        if fresh.key.kind == .type { return kindRefusal(of: candidate) }
        guard [.func, .var, .`init`, .subscript].contains(fresh.key.kind) else { return nil }
        let yours = candidate.elements
        let flow = fresh.elements
        if candidate.member.isPrivate {
            return detail("access", "private", "a member that is not private")
        }
        if let attribute = unavailability(of: candidate) {
            return detail("availability", attribute, "an available member")
        }
        if yours[.mutating] == "mutating", flow[.mutating].isEmpty {
            return detail("mutating", "mutating", "")
        }
        if !hasAllowedEffects(candidate) {
            return detail("effects", yours[.effects], flow[.effects])
        }
        let getter = candidate.getterEffects
        let wanted = fresh.member.slots.accessors?.getterEffects ?? ""
        if getter != wanted, !hasAllowedEffects(getter, wanted, candidate) {
            return detail("getter", "get \(getter)", wanted.isEmpty ? "get" : "get \(wanted)")
        }
        return isolationRefusal(of: candidate) ?? typeRefusal(of: candidate)
            ?? setterRefusal(of: candidate)
    }

    /// The condition without which there is no implementation, in builds that have the conformance.
    /// - Parameter conditions: those of all declarations that may implement it.
    func missingBuild(of conditions: [String]) -> Outcome.Detail? {
        guard fresh.isRequired, fresh.member.condition.isEmpty, let first = conditions.first else {
            return nil
        }
        let isMissing = [true, false].contains { isDebug in
            conformer.conditions.contains { DebugCondition.holds($0, isDebug: isDebug) != false }
                && conditions.allSatisfy { DebugCondition.holds($0, isDebug: isDebug) == false }
        }
        return isMissing ? detail("condition", first, "an implementation in every build") : nil
    }

    /// A maker is called, and a delegate's protocol is the SDK's: neither fixes how a type is spelled.
    var isWitness: Bool {
        switch fresh.id {
        case .maker, .delegate: false
        default: true
        }
    }

    var isMaker: Bool { fresh.id == .maker }

    private func kindRefusal(of candidate: Candidate) -> Outcome.Detail? {
        guard fresh.isMainHead, !conformer.conformances.isEmpty else { return nil }
        let keyword = candidate.elements[.keyword]
        let isRefused =
            switch keyword {
            case "struct", "enum": conformer.isForClasses
            case "actor": conformer.isOnMainActor
            default: false
            }
        return isRefused ? detail("kind", keyword, "class") : nil
    }

    /// What makes a member unavailable in a type that is not.
    private func unavailability(of candidate: Candidate) -> String? {
        if conformer.isUnavailable { return nil }
        let own = candidate.member.unavailability
        if !own.isEmpty { return own }
        let container = candidate.file.containers[candidate.member.container]
        guard container.isExtension, let head = container.head, !isBesideConformance(candidate)
        else { return nil }
        let outer = candidate.file.members[head].unavailability
        return outer.isEmpty ? nil : outer
    }

    /// Whether a candidate is in a declaration or extension that declares the conformance.
    func isBesideConformance(_ candidate: Candidate) -> Bool {
        guard let place = candidate.place else { return true }
        let container = UserMember(file: place.file, member: candidate.member.container)
        return conformer.conformances.contains(container)
    }

    private func setterRefusal(of candidate: Candidate) -> Outcome.Detail? {
        guard isWitness, fresh.key.kind == .var, fresh.member.slots.accessors?.setter != nil else {
            return nil
        }
        if candidate.elements[.keyword] == "let" { return detail("keyword", "let", "var") }
        guard !candidate.isSettable else { return nil }
        return detail(
            "setter", candidate.file.access(of: candidate.member),
            freshFile.access(of: fresh.member))
    }

    func detail(_ element: String, _ yours: String, _ flow: String) -> Outcome.Detail {
        // Makers are called by the generated `IntegrationsManager`.
        let asker = isMaker ? "IntegrationsManager" : conformer.protocolName
        return .requirement(element: element, of: asker, yours: yours, flow: flow)
    }
}
