// Whether the types and errors of a declaration can stand for those that are required.

extension Requirement {
    func typeRefusal(of candidate: Candidate) -> Outcome.Detail? {
        if isMaker { return makerRefusal(of: candidate) }
        guard isWitness else { return nil }
        let yours = candidate.elements
        let flow = fresh.elements
        guard let types = types(of: candidate) else { return nil }
        for (own, new) in zip(yours.parameters, flow.parameters)
        where !types.canBe(own.type, new.type, isParameter: true) {
            return detail("parameter \(own.names)", own.type, new.type)
        }
        if !types.canBe(yours.resultType, flow.resultType, isParameter: false) {
            return detail("result", yours[.result], flow[.result])
        }
        let type = yours[.type].isEmpty ? candidate.literalType : yours[.type]
        if !type.isEmpty, !flow[.type].isEmpty,
            !types.canBe(type, flow[.type], isParameter: false)
        {
            return detail("type", type, flow[.type])
        }
        return nil
    }

    /// The manager takes what is made for the protocol: anything that conforms, and no optional.
    private func makerRefusal(of candidate: Candidate) -> Outcome.Detail? {
        guard let types = types(of: candidate) else { return nil }
        let flow = fresh.elements
        let made = TypeShape(candidate.elements.resultType).resolved(types.own)
        let isRefused =
            switch made {
            case .tuple, .function: true
            case .named(let path, _): conformer.known.isStandard(path)
            default: false
            }
        return isRefused ? detail("result", candidate.elements[.result], flow[.result]) : nil
    }

    /// Fewer effects than required are enough.
    func hasAllowedEffects(_ candidate: Candidate) -> Bool {
        let (yours, flow) = (candidate.elements[.effects], fresh.elements[.effects])
        return yours == flow || hasAllowedEffects(yours, flow, candidate)
    }

    func hasAllowedEffects(_ yours: String, _ flow: String, _ candidate: Candidate) -> Bool {
        if yours.contains("async"), !flow.contains("async") { return false }
        guard let text = thrown(yours), let types = types(of: candidate) else { return true }
        let own = TypeShape(text).resolved(types.own)
        // An error that is a generic parameter is whichever is required.
        if own.isOpen || own == TypeShape("Never") { return true }
        guard let wanted = thrown(flow), wanted != "Never" else { return false }
        return wanted == "any Error" || types.canBe(text, wanted, isParameter: false)
    }

    /// The error that effects speak of; nil if nothing is thrown.
    private func thrown(_ effects: String) -> String? {
        guard let found = effects.firstRange(of: "throws") else { return nil }
        let rest = effects[found.upperBound...]
        let type = rest.hasPrefix("(") ? String(rest.dropFirst().dropLast()) : "any Error"
        return ["Error", "Swift.Error", "any Swift.Error"].contains(type) ? "any Error" : type
    }

    /// What names in the candidate's types stand for; nil where that cannot be told.
    private func types(of candidate: Candidate) -> Types? {
        let generics = TypeShape.generics(
            candidate.elements[.generics], where: candidate.elements[.constraints])
        guard let generics else { return nil }
        let aliases = conformer.aliases(in: candidate.file)
        return Types(
            own: aliases.merging(generics) { _, inner in inner }, known: conformer.known)
    }

    /// What names stand for in the developer's file.
    private struct Types {
        let own: [String: TypeShape]
        let known: KnownTypes

        func canBe(_ yours: String, _ flow: String, isParameter: Bool) -> Bool {
            if yours == flow, own.isEmpty { return true }
            let shape = TypeShape(yours).resolved(own)
            let wanted = TypeShape(flow)
            // An opaque result satisfies an associated type alone.
            return wanted.isOpen || (isParameter ? shape.opened : shape).canBe(wanted, known: known)
        }
    }
}

extension Elements {
    /// The result without its arrow; nothing is `()`.
    fileprivate var resultType: String {
        let text = self[.result].split(separator: " ").dropFirst().joined(separator: " ")
        return text.isEmpty ? "()" : text
    }
}
