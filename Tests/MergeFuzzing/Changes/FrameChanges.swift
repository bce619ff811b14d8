// Changes of what surrounds the members: the flow's manner, its words, its integrations.

extension RandomFlow {
    mutating func changeFrame(_ kind: ChangeKind, _ flow: inout FlowDraft) -> String? {
        switch kind {
        case .mannerChanged:
            let drawn = self.flow()
            guard (drawn.style, drawn.isolation) != (flow.style, flow.isolation) else { return nil }
            let old = "\(flow.style.rawValue), \(flow.isolation.rawValue)"
            flow.style = drawn.style
            flow.isolation = drawn.isolation
            return "\(old) is \(flow.style.rawValue), \(flow.isolation.rawValue) now"
        case .scopeChanged:
            guard !flow.steps.contains(where: \.isLaunch) else { return nil }
            flow.isSession.toggle()
            return "scope changed"
        case .flowSummary:
            flow.summary = flow.summary.isEmpty ? sentence() : random.pick("", "Another summary.")
            return "the flow's summary changed"
        case .importsChanged:
            flow.imports = flow.imports.isEmpty ? ["Foundation"] : []
            return "the flow's imports changed"
        case .integrationAdded:
            let new = integration(in: flow)
            flow.integrations.append(new)
            return "integration \(new.name) added"
        case .integrationRemoved:
            guard flow.integrations.count > 1 else { return nil }
            return "integration \(flow.integrations.removeLast().name) removed"
        default:
            guard let index = place(in: flow.integrations) else { return nil }
            return changeIntegration(kind, &flow.integrations[index], in: flow)
        }
    }

    private mutating func changeIntegration(
        _ kind: ChangeKind, _ integration: inout IntegrationDraft, in flow: FlowDraft
    ) -> String? {
        let name = integration.name
        switch kind {
        case .wrapperRenamed:
            guard integration.conform.isEmpty else { return nil }
            integration.wrapper = name + flow.name + random.pick("Wrapper", "Adapter", "Bridge")
        case .sdkChanged:
            let module = random.pick("\(name)Kit", "\(name)Core", "\(name)UI")
            if integration.sdk.contains(module) {
                integration.sdk.removeAll { $0 == module }
            } else {
                integration.sdk.append(module)
            }
        case .clientChanged:
            guard integration.conform.isEmpty else { return nil }
            integration.client = random.pick("", "\(name)Client", "\(name)Session")
        case .delegatesChanged:
            guard integration.conform.isEmpty else { return nil }
            let drawn = [delegate(of: name)]
            integration.delegates = random.oneIn(3) ? [] : drawn
            integration.isOnMainThread = random.oneIn(3)
        case .lifecycleChanged:
            integration.lifecycle = random.some(of: Vocabulary.lifecycle, oneIn: 3)
        case .integrationSummary: integration.summary = sentence()
        default: return nil
        }
        return "integration \(name): \(kind.rawValue)"
    }
}
