// A protocol becomes a flow by trial: its draft is read as a flow, the flow's protocol and enums are rendered, and what
// they declare is compared with what is there. What differs is refused. So an adopted flow changes no signature,
// whatever the format learns or forgets.

import SwiftText
import FlowModel
import FlowCode

struct ProtocolAdoption {
    let renderer: FileRenderer
    let access: AccessLevel

    /// The flow, or why there is none.
    func outcome(of draft: FlowDraft) throws -> Result<(draft: FlowDraft, project: Project), Reason> {
        var draft = draft
        if let reason = draft.source.refusal { return .failure(Reason(reason)) }
        while !draft.members.isEmpty {
            let made = draft.text
            let loaded = try loaded(made.text)
            if let project = loaded.project {
                let before = (draft.members.count, draft.enums.count, made.text)
                if let reason = try compare(&draft, with: project) { return .failure(Reason(reason)) }
                if (draft.members.count, draft.enums.count, draft.text.text) == before {
                    let lost = draft.refusals.first { draft.source.own?.contains($0.member.signature) == false }
                    if let lost { return .failure(Reason("it inherits \(lost.member.name), and \(lost.reason)")) }
                    return .success((draft, project))
                }
                continue
            }
            let errors = loaded.diagnostics.filter { $0.severity == .error }
            var isNews = false
            for error in errors {
                let line = error.location?.position.line ?? 0
                if let declared = made.enums.first(where: { $0.key.contains(line) })?.value {
                    draft.leaveOut(declared, because: error.message)
                } else if let member = made.members.first(where: { $0.key.contains(line) })?.value {
                    draft.refuse(member, because: error.message)
                } else {
                    continue
                }
                isNews = true
            }
            if !isNews { return .failure(Reason(errors.first?.message ?? "the flow that it makes is not valid")) }
        }
        return .failure(Reason(draft.refusals.first?.reason ?? "it has no members"))
    }

    struct Reason: Error {
        let text: String
        init(_ text: String) { self.text = text }
    }

    private func loaded(_ text: String) throws -> LoadedProject {
        let configuration = "flows: flow.yaml\naccess: \(access.rawValue)\n"
        let files = InMemoryFileSystem(texts: ["flowgen.yml": configuration, "flow.yaml": text])
        return try ProjectLoader(files: files ?? InMemoryFileSystem()).load()
    }

    /// Refuses what would be declared otherwise; returns why if that is the protocol itself.
    private func compare(_ draft: inout FlowDraft, with project: Project) throws -> String? {
        let names = [draft.protocolName] + draft.enums.map(\.name)
        let rendered = FileKinds.files(of: project).filter { file in
            names.contains { file.path.hasSuffix("/\($0).swift") }
        }.map { file in
            let file = renderer.render(file)
            return DeclaredSource(path: file.path, bytes: file.contents)
        }
        guard let made = rendered.flatMap(\.protocols).first(where: { $0.name == draft.protocolName }) else {
            return "no protocol comes of it"
        }
        if let odd = made.head.symmetricDifference(draft.source.head).min() {
            return "the flow's protocol would differ in `\(odd)`"
        }
        for declared in draft.enums {
            let found = rendered.flatMap(\.enums).first { $0.name == declared.name }
            if found?.signature != declared.signature {
                draft.leaveOut(declared, because: "the flow's would have other cases")
            } else if declared.isHashable, found?.isHashable != true {
                draft.leaveOut(declared, because: "the flow's would not be Hashable, for its payloads")
            }
        }
        let actor = "@MainActor "
        func seen(_ member: Requirement) -> String {
            draft.source.attributes.contains("@MainActor") && member.signature.hasPrefix(actor)
                ? String(member.signature.dropFirst(actor.count)) : member.signature
        }
        let signatures = Set(made.members.map(\.signature))
        let known = Set(draft.members.map(seen))
        for member in draft.members where !signatures.contains(seen(member)) {
            let alike = made.members.first { $0.name == member.name }?.signature
            draft.refuse(
                member,
                because: member.signature.hasPrefix(actor)
                    ? "a flow belongs to the main actor as a whole, or not at all"
                    : alike.map { "the flow's protocol would say `\($0)`" } ?? "the flow's protocol would not have it")
        }
        guard draft.members.map(seen).allSatisfy(signatures.contains), known.count == draft.members.count else {
            return nil
        }
        return signatures.subtracting(known).min().map { "the flow's protocol would also require `\($0)`" }
    }
}
