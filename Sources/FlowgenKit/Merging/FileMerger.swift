// Merges the files of a project that flowgen and the developer both write, one by one. What the developer has moved to
// another file is theirs: the compiler compares it with the protocol.

import FlowModel
import FlowCode
import SwiftText

/// Merges one file.
typealias MergeOfFile = @Sendable (MergeInput) throws(MergeError) -> MergeResult

/// What the merges of a project come to.
struct MergedFiles: Sendable {
    /// What happens to each merged file, by its identity.
    var actions: [String: FileAction] = [:]
    /// What happens to hand-written files beside them that use a type which has another name now.
    var beside: [FileAction] = []
    /// What the developer has to know of files that stay as they are.
    var warnings: [Diagnostic] = []
    /// The integrations whose managers cannot be made without arguments.
    var suppliedManagers: Set<String> = []
    /// Why files cannot be merged.
    var failures: [Diagnostic] = []

    fileprivate mutating func add(_ other: MergedFiles) {
        actions.merge(other.actions) { $1 }
        beside += other.beside
        warnings += other.warnings
        suppliedManagers.formUnion(other.suppliedManagers)
        failures += other.failures
    }
}

/// Merges files, and knows the project and the tree that they are in.
struct FileMerger: Sendable {
    let tree: any ReadableFileSystem
    let state: StateFiles
    let render: @Sendable (PlannedFile) -> RenderedFile
    let merge: MergeOfFile
    var unmerged: any UnmergedFiles = EverythingMerged()
    let renaming: Renaming
    /// The access level of the flows' protocols.
    var access = AccessLevel.internal
    /// Where the flows' protocols are.
    var layout: OutputLayout?
    /// Whether managers conform to `Integration`.
    var usesLifecycle = false
    private let flows: [String: Flow]

    init(
        tree: any ReadableFileSystem, state: StateFiles, flows: [Flow], renaming: Renaming,
        render: @escaping @Sendable (PlannedFile) -> RenderedFile,
        merge: @escaping MergeOfFile
    ) {
        self.tree = tree
        self.state = state
        self.render = render
        self.merge = merge
        self.renaming = renaming
        self.flows = Dictionary(flows.map { ($0.name.value, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// Merges all files of a plan that are merged. Throws a `MergeError` if a merge is not what it promises to be,
    /// which is a bug.
    func merged(_ planned: [PlannedFile], _ workers: Workers) throws -> MergedFiles {
        let taken = Set(planned.map(\.path))
        return try workers.map(planned.filter { $0.home != nil }) { file in
            var merged = MergedFiles()
            try merge(located(file, except: taken), into: &merged)
            return merged
        }.reduce(into: MergedFiles()) { $0.add($1) }
    }

    private func merge(_ found: MergeCandidate, into merged: inout MergedFiles) throws {
        var file = try unitingBranches(found)
        if file.isUndecided { return waitForDecision(file, &merged) }
        if file.isUntouched, isKnown(file), let path = file.location {
            // It needs no parser.
            noteManager(file.planned, file.fresh.contents, in: &merged)
            var action = FileAction(path, .unchanged, reason: .planned(file.planned))
            // Nothing in it is hand-written.
            let members = recordedMembers(of: file).filter { $0.nameKind != .body }
            action.stateLines = file.stateLines(members.map { Array($0.fields.dropFirst()) })
            merged.actions[file.planned.identity] = action
            return
        }
        if let problem = file.problem { return merged.failures.append(problem) }
        if try isOfOtherFramework(file, &merged) { return }
        guard var result = try result(file, &merged.failures) else { return }
        if let copy = file.copied(unlike: result, renaming.names) {
            file = copy
            guard let again = try self.result(file, &merged.failures) else { return }
            result = again
        }
        add(result, file, to: &merged)
        if let old = result.formerTypeName, let new = file.planned.home?.typeName, renaming.parts.isEmpty {
            merged.beside += try following(RenamedDeclarations([old: new]), beside: file)
        }
    }

    /// The merge of a file; nil if it cannot be merged.
    private func result(_ file: MergeCandidate, _ failures: inout [Diagnostic]) throws -> MergeResult? {
        do {
            var input = input(file)
            let result = try merge(input)
            let isAsItWas = result.outcomes.allSatisfy { [.mention, .unchecked].contains($0.kind) }
            if isAsItWas || file.text.isEmpty { return result }
            (input.namesBeside, input.membersBeside) = try beside(file)
            return input.namesBeside.isEmpty ? result : try merge(input)
        } catch let error as MergeError {
            guard let diagnostic = error.diagnostic(of: file.text, declaring: file.planned.home?.typeName ?? "") else {
                throw error
            }
            failures.append(diagnostic)
            return nil
        }
    }

    private func add(_ result: MergeResult, _ file: MergeCandidate, to merged: inout MergedFiles) {
        let text = result.file?.new ?? file.text
        noteManager(file.planned, text, in: &merged)
        guard var action = file.action(merged: result.file) else { return }
        // What happens several times in one line is reported once.
        var said: Set<MemberOutcome> = []
        action.members =
            result.outcomes.filter { outcome in
                var line = outcome
                line.column = 1
                return said.insert(line).inserted
            } + file.branchOutcomes
        // What is yet to be decided is not known to match the flow.
        let hasConflict = result.outcomes.contains { $0.kind == .conflict }
        action.stateLines = file.stateLines(
            result.base.map { Array($0.fields.dropFirst()) },
            hash: hasConflict ? ContentHash.sha256(ofText: []) : nil)
        merged.actions[file.planned.identity] = action
    }

    /// Notes a manager that cannot be made without arguments.
    /// - Parameter text: the file that declares it.
    func noteManager(_ planned: PlannedFile, _ text: [UInt8], in merged: inout MergedFiles) {
        guard let id = MergedFileID(planned.identity), id.kind == .manager, let type = planned.home?.typeName,
            ClassInitializers(of: type, in: text).needArguments
        else { return }
        merged.suppliedManagers.insert(id.integration)
    }

    /// Whether the state files have seen the file as it is rendered now.
    private func isKnown(_ file: MergeCandidate) -> Bool {
        let (path, identity) = (file.planned.path, file.planned.identity)
        return state.lines(ofShared: identity, at: path)
            .contains(.shared(identity: identity, path: path, hash: file.hash))
            && !state.members(identity).isEmpty
    }

    /// The parts of the flow that a file belongs to.
    func origins(of file: PlannedFile) -> MemberOrigins {
        MemberOrigins(flow(of: file))
    }

    /// What `IntegrationsManager` holds the type of a file as: the flow's protocol, or an integration. Nil for a facade,
    /// and for managers that receive no life-cycle events.
    func demandedConformance(of file: PlannedFile) -> String? {
        if file.owner == .project { return usesLifecycle ? "Integration" : nil }
        return flow(of: file).flatMap { $0.isFacade ? nil : $0.protocolName.value }
    }

    func flow(of file: PlannedFile) -> Flow? {
        guard case .flow(let name) = file.owner else { return nil }
        return flows[name]
    }

    func has(flow name: String) -> Bool { flows[name] != nil }
}
