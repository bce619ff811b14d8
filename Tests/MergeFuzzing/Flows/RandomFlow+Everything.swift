// Flows over every key that a flow file takes: what the merge's cases draw, and on top of it what they do not need,
// such as mock rules, models and samples.

import SeededNumbers

extension RandomFlow {
    /// A flow over every key, with the app's types that it names.
    package mutating func everything() -> FlowDraft {
        var flow = flow()
        flow.namesScope = random.oneIn(3)
        flow.namesInitial = !flow.statuses.isEmpty && random.oneIn(2)
        if random.oneIn(2), flow.style == .async, flow.isolation == .sendable {
            flow.isolation = .none
            flow = flow.tidied()
        }
        if random.oneIn(6), flow.integrations.allSatisfy(\.conform.isEmpty) {
            flow.isForClasses = flow.isolation != .mainActor
        }
        if random.oneIn(6), flow.isolation == .mainActor, flow.integrations.allSatisfy(\.conform.isEmpty) {
            flow.isSendable = random.oneIn(2)
        }
        flow.isPublic = random.oneIn(8)
        if random.oneIn(8) { makeFanOut(&flow) }
        if random.oneIn(6), flow.isolation == .mainActor, !flow.isSession { return facade(flow) }
        if random.oneIn(4), flow.isolation == .sendable { flow.inherits = ["Sendable"] }
        if random.oneIn(6) { flow.mock = "Mock\(flow.name)Double" }
        if flow.use.isEmpty, let name = flow.integrations.first?.name { flow.use = [name] }
        for index in flow.errors.indices where random.oneIn(4) {
            flow.errors[index].discussion = sentence()
        }
        for key in ["statusType", "errorType", "statusProperty", "statusUpdates"]
        where random.oneIn(6) {
            let isOfErrors = key == "errorType"
            if isOfErrors ? !flow.errors.isEmpty : !flow.statuses.isEmpty {
                flow.comments.append(CommentDraft(key: key, text: sentence()))
            }
        }
        dressStatuses(of: &flow)
        for index in flow.steps.indices {
            dress(&flow.steps[index], in: flow)
            addEnds(to: &flow.steps[index], in: flow)
        }
        if !flow.events.isEmpty, random.oneIn(3) { flow.events.append(signal(in: flow)) }
        for index in flow.events.indices {
            if random.oneIn(4) { flow.events[index].discussion = sentence() }
            if random.oneIn(6) { flow.events[index].was = "former\(index)Event" }
            if random.oneIn(4), let step = random.pick(flow.steps) { flow.events[index].cancels = [step.name] }
        }
        for index in flow.properties.indices { dress(&flow.properties[index]) }
        if flow.views.isEmpty, flow.use.count < 2, random.oneIn(6) { flow.views = [view()] }
        for index in flow.views.indices {
            // Each view is a type of the app.
            flow.views[index].name = "\(flow.views[index].name)Of\(prefix)"
            if random.oneIn(2) { flow.views[index].discussion = sentence() }
            for parameter in flow.views[index].parameters.indices {
                if random.oneIn(2) { flow.views[index].parameters[parameter].summary = sentence() }
                if random.oneIn(2) { flow.views[index].parameters[parameter].defaultValue = "\"Home\"" }
            }
        }
        for index in flow.integrations.indices { dress(&flow.integrations[index], in: flow) }
        if random.oneIn(6), flow.integrations.contains(where: \.conform.isEmpty),
            flow.integrations.allSatisfy(\.conform.isEmpty)
        {
            flow.asks = questions()
        }
        if random.oneIn(4), flow.use.count < 2, flow.integrations.count > 1 {
            flow.use = flow.integrations.prefix(2).map(\.name)
            flow.isChoice = true
        }
        return flow.tidied()
    }

    /// How a step can end besides success; what does not fit the flow is tidied away.
    private mutating func addEnds(to step: inout StepDraft, in flow: FlowDraft) {
        if random.oneIn(3) { step.errors = random.some(of: flow.errors.map(\.name), oneIn: 2) }
        if random.oneIn(3), let end = random.pick(step.to + flow.errors.map(\.name)) {
            (step.within, step.end) = (random.pick("1", "2", "30"), end)
        }
        step.isEndless = random.oneIn(3)
    }

