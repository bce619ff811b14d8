// A flow that is being made from a protocol. Each requirement has a form, and the flow a variant; the adoption reads
// the text as a flow, sees what would be generated, and moves on to another form where a signature differs.

/// What a flow says as a whole; the one that says most is tried first.
package struct FlowVariant: Equatable, Sendable {
    let style: String
    let isolation: String
    var hasStatuses: Bool
    var hasErrors: Bool
}

/// A flow that is being made from a protocol.
package struct FlowDraft {
    /// A requirement that the flow does not hold, and why.
    package struct Refusal: Sendable {
        package let member: DeclaredMember
        package let reason: String
    }

    /// What a doc comment is about.
    package enum CommentID: Hashable, Sendable {
        case ofProtocol
        case member(String)
        case enumCase(String, of: String)
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
    /// The comments that the flow has as lines, and whether all of them are in the discussion.
    private var verbatim: [CommentID: Bool] = [:]
    /// Why a variant with statuses was given up; nil if none was.
    package private(set) var statusReason: String?
    /// Why enums of the flow stay the app's own, by their names.
    private var enumReasons: [String: String] = [:]

    /// Why the protocol cannot become a flow as a whole; nil if it may.
    package static func refusal(of source: DeclaredProtocol) -> String? {
        if let outer = source.outer {
            return "it is declared in \(outer), and a flow's protocol stands by itself"
        }
        if ["private", "fileprivate"].contains(source.access) {
            return "it is \(source.access), and other files use a flow's protocol"
        }
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
    ///   - name: the name of the flow.
    ///   - file: the file of the protocol.
    ///   - given: the files that were given with it.
    package init(_ source: DeclaredProtocol, name: String, of file: DeclaredSource, in given: GivenFiles) {
        self.source = source
        self.name = name
        path = file.path
        let enums = given.sources.flatMap(\.enums)
        let conformers = Conformers(to: source.name, of: file, in: given)
        (self.enums, self.conformers) = (enums, conformers)
        members = []
        variants = []
        places = []
        let classes = given.sources.flatMap(\.classes)
        let own = [name + "Status", name + "Error"]
        for declared in enums where own.contains(declared.name) && enumReasons[declared.name] == nil {
            enumReasons[declared.name] =
                declared.oddity.map { "\(declared.name) \($0)" }
                ?? declared.accessReason(beside: source) ?? declared.sendingReason(with: classes)
        }
        // A name that several members have is the first one's.
        var seen: Set<String> = []
        for member in source.members {
            if case .other(let reason) = member.kind {
                refusals.append(Refusal(member: member, reason: reason))
            } else if let alias = source.aliases.first(where: { Spelling.mentions($0, in: member.signature) }) {
                let reason = "it names \(alias), which only the protocol itself declares"
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

    package var isOnMainActor: Bool { source.attributes.contains("@MainActor") }

    private var isForClasses: Bool {
        source.inherited.contains { ["AnyObject", "class"].contains($0) }
    }

    /// Whether all members are in the flow that no flow refuses.
    package var isWhole: Bool { refusals.count == start.refusals.count }

    /// Why the first of the members is left out that a flow might have held; nil if all are there.
    package var firstLoss: String? { refusals.dropFirst(start.refusals.count).first?.reason }

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
        let takesCompletion = members.contains {
            $0.signature.contains("completion: @escaping") || $0.signature.hasSuffix("-> FlowObservation")
        }
        let style = isAsync ? "async" : isCombine ? "combine" : takesCompletion ? "callback" : "async"
        let isolations =
            if isOnMainActor { [(style, "MainActor")] } else if source.inherited.contains("Sendable") {
                [(style, "Sendable"), ("async", "Sendable")]
            } else {
                [(style, "none"), ("callback", "none")]
            }
        let statuses =
            enums.contains { $0.name == name + "Status" }
            && enumReasons[name + "Status"] == nil
            && members.contains { Self.statusMembers.contains($0.name) }
        let errors = enums.contains { $0.name == name + "Error" } && enumReasons[name + "Error"] == nil
        return isolations.flatMap { style, isolation in
            let most = FlowVariant(
                style: style, isolation: isolation, hasStatuses: statuses, hasErrors: errors)
            var all = [most]
            var less = most
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

    /// Tries the next variant without an enum, with all members.
    package mutating func leaveOut(_ type: String, because reason: String) {
        enumReasons[type] = enumReasons[type] ?? reason
        let isStatus = type == name + "Status"
        var rest: [FlowVariant] = []
        for var variant in variants {
            if isStatus {
                variant.hasStatuses = false
            } else {
                variant.hasErrors = false
            }
            if !rest.contains(variant) { rest.append(variant) }
        }
        variants = rest
        (members, refusals) = start
        places = Array(repeating: 0, count: members.count)
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

    /// Has comments as lines that their parts do not give back; false if that has been tried.
    package mutating func keepLines(of comments: [CommentID]) -> Bool {
        var isNew = false
        for id in comments where verbatim[id] != true {
            verbatim[id] = verbatim[id] != nil
            isNew = true
        }
        return isNew
    }

    private func laidOut(_ text: DocumentedText, _ id: CommentID) -> DocumentedText {
        verbatim[id].map { text.verbatim(isWhole: $0) } ?? text
    }

    /// The flow's error enum, and why it stays the app's own; nil if the flow has it.
    package var foreignError: (declared: DeclaredEnum, reason: String)? {
        guard !variant.hasErrors, let error = enums.first(where: { $0.name == name + "Error" }) else { return nil }
        return (error, enumReasons[error.name] ?? "the flow would not declare it as it is")
    }

    private static let statusMembers: Set = [
        "status", "statusPublisher", "statuses", "observeStatus",
    ]

    /// Why a member that speaks of the status is not the flow's own.
    private func reasonOfItsEnum(_ member: DeclaredMember) -> String? {
        let type = name + "Status"
        guard Self.statusMembers.contains(member.name), !variant.hasStatuses else { return nil }
        if enums.contains(where: { $0.name == type }) { return enumReasons[type] ?? statusReason }
        return member.signature.contains(type)
            ? "\(type) is missing from these files: add the file that declares it"
            : "the status of a flow has the type `\(type)`: rename the type, or the protocol"
    }

    /// The members that publish the values of properties, by the name that the style gives them.
    private var observed: (properties: Set<String>, publishers: Set<String>) {
        let names = Set(members.map(\.name))
        var found: (properties: Set<String>, publishers: Set<String>) = ([], [])
        if variant.hasStatuses {
            found.publishers.formUnion(Self.statusMembers)
        }
        for member in members {
            guard case .property(let type, _) = member.kind, !found.publishers.contains(member.name) else { continue }
            let publisher = publisher(of: member.name)
            let expected =
                switch variant.style {
                case "combine": "AnyPublisher<\(type), Never>"
                case "async": "AsyncStream<\(type)>"
                default: ""
                }
            guard names.contains(publisher),
                members.contains(where: { other in
                    other.name == publisher && other.signature.contains(Spelling.comparable(expected))
                })
            else { continue }
            found.properties.insert(member.name)
            found.publishers.insert(publisher)
        }
        return found
    }

    /// What publishes the values of a property.
    private func publisher(of property: String) -> String {
        switch variant.style {
        case "combine": property + "Publisher"
        case "async": property + "Values"
        default: "observe" + property.prefix(1).uppercased() + property.dropFirst()
        }
    }

    private var status: DeclaredEnum? {
        variant.hasStatuses ? enums.first { $0.name == name + "Status" } : nil
    }

    private func forms(_ index: Int) -> [MemberForm] {
        let member = members[index]
        let plain = member.forms(style: variant.style, observed: observed)
        guard let status, case .method(let method) = member.kind, plain.first?.isImplied == false else { return plain }
        guard method.answers(with: status.name) else { return plain }
        return plain.map { form in
            var form = form
            form.questions = answerQuestion(method, status)
            return form
        }
    }

    /// Asks whether the answer is the status that the step ends in: the mock answers, and its status stays.
    private func answerQuestion(_ method: DeclaredMethod, _ status: DeclaredEnum) -> [String] {
        let known = "Its answer is a `\(status.name)`, which the mock does not make its own status."
        guard method.isAsync, method.thrown == nil, method.result?.text == status.name else {
            return [known, "Is that the status it ends in? Then let your tests send it as well."]
        }
        return [
            known,
            "Is that the status it ends in? Then write `to` and `discardable: false`, without `returns`.",
        ]
    }

    private func form(_ index: Int) -> MemberForm {
        let all = forms(index)
        return all.indices.contains(places[index]) ? all[places[index]] : all.last ?? MemberForm()
    }

    // MARK: - Text

    /// A flow's text, with the lines that its parts have in it, from 1.
    package struct Text {
        package let text: String
        package let members: [Range<Int>: Int]
        package fileprivate(set) var enums: [Range<Int>: String] = [:]
    }

    /// The flow's text.
    package var text: Text {
        var lines = [
            "flow: \(name)", "protocol: \(source.name)",
        ]
        var members: [Range<Int>: Int] = [:]
        if let condition = source.condition {
            lines += [
                "# It was declared under `\(condition)`. Generated files are compiled for every platform: see",
                "# that they build there.",
            ]
        }
        lines += documented(laidOut(source.documentation, .ofProtocol), indent: "")
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
        addComments(to: &lines)
        var start = lines.count + 1
        var enums: [Range<Int>: String] = [:]
        if variant.hasStatuses {
            addStatuses(to: &lines)
            enums[start..<lines.count + 1] = name + "Status"
        }
        start = lines.count + 1
        if variant.hasErrors {
            lines.append("")
            addCases("errors", of: name + "Error", to: &lines)
            enums[start..<lines.count + 1] = name + "Error"
        }
        lines += integrations
        return Text(text: lines.joined(separator: "\n") + "\n", members: members, enums: enums)
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

    private func add(_ key: String, isStep: Bool, to lines: inout [String], _ found: inout [Range<Int>: Int]) {
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
            lines += form.questions.map { "    # " + $0 }
            let documentation = laidOut(member.documentation, .member(member.name))
            lines += documented(documentation, indent: "    ")
            if case .method(let method) = member.kind {
                let parameters = method.parameters.dropLast(form.answered)
                if !parameters.isEmpty { lines.append("    parameters:") }
                for parameter in parameters {
                    let type = YAMLText.type(parameter.type)
                    let summary = documentation.parameters[parameter.name]
                    lines.append(
                        "      \(YAMLText.key(parameter.label)): "
                            + (summary.map { "{ type: \(type), summary: \(YAMLText.quoted($0)) }" } ?? type))
                }
            }
            lines += form.keys.map { "    \($0.name): \($0.value)" }
            if !isStep, form.keys.contains(where: { $0.name == "observe" }) {
                let publisher = members.first { $0.name == self.publisher(of: member.name) }
                lines += block("updates", publisher?.documentation, indent: "    ")
            }
            found[start..<lines.count + 1] = index
        }
    }

    /// The comments of the enums, and of the status and its stream.
    private func addComments(to lines: inout [String]) {
        var comments = adoptedEnums.map { declared in
            (declared.name.hasSuffix("Status") ? "statusType" : "errorType", declared.documentation)
        }
        for index in members.indices where variant.hasStatuses && form(index).isImplied {
            let member = members[index]
            guard Self.statusMembers.contains(member.name) else { continue }
            let key = member.name == "status" ? "statusProperty" : "statusUpdates"
            comments.append((key, member.documentation))
        }
        comments.removeAll { $0.1.lines.isEmpty }
        guard !comments.isEmpty else { return }
        lines += ["", "comments:"]
        for (key, text) in comments { lines += block(key, text, indent: "  ") }
    }

    /// A comment as it is under a key; nothing if there is none.
    private func block(_ key: String, _ text: DocumentedText?, indent: String) -> [String] {
        guard let text, !text.lines.isEmpty else { return [] }
        return ["\(indent)\(key): |2"] + text.lines.map { $0.isEmpty ? "" : indent + "  " + $0 }
    }

    private func addStatuses(to lines: inout [String]) {
        guard let status else { return }
        lines += [
            "", "# Which status is the first? Name it under `initial`, unless it is the one declared first.",
        ]
        addCases("statuses", of: status.name, to: &lines)
        lines += [
            "",
            "# Name each of these in `via` or `to` of the step that sends it, or under an event of its own. Then delete",
            "# `statusChanges`.", "events:", "  statusChanges:",
            "    to: [\(status.cases.map(\.name).joined(separator: ", "))]",
        ]
    }

    private func addCases(_ key: String, of type: String, to lines: inout [String]) {
        guard let declared = enums.first(where: { $0.name == type }) else { return }
        lines.append("\(key):")
        for value in declared.cases {
            lines.append("  \(YAMLText.key(value.name)):")
            let id = CommentID.enumCase(value.name, of: type)
            lines += documented(laidOut(value.documentation, id), indent: "    ")
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

    /// Whether another member says it: the stream of the status, of a property.
    package func isImplied(_ index: Int) -> Bool { form(index).isImplied }

    /// The refused members of a protocol of which others are adopted.
    package var keptMembers: [String] {
        let adopted = Set(members.map(\.name))
        return refusals.map { refusal in
            adopted.contains(refusal.member.name)
                ? refusal.member.fullName : refusal.member.name
        }
    }

    /// The enums that the flow declares, with their names.
    package var adoptedEnums: [DeclaredEnum] {
        enums.filter {
            (variant.hasStatuses && $0.name == name + "Status") || (variant.hasErrors && $0.name == name + "Error")
        }
    }
}

extension DeclaredEnum {
    /// Why the flow of a protocol would not declare it as open as it is; nil if it would.
    fileprivate func accessReason(beside source: DeclaredProtocol) -> String? {
        guard access != source.access else { return nil }
        let (own, other) = (access.isEmpty ? "internal" : access, source.level)
        return "\(name) is \(own), and \(source.name) is \(other): a flow declares both alike"
    }

    /// Why a generated enum, which is Sendable, cannot have its values; nil if the syntax shows nothing.
    fileprivate func sendingReason(with classes: [DeclaredClass]) -> String? {
        for value in cases.flatMap(\.values) {
            let odd = classes.first {
                $0.inherited.isEmpty && !$0.hasAttributes && Spelling.mentions($0.name, in: value.type)
            }
            if let odd {
                return "\(name) holds \(odd.name), a class that is not Sendable, and a flow's enum is Sendable"
            }
        }
        return nil
    }
}

extension DeclaredProtocol {
    /// The access level by its name.
    package var level: String { access.isEmpty ? "internal" : access }
}
