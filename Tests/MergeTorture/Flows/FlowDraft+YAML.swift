// Prints a draft as a flow file, in the order and the words of the design's section 2.

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
    mutating func add<Entry>(
        _ key: String, _ entries: [Entry], _ print: (inout Lines, Entry) -> Void
    ) {
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

extension FlowDraft {
    /// The text of the flow file.
    public var yaml: String {
        var lines = Lines()
        lines.add("flow", name)
        lines.add("summary", summary)
        lines.add("discussion", discussion)
        lines.add("protocol", protocolName)
        lines.add("style: \(style.rawValue)")
        lines.add("isolation: \(isolation.rawValue)")
        if isSession { lines.add("scope: session") }
        lines.add("imports", list: imports)
        lines.add("steps", steps) { $1.print(to: &$0) }
        lines.add("events", events) { $1.print(to: &$0) }
        lines.add("properties", properties) { $1.print(to: &$0) }
        lines.add("views", views) { $1.print(to: &$0) }
        lines.add("statuses", statuses) { $1.print(to: &$0) }
        lines.add("errors", errors) { $1.print(to: &$0) }
        lines.add("integrations", integrations) { $1.print(to: &$0) }
        return lines.text
    }
}

extension StepDraft {
    fileprivate func print(to lines: inout Lines) {
        lines.add(quoted(name) + ":")
        lines.depth += 1
        lines.add("user", user.isEmpty ? "Taps \(name)." : user)
        lines.add("summary", summary)
        lines.add("was", was)
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
        lines.add("cancels", list: cancels)
        lines.depth -= 1
    }
}

extension ParameterDraft {
    fileprivate func print(to lines: inout Lines) {
        lines.add(quoted(label) + ":")
        lines.depth += 1
        lines.add("type", type)
        lines.add("summary", summary)
        // YAML takes quotes away that Swift does not need.
        let isPlain = defaultValue.allSatisfy { $0.isLetter || $0.isNumber || $0 == "." }
        if isPlain, !defaultValue.isEmpty {
            lines.add("default: \(defaultValue)")
        } else {
            lines.add("default", defaultValue)
        }
        lines.add("was", was)
        lines.depth -= 1
    }
}

extension CaseDraft {
    fileprivate func print(to lines: inout Lines) {
        lines.add(quoted(name) + ":")
        lines.depth += 1
        lines.add("summary", summary)
        if let single = payload.first, payload.count == 1, single.label.isEmpty {
            lines.add("with", single.type)
        } else {
            lines.add("with", payload) { $0.add(quoted($1.label), $1.type) }
        }
        lines.add("was", was)
        lines.depth -= 1
    }
}

extension EventDraft {
    fileprivate func print(to lines: inout Lines) {
        lines.add(quoted(name) + ":")
        lines.depth += 1
        lines.add("summary", summary)
        if let from { lines.add("from", list: from) }
        lines.add("to", list: to)
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
        if isSettable { lines.add("access: [get, set]") }
        lines.add("observe", flag: isObserved)
        lines.add("was", was)
        lines.depth -= 1
    }
}

extension ViewDraft {
    fileprivate func print(to lines: inout Lines) {
        lines.add(quoted(name) + ":")
        lines.depth += 1
        lines.add("summary", summary)
        lines.add("parameters", parameters) { $1.print(to: &$0) }
        lines.depth -= 1
    }
}

extension IntegrationDraft {
    fileprivate func print(to lines: inout Lines) {
        lines.add(quoted(name) + ":")
        lines.depth += 1
        lines.add("summary", summary)
        lines.add("sdk", list: sdk)
        lines.add("imports", list: imports)
        lines.add("client", client)
        lines.add("wrapper", wrapper)
        lines.add("conform", conform)
        lines.add("delegates", delegates) { lines, delegate in
            lines.add(quoted(delegate.name) + ":")
            lines.depth += 1
            for method in delegate.methods { lines.add("- " + quoted(method)) }
            lines.depth -= 1
        }
        lines.add("needs", list: needs)
        lines.add("lifecycle", list: lifecycle)
        lines.depth -= 1
    }
}