    /// What the SDK asks the app.
    private mutating func questions() -> [QuestionDraft] {
        ["token", "consent"].prefix(random.oneIn(2) ? 1 : 2).map { name in
            var question = QuestionDraft(name: name)
            if random.oneIn(2) { question.summary = sentence() }
            if random.oneIn(3) { question.discussion = sentence() }
            if random.oneIn(2) {
                let summary = random.oneIn(2) ? sentence() : ""
                question.parameters = [ParameterDraft(label: "for user", type: plainType(), summary: summary)]
            }
            if !random.oneIn(4) { question.returns = plainType() }
            (question.canFail, question.isSync) = (random.oneIn(2), random.oneIn(3))
            return question
        }
    }

    /// An event that reports values and leaves the status as it is.
    private mutating func signal(in flow: FlowDraft) -> EventDraft {
        var signal = event(in: flow)
        signal.to = []
        if random.oneIn(3) { return signal }
        signal.payload = [LabelledType(label: random.oneIn(2) ? "" : "value", type: plainType())]
        if !signal.payload[0].label.isEmpty, random.oneIn(2) {
            signal.payload.append(LabelledType(label: "message", type: plainType()))
        }
        return signal
    }

    /// Leaves only what several integrations can serve at once.
    private mutating func makeFanOut(_ flow: inout FlowDraft) {
        (flow.statuses, flow.errors, flow.events, flow.namesInitial) = ([], [], [], false)
        (flow.properties, flow.views) = ([], [])
        for index in flow.steps.indices {
            var step = StepDraft(name: flow.steps[index].name)
            step.parameters = flow.steps[index].parameters
            flow.steps[index] = step
        }
        flow.integrations.removeAll { !$0.conform.isEmpty }
        while flow.integrations.count < 2 {
            var other = integration(in: flow)
            other.conform = ""
            flow.integrations.append(other)
        }
        flow.use = flow.integrations.map(\.name)
    }

    /// The steps as methods of a type of the app, and none of what an object would keep.
    private mutating func facade(_ flow: FlowDraft) -> FlowDraft {
        var facade = flow
        (facade.statuses, facade.errors, facade.events, facade.namesInitial) = ([], [], [], false)
        (facade.properties, facade.views, facade.extended) = ([], [], prefix + "Canvas")
        for index in flow.steps.indices {
            var step = StepDraft(name: flow.steps[index].name)
            (step.parameters, step.answer) = (flow.steps[index].parameters, flow.steps[index].answer)
            facade.steps[index] = step
        }
        for index in flow.integrations.indices {
            facade.integrations[index] = IntegrationDraft(name: flow.integrations[index].name, sdk: ["Mixpanel"])
        }
        while facade.integrations.isEmpty { facade.integrations.append(IntegrationDraft(name: prefix + "Kit")) }
        if facade.use.isEmpty { facade.use = [facade.integrations[0].name] }
        return facade.tidied()
    }

    private mutating func dressStatuses(of flow: inout FlowDraft) {
        for index in flow.statuses.indices {
            if random.oneIn(5) { flow.statuses[index].discussion = sentence() }
            if random.oneIn(6) { flow.statuses[index].was = "former\(index)Status" }
            for value in flow.statuses[index].payload.indices where !flow.statuses[index].payload[value].label.isEmpty {
                if random.oneIn(2) { flow.statuses[index].payload[value].summary = sentence() }
                let sample = Vocabulary.value(of: flow.statuses[index].payload[value].type)
                if random.oneIn(2) { flow.statuses[index].payload[value].sample = sample }
            }
        }
        for index in flow.errors.indices where random.oneIn(6) {
            flow.errors[index].was = "former\(index)Error"
        }
    }

