// A protocol becomes a flow by trial: the draft is read as a flow, the flow's protocol and enums are rendered, and what
// they declare is compared with what is there. Where something differs, the draft moves on. So an adopted flow changes
// no signature, whatever the format learns or forgets.

import Adoption
import FlowModel
import FlowRendering
import Workspace

/// What became of a protocol.
package struct ProtocolAdoption {
    package enum Outcome {
        /// The flow's text; requirements may be refused one by one.
        case adopted(FlowDraft, text: String)
        /// The reason, and what to do about it if that is not the same for all.
        case refused(String, advice: String? = nil)
    }

    private let renderer: FileRenderer
    /// The access level of the project; nil for whatever the protocol has.
    private let access: AccessLevel?
    /// Whether flowgen.yml is there, and has that level.
    private let isConfigured: Bool
    /// The types of the app that the project knows as Hashable.
    private let equatable: [String]
    /// The extensions that are compiled with the protocols.
    private let extensions: [DeclaredExtension]

    package init(
        access: AccessLevel?, isConfigured: Bool, equatable: [String],
        extensions: [DeclaredExtension]
    ) throws {
        renderer = try FileRenderer()
        (self.access, self.isConfigured) = (access, isConfigured)
        (self.equatable, self.extensions) = (equatable, extensions)
    }

    /// The most texts that are tried for one protocol.
    private static let patience = 400

    package func outcome(of draft: FlowDraft) throws -> Outcome {
        if let reason = FlowDraft.refusal(of: draft.source) { return .refused(reason) }
        let level = draft.source.level
        if let access, access.rawValue != level {
            return isConfigured
                ? .refused(
                    "it is \(level), and flowgen.yml says `access: \(access.rawValue)`",
                    advice: "write `access: \(level)` in flowgen.yml, or make the protocol " + access.rawValue)
                : .refused(
                    "it is \(level), and another protocol of these is \(access.rawValue): all flows "
                        + "of a project are alike",
                    advice: "make the protocol \(access.rawValue), or leave it as it is")
        }
        var draft = draft
        var first: String?
        var last = draft.refusals.first?.reason ?? "its members cannot be held by a flow"
        var best: Outcome?
        var fewest = Int.max
        for _ in 0..<Self.patience {
            var isOver = draft.members.isEmpty
            if !isOver {
                let made = draft.text
                let text = made.text
                switch try verdict(on: draft, made, access: level) {
                case .same(let comments):
                    if draft.keepLines(of: comments) { continue }
                    if draft.isWhole { return .adopted(draft, text: text) }
                    if draft.refusals.count < fewest {
                        (best, fewest) = (.adopted(draft, text: text), draft.refusals.count)
                    }
                    isOver = true
                case .differs(let members):
                    // From the end, since a member that is left out moves those after it.
                    for (index, reason) in members.sorted(by: { $0.key > $1.key }) {
                        last = reason
                        draft.advance(index, because: reason)
                    }
                case .leavesOut(let type, let reason):
                    draft.leaveOut(type, because: reason)
                    last = reason
                    continue
                case .invalid(let reason):
                    last = draft.firstLoss ?? reason
                    isOver = true
                }
            }
            if isOver { first = first ?? draft.firstLoss }
            if isOver, !draft.advance(because: last) { break }
        }
        return best ?? .refused(draft.statusReason ?? first ?? last)
    }

    private enum Verdict {
        /// All is declared as it was; these comments are others.
        case same([FlowDraft.CommentID])
        /// These members are declared otherwise, or cannot be.
        case differs([Int: String])
        /// This enum cannot be the flow's own.
        case leavesOut(String, because: String)
        case invalid(String)
    }

    private func verdict(on draft: FlowDraft, _ made: FlowDraft.Text, access: String) throws -> Verdict {
        let types = equatable.map { "'\($0)'" }.joined(separator: ", ")
        let configuration =
            "flows: flow.yaml\naccess: \(access)\ntests: none\n"
            + (types.isEmpty ? "" : "equatable: [\(types)]\n")
        guard let files = InMemoryFileSystem(texts: ["flowgen.yml": configuration, "flow.yaml": made.text]) else {
            return .invalid("its file has no path")
        }
        let loaded = try ProjectLoader(files: files).load()
        guard let project = loaded.project else {
            var members: [Int: String] = [:]
            for error in loaded.diagnostics where error.severity == .error {
                let line = error.location?.position.line ?? 0
                if let index = made.members.first(where: { $0.key.contains(line) })?.value {
                    members[index] = error.message
                }
                if let type = made.enums.first(where: { $0.key.contains(line) })?.value {
                    return .leavesOut(type, because: "in \(type), \(error.message)")
                }
            }
            let first = loaded.diagnostics.first { $0.severity == .error }
            return members.isEmpty ? .invalid(first?.message ?? "it makes no valid flow") : .differs(members)
        }
        let names = [draft.source.name] + draft.adoptedEnums.map(\.name)
        let rendered = FileKinds.files(of: project).filter { file in
            names.contains { file.path.hasSuffix("/\($0).swift") }
        }.map { renderer.render($0) }.map { DeclaredSource(path: $0.path, bytes: $0.contents) }
        return compare(draft, rendered)
    }

    private func compare(_ draft: FlowDraft, _ rendered: [DeclaredSource]) -> Verdict {
        guard
            let made = rendered.flatMap(\.protocols).first(where: { $0.name == draft.source.name })
        else { return .invalid("no protocol comes of it") }
        let attributes = draft.isOnMainActor ? ["@MainActor"] : []
        if made.access != draft.source.access || made.attributes != attributes {
            return .invalid("the flow's protocol would have another access level or isolation")
        }
        if let reason = draft.source.inheritanceReason(against: made) { return .invalid(reason) }
        for wanted in draft.adoptedEnums {
            let found = rendered.flatMap(\.enums).first { $0.name == wanted.name }
            guard let found, found.signature == wanted.signature else {
                return .leavesOut(wanted.name, because: "the flow's \(wanted.name) would have other cases")
            }
            if let lost = wanted.conformances.subtracting(found.conformances).sorted().first {
                let advice =
                    ["Equatable", "Hashable"].contains(lost)
                    ? "; list the Hashable types of the app that it holds under `equatable` in flowgen.yml" : ""
                return .leavesOut(wanted.name, because: "the flow's \(wanted.name) would not be \(lost)\(advice)")
            }
            if let reason = found.collision(with: extensions) {
                return .leavesOut(wanted.name, because: reason)
            }
        }
        let signatures = Set(made.members.map(\.signature))
        let actor = "@MainActor "
        var differing: [Int: String] = [:]
        for (index, member) in draft.members.enumerated() {
            let isOfActor = member.signature.hasPrefix(actor)
            let isRedundant = draft.isOnMainActor && isOfActor
            let wanted = isRedundant ? String(member.signature.dropFirst(actor.count)) : member.signature
            if signatures.contains(wanted) { continue }
            if isOfActor, !isRedundant {
                differing[index] = "a flow belongs to the main actor as a whole, or not at all"
                continue
            }
            let alike = made.members.first { $0.name == member.name }
            differing[index] =
                alike.map { "the flow's protocol would say `\($0.signature)`" }
                ?? "the flow's protocol would not have it"
        }
        guard differing.isEmpty else { return .differs(differing) }
        let known = Set(draft.members.flatMap { [$0.signature, $0.signature.replacing(actor, with: "")] })
        let added = made.members.first { !known.contains($0.signature) }
        return added.map { .invalid("the generated protocol also requires `\($0.signature)`") }
            ?? .same(changedComments(of: draft, made, rendered.flatMap(\.enums)))
    }

    /// The comments that are not what they were.
    private func changedComments(
        of draft: FlowDraft, _ made: DeclaredProtocol, _ enums: [DeclaredEnum]
    ) -> [FlowDraft.CommentID] {
        var changed: [FlowDraft.CommentID] = []
        if made.documentation.lines != draft.source.documentation.lines {
            changed.append(.ofProtocol)
        }
        for (index, member) in draft.members.enumerated() where !draft.isImplied(index) {
            let found = made.members.first { $0.name == member.name }
            if found?.documentation.lines != member.documentation.lines {
                changed.append(.member(member.name))
            }
        }
        for wanted in draft.adoptedEnums {
            let found = enums.first { $0.name == wanted.name }?.cases ?? []
            for (old, new) in zip(wanted.cases, found) where old.documentation.lines != new.documentation.lines {
                changed.append(.enumCase(old.name, of: wanted.name))
            }
        }
        return changed
    }
}

