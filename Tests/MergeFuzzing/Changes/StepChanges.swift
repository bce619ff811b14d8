// Changes of steps, all but their parameters.

extension RandomFlow {
    mutating func changeSteps(_ kind: ChangeKind, _ flow: inout FlowDraft) -> String? {
        switch kind {
        case .stepAdded:
            let new = step(in: flow)
            flow.steps.insert(new, at: random.number(min(1, flow.steps.count)...flow.steps.count))
            return "step \(new.name) added"
        case .stepRemoved:
            guard flow.steps.count > 1, let index = place(in: flow.steps) else { return nil }
            return "step \(flow.steps.remove(at: index).name) removed"
        case .stepsReordered:
            guard flow.steps.count > 1 else { return nil }
            flow.steps.shuffle(using: &random)
            return "steps reordered"
        case .stepRenamed, .stepReplaced: return renameStep(&flow, kind == .stepRenamed)
        case .stepsSwapped: return swapSteps(&flow)
        default:
            guard let index = place(in: flow.steps) else { return nil }
            return changeStep(kind, &flow.steps[index], in: flow)
        }
    }

    private mutating func renameStep(_ flow: inout FlowDraft, _ saysSo: Bool) -> String? {
        guard let index = place(in: flow.steps) else { return nil }
        let old = flow.steps[index].name
        let new = word(Vocabulary.steps, not: flow.steps.map(\.name))
        flow.steps[index].name = new
        if saysSo { flow.steps[index].was = old }
        for place in flow.steps.indices {
            flow.steps[place].cancels = flow.steps[place].cancels.map { $0 == old ? new : $0 }
        }
        return "step \(old) is \(new) now, \(saysSo ? "with" : "without") `was`"
    }

    private mutating func swapSteps(_ flow: inout FlowDraft) -> String? {
        guard flow.steps.count > 1 else { return nil }
        let first = random.number(0...(flow.steps.count - 2))
        let second = random.number((first + 1)...(flow.steps.count - 1))
        let names = (flow.steps[first].name, flow.steps[second].name)
        (flow.steps[first].name, flow.steps[second].name) = (names.1, names.0)
        let saysSo = random.oneIn(2)
        if saysSo { (flow.steps[first].was, flow.steps[second].was) = (names.0, names.1) }
        return "steps \(names.0) and \(names.1) swap names, \(saysSo ? "with" : "without") `was`"
    }

    private mutating func changeStep(_ kind: ChangeKind, _ step: inout StepDraft, in flow: FlowDraft) -> String? {
        let drawn = self.step(in: flow)
        switch kind {
        case .stepSummary:
            step.summary = step.summary.isEmpty || !random.oneIn(3) ? sentence() + " More." : ""
            step.user = drawn.user
        case .answerChanged:
            guard step.answer != drawn.answer, !step.isLaunch else { return nil }
            step.answer = drawn.answer
        case .throwingChanged:
            guard step.throwing != drawn.throwing, !step.isLaunch else { return nil }
            step.throwing = drawn.throwing
        case .syncChanged: step.isSync.toggle()
        case .statusesOfStepChanged:
            guard step.to != drawn.to || step.via != drawn.via else { return nil }
            step.via = drawn.via
            step.to = drawn.to
        case .cancelsChanged:
            let other = random.pick(flow.steps)?.name
            step.cancels = step.cancels.isEmpty ? [other].compactMap { $0 } : []
        default: return nil
        }
        return "step \(step.name): \(kind.rawValue)"
    }
}
