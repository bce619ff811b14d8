// The merge of the shared files of one folder.

import Diagnostics
import Fingerprints
import FlowRendering
import SwiftMerging
import SwiftNotation
import Workspace

/// The shared files of one folder.
struct SharedGroup {
    let folder: String
    /// The paths of everything that is planned.
    let taken: Set<String>
    let project: SharedFiles

    /// Merges the files, and adds what comes of it.
    ///
    /// - Throws: `WorkspaceError` when a file cannot be read; `MergeError` for a bug in the merge.
    func merge(_ planned: [PlannedFile], into merge: inout SharedMerge) throws {
        var open: [SharedFile] = []
        var untouched: Set<RelativePath> = []
        for file in try shared(planned) {
            let identity = file.planned.identity
            merge.fingerprints[identity] = file.fingerprint
            if file.isUntouched, isKnown(file) {
                merge.kinds[identity] = .unchanged
                merge.members[identity] = project.records.members(identity)
                if let place = file.place { untouched.insert(place) }
            } else {
                open.append(file)
            }
        }
        let problems = open.compactMap(\.problem)
        guard problems.isEmpty else {
            merge.failures += problems
            return
        }
        guard !open.isEmpty else { return }
        var siblings = try siblings(of: open, besides: untouched)
        open = keepingFrameworks(open, besides: siblings.files)
        siblings.conforming = try conformingTypes(for: open, siblings)
        guard var result = try result(open, siblings, &merge.failures) else { return }
        if mayBeElsewhere(result, of: open) {
            let apart = try siblingsElsewhere(of: open)
            if !apart.isEmpty {
                siblings.files += apart
                guard let wider = try self.result(open, siblings, &merge.failures) else { return }
                result = wider
            }
        }
        if let rewritten = try rewritingUntouched(open, result) {
            open = rewritten
            guard let again = try self.result(open, siblings, &merge.failures) else { return }
            result = again
        }
        add(result, open, siblings.files, to: &merge)
    }

    /// Whether the folder that the files had under another `output` may hold what is missing here, has a new name,
    /// or is no longer in the flow.
    private func mayBeElsewhere(_ result: MergeResult, of open: [SharedFile]) -> Bool {
        let names = Set(open.compactMap(\.planned.home?.typeName))
        return result.outcomes.contains {
            [.restored, .added].contains($0.kind) || names.contains($0.member)
        }
            || open.map(\.planned.identity).contains { identity in
                project.records.members(identity).contains {
                    BaseMember(fields: [identity] + $0)?.isOfFormerFlow ?? false
                }
            }
    }

    /// The merge of the files with these siblings; nil if one of them cannot be merged.
    private func result(
        _ open: [SharedFile], _ siblings: Siblings, _ failures: inout [Diagnostic]
    ) throws -> MergeResult? {
        do throws(MergeError) {
            return try project.merge(input(open, siblings))
        } catch {
            let names = Dictionary(
                open.map { ($0.planned.identity, $0.planned.home?.typeName ?? "") },
                uniquingKeysWith: { first, _ in first })
            guard
                let diagnostic = error.diagnostic(
                    bytes: bytes(open, siblings.files), typeNames: names)
            else { throw error }
            failures.append(diagnostic)
            return nil
        }
    }

    /// Whether the records have seen the file as it is rendered now.
    private func isKnown(_ file: SharedFile) -> Bool {
        let (path, identity) = (file.planned.path, file.planned.identity)
        let line = RecordLine.shared(
            identity: identity, path: path, fingerprint: file.fingerprint)
        return project.records.lines(ofShared: identity, at: path).contains(line)
            && !project.records.members(identity).isEmpty
    }

    private func bytes(_ open: [SharedFile], _ siblings: [UserFile]) -> [String: [UInt8]] {
        var bytes: [String: [UInt8]] = [:]
        for file in open { if let place = file.place { bytes[place.description] = file.bytes } }
        for file in siblings { bytes[file.path] = file.text }
        return bytes
    }
}

extension SharedGroup {
    func input(_ open: [SharedFile], _ siblings: Siblings) -> MergeInput {
        var names: [FormerName] = []
        var known: Set<FormerName> = []
        var fresh: [GeneratedFile] = []
        for file in open {
            let origins = project.origins(of: file.planned)
            names += origins.formerNames.filter { known.insert($0).inserted }
            names += formerTypeNames(ofTests: file.planned)
            var new = GeneratedFile(
                identity: file.planned.identity, path: file.planned.path,
                text: file.fresh.contents,
                marks: file.fresh.members.compactMap { mark in
                    MemberID(mark.mark).map { MemberMark(mark.range, origins[$0]) }
                },
                typeName: file.planned.home?.typeName,
                demandedConformance: project.demandedConformance(of: file.planned))
            new.flowTable = origins.flowTable
            new.vocabulary = origins.vocabulary
            // Tests conform to nothing of the flow's.
            new.isForClasses =
                file.planned.owner == .project
                || origins.isForClasses && wrapperName(ofTests: file.planned) == nil
            new.flowTypes = Set(
                [project.demandedConformance(of: file.planned), wrapperName(ofTests: file.planned)]
                    .compactMap(\.self))
            fresh.append(new)
        }
        var input = MergeInput(
            generated: fresh, users: users(open) + siblings.files,
            base: open.flatMap { $0.base ?? recordedMembers(of: $0) }, formerNames: names,
            aliases: siblings.aliases)
        input.conforming = siblings.conforming
        return input
    }

