// A flow or an integration that is gone and a new one of the same shape are probably one under another name. Only the
// developer knows: a run asks. It stops only where it would put the new flow's code into the old one's wrapper.

import Diagnostics
import FlowModel
import FlowRendering
import SwiftMerging
import SwiftNotation
import Workspace

struct MissedRenamings {
    /// What to ask, as warnings.
    private(set) var hints: [Diagnostic] = []
    /// Why nothing may be written until that is answered.
    private(set) var failures: [Diagnostic] = []

    private let project: Project
    private let state: StateFiles
    private let ids: [MergedFileID]

    init(
        _ project: Project, _ planned: [PlannedFile], since state: StateFiles,
        in tree: any ReadableFileSystem
    ) throws(WorkspaceError) {
        self.project = project
        self.state = state
        ids = state.identities.compactMap { MergedFileID($0) }
        let known = Set(state.flowNames + ids.compactMap(\.flow))
        let named = Set(project.flows.flatMap { [$0.name.value, $0.was?.value] })
        let lost = known.subtracting(named.compactMap(\.self))
        let new = project.flows.filter { $0.was == nil && !known.contains($0.name.value) }
        var renamed = Dictionary(
            project.flows.compactMap { flow in flow.was.map { ($0.value, flow.name.value) } },
            uniquingKeysWith: { first, _ in first })
        if !lost.isEmpty {
            try refuseTakeovers(by: planned, of: lost, in: tree)
            if failures.isEmpty, !new.isEmpty {
                renamed.merge(try compareFlows(lost, new, in: tree)) { first, _ in first }
            }
        }
        compareIntegrations(renamed)
    }

    // MARK: - Flows

    private mutating func refuseTakeovers(
        by planned: [PlannedFile], of lost: Set<String>, in tree: any ReadableFileSystem
    ) throws(WorkspaceError) {
        var owners: [String: String] = [:]
        for id in ids {
            guard let flow = id.flow, lost.contains(flow) else { continue }
            for path in state.paths(ofShared: id.text) {
                owners[path] = min(owners[path] ?? flow, flow)
            }
        }
        for file in planned where file.ownership == .merged {
            guard let old = owners[file.path], let id = MergedFileID(file.identity),
                state.lines(ofShared: file.identity, at: file.path).isEmpty,
                let flow = project.flows.first(where: { $0.name.value == id.flow }), flow.was == nil,
                let path = RelativePath(validating: file.path), try tree.kind(of: path) == .file
            else { continue }
            failures.append(.takeover(path, of: old, by: flow))
        }
    }

    /// Asks about new flows. Returns their names by those that they may have had.
    private mutating func compareFlows(
        _ lost: Set<String>, _ new: [Flow], in tree: any ReadableFileSystem
    ) throws(WorkspaceError) -> [String: String] {
        var bySteps = Dictionary(grouping: new.indices) { Set(new[$0].steps.map(\.name.text)) }
        bySteps[[]] = nil
        let byFile = Dictionary(grouping: new.indices) { new[$0].file.path }
        let steps = recordedSteps(of: lost)
        var alike = Likeness()
        for name in lost {
            let origin = try origin(of: name, in: tree) ?? ""
            let found = bySteps[steps[name] ?? []] ?? []
            alike.add(name, Set(found + (byFile[origin] ?? [])))
        }
        var renamed: [String: String] = [:]
        for (index, old) in alike.pairs {
            hints.append(.likely(old, new[index]))
            renamed[old] = new[index].name.value
        }
        return renamed
    }

    /// The steps that the wrappers of flows had.
    private func recordedSteps(of lost: Set<String>) -> [String: Set<String>] {
        var steps: [String: Set<String>] = [:]
        for id in ids {
            guard let flow = id.flow, lost.contains(flow) else { continue }
            for fields in state.members(id.text) {
                if case .step(let name)? = BaseMember(fields: [id.text] + fields)?.id {
                    steps[flow, default: []].insert(name)
                }
            }
        }
        return steps
    }

