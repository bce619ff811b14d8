// A merged file that is not where it was: the developer has renamed it, or its class too. The file that declares the
// class where such a class belongs is the one; a wrapper's file also has the method that makes the wrapper, since two
// such methods would not compile. If the class has another name than in the flow, the merge says so.

import Diagnostics
import FlowModel
import FlowRendering
import SwiftMerging
import SwiftNotation
import Workspace

extension FolderMerge {
    /// Where the file is that is neither at its path nor where the state files say that it was; nil for one that is
    /// nowhere, or that the merge itself finds.
    /// - Parameter claimed: files that hold other types.
    func moved(
        _ planned: PlannedFile, excluding claimed: Set<RelativePath>
    ) throws -> (RelativePath, [UInt8])? {
        guard let name = planned.home?.typeName else { return nil }
        let known = Set([name] + formerTypeNames(planned.identity))
        let recorded = project.state.paths(ofShared: planned.identity)
        for folder in try foldersOfType(planned, recorded: recorded) {
            for path in try swiftFiles(in: folder)
            where path.isVisibleSwift && !taken.contains(path.description) && !claimed.contains(path) {
                guard let bytes = try project.tree.read(path), !FileRenderer.isGenerated(bytes) else { continue }
                let types = DeclaredTypes(in: bytes)
                let managers = managerNames(of: planned)
                guard managers.isEmpty || managers.contains(where: types.extends) else { continue }
                let classes = types.conforming(to: conformances(of: planned))
                // A wrapper may conform in another file, and a manager to nothing.
                let isKnown =
                    !known.isDisjoint(with: classes)
                    || (planned.managerName != nil || planned.owner == .project)
                        && known.contains(where: types.declares)
                if isKnown { return isOfGroup(path) ? nil : (path, bytes) }
                // A project has one wrapper for each protocol, and any number of tests.
                let isIt =
                    planned.managerName != nil || recorded.contains(path.description) && planned.isTested(in: bytes)
                if isIt, !classes.isEmpty { return (path, bytes) }
            }
        }
        return nil
    }

    /// What the type of a file conforms to, now or before.
    func conformances(of planned: PlannedFile) -> Set<String> {
        project.state.conformances(ofShared: planned.identity)
            .union([project.demandedConformance(of: planned)].compactMap { $0 })
    }

    /// The folders that may hold the file: the one where it belongs, and those where it was.
    private func foldersOfType(_ planned: PlannedFile, recorded: Set<String>) throws -> [RelativePath] {
        guard let (name, outputs) = planned.folder(in: project.state.layouts) else { return [] }
        var folders: [RelativePath] = []
        for path in ([planned.path] + recorded.sorted()).compactMap({ RelativePath(validating: $0) }) {
            var parent = path.parent
            while let current = parent, current.name != name { parent = current.parent }
            guard let folder = parent, !folders.contains(folder), outputs.contains(folder.parent?.description ?? ""),
                try project.tree.hasPlainWay(to: path)
            else { continue }
            folders.append(folder)
        }
        return folders
    }

    /// Whether the merge reads the file as a sibling.
    private func isOfGroup(_ path: RelativePath) -> Bool {
        path.description.hasPrefix(folder + "/")
    }
}

extension PlannedFile {
    /// The type that a wrapper's file extends: its integration's manager; nil for other files.
    var managerName: String? {
        guard case .wrapper(let integration, _) = MergedFileID(identity) else { return nil }
        return Project.Integration.managerName(of: integration)
    }

    /// The folder that the file is in, which lies in one of these output folders; nil for a file without a type of its
    /// own.
    fileprivate func folder(in layouts: KnownLayouts) -> (String, Set<String>)? {
        switch MergedFileID(identity) {
        case .wrapper(let integration, _), .facade(let integration, _), .manager(let integration):
            (integration, layouts[.integrations])
        case .tests(_, let flow): (flow, layouts[.tests])
        case .conformance, nil: nil
        }
    }

    /// Whether a file holds these tests, whatever their class is called.
    fileprivate func isTested(in bytes: [UInt8]) -> Bool {
        guard case .tests(_, let flow) = MergedFileID(identity) else { return false }
        return bytes.firstRange(of: Array(Flow.contractName(of: flow).utf8)) != nil
    }
}
