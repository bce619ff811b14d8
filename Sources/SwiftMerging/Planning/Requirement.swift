// Tells whether a declaration can satisfy what the protocol requires, as far as syntax tells. A witness may have fewer
// effects, default values, other internal names, generic parameters, and its own isolation if calls wait for it. Only
// what Swift certainly rejects is rejected.

struct Requirement {
    let generated: GeneratedMember
    let generatedFile: ParsedFile
    let conformer: Conformer

    /// A declaration of the user's as it is, or as it is about to be.
    struct Candidate {
        let member: Member
        let file: ParsedFile
        let place: UserMember?
        var elements: Elements
        var isSettable: Bool
        var getterEffects: String

        /// - Parameter place: where it is, unless it is generated.
        init(_ member: Member, in file: ParsedFile, at place: UserMember? = nil) {
            self.member = member
            self.file = file
            self.place = place
            elements = member.elements
            isSettable = member.isSettable
            getterEffects = member.ranges.accessors?.getterEffects ?? ""
        }
    }

    /// Why the candidate cannot satisfy it; nil if nothing speaks against it.
    func refusal(of candidate: Candidate) -> MemberOutcome.Detail? {
        guard generated.isRequired else { return nil }
        if generated.key.kind == .type { return kindRefusal(of: candidate) }
        guard [.func, .var, .`init`, .subscript].contains(generated.key.kind) else { return nil }
        let yours = candidate.elements
        let flow = generated.elements
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
        let wanted = generated.member.ranges.accessors?.getterEffects ?? ""
        if getter != wanted, !hasAllowedEffects(getter, wanted, candidate) {
            return detail("getter", "get \(getter)", wanted.isEmpty ? "get" : "get \(wanted)")
        }
        return isolationRefusal(of: candidate) ?? typeRefusal(of: candidate) ?? setterRefusal(of: candidate)
    }

    /// The condition without which there is no implementation, in builds that have the conformance.
    /// - Parameter conditions: those of all declarations that may implement it.
    func missingBuild(of conditions: [String]) -> MemberOutcome.Detail? {
        guard generated.isRequired, generated.member.condition.isEmpty, let first = conditions.first
        else {
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
        switch generated.id {
        case .maker, .delegate: false
        default: true
        }
    }

    var isMaker: Bool { generated.id == .maker }

    private func kindRefusal(of candidate: Candidate) -> MemberOutcome.Detail? {
        guard generated.isMainHead, !conformer.conformances.isEmpty else { return nil }
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
        guard container.isExtension, let head = container.head, !isBesideConformance(candidate) else { return nil }
        let outer = candidate.file.members[head].unavailability
        return outer.isEmpty ? nil : outer
    }

    /// Whether a candidate is in a declaration or extension that declares the conformance.
    func isBesideConformance(_ candidate: Candidate) -> Bool {
        guard let place = candidate.place else { return true }
        let container = UserMember(file: place.file, member: candidate.member.container)
        return conformer.conformances.contains(container)
    }

    private func setterRefusal(of candidate: Candidate) -> MemberOutcome.Detail? {
        guard isWitness, generated.key.kind == .var, generated.member.ranges.accessors?.hasSetter == true else {
            return nil
        }
        if candidate.elements[.keyword] == "let" { return detail("keyword", "let", "var") }
        guard !candidate.isSettable else { return nil }
        return detail(
            "setter", candidate.file.access(of: candidate.member),
            generatedFile.access(of: generated.member))
    }

    func detail(_ element: String, _ yours: String, _ flow: String) -> MemberOutcome.Detail {
        // Makers are called by the generated `IntegrationsManager`.
        let asker = isMaker ? "IntegrationsManager" : conformer.protocolName
        return .requirement(element: element, of: asker, yours: yours, flow: flow)
    }
}

extension ParsedFile {
    /// How a variable can be used: `private(set) var name: String`, `var name: String { get }`.
    func access(of member: Member) -> String {
        let head = tokens.text(member.range.lowerBound..<member.ranges.body.lowerBound)
        guard let accessors = member.ranges.accessors, !accessors.isObserving else { return head }
        return head + (accessors.isReadOnly ? " { get }" : " { get set }")
    }
}

// Whether a declaration runs where the protocol says. What is `async` may run anywhere.

extension Requirement {
    /// Where a call that does not wait comes from.
    private var isOnMainActor: Bool {
        switch WrittenIsolation(generated.elements[.isolation]) {
        case .global: true
        case .nonisolated: false
        // Managers are on the main actor.
        case .unspecified: isMaker || conformer.isOnMainActor
        }
    }

    private var isAsync: Bool {
        generated.elements[.effects].contains("async")
            || generated.member.ranges.accessors?.getterEffects.contains("async") ?? false
    }