    /// The file of a flow, as one of its generated files tells it.
    private func origin(of flow: String, in tree: any ReadableFileSystem) throws(WorkspaceError) -> String? {
        guard let file = StateFiles.path(of: .flow(flow)), let lines = state.files[file]?.lines else { return nil }
        for case .generated(let text, _) in lines {
            guard let path = RelativePath(validating: text), try tree.hasPlainWay(to: path),
                try tree.kind(of: path) == .file, let bytes = try tree.read(path),
                let origin = FileRenderer.origin(of: bytes)
            else { continue }
            return origin
        }
        return nil
    }

    // MARK: - Integrations

    /// - Parameter renamed: the names that flows have now, or may have, by their former ones.
    private mutating func compareIntegrations(_ renamed: [String: String]) {
        let present = Set(project.integrations.flatMap { [$0.name, $0.was] }.compactMap(\.self))
        let known = Set(ids.map(\.integration))
        let new = project.integrations.filter { $0.was == nil && !known.contains($0.name) }
        guard !new.isEmpty, !known.isSubset(of: present) else { return }
        var served: [String: Set<String>] = [:]
        for id in ids where !present.contains(id.integration) {
            guard let flow = id.flow else { continue }
            served[id.integration, default: []].insert(renamed[flow] ?? flow)
        }
        let byFlows = Dictionary(grouping: new.indices) { index in
            Set(new[index].wrappers.map { project.flows[$0.flowIndex].name.value })
        }
        var alike = Likeness()
        for (name, flows) in served { alike.add(name, Set(byFlows[flows] ?? [])) }
        for (index, old) in alike.pairs {
            guard let name = new[index].wrappers.first?.integration.name else { continue }
            hints.append(.likely(old, name))
        }
    }
}

/// Which new parts may have been which former ones. Only where there is no choice, it is worth a question.
private struct Likeness {
    private var former: [Int: [String]] = [:]

    mutating func add(_ old: String, _ candidates: Set<Int>) {
        if candidates.count == 1, let new = candidates.first {
            former[new, default: []].append(old)
        }
    }

    /// The new parts, by their positions, with what each may have been.
    var pairs: [(Int, String)] {
        former.sorted { $0.key < $1.key }.compactMap { new, old in
            old.count == 1 ? (new, old[0]) : nil
        }
    }
}

extension Diagnostic {
    private static let id: DiagnosticID = "check-renamed-part"

    fileprivate static func likely(_ old: String, _ flow: Flow) -> Diagnostic {
        Diagnostic(
            id, "the flow '\(flow.name.value)' is new, and '\(old)', which was like it, is gone", severity: .warning,
            advice: "if this is a renaming, add `was: \(old)` below `flow: \(flow.name.value)`, "
                + "and run `flowgen generate`", at: flow.name.location)
    }

    fileprivate static func likely(_ old: String, _ new: Located<String>) -> Diagnostic {
        Diagnostic(
            id,
            "the integration '\(new.value)' is new, and '\(old)', which was for the same flows, is "
                + "gone",
            severity: .warning,
            advice: "if this is a renaming, add `was: \(old)` below `\(new.value):`, and run "
                + "`flowgen generate`", at: new.location)
    }

    fileprivate static func takeover(_ path: RelativePath, of old: String, by flow: Flow) -> Diagnostic {
        Diagnostic(
            id,
            "\(path) is for the flow '\(old)', which is gone, and '\(flow.name.value)' is new",
            advice: "if this is a renaming, add `was: \(old)` below `flow: \(flow.name.value)`; "
                + "else give the integration another `wrapper:` there", at: flow.name.location
        ).mentioning([path.description])
    }

    static func late(
        _ was: String, _ name: String, at location: SourceLocation?, _ left: [RelativePath]
    ) -> Diagnostic {
        let message =
            "'\(name)' has hand-written code already, so `was: \(was)` moves nothing to it"
        let list = left.prefix(3).map(\.description).joined(separator: ", ")
        let advice =
            "move what you need from \(list)\(left.count > 3 ? ", …" : "") to the files of "
            + "'\(name)', then run `flowgen prune --force`"
        let diagnostic =
            location.map { Diagnostic(id, message, severity: .warning, advice: advice, at: $0) }
            ?? Diagnostic(
                id, message, severity: .warning, advice: advice,
                path: ProjectLoader.configurationPath)
        return diagnostic.mentioning([], inAdvice: left.prefix(3).map(\.description))
    }
}
