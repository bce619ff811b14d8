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
        flow.events.removeAll { $0.to.isEmpty && $0.payload.isEmpty }
        let stepNames = Set(steps.map(\.name))
        for index in flow.steps.indices {
            let own = flow.steps[index].name
            flow.steps[index].cancels.removeAll { !stepNames.contains($0) || $0 == own }
        }
        let reached = flow.reached()
        flow.statuses.removeAll { !reached.contains($0.name) }
        if flow.statuses.count == 1 { flow.statuses = [] }
        if style == .async, isolation == .none {
            for index in flow.steps.indices { flow.steps[index].isLaunch = false }
        }
        if errors.isEmpty { flow.forgetErrorType() }
        return flow == self ? nil : flow
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

    private mutating func forgetErrorType() {
        for index in steps.indices where steps[index].throwing == errorType {
            steps[index].throwing = "true"
        }
        let type = errorType
        statuses.removeAll { $0.payload.contains { $0.type == type } }
    }
}

extension StepDraft {
    fileprivate mutating func keep(statuses: Set<String>) {
        via.removeAll { !statuses.contains($0) }
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
