// A flow that is being made from a protocol. Each requirement has a form, and the flow a variant; the adoption reads the
// text as a flow, sees what would be generated, and moves on to another form where a signature differs.

/// What a flow says as a whole; the one that says most is tried first.
package struct FlowVariant: Sendable {
    let style: String
    let isolation: String
    var hasStatuses: Bool
    var hasErrors: Bool
    var hasBehaviour: Bool
}

/// A flow that is being made from a protocol.
package struct FlowDraft {
    /// A requirement that the flow does not hold, and why.
    package struct Refusal: Sendable {
        package let member: DeclaredMember
        package let reason: String
    }

    package let source: DeclaredProtocol
    package let name: String
    package let conformers: Conformers
    package private(set) var refusals: [Refusal] = []
    package private(set) var members: [DeclaredMember]

    private let path: String
    private let enums: [DeclaredEnum]
    private var variants: [FlowVariant]
    private var places: [Int]
    /// The members and refusals that each variant starts with.
    private var start: (members: [DeclaredMember], refusals: [Refusal]) = ([], [])
    /// Why a variant with statuses was given up.
    private var statusReason: String?

    /// Why the protocol cannot become a flow as a whole; nil if it may.
    package static func refusal(of source: DeclaredProtocol) -> String? {
        if let parts = source.genericity {
            return "it has \(parts); a flow's protocol cannot be generic"
        }
        let harmless: Set = ["AnyObject", "Sendable", "class"]
        if let parent = source.inherited.first(where: { !harmless.contains($0) }) {
            return "it inherits from \(parent), and a flow's protocol has all members itself"
        }
        if let attribute = source.attributes.first(where: { $0 != "@MainActor" }) {
            return "a flow's protocol cannot be `\(attribute)`"
        }
        return source.members.isEmpty ? "it has no members" : nil
    }

    /// - Parameters:
    ///   - path: the file of the protocol, as the flow names it.
    ///   - sources: the files that were given with it.
    package init(
        _ source: DeclaredProtocol, path: String, imports: [String], in sources: [DeclaredSource]
    ) {
        self.source = source
        self.path = path
        let enums = sources.flatMap(\.enums)
        name = Self.flowName(of: source.name, enums.map(\.name))
        self.enums = enums
        conformers = Conformers(to: source.name, path: path, imports: imports, in: sources)
        members = []
        variants = []
        places = []
        // A name that several members have is the first one's.
        var seen: Set<String> = []
        for member in source.members {
            if case .other(let reason) = member.kind {
                refusals.append(Refusal(member: member, reason: reason))
            } else if seen.insert(member.name).inserted {
                members.append(member)
            } else {
                let reason = "the flow has '\(member.name)' already: a flow has one step of a name"
                refusals.append(Refusal(member: member, reason: reason))
            }
        }
        start = (members, refusals)
        variants = makeVariants()
        places = Array(repeating: 0, count: members.count)
    }

    /// The name of the flow: what its enums are named after, else the protocol's name without an ending.
    private static func flowName(of name: String, _ enums: [String]) -> String {
        for ending in ["Status", "Error"] {
            let named = enums.filter { $0.hasSuffix(ending) }.map {
                String($0.dropLast(ending.count))
            }
            let fitting = named.filter { !$0.isEmpty && name.hasPrefix($0) }
            if let base = fitting.max(by: { $0.utf8.count < $1.utf8.count }) { return base }
        }
        for ending in ["Protocol", "SDK"] where name.hasSuffix(ending) && name != ending {
            return String(name.dropLast(ending.count))
        }
        return name
    }

    package var isOnMainActor: Bool { source.attributes.contains("@MainActor") }

    private var isForClasses: Bool {
        source.inherited.contains { ["AnyObject", "class"].contains($0) }
    }

    /// Whether all members are in the flow that no flow refuses.
    package var isWhole: Bool { refusals.count == start.refusals.count }

    // MARK: - Choices

    private var variant: FlowVariant { variants[0] }

    private func makeVariants() -> [FlowVariant] {
        var isAsync = false
        var isCombine = false
        for member in members {
            if case .method(let method) = member.kind {
                if method.isAsync { isAsync = true }
                if method.result?.name == "AnyPublisher" { isCombine = true }
            }
            if case .property(let type, _) = member.kind {
                if type.hasPrefix("AnyPublisher<") { isCombine = true }
                if type.hasPrefix("AsyncStream<") { isAsync = true }
            }
        }
        let takesCompletion = members.contains { $0.signature.contains("completion: @escaping") }
        let style =
            isAsync ? "async" : isCombine ? "combine" : takesCompletion ? "callback" : "async"
        let isolations =
            if isOnMainActor {
                [(style, "MainActor")]
            } else if source.inherited.contains("Sendable") {
                [(style, "Sendable"), ("async", "Sendable")]
            } else {
                [(style, "none"), ("callback", "none")]
            }
        let statuses =
            enums.contains { $0.isPlain && $0.name == name + "Status" }
            && members.contains { Self.statusMembers.contains($0.name) }
        let errors = enums.contains { $0.isPlain && $0.name == name + "Error" }
        return isolations.flatMap { style, isolation in
            let most = FlowVariant(
                style: style, isolation: isolation, hasStatuses: statuses, hasErrors: errors,
                hasBehaviour: statuses && !conformers.wrappers.isEmpty)
            var all = [most]
            var less = most
            less.hasBehaviour = false
            if most.hasBehaviour { all.append(less) }
            less.hasStatuses = false
            if most.hasStatuses { all.append(less) }
            less.hasErrors = false
            if most.hasErrors { all.append(less) }
            return all
        }
    }

    /// Tries the next variant, with all members; false if there is none.
    package mutating func advance(because reason: String) -> Bool {
        guard variants.count > 1 else { return false }
        if variant.hasStatuses { statusReason = statusReason ?? reason }
        variants.removeFirst()
        (members, refusals) = start
        places = Array(repeating: 0, count: members.count)
        return true
    }

    /// Tries the next form of a requirement; leaves it out if there is none.
    package mutating func advance(_ index: Int, because reason: String) {
        places[index] += 1
        guard places[index] >= forms(index).count else { return }
        let reason = reasonOfItsEnum(members[index]) ?? reason
        refusals.append(Refusal(member: members[index], reason: reason))
        members.remove(at: index)
        places.remove(at: index)
    }

    private static func reason(_ type: String, _ oddity: String) -> String {
        "\(type) \(oddity); a flow's enum has only cases"
    }

    /// The flow's error enum, and why it stays the app's own; nil if the flow has it.
    package var foreignError: (declared: DeclaredEnum, reason: String)? {
        guard !variant.hasErrors, let error = enums.first(where: { $0.name == name + "Error" })
        else { return nil }
        let reason = error.oddity.map { Self.reason(error.name, $0) }
        return (error, reason ?? "the flow would not declare it as it is")
    }

    private static let statusMembers: Set = [
        "status", "statusPublisher", "statuses", "observeStatus",
    ]

    /// Why a member that speaks of the status is not the flow's own.
    private func reasonOfItsEnum(_ member: DeclaredMember) -> String? {
        let type = name + "Status"
        guard Self.statusMembers.contains(member.name), !variant.hasStatuses else { return nil }
        if let status = enums.first(where: { $0.name == type }) {
            return status.oddity.map { Self.reason(type, $0) } ?? statusReason
        }
        return member.signature.contains(type)
            ? "\(type) is missing from these files: add the file that declares it" : nil
    }

    /// The members that publish the values of properties, by the name that the style gives them.
    private var observed: (properties: Set<String>, publishers: Set<String>) {
        let names = Set(members.map(\.name))
        var found: (properties: Set<String>, publishers: Set<String>) = ([], [])
        if variant.hasStatuses {
            found.publishers.formUnion(Self.statusMembers)
        }
        for member in members {
            guard case .property(let type, _) = member.kind, !found.publishers.contains(member.name)
            else { continue }
            let first = member.name.prefix(1).uppercased() + member.name.dropFirst()
            let (publisher, expected) =
                switch variant.style {
                case "combine": (member.name + "Publisher", "AnyPublisher<\(type), Never>")
                case "async": (member.name + "Values", "AsyncStream<\(type)>")
                default: ("observe" + first, "")
                }
            guard names.contains(publisher),
                members.contains(where: { other in
                    other.name == publisher
                        && other.signature.contains(Spelling.comparable(expected))
                })
            else { continue }
            found.properties.insert(member.name)
            found.publishers.insert(publisher)
        }
        return found
    }

    private func forms(_ index: Int) -> [MemberForm] {
        let plain = members[index].forms(style: variant.style, observed: observed)
        guard variant.hasBehaviour, let status = enums.first(where: { $0.name == name + "Status" }),
            case .method(let method) = members[index].kind,
            let sent = conformers.wrappers.first?.declared.sent[members[index].name]
        else { return plain }
        let known = Set(status.cases.map(\.name))
        var via = sent.first.filter(known.contains)
        var to = sent.later.filter { known.contains($0) && !via.contains($0) }
        if to.isEmpty, let last = via.popLast() { to = [last] }
        guard !to.isEmpty else { return plain }
        var keys: [(String, String)] = []
        if !via.isEmpty { keys.append(("via", "[\(via.joined(separator: ", "))]")) }
        keys.append(("to", "[\(to.joined(separator: ", "))]"))
        let behaving = plain.filter { !$0.isImplied }.map { form in
            var form = form
            form.keys = keys + form.keys
            form.hasBehaviour = true
            return form
        }
        var alone = behaving.first ?? MemberForm()
        alone.keys = keys
        let isSync = !method.isAsync && variant.style == "async"
        if isSync { alone.keys.append(("sync", "true")) }
        return behaving + [alone] + plain
    }

    private func form(_ index: Int) -> MemberForm {
        let all = forms(index)
        return all.indices.contains(places[index]) ? all[places[index]] : all.last ?? MemberForm()
    }

    // MARK: - Text

    /// The flow's text, and the lines of each member in it, from 1.
    package var text: (text: String, lines: [Range<Int>: Int]) {
        var lines = [
            "flow: \(name)", "protocol: \(source.name)",
        ]
        var members: [Range<Int>: Int] = [:]
        lines += documented(source.documentation, indent: "")
        lines += ["style: \(variant.style)", "isolation: \(variant.isolation)"]
        if isForClasses != isOnMainActor { lines.append("class: \(isForClasses)") }
        let modules = conformers.imports.filter { $0 != "Combine" || variant.style != "combine" }
        if !modules.isEmpty { lines.append("imports: [\(modules.joined(separator: ", "))]") }
        lines += [
            "",
            "# Adopted from \(path). Say under `user` what the person does; `from`, `via` and `to` say which",
        ]
        lines += ["# statuses a step starts in, passes through and ends in."]
        add("steps", isStep: true, to: &lines, &members)
        add("properties", isStep: false, to: &lines, &members)
        if variant.hasStatuses { addStatuses(to: &lines) }
        if variant.hasErrors { addCases("errors", of: name + "Error", to: &lines) }
        lines += integrations
        return (lines.joined(separator: "\n") + "\n", members)
    }

    private func documented(_ text: DocumentedText, indent: String) -> [String] {
        var lines: [String] = []
        if !text.userStory.isEmpty {
            lines.append("\(indent)user: \(YAMLText.quoted(text.userStory))")
        }
        if !text.summary.isEmpty {
            lines.append("\(indent)summary: \(YAMLText.quoted(text.summary))")
        }
        if !text.discussion.isEmpty {
            lines.append("\(indent)discussion: |2")
            lines += text.discussion.split(separator: "\n", omittingEmptySubsequences: false)
                .map { $0.isEmpty ? "" : indent + "  " + $0 }
        }
        return lines
    }

    private func add(
        _ key: String, isStep: Bool, to lines: inout [String], _ found: inout [Range<Int>: Int]
    ) {
        let chosen = members.indices.filter { index in
            if form(index).isImplied { return false }
            if case .method = members[index].kind { return isStep }
            return !isStep
        }
        guard !chosen.isEmpty else { return }
        if !isStep { lines.append("") }
        lines.append("\(key):")
        for index in chosen {
            let start = lines.count + 1
            let member = members[index]
            let form = form(index)
            lines.append("  \(YAMLText.key(member.name)):")
            lines += documented(member.documentation, indent: "    ")
            if case .method(let method) = member.kind {
                let parameters = method.parameters.dropLast(form.answered)
                if !parameters.isEmpty { lines.append("    parameters:") }
                for parameter in parameters {
                    let type = YAMLText.type(parameter.type)
                    let summary = member.documentation.parameters[parameter.name]
                    lines.append(
                        "      \(YAMLText.key(parameter.label)): "
                            + (summary.map {
                                "{ type: \(type), summary: \(YAMLText.quoted($0)) }"
                            } ?? type))
                }
            }
            lines += form.keys.map { "    \($0.name): \($0.value)" }
            found[start..<lines.count + 1] = index
        }
    }

    private func addStatuses(to lines: inout [String]) {
        addCases("statuses", of: name + "Status", to: &lines)
        var sent: Set<String> = []
        for index in members.indices where form(index).hasBehaviour {
            for (key, value) in form(index).keys where ["via", "to"].contains(key) {
                sent.formUnion(
                    value.dropFirst().dropLast().split(separator: ",").map {
                        String($0.drop { $0 == " " })
                    })
            }
        }
        let all = enums.first { $0.name == name + "Status" }?.cases.map(\.name) ?? []
        let rest = all.filter { !sent.contains($0) && ($0 != all.first || all.count == 1) }
        guard !rest.isEmpty else { return }
        lines += [
            "",
            "# Statuses that no step is known to send. Name each in `via` or `to` of the step that sends it, or under an",
            "# event of its own, then delete this one.", "events:", "  statusChanges:",
            "    to: [\(rest.joined(separator: ", "))]",
        ]
    }

    private func addCases(_ key: String, of type: String, to lines: inout [String]) {
        guard let declared = enums.first(where: { $0.name == type }) else { return }
        lines += ["", "\(key):"]
        for value in declared.cases {
            lines.append("  \(YAMLText.key(value.name)):")
            lines += documented(value.documentation, indent: "    ")
            if value.values.count == 1, value.values[0].label == nil {
                lines.append("    with: \(YAMLText.type(value.values[0].type))")
            } else if !value.values.isEmpty {
                lines.append("    with:")
                lines += value.values.map {
                    "      \(YAMLText.key($0.label ?? "_")): \(YAMLText.type($0.type))"
                }
            }
        }
    }

    private var integrations: [String] {
        let wrappers = conformers.wrappers
        guard let first = wrappers.first else { return [] }
        var lines = [""]
        if !conformers.sharedModules.isEmpty {
            let modules = conformers.sharedModules.joined(separator: ", ")
            lines += [
                "# \(path) imports \(modules), for the wrapper as it seems. If the protocol names its types too, add it to",
                "# the flow's `imports`.",
            ]
        }
        lines.append("integrations:")
        for wrapper in wrappers {
            lines.append("  \(wrapper.integration):")
            if !wrapper.sdk.isEmpty {
                lines.append("    sdk: [\(wrapper.sdk.joined(separator: ", "))]")
            }
            if !wrapper.imports.isEmpty {
                lines.append("    imports: [\(wrapper.imports.joined(separator: ", "))]")
            }
            lines.append("    wrapper: \(wrapper.declared.name)")
        }
        if wrappers.count > 1 { lines += ["", "use: \(first.integration)"] }
        return lines
    }

    /// The refused members of a protocol of which others are adopted.
    package var keptMembers: [String] {
        let adopted = Set(members.map(\.name))
        return refusals.map { refusal in
            guard adopted.contains(refusal.member.name),
                case .method(let method) = refusal.member.kind
            else { return refusal.member.name }
            let labels = method.parameters.map { parameter in
                (parameter.label.split(separator: " ").first ?? "_") + ":"
            }
            return "\(refusal.member.name)(\(labels.joined()))"
        }
    }

    /// The enums that the flow declares, with their names.
    package var adoptedEnums: [DeclaredEnum] {
        enums.filter {
            (variant.hasStatuses && $0.name == name + "Status")
                || (variant.hasErrors && $0.name == name + "Error")
        }
    }
}