    private mutating func dress(_ step: inout StepDraft, in flow: FlowDraft) {
        if random.oneIn(4) { step.discussion = sentence() }
        if random.oneIn(8) { step.method = step.name.filter(\.isLetter) + "Now" }
        if random.oneIn(8) { step.was = "former" + step.name.filter(\.isLetter) }
        for index in step.parameters.indices {
            if random.oneIn(6) { step.parameters[index].type = random.pick("Unsampled", "Error?") }
            let value = Vocabulary.value(of: step.parameters[index].type)
            step.parameters[index].defaultValue = step.parameters[index].defaultValue.isEmpty ? "" : value
            if random.oneIn(3) { step.parameters[index].sample = value }
        }
        if case .returns(let type) = step.answer, type != "Void", random.oneIn(3) {
            step.isDiscardable = flow.style != .callback || step.isSync
        }
        guard random.oneIn(2), !step.isLaunch else { return }
        for _ in 1...random.number(1...3) {
            guard var rule = rule(for: step, in: flow) else { return }
            rule.when = condition(for: step)
            if random.oneIn(3), !step.isSync { rule.after = random.pick("0.5", "1", "2") }
            step.mock.append(rule)
            // A rule behind one that always applies is a mistake.
            if rule.when.isEmpty { return }
        }
    }

    /// What the mock of a step may do; nil where nothing can be written down.
    private mutating func rule(for step: StepDraft, in flow: FlowDraft) -> MockRuleDraft? {
        let plain = flow.errors.first { $0.payload.isEmpty }
        if !step.throwing.isEmpty, let plain, random.oneIn(3) {
            let type = step.throwing == "true" ? flow.errorType : ""
            return MockRuleDraft(key: "throw", outcome: ["\(type).\(plain.name)"])
        }
        switch step.answer {
        case .returns(let type):
            let value = Vocabulary.value(of: type)
            return value.isEmpty ? nil : MockRuleDraft(key: "then", outcome: [value])
        case .streams(let type):
            let value = Vocabulary.value(of: type)
            return value.isEmpty ? nil : MockRuleDraft(key: "then", outcome: [value, value])
        case .nothing: break
        }
        // A step that throws fails with an error.
        let failing = flow.statuses.filter { $0.payload.contains { $0.type.hasPrefix(flow.errorType) } }.map(\.name)
        let ends = (step.to.isEmpty ? Array(step.via.suffix(1)) : step.to).filter {
            step.throwing.isEmpty || !failing.contains($0)
        }
        guard let end = random.pick(ends), let expression = expression(of: end, in: flow) else {
            return nil
        }
        let via = step.via.compactMap { self.expression(of: $0, in: flow) }
        guard random.oneIn(3), !via.isEmpty else {
            return MockRuleDraft(key: "then", outcome: [expression])
        }
        return MockRuleDraft(key: "then", outcome: via + [expression])
    }

    private mutating func condition(for step: StepDraft) -> String {
        guard !random.oneIn(3) else { return "" }
        for parameter in step.parameters {
            guard let name = parameter.label.split(separator: " ").last else { continue }
            switch parameter.type {
            case "String", "[String]", "Set<String>", "[Data]": return "\(name).isEmpty"
            case "Int": return "\(name) > 3"
            case "Bool": return String(name)
            default: continue
            }
        }
        return ""
    }

    /// A status with values; nil where one cannot be written down.
    private mutating func expression(of name: String, in flow: FlowDraft) -> String? {
        guard let status = flow.statuses.first(where: { $0.name == name }) else { return nil }
        var values: [String] = []
        for value in status.payload {
            let plain = flow.errors.first { $0.payload.isEmpty }
            let text =
                value.type == flow.errorType ? plain.map { ".\($0.name)" } ?? "" : Vocabulary.value(of: value.type)
            guard !text.isEmpty else { return nil }
            values.append(value.label.isEmpty ? text : "\(value.label): \(text)")
        }
        return ".\(name)" + (values.isEmpty ? "" : "(\(values.joined(separator: ", ")))")
    }

