// A flow that is being made from a protocol: its text, and what is left out of it. Whoever makes it reads the text as a
// flow and compares; what then differs is refused, and the text is made again.

package struct FlowDraft: Sendable {
    /// A requirement that the flow does not have, and why.
    package struct Refusal: Sendable {
        package let member: Requirement
        package let reason: String
    }

    /// A class that implements the protocol, and becomes the wrapper of an integration.
    package struct Wrapper: Sendable {
        package let name: String
        package let integration: String
        let sdk: [String]
        let imports: [String]
        let tests: String

        package init(_ name: String, _ integration: String, sdk: [String], imports: [String], tests: String) {
            (self.name, self.integration) = (name, integration)
            (self.sdk, self.imports, self.tests) = (sdk, imports, tests)
        }
    }

    /// The flow's text, with what is in its lines, from 1.
    package struct Text {
        package fileprivate(set) var lines: [String] = []
        package fileprivate(set) var members: [Range<Int>: Requirement] = [:]
        package fileprivate(set) var enums: [Range<Int>: DeclaredEnum] = [:]
        package var text: String { lines.joined(separator: "\n") + "\n" }
    }

    package let source: DeclaredProtocol
    package let name: String
    private let path: String
    /// What the flow says of its access; nil where the project says the same.
    package var access: String?
    package var imports: [String] = []
    package var wrappers: [Wrapper] = []
    /// The name of a protocol with the members that a flow can have, which the one that is there then inherits.
    package var rest = ""
    /// The mock's name; nil for the usual one.
    package var mock: String?
    package private(set) var members: [Requirement] = []
    package private(set) var refusals: [Refusal] = []
    /// The enums that the flow declares.
    package private(set) var status: DeclaredEnum?
    package private(set) var error: DeclaredEnum?
    /// Why enums named like the flow's stay the app's own.
    private var enumNotes: [String] = []
    /// The properties that are not observed, although something publishes their values.
    private var plain: Set<String> = []
    private let style: String

    /// - Parameters:
    ///   - name: the name of the flow.
    ///   - path: the file of the protocol.
    ///   - extended: the types that extensions extend, with the files of these.
    package init(
        _ source: DeclaredProtocol, name: String, path: String, enums: [DeclaredEnum], extended: [String: String]
    ) {
        (self.source, self.name, self.path) = (source, name, path)
        style = Self.style(of: source)
        let aliases = source.members.filter { $0.signature.hasPrefix("typealias ") }.map(\.name)
        for member in source.members {
            if let reason = member.refusal {
                refusals.append(Refusal(member: member, reason: reason))
            } else if let alias = aliases.first(where: { SyntaxText.mentions($0, in: member.signature) }) {
                refusals.append(
                    Refusal(member: member, reason: "it names \(alias), which only the protocol itself declares"))
            } else {
                members.append(member)
            }
        }
        let updates = ["combine": "statusPublisher", "async": "statuses"][self.style] ?? ""
        if Set(members.map(\.name)).isSuperset(of: ["status", updates]) { status = own("Status", of: enums, extended) }
        if members.contains(where: { SyntaxText.mentions(name + "Error", in: $0.signature) }) || status != nil {
            error = own("Error", of: enums, extended)
        }
    }

    private static func style(of source: DeclaredProtocol) -> String {
        let text = source.members.map(\.signature).joined(separator: "\n")
        if text.contains(") async") || text.contains("Async") { return "async" }
        return SyntaxText.mentions("AnyPublisher", in: text) ? "combine" : "async"
    }

    /// An enum of the flow, if the flow can declare it as it is.
    private mutating func own(
        _ suffix: String, of enums: [DeclaredEnum], _ extended: [String: String]
    ) -> DeclaredEnum? {
        guard let found = enums.first(where: { $0.name == name + suffix }) else { return nil }
        let isOpen = found.access != source.access
        let reason =
            isOpen
            ? "is \(found.access), and the protocol is \(source.access)"
            : found.oddity ?? extended[found.name].map { "is extended in \($0)" }
        if let reason { enumNotes.append("\(found.name) stays the app's own: it \(reason).") }
        return reason == nil ? found : nil
    }

    package var protocolName: String { refusals.isEmpty ? source.name : rest }
    package var enums: [DeclaredEnum] { [status, error].compactMap(\.self) }

    /// Leaves out the names behind the labels of a member, or the observation of a property, or then the member.
    package mutating func refuse(_ member: Requirement, because reason: String) {
        if let index = members.firstIndex(where: { $0.signature == member.signature }),
            let renamed = members[index].renamed
        {
            return members[index] = renamed
        }
        guard !observed.keys.contains(member.name) || !plain.insert(member.name).inserted else { return }
        members.removeAll { $0.signature == member.signature }
        refusals.append(Refusal(member: member, reason: reason))
    }

    /// Leaves an enum to the app.
    package mutating func leaveOut(_ declared: DeclaredEnum, because reason: String) {
        enumNotes.append("\(declared.name) stays the app's own: \(reason).")
        if status?.name == declared.name { status = nil } else { error = nil }
    }

    // MARK: - Observed values

    /// The requirements that publish the values of properties, by the names of the properties.
    private var observed: [String: Requirement] {
        var found: [String: Requirement] = [:]
        for member in members where !plain.contains(member.name) {
            guard case .property(let type, _) = member.kind else { continue }
            let (name, result) =
                style == "combine"
                ? (member.name + "Publisher", "AnyPublisher<\(type), Never>")
                : (member.name + "Values", "AsyncStream<\(type)>")
            let wanted = "var \(name): \(SyntaxText.comparable(result)) { get }"
            found[member.name] = members.first { $0.signature == wanted }
        }
        return found
    }

    /// Whether another member of the flow declares a requirement.
    private func isImplied(_ member: Requirement) -> Bool {
        observed.values.contains { $0.signature == member.signature }
            || status != nil && ["status", "statusPublisher", "statuses"].contains(member.name)
    }

    // MARK: - Text

    package var text: Text {
        var text = Text()
        text.lines = ["flow: \(name)", "protocol: \(protocolName)"]
        text.lines += documented(source.documentation, "")
        text.lines.append("style: \(style)")
        text.lines.append(
            "isolation: " + (source.isOnMainActor ? "MainActor" : source.isSendable ? "Sendable" : "none"))
        if source.isForClasses != source.isOnMainActor { text.lines.append("class: \(source.isForClasses)") }
        if source.isOnMainActor, source.isSendable != source.isForClasses {
            text.lines.append("sendable: \(source.isSendable)")
        }
        if let access { text.lines.append("access: \(access)") }
        if !source.parents.isEmpty { text.lines.append("inherits: [\(source.parents.joined(separator: ", "))]") }
        if let mock { text.lines.append("mockName: \(mock)") }
        let modules = imports.filter { $0 != "Combine" || style != "combine" }
        if !modules.isEmpty { text.lines.append("imports: [\(modules.joined(separator: ", "))]") }
        text.lines += [
            "", "# Adopted from \(path). Say under `user` what the person does; `from`, `via` and `to` say which",
            "# statuses a step starts in, passes through and ends in.",
        ]
        text.lines += enumNotes.map { "# " + $0 }
        add("steps", to: &text) { if case .method = $0.kind { true } else { false } }
        add("properties", to: &text) { if case .property = $0.kind { true } else { false } }
        addComments(to: &text.lines)
        add(status, "statuses", to: &text)
        if let status {
            text.lines += [
                "",
                "# Name each of these in `via` or `to` of the step that sends it, or under an event of its own. Then "
                    + "delete",
                "# `statusChanges`. The first status is the one that is listed first, unless `initial` names another.",
                "events:", "  statusChanges:", "    to: [\(status.cases.map(\.name).joined(separator: ", "))]",
            ]
        }
        add(error, "errors", to: &text)
        text.lines += integrations
        return text
    }

    /// A doc comment: its first line is the summary if it is a sentence of its own.
    private func documented(_ comment: [String], _ indent: String) -> [String] {
        guard let first = comment.first else { return [] }
        let isSentence = first.first?.isUppercase == true && first.last.map { ".!?".contains($0) } == true
        let hasSummary = isSentence && (comment.count == 1 || comment[1].isEmpty)
        let rest = Array(comment.dropFirst(hasSummary ? 2 : 0))
        return (hasSummary ? ["\(indent)summary: \(YAMLText.quoted(first))"] : []) + block("discussion", rest, indent)
    }

    /// A comment as it is under a key; nothing if there is none.
    private func block(_ key: String, _ lines: [String], _ indent: String) -> [String] {
        lines.isEmpty ? [] : ["\(indent)\(key): |2"] + lines.map { $0.isEmpty ? "" : indent + "  " + $0 }
    }

    private func add(_ key: String, to text: inout Text, _ isMeant: (Requirement) -> Bool) {
        let chosen = members.filter { isMeant($0) && !isImplied($0) }
        if chosen.isEmpty { return }
        text.lines += key == "steps" ? ["steps:"] : ["", "\(key):"]
        var names = Set(members.map(\.name))
        var seen: Set<String> = []
        for member in chosen {
            let start = text.lines.count + 1
            var keys = documented(member.documentation, "    ")
            var name = member.name
            switch member.kind {
            case .refused: break
            case .property(let type, let access):
                keys.append("    type: \(YAMLText.type(type))")
                if access != "get" { keys.append("    access: \(source.isForClasses ? "[get, set]" : access)") }
                if let publisher = observed[member.name] {
                    keys += ["    observe: true"] + block("updates", publisher.documentation, "    ")
                }
            case .method(let method):
                if !seen.insert(name).inserted {
                    keys.insert("    method: \(YAMLText.key(name))", at: 0)
                    name = overload(member, method, &names)
                }
                if !method.parameters.isEmpty { keys.append("    parameters:") }
                keys += method.parameters.map { "      \(YAMLText.key($0.label)): \(YAMLText.type($0.type))" }
                keys += method.keys(style: style).map { "    " + $0 }
            }
            text.lines += ["  \(YAMLText.key(name)):"] + keys
            text.members[start..<text.lines.count + 1] = member
        }
    }

    /// A name of its own for a step whose method another step has too: `loginToken` for `login(token:)`.
    private func overload(_ member: Requirement, _ method: Requirement.Method, _ names: inout Set<String>) -> String {
        let labels = method.parameters.map { $0.label.split(separator: " ").map(String.init) }
        let words = labels.map { ($0.first == "_" ? $0.last : $0.first) ?? "" }
        var name = member.name + words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        while !names.insert(name).inserted { name += "Again" }
        return name
    }

    /// The comments of the enums, and of the status and its stream.
    private func addComments(to lines: inout [String]) {
        var comments = [("statusType", status?.documentation), ("errorType", error?.documentation)]
        for member in members where status != nil && isImplied(member) {
            let key = member.name == "status" ? "statusProperty" : "statusUpdates"
            if member.name.hasPrefix("status") { comments.append((key, member.documentation)) }
        }
        let text = comments.flatMap { block($0, $1 ?? [], "  ") }
        if !text.isEmpty { lines += ["", "comments:"] + text }
    }

    private func add(_ declared: DeclaredEnum?, _ key: String, to text: inout Text) {
        guard let declared else { return }
        let start = text.lines.count + 1
        text.lines += ["", "\(key):"]
        for value in declared.cases {
            text.lines += ["  \(YAMLText.key(value.name)):"] + documented(value.documentation, "    ")
            if let only = value.values.first, value.values.count == 1, only.label == nil {
                text.lines.append("    with: \(YAMLText.type(only.type))")
            } else if !value.values.isEmpty {
                text.lines += ["    with:"]
                text.lines += value.values.map { "      \(YAMLText.key($0.label ?? "_")): \(YAMLText.type($0.type))" }
            }
        }
        text.enums[start..<text.lines.count + 1] = declared
    }

    private var integrations: [String] {
        if wrappers.isEmpty { return [] }
        var lines = ["", "integrations:"]
        for wrapper in wrappers {
            lines.append("  \(wrapper.integration):")
            for (key, list) in [("sdk", wrapper.sdk), ("imports", wrapper.imports)] where !list.isEmpty {
                lines.append("    \(key): [\(list.joined(separator: ", "))]")
            }
            lines.append("    wrapper: \(wrapper.name)")
            if wrapper.tests != wrapper.name + "Tests" { lines.append("    tests: \(wrapper.tests)") }
        }
        return lines + (wrappers.count > 1 ? ["", "use: \(wrappers[0].integration)"] : [])
    }
}
