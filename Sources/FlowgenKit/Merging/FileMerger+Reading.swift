// Finds the files to be merged, wherever they are now.

import FlowModel
import FlowCode
import SwiftText

extension FileMerger {
    /// A file as it would be and as it is: at its path, or where the state files say that it was.
    func located(_ planned: PlannedFile, except taken: Set<String>) throws -> MergeCandidate {
        let fresh = render(planned)
        let found = try known(planned.path, toHold: fresh.contents) ?? existing(planned.path)
        var file = MergeCandidate(planned, fresh: fresh)
        file.problem = takeover(planned, found?.0)
        let isRecorded = !state.lines(ofShared: planned.identity, at: planned.path).isEmpty
        // A run that was killed may have moved the file and not deleted the former one.
        if let (path, bytes) = isRecorded && found != nil ? found : try former(planned, except: taken) ?? found {
            file.found(at: path, bytes, renaming.names)
            if let found, found.0 != path { file.copy = found.1 }
        } else {
            file.problem = try renamed(planned)
        }
        return file
    }

    /// Why an absent file is not written: a file beside it has its type, under a name that only the developer knows.
    private func renamed(_ planned: PlannedFile) throws -> Diagnostic? {
        guard let wanted = demandedConformance(of: planned), let typeName = planned.home?.typeName,
            let folder = planned.home.flatMap({ RelativePath(validating: $0.folder) }),
            try tree.kind(of: folder) == .folder
        else { return nil }
        let extended = managerNames(of: planned)
        for path in try tree.swiftFiles(below: folder) {
            // Most files beside it are about other protocols, and need no parser.
            guard let bytes = try tree.read(path), !FileRenderer.isGenerated(bytes),
                bytes.firstRange(of: Array(wanted.utf8)) != nil
            else { continue }
            let types = DeclaredTypes(in: bytes)
            guard extended.contains(where: types.extends), let type = types.type(conformingTo: wanted),
                type.name != typeName
            else { continue }
            let file = SourceFile(path: path.description, bytes: bytes)
            return .renamed(
                planned.identity, to: type.name, from: typeName, at: SourceLocation(file: file, range: type.place))
        }
        return nil
    }

    /// The names in the other Swift files of the folder, and beside the protocol, that speak of a file's type or its
    /// protocol: what is called so may be there. Then the members that they give the type, which are there for certain.
    func beside(_ file: MergeCandidate) throws -> (names: Set<String>, members: Set<String>) {
        let own = type(of: file.planned)
        let present = [own, demandedConformance(of: file.planned)].compactMap(\.self)
        let types = present + formerTypeNames(file.planned.identity)
        let homes = [
            file.planned.home?.folder, flow(of: file.planned).flatMap { layout?.folder(ofFlow: $0.name.value) },
        ]
        var (names, members): (Set<String>, Set<String>) = ([], [])
        for folder in homes.compactMap(\.self).compactMap(RelativePath.init(validating:))
        where try tree.kind(of: folder) == .folder {
            for path in try tree.swiftFiles(below: folder) where path != file.location {
                guard let bytes = try tree.read(path), !FileRenderer.isGenerated(bytes) else { continue }
                let words = Set(bytes.split { !$0.isOfName }.map { String(decoding: $0, as: UTF8.self) })
                if words.isDisjoint(with: types) { continue }
                names.formUnion(words)
                guard let own else { continue }
                members.formUnion(DelegateImplementations(of: own, in: bytes)?.members ?? [])
            }
        }
        return (names, members)
    }

    /// The type that a file declares, or the SDK's that it extends.
    private func type(of file: PlannedFile) -> String? {
        if let name = file.home?.typeName { return name }
        let integration = MergedFileID(file.identity)?.integration
        return flow(of: file)?.integrations.first { $0.name.value == integration }?.conform?.value
    }

    /// The other hand-written files of the folder, if they use a type that has another name now.
    func following(_ names: RenamedDeclarations, beside file: MergeCandidate) throws -> [FileAction] {
        guard let folder = file.planned.home.flatMap({ RelativePath(validating: $0.folder) }),
            try tree.kind(of: folder) == .folder
        else { return [] }
        return try tree.swiftFiles(below: folder).filter { $0 != file.location }.compactMap { path in
            guard let old = try tree.read(path), !FileRenderer.isGenerated(old) else { return nil }
            let new = names.applied(to: old)
            return new == old ? nil : FileAction(path, .update, old: old, new: new, reason: .members)
        }
    }

    /// Why a new flow cannot have its file at a path: it is the wrapper of a flow that is gone.
    private func takeover(_ planned: PlannedFile, _ path: RelativePath?) -> Diagnostic? {
        guard let path, let flow = flow(of: planned) else { return nil }
        let owners = state.identities(at: path.description)
            .map(renaming.parts.identity).compactMap { MergedFileID($0)?.flow }
        guard !owners.contains(flow.name.value), let old = owners.min(), !has(flow: old) else { return nil }
        return Diagnostic(
            "check-renamed-part",
            "\(path) is for the flow '\(old)', which is gone, and '\(flow.name.value)' is new",
            advice: "if this is a renaming, add `was: \(old)` below `flow: \(flow.name.value)`; "
                + "else give the integration another `wrapper:` there", at: flow.name.location)
    }

    /// The file where the state files say that it was, if it still is what they say.
    private func former(_ planned: PlannedFile, except taken: Set<String>) throws -> (RelativePath, [UInt8])? {
        let identity = planned.identity
        let conformances = conformances(of: planned)
        for path in state.paths(ofShared: identity).sorted() where !taken.contains(path) {
            guard let file = try StartedFile(at: path, in: tree) else { continue }
            let isMeant = state.lines(ofShared: identity, at: path).contains {
                file.mayBe($0, declaring: planned.home?.typeName, in: state.layouts)
            }
            // A manager's name is enough.
            guard isMeant,
                planned.owner == .project || managerNames(of: planned).contains(where: file.extends)
                    || file.isAbout(planned.home?.typeName, former: formerTypeNames(identity), conforming: conformances)
            else { continue }
            return (file.path, file.bytes)
        }
        return nil
    }

    /// What the type of a file conforms to, now or before.
    private func conformances(of planned: PlannedFile) -> Set<String> {
        state.conformances(ofShared: planned.identity)
            .union([demandedConformance(of: planned)].compactMap { $0 })
    }

    /// The types that a wrapper's file extends: its integration's manager, under its present and former names.
    private func managerNames(of planned: PlannedFile) -> [String] {
        guard let id = MergedFileID(planned.identity), id.kind == .wrapper else { return [] }
        let name = Project.Integration.managerName(of: id.integration)
        return [name] + renaming.names.formerNames(of: name)
    }

    /// The file with these bytes, where the tree can tell without reading that it has them.
    private func known(_ path: String, toHold bytes: [UInt8]) -> (RelativePath, [UInt8])? {
        guard let path = RelativePath(validating: path), let comparing = tree as? any FileComparing,
            comparing.isKnown(path, toHold: bytes)
        else { return nil }
        return (path, bytes)
    }

    private func existing(_ path: String) throws -> (RelativePath, [UInt8])? {
        guard let path = RelativePath(validating: path) else { return nil }
        return try tree.read(path).map { (path, $0) }
    }

    /// The names of the type that a file is about, as the state files know them.
    func formerTypeNames(_ identity: String) -> [String] {
        state.members(identity).joined()
            .filter { $0.hasPrefix("name=") }.map { String($0.dropFirst("name=".count)) }
    }
}