    private mutating func dress(_ property: inout PropertyDraft) {
        if random.oneIn(3) { property.discussion = sentence() }
        if property.isObserved, random.oneIn(3) { property.updates = sentence() }
        if random.oneIn(6) {
            property.was = "former" + property.name.filter(\.isLetter)
        }
        if random.oneIn(8) { property.type = "Unsampled" }
        if random.oneIn(2) { property.sample = Vocabulary.value(of: property.type) }
    }

    private mutating func dress(_ integration: inout IntegrationDraft, in flow: FlowDraft) {
        let modules = ["Mixpanel", "Sentry", "KeychainSwift"]
        integration.sdk = integration.sdk.isEmpty ? [] : random.some(of: modules)
        if random.oneIn(8), flow.isolation == .mainActor, flow.use.count < 2 {
            integration.needs = ["TokenStore"]
        }
        if integration.conform.isEmpty == false { integration.needs = [] }
        // The compiler sees that a protocol of the same module needs no `@preconcurrency`.
        if integration.isOnMainThread {
            for index in integration.delegates.indices { integration.delegates[index].methods = [] }
        }
        if random.oneIn(6), integration.conform.isEmpty {
            integration.tests = integration.name + flow.name + "FlowTests"
        }
        if random.oneIn(6) { integration.after = ["Vault"] }
        integration.isLazy = random.oneIn(6) && !flow.steps.contains(where: \.isLaunch)
        if random.oneIn(4) {
            var model = ModelDraft(name: integration.name + "Model", target: prefix + "Target")
            let types = ["String", "Int", "URL", "[Date]", "Data?", "[String: [Int]]"]
            model.fields = ["first", "second"].map {
                LabelledType(label: $0, type: random.pick(types) ?? "Int")
            }
            if random.oneIn(2) { (model.key, model.summary) = ("first_one", sentence()) }
            integration.models = [model]
        }
        if random.oneIn(5) {
            integration.controllers = [
                LabelledType(label: integration.name + "Controller", type: "UIViewController")
            ]
        }
    }
}

extension FlowDraft {
    /// Declarations of the types that a flow over every key names, the app's and the SDKs'; `access` stands before
    /// each.
    package func support(access: String) -> String {
        var lines: Set<String> = []
        if !extended.isEmpty { lines.insert("@MainActor \(access)final class \(extended) {}") }
        for integration in integrations {
            for name in [integration.client, integration.conform] where !name.isEmpty {
                let isShared = isolation == .sendable ? ": Sendable" : ""
                lines.insert("nonisolated \(access)final class \(name)\(isShared) {}")
            }
            for delegate in integration.delegates {
                lines.insert("nonisolated \(access)protocol \(delegate.name) {}")
            }
            for model in integration.models {
                lines.insert("nonisolated \(access)struct \(model.target): Sendable {}")
            }
        }
        return lines.sorted().map { $0 + "\n" }.joined()
    }

    /// The same flow with one part less, in every way.
    package func withoutOnePart() -> [FlowDraft] {
        var smaller: [FlowDraft] = []
        func drop<Part>(_ path: WritableKeyPath<FlowDraft, [Part]>) {
            for index in self[keyPath: path].indices {
                var flow = self
                flow[keyPath: path].remove(at: index)
                smaller.append(flow)
            }
        }
        drop(\.steps)
        drop(\.events)
        drop(\.properties)
        drop(\.views)
        if use.count < 2 { drop(\.integrations) }
        for step in steps.indices {
            drop(\.steps[step].mock)
            drop(\.steps[step].parameters)
            drop(\.steps[step].via)
            drop(\.steps[step].cancels)
        }
        drop(\.errors)
        drop(\.imports)
        for integration in integrations.indices {
            drop(\.integrations[integration].models)
            drop(\.integrations[integration].controllers)
            drop(\.integrations[integration].delegates)
            drop(\.integrations[integration].lifecycle)
        }
        return smaller.map { flow in
            var flow = flow.tidied()
            if flow.integrations.isEmpty { flow.use = [] }
            return flow
        }
    }
}
