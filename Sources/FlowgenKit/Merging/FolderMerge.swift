// The merge of the files of one folder: find them, merge them with what is beside them, and say what happens to each.

import FlowModel
import Hashing
import FlowRendering
import SwiftMerging
import SwiftNotation
import Workspace

/// A file to be merged: as it would be if nobody had touched it, and as it is.
struct MergeCandidate {
    let planned: PlannedFile
    let fresh: RenderedFile
    /// The hash of the fresh text.
    let hash: String
    /// Where it is; nil if it is absent.
    var location: RelativePath?
    /// Its bytes; empty if it is absent.
    var bytes: [UInt8]
    /// The bytes at its path if it is elsewhere: what a killed run has written, or a file of the developer's.
    var copy: [UInt8]?
    /// Its bytes with the names that declarations have now.
    var text: [UInt8] = []
    /// Why it cannot be written.
    var problem: Diagnostic?
    /// What two branches have made of it; nil if git has left nothing to merge.
    var branches: BranchResult?

    init(_ planned: PlannedFile, fresh: RenderedFile) {
        (self.planned, self.fresh) = (planned, fresh)
        hash = ContentHash.sha256(ofText: fresh.contents)
        (location, bytes) = (nil, [])
    }

    mutating func found(at path: RelativePath, _ bytes: [UInt8], _ names: RenamedDeclarations) {
        (location, self.bytes, text) = (path, bytes, names.applied(to: bytes))
    }

    /// Whether it is at its path, with the bytes that it was rendered with.
    var isUntouched: Bool {
        location?.description == planned.path && branches == nil && isSameText(bytes, fresh.contents)
    }

    func stateLines(_ members: [[String]], hash: String? = nil) -> Set<StateLine> {
        let identity = planned.identity
        return Set(members.map { .member(identity: identity, fields: $0) }).union([
            .shared(identity: identity, path: planned.path, hash: hash ?? self.hash)
        ])
    }
}

/// The merge of the files of one folder.
struct FolderMerge {
    let folder: String
    let planned: PlannedPaths
    let project: FileMerger

    /// The paths of everything that is planned.
    var taken: Set<String> { planned.all }

    func merge(_ planned: [PlannedFile], into merged: inout MergedFiles) throws {
        var open: [MergeCandidate] = []
        var untouched: Set<RelativePath> = []
        let candidates = try unitingBranches(planned.map(located), &merged)
        if candidates.contains(where: \.isUndecided) { return waitForDecision(candidates, &merged) }
        for file in candidates {
            guard file.isUntouched, isKnown(file), let path = file.location else {
                open.append(file)
                continue
            }
            // It needs no parser.
            let identity = file.planned.identity
            noteManager(file.planned, [file.fresh.contents], in: &merged)
            var action = FileAction(path, .unchanged, reason: .planned(file.planned))
            // Nothing in it is hand-written.
            action.stateLines = file.stateLines(
                project.state.members(identity).filter { BodyToCheck(fields: $0) == nil })
            merged.actions[identity] = action
            untouched.insert(path)
        }
        let problems = open.compactMap(\.problem)
        guard problems.isEmpty else {
            merged.failures += problems
            return
        }
        guard !open.isEmpty else { return }
        var siblings = try siblings(of: open, excluding: untouched)
        open = try keepingOtherFrameworks(open, alongside: siblings.files, &merged)
        if open.isEmpty { return }
        guard var result = try result(open, siblings, &merged.failures) else { return }
        if result.outcomes.contains(where: { [.restored, .added].contains($0.kind) }) {
            let apart = try protocolExtensions(of: open)
            if !apart.files.isEmpty {
                siblings.files += apart.files
                siblings.former.merge(apart.former) { first, _ in first }
                guard let wider = try self.result(open, siblings, &merged.failures) else { return }
                result = wider
            }
        }
        if let unlike = takingCopies(open, unlike: result) {
            open = unlike
            guard let again = try self.result(open, siblings, &merged.failures) else { return }
            result = again
        }
        try add(result, open, siblings, to: &merged)
    }

    /// The files, with those taken from their paths that are not what the former ones become; nil if there are none.
    private func takingCopies(_ open: [MergeCandidate], unlike result: MergeResult) -> [MergeCandidate]? {
        var files = open
        for (index, file) in open.enumerated() {
            guard let copy = file.copy, let path = RelativePath(validating: file.planned.path) else { continue }
            let merged = result.files.first { $0.identity == file.planned.identity }
            if isSameText(copy, merged?.new ?? file.text) { continue }
            files[index].found(at: path, copy, project.renaming.names)
            files[index].copy = nil
        }
        return files.map(\.location) == open.map(\.location) ? nil : files
    }

