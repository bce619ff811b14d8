// A protocol becomes a flow by trial: the draft is read as a flow, the flow's protocol and enums are rendered, and what they
// declare is compared with what is there. Where something differs, the draft moves on. So an adopted flow changes no
// signature, whatever the format learns or forgets.

import Adoption
import Diagnostics
import FlowModel
import FlowRendering
import Workspace

/// What became of a protocol.
package struct ProtocolAdoption {
    package enum Outcome {
        /// The flow's text; requirements may be refused one by one.
        case adopted(FlowDraft, text: String)
        case refused(String)
    }

    private let renderer: FileRenderer
    /// The access level of the project; nil for whatever the protocol has.
    private let access: AccessLevel?

    package init(access: AccessLevel?) throws {
        renderer = try FileRenderer()
        self.access = access
    }

    /// The most texts that are tried for one protocol.
    private static let patience = 400

    package func outcome(of draft: FlowDraft) throws -> Outcome {
        if let reason = FlowDraft.refusal(of: draft.source) { return .refused(reason) }
        let level = draft.source.access.isEmpty ? "internal" : draft.source.access
        if let access, access.rawValue != level {
            return .refused(
                "it is \(level), and flowgen.yml says `access: \(access.rawValue)`")
        }
        var draft = draft
        var last = "its members cannot be held by a flow"
        for _ in 0..<Self.patience {
            guard !draft.members.isEmpty else { return .refused(last) }
            let (text, lines) = draft.text
            switch try verdict(on: draft, text, lines, access: level) {
            case .same: return .adopted(draft, text: text)
            case .differs(let members):
                // From the end, since a member that is left out moves those after it.
                for (index, reason) in members.sorted(by: { $0.key > $1.key }) {
                    last = reason
                    draft.advance(index, because: reason)
                }
            case .invalid(let reason):
                last = reason
                if !draft.advance() { return .refused(reason) }
            }
        }
        return .refused(last)
    }

    private enum Verdict {
        case same
        /// These members are declared otherwise, or cannot be.
        case differs([Int: String])
        case invalid(String)
    }

    private func verdict(
        on draft: FlowDraft, _ text: String, _ lines: [Range<Int>: Int], access: String
    ) throws -> Verdict {
        let configuration = "flows: flow.yaml\naccess: \(access)\ntests: none\nverifier: false\n"
        guard
            let files = InMemoryFileSystem(
                texts: ["flowgen.yml": configuration, "flow.yaml": text])
        else { return .invalid("its file has no path") }
        let loaded = try ProjectLoader(files: files).load()
        guard let project = loaded.project else {
            var members: [Int: String] = [:]
            for error in loaded.diagnostics where error.severity == .error {
                let line = error.location?.position.line ?? 0
                if let index = lines.first(where: { $0.key.contains(line) })?.value {
                    members[index] = error.message
                }
            }
            let first = loaded.diagnostics.first { $0.severity == .error }
            return members.isEmpty
                ? .invalid(first?.message ?? "it makes no valid flow") : .differs(members)
        }
        let names = [draft.source.name] + draft.adoptedEnums.map(\.name)
        let rendered = FileKinds.files(of: project)
            .filter { file in names.contains { file.path.hasSuffix("/\($0).swift") } }
            .map { renderer.render($0, indent: 4) }
            .map { DeclaredSource(path: $0.path, bytes: $0.contents) }
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
        for wanted in draft.adoptedEnums {
            let found = rendered.flatMap(\.enums).first { $0.name == wanted.name }
            if found?.signature != wanted.signature {
                return .invalid("the flow's \(wanted.name) would have other cases")
            }
        }
        let signatures = Set(made.members.map(\.signature))
        let actor = "@MainActor "
        var differing: [Int: String] = [:]
        for (index, member) in draft.members.enumerated() {
            let isOfActor = member.signature.hasPrefix(actor)
            let isRedundant = draft.isOnMainActor && isOfActor
            let wanted =
                isRedundant ? String(member.signature.dropFirst(actor.count)) : member.signature
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
        return differing.isEmpty ? .same : .differs(differing)
    }
}
