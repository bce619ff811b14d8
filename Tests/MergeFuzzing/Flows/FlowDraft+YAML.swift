// Prints a draft as a flow file, with its keys in the order that README lists them.

import FlowFile

/// Lines of YAML at one depth.
private struct Lines {
    var text = ""
    var depth = 0

    mutating func add(_ line: String) {
        text += String(repeating: "  ", count: depth) + line + "\n"
    }

    /// A key and a quoted text, if there is one.
    mutating func add(_ key: String, _ value: String) {
        if !value.isEmpty { add("\(key): \(quoted(value))") }
    }

    /// A key and a list, if there is one.
    mutating func add(_ key: String, list: [String]) {
        if !list.isEmpty { add("\(key): [\(list.map(quoted).joined(separator: ", "))]") }
    }

    /// A key and a flag, if it is set.
    mutating func add(_ key: String, flag: Bool) {
        if flag { add("\(key): true") }
    }

    /// A mapping below a key, if it has entries.
    mutating func add<Entry>(_ key: String, _ entries: [Entry], _ print: (inout Lines, Entry) -> Void) {
        guard !entries.isEmpty else { return }
        add(key + ":")
        depth += 1
        for entry in entries { print(&self, entry) }
        depth -= 1
    }
}

private func quoted(_ text: String) -> String {
    "'" + text.replacing("'", with: "''") + "'"
}

/// An expression of Swift: bare where YAML takes quotes away that Swift does not need.
private func expression(_ text: String) -> String {
    text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "." } && text.first != "." ? text : quoted(text)
}

extension FlowDraft {
    /// The text of the flow file.
    package var yaml: String {
        var lines = Lines()
        lines.add("flow", name)
        // No state file knows these names.
        lines.add("was", name + "Before")
        lines.add("summary", summary)
        lines.add("discussion", discussion)
        lines.add("protocol", protocolName)
        lines.add("style: \(style.rawValue)")
        lines.add("isolation: \(isolation.rawValue)")
        if let isForClasses { lines.add("class: \(isForClasses)") }
        if let isSendable { lines.add("sendable: \(isSendable)") }
        if isPublic { lines.add("access: public") }
        lines.add("inherits", list: inherits)
        lines.add("mockName", mock)
        if isSession { lines.add("scope: session") } else if namesScope { lines.add("scope: app") }
        lines.add("imports", list: imports)
        lines.add("extends", extended)
        if namesInitial { lines.add("initial", statuses.first?.name ?? "") }
        lines.add("comments", comments) { $0.add($1.key, $1.text) }
        lines.add("steps", steps) { $1.print(to: &$0) }
        lines.add("events", events) { $1.print(to: &$0) }
        lines.add("properties", properties) { $1.print(to: &$0) }
        lines.add("views", views) { $1.print(to: &$0) }
        lines.add("asks", asks) { $1.print(to: &$0) }
        lines.add("statuses", statuses) { $1.print(to: &$0) }
        lines.add("errors", errors) { $1.print(to: &$0) }
        lines.add("integrations", integrations) { $1.print(to: &$0) }
        let key = isChoice ? "choose" : "use"
        if use.count > 1 { lines.add(key, list: use) } else { lines.add("use", use.joined()) }
        return lines.text
    }
}

extension StepDraft {
    fileprivate func print(to lines: inout Lines) {
        lines.add(quoted(name) + ":")
        lines.depth += 1
        lines.add("user", user.isEmpty ? "Taps \(name)." : user)
        lines.add("summary", summary)
        lines.add("discussion", discussion)
        lines.add("was", was)
        lines.add("method", method)
        lines.add("parameters", parameters) { $1.print(to: &$0) }
        if isLaunch { lines.add("at: launch") }
        if let from { lines.add("from", list: from) }
        lines.add("via", list: via)
        lines.add("to", list: to)
        switch answer {
        case .nothing: break
        case .returns(let type): lines.add("returns", type)
        case .streams(let type): lines.add("streams", type)
        }
        if throwing == "true" { lines.add("throws: true") } else { lines.add("throws", throwing) }
        lines.add("sync", flag: isSync)
        if let isDiscardable { lines.add("discardable: \(isDiscardable)") }
        lines.add("cancels", list: cancels)
        lines.add("errors", list: errors)
        if !within.isEmpty { lines.add("within: \(within)") }
        lines.add("else", end)
        lines.add("endless", flag: isEndless)
        if !mock.isEmpty {
            lines.add("mock:")
            for rule in mock { lines.add("- { \(rule.yaml) }") }
        }
        lines.depth -= 1
    }
}

extension MockRuleDraft {
    fileprivate var yaml: String {
        var parts = when.isEmpty ? [] : ["when: \(expression(when))"]
        let list = "[\(outcome.map(expression).joined(separator: ", "))]"
        parts.append("\(key): " + (outcome.count == 1 ? expression(outcome[0]) : list))
        if !after.isEmpty { parts.append("after: \(after)") }
        return parts.joined(separator: ", ")
    }
}