    /// The merge of the files with these siblings; nil if one of them cannot be merged.
    private func result(
        _ open: [MergeCandidate], _ siblings: Siblings, _ failures: inout [Diagnostic]
    ) throws -> MergeResult? {
        do throws(MergeError) {
            return try project.merge(input(open, siblings))
        } catch {
            var bytes: [String: [UInt8]] = [:]
            for file in users(open) + siblings.files { bytes[file.path] = file.text }
            let names = Dictionary(
                open.map { ($0.planned.identity, $0.planned.home?.typeName ?? "") },
                uniquingKeysWith: { first, _ in first })
            guard let diagnostic = error.diagnostic(bytes: bytes, typeNames: names) else {
                throw error
            }
            failures.append(diagnostic)
            return nil
        }
    }

    /// Whether the state files have seen the file as it is rendered now.
    private func isKnown(_ file: MergeCandidate) -> Bool {
        let (path, identity) = (file.planned.path, file.planned.identity)
        return project.state.lines(ofShared: identity, at: path)
            .contains(.shared(identity: identity, path: path, hash: file.hash))
            && !project.state.members(identity).isEmpty
    }
}

extension FolderMerge {
    func input(_ open: [MergeCandidate], _ siblings: Siblings) -> MergeInput {
        var names: [FormerName] = []
        var known: Set<FormerName> = []
        var fresh: [GeneratedFile] = []
        for file in open {
            let origins = project.origins(of: file.planned)
            names += origins.formerNames.filter { known.insert($0).inserted }
            let tested = testedType(of: file.planned)
            if let tested, case .tests(let integration, let flow) = MergedFileID(file.planned.identity) {
                let wrapper = MergedFileID.wrapper(integration: integration, flow: flow)
                names += formerTypeNames(wrapper.text).filter { $0 != tested }.map { old in
                    FormerName(.type, old: old, new: tested)
                }
            }
            let conformance = project.demandedConformance(of: file.planned)
            var new = GeneratedFile(
                identity: file.planned.identity, path: file.planned.path,
                text: file.fresh.contents,
                marks: file.fresh.members.compactMap { mark in
                    MemberID(mark.mark).map { MemberMark(mark.range, origins[$0]) }
                },
                typeName: file.planned.home?.typeName, demandedConformance: conformance)
            let isService = file.planned.owner != .project && tested == nil && conformance != nil
            if isService, project.access != .internal {
                new.demandedAccess = project.access.rawValue + " "
            }
            new.vocabulary = origins.vocabulary + (tested == nil ? [] : origins.scenarios)
            new.flowTypes = Set([conformance, tested].compactMap(\.self))
            fresh.append(new)
        }
        return MergeInput(
            generated: fresh, users: users(open) + siblings.files,
            base: zip(open, fresh).flatMap { base(of: $0, $1, open, siblings) },
            formerNames: names)
    }

    /// What flowgen wrote last, under the names that declarations have now.
    private func base(
        of file: MergeCandidate, _ fresh: GeneratedFile, _ open: [MergeCandidate],
        _ siblings: Siblings
    ) -> [BaseMember] {
        let lines = recordedMembers(of: file)
        let names = project.renaming.names
        guard !names.isEmpty else { return lines }
        let own = open.compactMap { file in
            file.location.map {
                UserFile(path: $0.description, text: file.bytes, identity: nil)
            }
        }
        let beside = siblings.files.map { file in
            UserFile(path: file.path, text: siblings.former[file.path] ?? file.text, identity: nil)
        }
        return names.base(lines, of: fresh, users: own + beside)
    }

    /// The files as the developer has them.
    func users(_ open: [MergeCandidate]) -> [UserFile] {
        open.compactMap { file in
            file.location.map {
                UserFile(
                    path: $0.description, text: file.text, identity: file.planned.identity,
                    isUntouched: isAsWritten(file, at: $0))
            }
        }
    }

    /// Whether a file has the bytes that flowgen wrote last.
    private func isAsWritten(_ file: MergeCandidate, at path: RelativePath) -> Bool {
        let identity = file.planned.identity
        let line = StateLine.shared(
            identity: identity, path: path.description, hash: ContentHash.sha256(ofText: file.bytes))
        return file.branches == nil
            && project.state.lines(ofShared: identity, at: path.description).contains(line)
    }

    /// What the state files say of the members of a file.
    func recordedMembers(of file: MergeCandidate) -> [BaseMember] {
        let identity = file.planned.identity
        return project.state.members(identity).compactMap { BaseMember(fields: [identity] + $0) }
    }

    /// The type under test; nil for other files.
    private func testedType(of file: PlannedFile) -> String? {
        guard case .tests = MergedFileID(file.identity), let name = file.home?.typeName else {
            return nil
        }
        return String(name.dropLast("Tests".count))
    }
}

