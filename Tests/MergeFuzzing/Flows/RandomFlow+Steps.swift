// Steps and integrations of random flows.

extension RandomFlow {
    /// One more step.
    mutating func step(in flow: FlowDraft) -> StepDraft {
        var step = StepDraft(name: word(Vocabulary.steps, not: flow.steps.map(\.name)))
        step.user = sentence()
        if random.oneIn(2) { step.summary = sentence() }
        if !flow.isSession, flow.steps.isEmpty, random.oneIn(3) {
            step.isLaunch = true
        } else {
            for _ in 0..<random.number(0...3) { step.parameters.append(parameter(in: step)) }
        }
        if !flow.statuses.isEmpty { addStatuses(to: &step, in: flow) }
        addAnswer(to: &step, in: flow)
        if flow.steps.count > 1, random.oneIn(5), let other = random.pick(flow.steps) {
            step.cancels = [other.name]
        }
        return step
    }

    private mutating func addStatuses(to step: inout StepDraft, in flow: FlowDraft) {
        let names = flow.statuses.map(\.name)
        let reached = ["idle"] + flow.steps.flatMap { $0.via + $0.to }
        if flow.steps.isEmpty {
            step.from = ["idle"]
        } else if !random.oneIn(4) {
            let some = names.filter { reached.contains($0) && random.oneIn(2) }
            step.from = some.isEmpty ? ["idle"] : some
        }
        guard flow.steps.isEmpty || !random.oneIn(4) else { return }
        let bare = flow.statuses.dropFirst().filter(\.payload.isEmpty).map(\.name)
        if random.oneIn(2), let via = random.pick(bare) { step.via = [via] }
        if let outcome = random.pick(Array(names.dropFirst())) { step.to = [outcome] }
        if names.contains("failed"), random.oneIn(2), !step.to.contains("failed") {
            step.to.append("failed")
        }
        step.via.removeAll(where: step.to.contains)
    }

    private mutating func addAnswer(to step: inout StepDraft, in flow: FlowDraft) {
        guard !step.isLaunch else { return }
        switch random.number(1...6) {
        case 1, 2: step.answer = .returns(plainType())
        case 3: step.answer = .streams(plainType())
        default: break
        }
        switch random.number(1...5) {
        case 1: step.throwing = "true"
        case 2 where !flow.errors.isEmpty: step.throwing = flow.errorType
        default: break
        }
        if case .streams = step.answer { return }
        step.isSync = step.via.isEmpty && random.oneIn(7)
    }

    /// One more parameter of a step.
    mutating func parameter(in step: StepDraft) -> ParameterDraft {
        let taken = Set(step.parameters.flatMap(\.words))
        let labels = Vocabulary.labels.filter {
            taken.isDisjoint(with: ParameterDraft(label: $0, type: "").words)
        }
        var parameter = ParameterDraft(label: random.pick(labels) ?? "other", type: parameterType())
        if random.oneIn(3) { parameter.summary = sentence() }
        if random.oneIn(4) { parameter.defaultValue = Vocabulary.value(of: parameter.type) }
        return parameter
    }

    /// A type that a step can take.
    mutating func parameterType() -> String {
        random.oneIn(6) ? random.pick(Vocabulary.closures) ?? "Int" : plainType()
    }

    /// Adds one integration, seldom more.
    mutating func addIntegrations(to flow: inout FlowDraft, upTo count: Int) {
        for _ in 1...random.pick(1, 1, count) {
            flow.integrations.append(integration(in: flow))
        }
    }

    /// One more integration.
    mutating func integration(in flow: FlowDraft) -> IntegrationDraft {
        let name =
            prefix
            + word(
                Vocabulary.integrations,
                not: flow.integrations.map { String($0.name.dropFirst(prefix.count)) })
        var integration = IntegrationDraft(name: name)
        if random.oneIn(2) { integration.summary = sentence() }
        if !random.oneIn(4) { integration.sdk = [name + "Kit"] }
        if random.oneIn(4) { integration.imports = ["Foundation"] }
        integration.lifecycle = random.some(of: Vocabulary.lifecycle, oneIn: 5)
        let observes = flow.properties.contains(where: \.isObserved)
        if random.oneIn(7), flow.statuses.isEmpty, !observes, flow.isolation == .none {
            integration.conform = name + "Store"
            return integration
        }
        let holdsNothing = flow.isolation == .sendable && flow.style == .callback
        if random.oneIn(2), !holdsNothing { integration.client = name + "Client" }
        if random.oneIn(3) {
            integration.wrapper = name + flow.name + random.pick("Wrapper", "Adapter")
        }
        if random.oneIn(5), flow.isolation == .mainActor {
            integration.delegates = [delegate(of: name)]
            integration.isOnMainThread = random.oneIn(3)
        }
        return integration
    }

    /// A protocol of an integration's SDK.
    mutating func delegate(of integration: String) -> DelegateDraft {
        var methods = random.some(of: Vocabulary.delegateMethods)
        if methods.isEmpty { methods = Array(Vocabulary.delegateMethods.prefix(1)) }
        return DelegateDraft(name: integration + "Delegate", methods: methods)
    }
}
