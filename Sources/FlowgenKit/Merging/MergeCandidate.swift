// A file to be merged: as it would be, as it is, and what flowgen wrote last. From these the input of a merge is made.

import FlowModel
import FlowCode
import SwiftText

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

    /// The file at its path, if that is not what the former one becomes.
    func copied(unlike result: MergeResult, _ names: RenamedDeclarations) -> MergeCandidate? {
        guard let copy, let path = RelativePath(validating: planned.path), !isSameText(copy, result.file?.new ?? text)
        else { return nil }
        var file = self
        file.found(at: path, copy, names)
        file.copy = nil
        return file
    }

    func stateLines(_ members: [[String]], hash: String? = nil) -> Set<StateLine> {
        let identity = planned.identity
        return Set(members.map { .member(identity: identity, fields: $0) }).union([
            .shared(identity: identity, path: planned.path, hash: hash ?? self.hash)
        ])
    }

    /// What happens to the file.
    func action(merged: MergedFile?) -> FileAction? {
        guard let path = RelativePath(validating: planned.path) else { return nil }
        let reason = FileAction.Reason.planned(planned)
        guard let location else { return FileAction(path, .create, new: merged?.new ?? fresh.contents, reason: reason) }
        let new = merged?.new ?? text
        let effect: FileAction.Effect =
            if location != path { .move(from: location) } else if new != bytes { .update } else {
                isUntouched ? .unchanged : .keep
            }
        var action = FileAction(path, effect, old: bytes, new: new, reason: reason)
        action.replaced = copy
        return action
    }
}

extension FileMerger {
    /// What the merge of a file reads.
    func input(_ file: MergeCandidate) -> MergeInput {
        let origins = origins(of: file.planned)
        var names = origins.formerNames
        let tested = testedType(of: file.planned)
        if let tested, let id = MergedFileID(file.planned.identity) {
            let wrapper = MergedFileID(.wrapper, of: id.integration, flow: id.flow)
            names += formerTypeNames(wrapper.text).filter { $0 != tested }.map { old in
                FormerName(.type, old: old, new: tested)
            }
        }
        let conformance = demandedConformance(of: file.planned)
        var new = GeneratedFile(
            identity: file.planned.identity, path: file.planned.path,
            text: file.fresh.contents,
            marks: file.fresh.members.compactMap { mark in
                MemberID(mark.mark).map { MemberMark(mark.range, origins[$0]) }
            },
            typeName: file.planned.home?.typeName, demandedConformance: conformance)
        if file.planned.owner != .project, tested == nil, conformance != nil, access != .internal {
            new.demandedAccess = access.rawValue + " "
        }
        new.vocabulary = origins.vocabulary + (tested == nil ? [] : origins.scenarios)
        let user = file.location.map { path in
            UserFile(path: path.description, text: file.text, isUntouched: isAsWritten(file, at: path))
        }
        return MergeInput(generated: new, user: user, base: base(of: file, new), formerNames: names)
    }

    /// What flowgen wrote last, under the names that declarations have now.
    private func base(of file: MergeCandidate, _ fresh: GeneratedFile) -> [BaseMember] {
        let own = file.location.map { UserFile(path: $0.description, text: file.bytes) }
        return renaming.names.base(recordedMembers(of: file), of: fresh, user: own)
    }

    /// Whether a file has the bytes that flowgen wrote last.
    private func isAsWritten(_ file: MergeCandidate, at path: RelativePath) -> Bool {
        let identity = file.planned.identity
        let line = StateLine.shared(
            identity: identity, path: path.description, hash: ContentHash.sha256(ofText: file.bytes))
        return file.branches == nil && state.lines(ofShared: identity, at: path.description).contains(line)
    }

    /// What the state files say of the members of a file.
    func recordedMembers(of file: MergeCandidate) -> [BaseMember] {
        let identity = file.planned.identity
        return state.members(identity).compactMap { BaseMember(fields: [identity] + $0) }
    }

    /// The type under test; nil for other files.
    private func testedType(of file: PlannedFile) -> String? {
        guard MergedFileID(file.identity)?.kind == .tests, let name = file.home?.typeName else {
            return nil
        }
        return String(name.dropLast("Tests".count))
    }
}

extension MemberMark {
    fileprivate init(_ range: Range<Int>, _ origin: MemberOrigin) {
        self.init(
            range: range, id: origin.id, isRequired: origin.id.isRequired, formerIDs: origin.formerIDs)
    }
}
