// Draws flows that are valid nearly always, over all that a flow file can say. The statuses grow with the steps: a step
// starts in statuses that steps before it can lead to.

import SeededNumbers

/// Draws flows.
package struct RandomFlow {
    var random: SplitMix64
    /// Whether flows have few members, and projects nothing but one flow with one integration.
    private let isSmall: Bool
    /// What the names of flows and integrations begin with, so that several fit into one module.
    let prefix: String

    /// Flows that follow from a seed.
    package init(seed: UInt64, isSmall: Bool = false, prefix: String = "") {
        random = SplitMix64(seed: seed)
        self.isSmall = isSmall
        self.prefix = prefix
    }

    /// A project with one drawn flow.
    package mutating func project() -> ProjectDraft {
        var project = ProjectDraft(flow: flow())
        project.access = random.pick("internal", "internal", "package", "public")
        if isSmall { return project }
        let integration = project.flow.integrations.first
        project.hasNeighbour = random.oneIn(4) && integration?.conform.isEmpty != false
        if project.hasNeighbour, project.flow.isolation == .mainActor, random.oneIn(2),
            project.flow.integrations.count > 1
        {
            project.flow.integrations[1].needs = ["TokenStore"]
        }
        return project
    }

    /// A flow.
    mutating func flow() -> FlowDraft {
        let (style, isolation) = manner()
        let name = prefix + (random.pick(Vocabulary.flows) ?? "Flow")
        var flow = FlowDraft(name: name, style: style, isolation: isolation)
        if random.oneIn(2) { flow.summary = sentence() }
        if random.oneIn(4) { flow.discussion = sentence() }
        if random.oneIn(4) { flow.protocolName = name + random.pick("Service", "Client", "API") }
        flow.isSession = random.oneIn(5)
        if random.oneIn(2) { flow.imports = ["Foundation"] }
        addErrors(to: &flow)
        let hasStatuses = !(isolation == .sendable && style == .callback) && !random.oneIn(5)
        if hasStatuses { addStatuses(to: &flow) }
        for _ in 1...random.number(1...(isSmall ? 3 : 5)) { flow.steps.append(step(in: flow)) }
        if hasStatuses {
            for _ in 0..<random.number(0...(isSmall ? 1 : 2)) {
                flow.events.append(event(in: flow))
            }
        }
        for _ in 0..<random.number(0...(isSmall ? 1 : 2)) {
            flow.properties.append(property(in: flow))
        }
        if random.oneIn(8), isolation == .mainActor { flow.views.append(view()) }
        addIntegrations(to: &flow, upTo: isSmall ? 1 : 2)
        return flow.tidied()
    }

    private mutating func manner() -> (DraftStyle, DraftIsolation) {
        random.pick(
            (.combine, .mainActor), (.async, .mainActor), (.callback, .mainActor),
            (.combine, .none), (.callback, .none), (.async, .sendable), (.callback, .sendable))
    }

    /// A sentence.
    mutating func sentence() -> String { random.pick(Vocabulary.sentences) ?? "" }

    /// A word that the flow does not have yet; in the worst case one with a number.
    mutating func word(_ words: [String], not taken: [String]) -> String {
        let left = words.filter { !taken.contains($0) }
        if let word = random.pick(left) { return word }
        return "more\(random.number(1...999_999))"
    }
}

extension RandomFlow {
    private mutating func addErrors(to flow: inout FlowDraft) {
        guard !random.oneIn(4) else { return }
        for _ in 1...random.number(1...3) { flow.errors.append(errorCase(in: flow)) }
    }

    /// One more error.
    mutating func errorCase(in flow: FlowDraft) -> CaseDraft {
        var error = CaseDraft(name: word(Vocabulary.errors, not: flow.errors.map(\.name)))
        if random.oneIn(2) { error.summary = sentence() }
        switch random.number(1...4) {
        case 1: error.payload = [LabelledType(label: "", type: "Error")]
        case 2: error.payload = [LabelledType(label: "code", type: "Int")]
        default: break
        }
        return error
    }

    private mutating func addStatuses(to flow: inout FlowDraft) {
        flow.statuses = [CaseDraft(name: "idle")]
        for _ in 1...random.number(2...4) { flow.statuses.append(status(in: flow)) }
        if !flow.errors.isEmpty, !random.oneIn(4) {
            let reason = LabelledType(label: "reason", type: flow.errorType)
            flow.statuses.append(CaseDraft(name: "failed", payload: [reason]))
        }
    }

    /// One more status.
    mutating func status(in flow: FlowDraft) -> CaseDraft {
        var status = CaseDraft(name: word(Vocabulary.statuses, not: flow.statuses.map(\.name)))
        if random.oneIn(3) { status.summary = sentence() }
        switch random.number(1...6) {
        case 1: status.payload = [LabelledType(label: "", type: plainType())]
        case 2: status.payload = [LabelledType(label: "message", type: plainType())]
        case 3:
            status.payload = [
                LabelledType(label: "value", type: plainType()),
                LabelledType(label: "total", type: "Int"),
            ]
        default: break
        }
        // A value of one name has the same type in all statuses.
        let known = flow.statuses.flatMap(\.payload)
        for index in status.payload.indices where !status.payload[index].label.isEmpty {
            let other = known.first { $0.label == status.payload[index].label }
            status.payload[index].type = other?.type ?? status.payload[index].type
        }
        return status
    }

    /// A type that can be stored, sent and thrown.
    mutating func plainType() -> String {
        let hard = ["any Hashable", "(Int, String)", "[(name: String, size: Int)]"]
        return random.pick(Vocabulary.types.filter { !hard.contains($0) }) ?? "Int"
    }

    /// One more event.
    mutating func event(in flow: FlowDraft) -> EventDraft {
        var event = EventDraft(name: word(Vocabulary.events, not: flow.events.map(\.name)))
        if random.oneIn(2) { event.summary = sentence() }
        let names = flow.statuses.map(\.name)
        if !random.oneIn(3) { event.from = random.some(of: names) }
        if event.from?.isEmpty == true { event.from = nil }
        event.to = [random.pick(names) ?? "idle"]
        if random.oneIn(4), let other = random.pick(names), !event.to.contains(other) {
            event.to.append(other)
        }
        return event
    }

    /// One more property.
    mutating func property(in flow: FlowDraft) -> PropertyDraft {
        var property = PropertyDraft(
            name: word(Vocabulary.properties, not: flow.properties.map(\.name)),
            type: plainType())
        if random.oneIn(2) { property.summary = sentence() }
        property.isSettable = random.oneIn(2)
        let holdsNothing = flow.isolation == .sendable && flow.style == .callback
        property.isObserved = random.oneIn(3) && !holdsNothing
        return property
    }

    /// One more view.
    mutating func view() -> ViewDraft {
        var view = ViewDraft(name: random.pick(Vocabulary.views) ?? "map")
        if random.oneIn(2) { view.summary = sentence() }
        if random.oneIn(2) { view.parameters = [ParameterDraft(label: "title", type: "String")] }
        return view
    }
}