    /// The files as the developer has them.
    func users(_ open: [SharedFile]) -> [UserFile] {
        open.compactMap { file in
            file.place.map {
                UserFile(
                    path: $0.description, text: file.text, identity: file.planned.identity)
            }
        }
    }

    /// What the records say of the members of a file.
    func recordedMembers(of file: SharedFile) -> [BaseMember] {
        let identity = file.planned.identity
        return project.records.members(identity).compactMap {
            BaseMember(fields: [identity] + $0)
        }
    }

    /// The type under test; nil for other files.
    private func wrapperName(ofTests file: PlannedFile) -> String? {
        guard case .tests = MergedFileID(file.identity), let name = file.home?.typeName else {
            return nil
        }
        return String(name.dropLast("Tests".count))
    }

    /// The names that the type under test had before; none for other files.
    private func formerTypeNames(ofTests file: PlannedFile) -> [FormerName] {
        guard case .tests(let integration, let flow) = MergedFileID(file.identity),
            let new = wrapperName(ofTests: file)
        else { return [] }
        let wrapper = MergedFileID.wrapper(integration: integration, flow: flow)
        return formerTypeNames(wrapper.text).filter { $0 != new }.map { old in
            FormerName(.type, old: old, new: new)
        }
    }

    private func add(
        _ result: MergeResult, _ open: [SharedFile], _ siblings: [UserFile],
        to merge: inout SharedMerge
    ) {
        let files = Dictionary(
            result.files.compactMap { file in file.identity.map { ($0, file) } },
            uniquingKeysWith: { first, _ in first })
        let hasConflict = result.outcomes.contains { $0.kind == .conflict }
        let lines = Dictionary(grouping: result.base, by: \.identity)
        let byPath = Dictionary(
            result.files.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
        for file in open {
            let identity = file.planned.identity
            merge.kinds[identity] = Self.kind(of: file, merged: files[identity])
            merge.fingerprints[identity] = file.fingerprint
            if file.keepsFramework { merge.keptTests.append(names(of: file)) }
            if file.base != nil { merge.rewrittenTests.insert(identity) }
            // What is yet to be decided is not known to be as the flow asks for.
            if hasConflict {
                merge.fingerprints[identity] = Fingerprint.sha256(
                    ofText: files[identity]?.new ?? file.text)
            }
            merge.members[identity] = (lines[identity] ?? []).map { Array($0.fields.dropFirst()) }
            if let place = file.place {
                merge.texts[file.planned.path] = MergedText(
                    formerPath: place.description, old: file.bytes,
                    new: files[identity]?.new ?? file.text)
            }
        }
        merge.hosts.formUnion(result.hosts.values.compactMap { RelativePath(validating: $0) })
        let absent = Set(open.filter { $0.place == nil }.map(\.planned.identity))
        for file in result.files
        where file.identity == nil || file.old != nil && absent.contains(file.identity ?? "") {
            guard let path = RelativePath(validating: file.path), let old = file.old else {
                continue
            }
            merge.siblings.append(SiblingChange(path: path, old: old, new: file.new))
        }
        for file in siblings {
            let new = byPath[file.path]?.new
            merge.texts[file.path] = MergedText(
                formerPath: file.path, old: file.text, new: new ?? file.text)
        }
        let left = Set(
            result.outcomes.filter { $0.kind == .left }.map { [$0.path, $0.member] })
        let moves = Dictionary(
            open.map { ($0.place?.description ?? "", $0.planned.path) },
            uniquingKeysWith: { first, _ in first })
        // What follows with a body that is left to the developer is said once, and so is what happens
        // several times in one line.
        var said: Set<MemberOutcome> = []
        for outcome in result.outcomes
        where !(outcome.kind == .followed && left.contains([outcome.path, outcome.member])) {
            var outcome = outcome
            outcome.path = moves[outcome.path] ?? outcome.path
            var line = outcome
            line.column = 1
            if said.insert(line).inserted { merge.add(outcome) }
        }
    }

    private static func kind(of file: SharedFile, merged: MergedFile?) -> FileFate.Kind {
        guard let place = file.place else {
            // A type that is declared in another file is not written again.
            guard let merged, merged.old == nil else { return .keep }
            return .create(merged.new)
        }
        let new = merged?.new ?? file.text
        if place.description != file.planned.path {
            return .move(from: place, old: file.bytes, new: new)
        }
        if new != file.bytes { return .merge(old: file.bytes, new: new) }
        return file.isUntouched ? .unchanged : .keep
    }
}

extension MemberMark {
    fileprivate init(_ range: Range<Int>, _ origin: MemberOrigin) {
        self.init(
            range: range, id: origin.id, isRequired: origin.id.isRequired,
            formerIDs: origin.formerIDs, formerLabels: origin.formerLabels)
    }
}
