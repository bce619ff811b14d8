// Tells whether a declaration can satisfy what the protocol requires, by what syntax can tell. A witness may
// have fewer effects, default values, other names inside, generic parameters, and its own isolation.

struct Requirement {
    let fresh: FreshMember
    let freshFile: ParsedFile
    let protocolName: String?
    let known: KnownTypes

    /// A declaration of the developer's as it is, or as it is about to be.
    struct Candidate {
        let member: Member
        let file: ParsedFile
        var elements: Elements
        var isSettable: Bool
        var getterEffects: String

        init(_ member: Member, in file: ParsedFile) {
            self.member = member
            self.file = file
            elements = member.elements
            isSettable = member.isSettable
            getterEffects = member.slots.accessors?.getterEffects ?? ""
        }
    }

    /// Why the candidate cannot satisfy it; nil if nothing speaks against it.
    func refusal(of candidate: Candidate) -> Outcome.Detail? {
        guard fresh.isRequired, [.func, .var, .`init`, .subscript].contains(fresh.key.kind) else {
            return nil
        }
        let yours = candidate.elements
        let flow = fresh.elements
        if candidate.member.isPrivate {
            return detail("access", "private", "a member that is not private")
        }
        if candidate.member.isUnavailable {
            return detail("availability", "@available(*, unavailable)", "an available member")
        }
        if !hasAllowedEffects(yours[.effects], flow[.effects]) {
            return detail("effects", yours[.effects], flow[.effects])
        }
        let getter = candidate.getterEffects
        let wanted = fresh.member.slots.accessors?.getterEffects ?? ""
        if !hasAllowedEffects(getter, wanted) {
            return detail("getter", "get \(getter)", wanted.isEmpty ? "get" : "get \(wanted)")
        }
        return isWitness ? typeRefusal(of: candidate) : nil
    }

    /// A maker is called, and a delegate's protocol is the SDK's: neither fixes how a type is spelled.
    private var isWitness: Bool {
        fresh.origin != "maker" && !fresh.origin.hasPrefix("delegate")
    }

    private func typeRefusal(of candidate: Candidate) -> Outcome.Detail? {
        let yours = candidate.elements
        let flow = fresh.elements
        if yours[.generics].isEmpty {
            for (own, new) in zip(yours.parameters, flow.parameters)
            where !canBe(own.type, new.type, isParameter: true) {
                return detail("parameter \(own.names)", own.type, new.type)
            }
            let result = (yours.resultType, flow.resultType)
            if !canBe(result.0, result.1, isParameter: false) {
                return detail("result", yours[.result], flow[.result])
            }
        }
        if !yours[.type].isEmpty, !flow[.type].isEmpty,
            !canBe(yours[.type], flow[.type], isParameter: false)
        {
            return detail("type", yours[.type], flow[.type])
        }
        guard fresh.key.kind == .var, fresh.member.slots.accessors?.setter != nil else {
            return nil
        }
        if yours[.keyword] == "let" { return detail("keyword", "let", "var") }
        guard !candidate.isSettable else { return nil }
        return detail(
            "setter", candidate.file.access(of: candidate.member),
            freshFile.access(of: fresh.member))
    }

    private func detail(_ element: String, _ yours: String, _ flow: String) -> Outcome.Detail {
        .requirement(element: element, of: protocolName, yours: yours, flow: flow)
    }

    private func canBe(_ yours: String, _ flow: String, isParameter: Bool) -> Bool {
        if yours == flow { return true }
        let (own, wanted) = (TypeShape(yours), TypeShape(flow))
        // An opaque parameter is a generic one; an opaque result satisfies an associated type alone.
        if isParameter ? own.isOpaque || wanted.isOpaque : wanted.isOpaque { return true }
        return own.canBe(wanted, known: known)
    }

    /// Fewer effects than required are enough.
    private func hasAllowedEffects(_ yours: String, _ flow: String) -> Bool {
        if yours == flow { return true }
        if yours.contains("async"), !flow.contains("async") { return false }
        guard let own = thrown(yours), own != "Never" else { return true }
        guard let wanted = thrown(flow), wanted != "Never" else { return false }
        return wanted == "any Error" || canBe(own, wanted, isParameter: false)
    }

    /// The error that effects speak of; nil if nothing is thrown.
    private func thrown(_ effects: String) -> String? {
        guard let found = effects.firstRange(of: "throws") else { return nil }
        let rest = effects[found.upperBound...]
        let type = rest.hasPrefix("(") ? String(rest.dropFirst().dropLast()) : "any Error"
        return ["Error", "Swift.Error", "any Swift.Error"].contains(type) ? "any Error" : type
    }
}

extension Elements {
    /// The result without its arrow; nothing is `()`.
    fileprivate var resultType: String {
        let text = self[.result].split(separator: " ").dropFirst().joined(separator: " ")
        return text.isEmpty ? "()" : text
    }
}
