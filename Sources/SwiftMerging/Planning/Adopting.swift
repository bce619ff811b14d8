// A member that the developer wrote before flowgen did: it is taken as it is, unless the protocol
// could not accept it.

struct Adopting {
    let user: Member
    let file: ParsedFile
    let fresh: FreshMember
    let freshFile: ParsedFile

    /// What stands against it; nil if nothing does.
    var conflict: Outcome.Detail? {
        guard fresh.isRequired, fresh.key.kind != .type, fresh.key.kind != .extension else {
            return nil
        }
        let yours = user.elements
        let flow = fresh.elements
        for (own, new) in zip(yours.parameters, flow.parameters)
        where bare(own.type) != bare(new.type) {
            return detail("parameter \(new.names)", own.text, new.text)
        }
        if !effectsSatisfy {
            return detail("effects", yours[.effects], flow[.effects])
        }
        if bare(yours[.result]) != bare(flow[.result]) {
            return detail("result", yours[.result], flow[.result])
        }
        if !yours[.type].isEmpty, !flow[.type].isEmpty, bare(yours[.type]) != bare(flow[.type]) {
            return detail("type", yours[.type], flow[.type])
        }
        if yours[.keyword] == "let", isSettable { return detail("keyword", "let", "var") }
        if isSettable, !user.isSettable {
            return detail("setter", file.access(of: user), freshFile.access(of: fresh.member))
        }
        return nil
    }

    private func detail(_ element: String, _ yours: String, _ flow: String) -> Outcome.Detail {
        .conflict(element: element, base: nil, yours: yours, flow: flow)
    }

    /// A type without what may be left out.
    private func bare(_ type: String) -> String {
        type.split(separator: " ").filter { $0 != "any" }.joined(separator: " ")
            .replacing("(any ", with: "(").replacing("[any ", with: "[")
            .replacing("<any ", with: "<").replacing("-> Void", with: "-> ()")
            .replacing("-> ()", with: "")
    }

    /// Fewer effects than asked for are enough.
    private var effectsSatisfy: Bool {
        let yours = user.elements[.effects]
        let flow = fresh.elements[.effects]
        if yours.contains("async"), !flow.contains("async") { return false }
        guard yours.contains("throws"), let asked = thrown(flow) else {
            return !yours.contains("throws")
        }
        guard let own = thrown(yours) else { return true }
        return asked == "any Error" || bare(own) == bare(asked)
    }

    /// The error that effects speak of; nil if nothing is thrown.
    private func thrown(_ effects: String) -> String? {
        guard let found = effects.firstRange(of: "throws") else { return nil }
        let rest = effects[found.upperBound...]
        return rest.hasPrefix("(") ? String(rest.dropFirst().dropLast()) : "any Error"
    }

    private var isSettable: Bool {
        fresh.key.kind == .var && fresh.member.slots.accessors?.setter != nil
    }
}