extension ParameterDraft {
    fileprivate func print(to lines: inout Lines) {
        lines.add(quoted(label) + ":")
        lines.depth += 1
        lines.add("type", type)
        lines.add("summary", summary)
        if !defaultValue.isEmpty { lines.add("default: \(expression(defaultValue))") }
        if !sample.isEmpty { lines.add("sample: \(expression(sample))") }
        lines.depth -= 1
    }
}

extension CaseDraft {
    fileprivate func print(to lines: inout Lines) {
        lines.add(quoted(name) + ":")
        lines.depth += 1
        lines.add("summary", summary)
        lines.add("discussion", discussion)
        payload.print(to: &lines)
        lines.add("was", was)
        lines.depth -= 1
    }
}

extension [LabelledType] {
    fileprivate func print(to lines: inout Lines) {
        if let single = first, count == 1, single.label.isEmpty {
            lines.add("with", single.type)
        } else {
            lines.add("with", self) { lines, value in
                guard !(value.summary + value.sample).isEmpty else {
                    return lines.add(quoted(value.label), value.type)
                }
                lines.add(quoted(value.label) + ":")
                lines.depth += 1
                lines.add("type", value.type)
                lines.add("summary", value.summary)
                if !value.sample.isEmpty { lines.add("sample: \(expression(value.sample))") }
                lines.depth -= 1
            }
        }
    }
}

extension EventDraft {
    fileprivate func print(to lines: inout Lines) {
        lines.add(quoted(name) + ":")
        lines.depth += 1
        lines.add("summary", summary)
        lines.add("discussion", discussion)
        if let from { lines.add("from", list: from) }
        lines.add("to", list: to)
        payload.print(to: &lines)
        lines.add("cancels", list: cancels)
        lines.add("was", was)
        lines.depth -= 1
    }
}

extension PropertyDraft {
    fileprivate func print(to lines: inout Lines) {
        lines.add(quoted(name) + ":")
        lines.depth += 1
        lines.add("type", type)
        lines.add("summary", summary)
        lines.add("discussion", discussion)
        if !sample.isEmpty { lines.add("sample: \(expression(sample))") }
        if isSettable { lines.add("access: [get, set]") }
        lines.add("observe", flag: isObserved)
        if isObserved { lines.add("updates", updates) }
        lines.add("was", was)
        lines.depth -= 1
    }
}

extension ViewDraft {
    fileprivate func print(to lines: inout Lines) {
        lines.add(quoted(name) + ":")
        lines.depth += 1
        lines.add("summary", summary)
        lines.add("discussion", discussion)
        lines.add("parameters", parameters) { $1.print(to: &$0) }
        lines.depth -= 1
    }
}

extension QuestionDraft {
    fileprivate func print(to lines: inout Lines) {
        lines.add(quoted(name) + ":")
        lines.depth += 1
        lines.add("summary", summary)
        lines.add("discussion", discussion)
        lines.add("parameters", parameters) { $1.print(to: &$0) }
        lines.add("returns", returns)
        lines.add("throws", flag: canFail)
        lines.add("sync", flag: isSync)
        lines.depth -= 1
    }
}

extension IntegrationDraft {
    fileprivate func print(to lines: inout Lines) {
        lines.add(quoted(name) + ":")
        lines.depth += 1
        lines.add("was", name + "Before")
        lines.add("summary", summary)
        lines.add("sdk", list: sdk)
        lines.add("imports", list: imports)
        lines.add("client", client)
        lines.add("wrapper", wrapper)
        lines.add("tests", tests)
        lines.add("conform", conform)
        lines.add("delegates", delegates) { lines, delegate in
            lines.add(quoted(delegate.name) + ":")
            lines.depth += 1
            for method in delegate.methods { lines.add("- " + quoted(method)) }
            lines.depth -= 1
        }
        if isOnMainThread, !delegates.isEmpty { lines.add("thread", "main") }
        lines.add("needs", list: needs)
        lines.add("lifecycle", list: lifecycle)
        lines.add("after", list: after)
        lines.add("lazy", flag: isLazy)
        lines.add("models", models) { lines, model in
            lines.add(quoted(model.name) + ":")
            lines.depth += 1
            lines.add("for", model.target)
            lines.add("fields", model.fields) { lines, field in
                let key = field == model.fields.first ? model.key : ""
                guard !key.isEmpty else { return lines.add(field.label, field.type) }
                let summary = model.summary.isEmpty ? "" : ", summary: \(quoted(model.summary))"
                lines.add("\(field.label): { type: \(quoted(field.type)), key: \(quoted(key))\(summary) }")
            }
            lines.depth -= 1
        }
        lines.add("controllers", controllers) { $0.add($1.label, $1.type) }
        for key in KeySet.integration.all where !Self.keys.contains(key.name) {
            lines.add(key.name, key.example ?? "")
        }
        lines.depth -= 1
    }

    /// What a draft says in its own words; of all other keys it shows the example.
    private static let keys = Set(
        ("was summary sdk imports client wrapper tests conform delegates thread needs lifecycle after lazy models "
            + "controllers").split(separator: " ").map(String.init))
}