extension DeclaredProtocol {
    /// Why it cannot be declared as `made` is, by what the two inherit; nil if nobody sees a change.
    fileprivate func inheritanceReason(against made: DeclaredProtocol) -> String? {
        let old = Set(inherited.map { $0 == "class" ? "AnyObject" : $0 })
        let new = Set(made.inherited)
        if !old.isSubset(of: new) {
            return "on the main actor only classes are known to be Sendable: write `protocol "
                + "\(name): AnyObject, Sendable` first"
        }
        // A class that belongs to the main actor is Sendable without saying so.
        let isImplied = attributes.contains("@MainActor") && old.contains("AnyObject")
        let gained = new.subtracting(isImplied ? old.union(["Sendable"]) : old)
        return gained.sorted().first.map { "a flow's protocol would inherit `\($0)`" }
    }
}

extension DeclaredEnum {
    /// What it conforms to, with what follows from that.
    fileprivate var conformances: Set<String> {
        var all = Set(inherited)
        if all.contains("FlowError") { all.formUnion(["Error", "Sendable"]) }
        if all.contains("FlowStatus") || all.contains("Error") { all.insert("Sendable") }
        if all.contains("Hashable") { all.insert("Equatable") }
        // The compiler adds these to an enum without payloads.
        if cases.allSatisfy(\.values.isEmpty) { all.formUnion(["Equatable", "Hashable"]) }
        return all.subtracting(["FlowStatus", "FlowError"])
    }
}
