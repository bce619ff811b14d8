// What the merge of one folder reads: the merged files, wherever they are now, and the other Swift files that may hold
// their members.

import FlowModel
import Hashing
import FlowRendering
import SwiftMerging
import SwiftNotation
import Workspace

/// What the other Swift files of a folder hold.
struct Siblings {
    /// Those that may hold members, with the names that declarations have now.
    var files: [UserFile] = []
    /// The bytes of those in which names have changed, by their paths.
    var former: [String: [UInt8]] = [:]

    mutating func add(_ path: RelativePath, _ bytes: [UInt8], _ names: RenamedDeclarations) {
        let text = names.applied(to: bytes)
        if text != bytes { former[path.description] = bytes }
        files.append(UserFile(path: path.description, text: text, identity: nil))
    }
}

extension FolderMerge {
    /// A file as it would be and as it is: at its path, or where the state files say that it was.
    func located(_ planned: PlannedFile) throws -> MergeCandidate {
        let fresh = project.render(planned)
        let found = try known(planned.path, toHold: fresh.contents) ?? existing(planned.path)
        var file = MergeCandidate(planned, fresh: fresh)
        file.problem = takeover(planned, found?.0)
        let isRecorded = !project.state.lines(ofShared: planned.identity, at: planned.path).isEmpty
        // A run that was killed may have moved the file and not deleted the former one.
        if let (path, bytes) = isRecorded && found != nil ? found : try former(planned) ?? found {
            file.found(at: path, bytes, project.renaming.names)
            if let found, found.0 != path { file.copy = found.1 }
        }
        return file
    }

    /// Why a new flow cannot have its file at a path: it is the wrapper of a flow that is gone.
    private func takeover(_ planned: PlannedFile, _ path: RelativePath?) -> Diagnostic? {
        guard let path, let flow = project.flow(of: planned) else { return nil }
        let owners = project.state.identities(at: path.description)
            .map(project.renaming.parts.identity).compactMap { MergedFileID($0)?.flow }
        guard !owners.contains(flow.name.value), let old = owners.min(), !project.has(flow: old) else { return nil }
        return Diagnostic(
            "check-renamed-part",
            "\(path) is for the flow '\(old)', which is gone, and '\(flow.name.value)' is new",
            advice: "if this is a renaming, add `was: \(old)` below `flow: \(flow.name.value)`; "
                + "else give the integration another `wrapper:` there", at: flow.name.location)
    }

    /// The file where the state files say that it was, if it still is what they say.
    private func former(_ planned: PlannedFile) throws -> (RelativePath, [UInt8])? {
        let identity = planned.identity
        let conformances = conformances(of: planned)
        for path in project.state.paths(ofShared: identity).sorted() where !taken.contains(path) {
            guard let file = try StartedFile(at: path, in: project.tree) else { continue }
            let isMeant = project.state.lines(ofShared: identity, at: path).contains {
                file.mayBe($0, in: project.state.layouts)
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
        project.state.conformances(ofShared: planned.identity)
            .union([project.demandedConformance(of: planned)].compactMap { $0 })
    }

    /// The types that a wrapper's file extends: its integration's manager, under its present and former names.
    private func managerNames(of planned: PlannedFile) -> [String] {
        guard case .wrapper(let integration, _) = MergedFileID(planned.identity) else { return [] }
        let name = Project.Integration.managerName(of: integration)
        return [name] + project.renaming.names.formerNames(of: name)
    }

    /// The file with these bytes, where the tree can tell without reading that it has them.
    private func known(_ path: String, toHold bytes: [UInt8]) -> (RelativePath, [UInt8])? {
        guard let path = RelativePath(validating: path), let comparing = project.tree as? any FileComparing,
            comparing.isKnown(path, toHold: bytes)
        else { return nil }
        return (path, bytes)
    }

    private func existing(_ path: String) throws -> (RelativePath, [UInt8])? {
        guard let path = RelativePath(validating: path) else { return nil }
        return try project.tree.read(path).map { (path, $0) }
    }

    /// The other Swift files of the folder that may hold members: handwritten ones that mention one of the types, their
    /// protocols, or what the files extend.
    /// - Parameter untouched: files that hold what flowgen wrote, and nothing else.
    func siblings(of open: [MergeCandidate], excluding untouched: Set<RelativePath>) throws -> Siblings {
        let own = Set(open.compactMap(\.location)).union(untouched)
        let named = protocolNames(of: open) + open.map(\.planned).flatMap(managerNames)
        let names = Set(open.flatMap(typeNames) + named.map { Array($0.utf8) })
        var found = Siblings()
        let homes = [RelativePath(validating: folder), project.renaming.moves.former(of: folder)]
        for path in try homes.compactMap(\.self).flatMap(swiftFiles) where !own.contains(path) {
            guard let bytes = try project.tree.read(path), !FileRenderer.isGenerated(bytes),
                try !isCopy(path, bytes),
                // One that waits for another `was` stays where it is.
                path.description.hasPrefix(folder + "/") || !project.state.provesStarted(path, bytes)
            else { continue }
            if names.contains(where: { bytes.firstRange(of: $0) != nil }) {
                found.add(path, bytes, project.renaming.names)
            }
        }
        return found
    }

    /// Whether a killed run has moved a file here and not deleted the former one, which counts.
    private func isCopy(_ path: RelativePath, _ bytes: [UInt8]) throws -> Bool {
        guard let former = try project.renaming.former(of: path, in: project.tree) else { return false }
        return project.renaming.names.applied(to: former.1) == bytes
    }

    /// The protocols that something else requires: their extensions may implement what the types do not.
    private func protocolNames(of open: [MergeCandidate]) -> Set<String> {
        Set(open.compactMap { project.demandedConformance(of: $0.planned) })
    }

    /// The names of the type that a file is about: the present one, those that the state files know, and those that
    /// hand-written code still uses.
    private func typeNames(of file: MergeCandidate) -> [[UInt8]] {
        let used = recordedMembers(of: file).compactMap(\.formerTypeName)
        let former = formerTypeNames(file.planned.identity)
        return ([file.planned.home?.typeName ?? "extension"] + former + used).map { Array($0.utf8) }
    }

    /// The names of the type that a file is about, as the state files know them.
    func formerTypeNames(_ identity: String) -> [String] {
        project.state.members(identity).joined()
            .filter { $0.hasPrefix("name=") }.map { String($0.dropFirst("name=".count)) }
    }

    /// Hand-written files beside a protocol that extend it: they may implement what a type lacks.
    func protocolExtensions(of open: [MergeCandidate]) throws -> Siblings {
        var found = Siblings()
        let names = protocolNames(of: open)
        for path in try Set(protocolFolders(of: open).flatMap(swiftFiles)).sorted()
        where !path.description.hasPrefix(folder + "/") && !taken.contains(path.description) {
            guard let bytes = try project.tree.read(path), !FileRenderer.isGenerated(bytes) else { continue }
            if names.contains(where: DeclaredTypes(in: bytes).extends) {
                found.add(path, bytes, project.renaming.names)
            }
        }
        return found
    }

    /// The folders that the generated protocols are in.
    private func protocolFolders(of open: [MergeCandidate]) -> [RelativePath] {
        let names = Set(protocolNames(of: open).map { $0 + ".swift" })
        return taken.compactMap { RelativePath(validating: $0) }.filter { names.contains($0.name) }.compactMap(\.parent)
    }

    func swiftFiles(in folder: RelativePath) throws -> [RelativePath] {
        guard try project.tree.kind(of: folder) == .folder else { return [] }
        return try project.tree.swiftFiles(below: folder)
    }
}
