// Changes of statuses and errors.

extension RandomFlow {
    mutating func changeCases(_ kind: ChangeKind, _ flow: inout FlowDraft) -> String? {
        switch kind {
        case .statusAdded: return addStatus(&flow)
        case .statusRemoved:
            guard flow.statuses.count > 2 else { return nil }
            let index = random.number(1...(flow.statuses.count - 1))
            return "status \(flow.statuses.remove(at: index).name) removed"
        case .statusesReordered:
            guard flow.statuses.count > 2 else { return nil }
            flow.statuses[1...].shuffle(using: &random)
            return "statuses reordered"
        case .statusRenamed: return renameStatus(&flow)
        case .statusPayload:
            guard let index = place(in: flow.statuses) else { return nil }
            flow.statuses[index].payload = status(in: flow).payload
            return "status \(flow.statuses[index].name) has another payload"
        case .errorAdded:
            let new = errorCase(in: flow)
            flow.errors.append(new)
            return "error \(new.name) added"
        case .errorRemoved:
            guard let index = place(in: flow.errors) else { return nil }
            return "error \(flow.errors.remove(at: index).name) removed"
        case .errorRenamed:
            guard let index = place(in: flow.errors) else { return nil }
            let old = flow.errors[index].name
            flow.errors[index].name = errorCase(in: flow).name
            flow.errors[index].was = old
            return "error \(old) is \(flow.errors[index].name) now, with `was`"
        case .errorPayload:
            guard let index = place(in: flow.errors) else { return nil }
            flow.errors[index].payload = errorCase(in: flow).payload
            return "error \(flow.errors[index].name) has another payload"
        default: return nil
        }
    }

    private mutating func addStatus(_ flow: inout FlowDraft) -> String? {
        let new = status(in: flow)
        if flow.statuses.isEmpty { flow.statuses = [CaseDraft(name: "idle")] }
        flow.statuses.append(new)
        guard let index = place(in: flow.steps) else { return nil }
        flow.steps[index].to.append(new.name)
        return "status \(new.name) added as an outcome of \(flow.steps[index].name)"
    }

    private mutating func renameStatus(_ flow: inout FlowDraft) -> String? {
        guard let index = place(in: flow.statuses) else { return nil }
        let old = flow.statuses[index].name
        let new = status(in: flow).name
        flow.statuses[index].name = new
        flow.statuses[index].was = old
        let rename = { (name: String) in name == old ? new : name }
        for place in flow.steps.indices {
            flow.steps[place].from = flow.steps[place].from?.map(rename)
            flow.steps[place].via = flow.steps[place].via.map(rename)
            flow.steps[place].to = flow.steps[place].to.map(rename)
        }
        for place in flow.events.indices {
            flow.events[place].from = flow.events[place].from?.map(rename)
            flow.events[place].to = flow.events[place].to.map(rename)
        }
        return "status \(old) is \(new) now, with `was`"
    }
}