extension FolderMerge {
    private func add(
        _ result: MergeResult, _ open: [MergeCandidate], _ siblings: Siblings, to merged: inout MergedFiles
    ) throws {
        let files = Dictionary(
            result.files.compactMap { file in file.identity.map { ($0, file) } },
            uniquingKeysWith: { first, _ in first })
        let hasConflict = result.outcomes.contains { $0.kind == .conflict }
        let base = Dictionary(grouping: result.base, by: \.identity)
        let members = Self.members(result, open)
        for file in open {
            let identity = file.planned.identity
            guard var action = Self.action(for: file, merged: files[identity]) else { continue }
            action.members = (members[file.planned.path] ?? []) + file.branchOutcomes
            // What is yet to be decided is not known to match the flow.
            let hash = hasConflict ? ContentHash.sha256(ofText: []) : file.hash
            let bodies = bodiesToCheck(in: file, as: files[identity]?.new ?? file.text, after: action.members)
            action.stateLines = file.stateLines(
                (base[identity] ?? []).map { Array($0.fields.dropFirst()) } + bodies, hash: hash)
            merged.actions[identity] = action
        }
        merged.hosts.formUnion(result.hosts.values.compactMap { RelativePath(validating: $0) })
        let absent = Set(open.filter { $0.location == nil }.map(\.planned.identity))
        var beside = siblings.files.map { ($0.path, siblings.former[$0.path] ?? $0.text, $0.text) }
        for file in result.files {
            guard let old = file.old, file.identity.map(absent.contains) ?? true else { continue }
            beside.removeAll { $0.0 == file.path }
            beside.append((file.path, siblings.former[file.path] ?? old, file.new))
        }
        for (text, old, new) in beside {
            guard let path = RelativePath(validating: text) else { continue }
            var action = try project.renaming.action(path, old: old, new: new, taken: taken, in: project.tree)
            action.members = members[text] ?? []
            merged.beside.append(action)
        }
        for file in open {
            let text = files[file.planned.identity]?.new ?? file.text
            noteManager(file.planned, [text] + beside.map { $0.2 }, in: &merged)
        }
    }

    /// Notes a manager that cannot be made without arguments.
    /// - Parameter texts: the files that may declare or extend it.
    func noteManager(_ planned: PlannedFile, _ texts: [[UInt8]], in merged: inout MergedFiles) {
        guard case .manager(let integration) = MergedFileID(planned.identity), let type = planned.home?.typeName,
            ClassInitializers(of: type, in: texts).needArguments
        else { return }
        merged.suppliedManagers.insert(integration)
    }

    /// The lines about bodies that are still to be checked, and those that have to be from now on.
    private func bodiesToCheck(
        in file: MergeCandidate, as text: [UInt8], after outcomes: [MemberOutcome]
    ) -> [[String]] {
        let new = outcomes.compactMap { BodyToCheck($0, in: text) }
        let names = Set(new.map(\.member))
        let former = project.state.members(file.planned.identity).compactMap(BodyToCheck.init(fields:))
        return (former.filter { !names.contains($0.member) && $0.line(in: text) != nil } + new).map(\.fields)
    }

    /// What became of members, by the path that their file has after the run.
    private static func members(_ result: MergeResult, _ open: [MergeCandidate]) -> [String: [MemberOutcome]] {
        let moves = Dictionary(
            open.map { ($0.location?.description ?? "", $0.planned.path) }, uniquingKeysWith: { first, _ in first })
        // What happens several times in one line is reported once.
        var said: Set<MemberOutcome> = []
        var members: [String: [MemberOutcome]] = [:]
        for var outcome in result.outcomes {
            outcome.path = moves[outcome.path] ?? outcome.path
            var line = outcome
            line.column = 1
            if said.insert(line).inserted { members[outcome.path, default: []].append(outcome) }
        }
        return members
    }

    static func action(for file: MergeCandidate, merged: MergedFile?) -> FileAction? {
        guard let path = RelativePath(validating: file.planned.path) else { return nil }
        let reason = FileAction.Reason.planned(file.planned)
        guard let location = file.location else {
            // A type that is declared in another file is not written again.
            guard let merged, merged.old == nil else {
                return FileAction(path, .keep, reason: reason)
            }
            return FileAction(path, .create, new: merged.new, reason: reason)
        }
        let new = merged?.new ?? file.text
        let effect: FileAction.Effect =
            if location != path { .move(from: location) } else if new != file.bytes { .update } else {
                file.isUntouched ? .unchanged : .keep
            }
        var action = FileAction(path, effect, old: file.bytes, new: new, reason: reason)
        action.replaced = file.copy
        return action
    }
}

extension MemberMark {
    fileprivate init(_ range: Range<Int>, _ origin: MemberOrigin) {
        self.init(
            range: range, id: origin.id, isRequired: origin.id.isRequired,
            formerIDs: origin.formerIDs, formerLabels: origin.formerLabels)
    }
}