    func isolationRefusal(of candidate: Candidate) -> MemberOutcome.Detail? {
        // A default implementation runs where its protocol does.
        let isOfType = candidate.member.key.owner == conformer.typeName
        guard !isAsync, isMaker || isWitness && isOfType && !conformer.conformances.isEmpty else { return nil }
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
            conformer.keyword == "actor" && generated.key.kind != .`init` && candidate.elements[.keyword] != "let"
        return isIsolated ? detail("isolation", "actor", "nonisolated") : nil
    }

    /// Another global actor is a warning in Swift 5 mode, which says that it is an error in Swift 6 mode. An attribute
    /// on the conformance may allow for it.
    private func globalRefusal(_ name: String) -> MemberOutcome.Detail? {
        let isAllowed =
            name == "MainActor" && isOnMainActor || conformer.aliases.contains(name)
            || !isMaker && conformer.hasAttributes
        return isAllowed ? nil : detail("isolation", name, isOnMainActor ? "MainActor" : "nonisolated")
    }

    /// What the declaration says, or else the extension around it.
    private func declaredIsolation(of candidate: Candidate) -> WrittenIsolation {
        let own = WrittenIsolation(candidate.elements[.isolation])
        guard own == .unspecified else { return own }
        let container = candidate.file.containers[candidate.member.container]
        guard container.isExtension, let head = container.head else { return .unspecified }
        let outer = WrittenIsolation(candidate.file.members[head].elements[.isolation])
        // Beside a conformance, the protocol decides.
        return outer == .nonisolated || !isBesideConformance(candidate) ? outer : .unspecified
    }
}

// Whether the types and errors of a declaration can be those that are required. Syntax knows names, not types: where
// both are known names, they are compared; anything else is the compiler's to judge.

extension Requirement {
    func typeRefusal(of candidate: Candidate) -> MemberOutcome.Detail? {
        let (yours, flow) = (candidate.elements, generated.elements)
        if isMaker {
            return isMadeForNobody(yours.resultType)
                ? detail("result", yours[.result], flow[.result]) : nil
        }
        // A generic parameter may have any name.
        guard isWitness, yours[.generics].isEmpty else { return nil }
        for (own, new) in zip(yours.parameters, flow.parameters) where differ(own.type, new.type) {
            return detail("parameter \(own.names)", own.type, new.type)
        }
        if differ(yours.resultType, flow.resultType) {
            return detail("result", yours[.result], flow[.result])
        }
        return differ(yours[.type], flow[.type]) ? detail("type", yours[.type], flow[.type]) : nil
    }

    /// The manager takes what is made for the protocol: anything that conforms, and no optional.
    private func isMadeForNobody(_ type: String) -> Bool {
        type.hasSuffix("?") || type.hasPrefix("Optional<")
            || conformer.knownType(type).map(Conformer.standardTypes.contains) ?? false
    }

    /// Whether two types are certainly different ones. A plain name may be an alias of the other.
    private func differ(_ yours: String, _ flow: String) -> Bool {
        let (yours, flow) = (WrittenType(yours), WrittenType(flow))
        if yours.marks != flow.marks { return true }
        guard let known = conformer.knownType(flow.name) else { return false }
        if let own = conformer.knownType(yours.name) { return own != known }
        return yours.name.contains("->") || yours.name.hasPrefix("[") || yours.name.hasSuffix("?") && known.last != "?"
    }

    /// Fewer effects than required are enough.
    func hasAllowedEffects(_ candidate: Candidate) -> Bool {
        let (yours, flow) = (candidate.elements[.effects], generated.elements[.effects])
        return yours == flow || hasAllowedEffects(yours, flow, candidate)
    }

    func hasAllowedEffects(_ yours: String, _ flow: String, _ candidate: Candidate) -> Bool {
        if yours.contains("async"), !flow.contains("async") { return false }
        // An error that is a generic parameter is whichever is required.
        guard let own = thrown(yours), own != "Never", candidate.elements[.generics].isEmpty else {
            return true
        }
        guard let wanted = thrown(flow), wanted != "Never" else { return false }
        return wanted == "any Error" || own != "any Error" && !differ(own, wanted)
    }

    /// The error that effects name; nil if nothing is thrown.
    private func thrown(_ effects: String) -> String? {
        guard let found = effects.firstRange(of: "throws") else { return nil }
        let rest = effects[found.upperBound...]
        let type = rest.hasPrefix("(") ? String(rest.dropFirst().dropLast()) : "any Error"
        return ["Error", "Swift.Error", "any Swift.Error"].contains(type) ? "any Error" : type
    }
}

/// A type as it is written, apart from what no alias can hide.
private struct WrittenType {
    var name: String
    /// `inout`, `...` and `!`.
    var marks: Set<String> = []

    init(_ text: String) {
        name = text
        if name.hasPrefix("inout ") {
            marks.insert("inout")
            name = String(name.dropFirst("inout ".count))
        }
        for mark in ["...", "!"] where name.hasSuffix(mark) {
            marks.insert(mark)
            name = name.dropLast(mark.count).split(separator: " ").joined(separator: " ")
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
