// Changes of events, properties and views.

extension RandomFlow {
    mutating func changeMembers(_ kind: ChangeKind, _ flow: inout FlowDraft) -> String? {
        switch kind {
        case .eventAdded:
            guard !flow.statuses.isEmpty else { return nil }
            let new = event(in: flow)
            flow.events.insert(new, at: random.number(0...flow.events.count))
            return "event \(new.name) added"
        case .eventRemoved:
            guard let index = place(in: flow.events) else { return nil }
            return "event \(flow.events.remove(at: index).name) removed"
        case .eventRenamed:
            guard let index = place(in: flow.events) else { return nil }
            let old = flow.events[index].name
            flow.events[index].name = event(in: flow).name
            flow.events[index].was = old
            return "event \(old) is \(flow.events[index].name) now, with `was`"
        case .eventTarget:
            guard let index = place(in: flow.events) else { return nil }
            flow.events[index].to = event(in: flow).to
            return "event \(flow.events[index].name) leads to \(flow.events[index].to)"
        case .viewAdded:
            guard flow.views.isEmpty else { return nil }
            flow.views = [view()]
            return "view \(flow.views[0].name) added"
        case .viewRemoved:
            guard let view = flow.views.popLast() else { return nil }
            return "view \(view.name) removed"
        default: return changeProperties(kind, &flow)
        }
    }

    private mutating func changeProperties(_ kind: ChangeKind, _ flow: inout FlowDraft) -> String? {
        let drawn = property(in: flow)
        if kind == .propertyAdded {
            flow.properties.insert(drawn, at: random.number(0...flow.properties.count))
            return "property \(drawn.name) added"
        }
        guard let index = place(in: flow.properties) else { return nil }
        let old = flow.properties[index]
        switch kind {
        case .propertyRemoved: flow.properties.remove(at: index)
        case .propertyRenamed:
            flow.properties[index].name = drawn.name
            flow.properties[index].was = old.name
        case .propertyRetyped: flow.properties[index].type = drawn.type
        case .propertyTraits:
            flow.properties[index].isSettable = drawn.isSettable
            flow.properties[index].isObserved = drawn.isObserved
            flow.properties[index].summary = drawn.summary
        default: return nil
        }
        return "property \(old.name): \(kind.rawValue)"
    }
}
