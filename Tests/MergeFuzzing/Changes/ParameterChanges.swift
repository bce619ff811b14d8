// Changes of the parameters of a step.

extension RandomFlow {
    mutating func changeParameters(_ kind: ChangeKind, _ flow: inout FlowDraft) -> String? {
        let places = flow.steps.indices.filter { !flow.steps[$0].isLaunch }
        guard let index = random.pick(places) else { return nil }
        let words = changeParameters(kind, of: &flow.steps[index])
        return words.map { "step \(flow.steps[index].name): \($0)" }
    }

    private mutating func changeParameters(_ kind: ChangeKind, of step: inout StepDraft) -> String? {
        if kind == .parameterAdded {
            let new = parameter(in: step)
            step.parameters.insert(new, at: random.number(0...step.parameters.count))
            return "parameter '\(new.label): \(new.type)' added"
        }
        guard let index = place(in: step.parameters) else { return nil }
        let old = step.parameters[index]
        switch kind {
        case .parameterRemoved:
            step.parameters.remove(at: index)
            return "parameter '\(old.label)' removed"
        case .parametersReordered:
            guard step.parameters.count > 1 else { return nil }
            step.parameters.shuffle(using: &random)
            return "parameters reordered: \(step.parameters.map(\.label).joined(separator: ", "))"
        case .parameterRenamed:
            step.parameters[index].label = parameter(in: step).label
        case .parameterRelabelled:
            let inner = old.label.split(separator: " ").last.map(String.init) ?? old.label
            let label = random.pick("_", "with", "newly", "")
            guard label != inner else { return nil }
            step.parameters[index].label = label.isEmpty ? inner : "\(label) \(inner)"
        case .parameterRetyped:
            step.parameters[index].type = parameterType()
            step.parameters[index].defaultValue = ""
        case .parameterDefault:
            let value = Vocabulary.value(of: old.type)
            step.parameters[index].defaultValue = old.defaultValue.isEmpty ? value : ""
        default: return nil
        }
        let new = step.parameters[index]
        guard new != old else { return nil }
        return "parameter '\(old.label): \(old.type)' is '\(new.label): \(new.type)' now"
    }
}
