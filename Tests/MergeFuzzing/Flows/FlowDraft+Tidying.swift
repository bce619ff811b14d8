// What a person would put right before saving the file: names of statuses and steps that are gone, statuses that
// nothing leads to any more.

extension FlowDraft {
    /// The flow without references to what is not there, and without statuses that nothing reaches.
    package func tidied() -> FlowDraft {
        var flow = self
        while let next = flow.tidiedOnce() { flow = next }
        return flow
    }

    /// Nil when there is nothing to tidy.
    private func tidiedOnce() -> FlowDraft? {
        var flow = self
        let names = Set(statuses.map(\.name))
        for index in flow.steps.indices { flow.steps[index].keep(statuses: names) }
        for index in flow.events.indices { flow.events[index].keep(statuses: names) }
        let stepNames = Set(steps.filter { !mustAnswer($0) }.map(\.name))
        for index in flow.steps.indices {
            let own = flow.steps[index].name
            flow.steps[index].cancels.removeAll { !stepNames.contains($0) || $0 == own }
            flow.steps[index].tidyEnds(in: self)
        }
        for index in flow.events.indices {
            // A status that is passed through needs a next one.
            let isSignal = flow.events[index].to.isEmpty
            let passing = isSignal ? steps.filter { !$0.via.isEmpty }.map(\.name) : []
            flow.events[index].cancels.removeAll { passing.contains($0) || !stepNames.contains($0) }
        }
        let reached = flow.reached()
        flow.statuses.removeAll { !reached.contains($0.name) }
        if flow.statuses.count == 1 { flow.statuses = [] }
        if style == .async, isolation == .none {
            for index in flow.steps.indices { flow.steps[index].isLaunch = false }
        }
        if errors.isEmpty { flow.forgetErrorType() }
        // Errors that nothing carries to the app are an error of the flow.
        if !statuses.contains(where: carriesError),
            !steps.contains(where: { ["true", errorType].contains($0.throwing) })
        {
            flow.errors = []
        }
        return flow == self ? nil : flow
    }

    /// Whether a call of the step has to return a value, so that nothing can end it early.
    fileprivate func mustAnswer(_ step: StepDraft) -> Bool {
        guard style == .async, step.throwing.isEmpty, case .returns = step.answer else { return false }
        return true
    }

    /// The statuses that some row of steps and events leads to.
    private func reached() -> Set<String> {
        var reached: Set<String> = Set(statuses.prefix(1).map(\.name))
        var grows = true
        while grows {
            let before = reached
            for step in steps where step.from.map({ !reached.isDisjoint(with: $0) }) ?? true {
                reached.formUnion(step.via + step.to)
            }
            for event in events where event.from.map({ !reached.isDisjoint(with: $0) }) ?? true {
                reached.formUnion(event.to)
            }
            grows = reached != before
        }
        return reached
    }

    fileprivate func carriesError(_ status: CaseDraft) -> Bool { status.payload.contains { $0.type == errorType } }

    private mutating func forgetErrorType() {
        for index in steps.indices where steps[index].throwing == errorType {
            steps[index].throwing = "true"
        }
        let type = errorType
        statuses.removeAll { $0.payload.contains { $0.type == type } }
    }
}

extension StepDraft {
    /// Forgets errors and a deadline that the step cannot end with, and that a stream is endless that ends.
    fileprivate mutating func tidyEnds(in flow: FlowDraft) {
        let failing = flow.statuses.filter(flow.carriesError).map(\.name)
        let canFail = to.contains(where: failing.contains) || ["true", flow.errorType].contains(throwing)
        errors.removeAll { name in !canFail || !flow.errors.contains { $0.name == name } }
        let allowed = canFail ? (errors.isEmpty ? flow.errors.map(\.name) : errors) : []
        let plain = (flow.statuses.filter { to.contains($0.name) } + flow.errors.filter { allowed.contains($0.name) })
            .filter(\.payload.isEmpty).map(\.name)
        let isOver = isSync || via.isEmpty && to.isEmpty && answer == .nothing && throwing.isEmpty
        if isOver || flow.mustAnswer(self) || !plain.contains(end) { (within, end) = ("", "") }
        if case .streams = answer, to.isEmpty { return }
        isEndless = false
    }

    fileprivate mutating func keep(statuses: Set<String>) {
        via.removeAll { !statuses.contains($0) || to.contains($0) }
        to.removeAll { !statuses.contains($0) }
        from?.removeAll { !statuses.contains($0) }
        if from?.isEmpty == true { from = nil }
    }
}

extension EventDraft {
    fileprivate mutating func keep(statuses: Set<String>) {
        to.removeAll { !statuses.contains($0) }
        from?.removeAll { !statuses.contains($0) }
        if from?.isEmpty == true { from = nil }
    }
}
