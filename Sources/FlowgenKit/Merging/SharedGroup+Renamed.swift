// A wrapper that is not where it was: the developer has given its file another name, or its class too. The file
// that declares the class and beside it the method that makes it is the wrapper, since two such methods would
// not compile. Under the name that the flow gives it, it is followed. Under any other only the developer knows
// which name is meant: nothing is written.

import Diagnostics
import FlowRendering
import SwiftMerging
import Workspace

/// What is known of a wrapper whose file is absent.
enum RenamedWrapper {
    /// It is in this file, under its name.
    case moved(RelativePath, [UInt8])
    /// It is in this file, under another name.
    case renamed(RelativePath, to: String)
}

extension SharedGroup {
    /// Where the wrapper is that is neither at its path nor where the records say that it was; nil for one
    /// that is nowhere, or that the merge itself finds.
    func renamed(_ planned: PlannedFile) throws -> RenamedWrapper? {
        let words = planned.identity.split(separator: " ").map(String.init)
        guard words.first == "wrapper", words.count > 1, let name = planned.home?.typeName else {
            return nil
        }
        let integration = words[1]
        let known = Set([name] + formerTypeNames(planned.identity))
        for folder in try wrapperFolders(planned, of: integration) {
            for entry in try project.tree.entries(of: folder).sorted(by: { $0.path < $1.path })
            where entry.kind == .file && entry.path.isVisibleSwift
                && !taken.contains(entry.path.description)
            {
                guard let bytes = try project.tree.read(entry.path) else { continue }
                let types = DeclaredTypes(in: bytes)
                let wrappers = types.conforming(to: conformances(of: planned))
                guard types.extends(integration + "Manager"), let first = wrappers.first else {
                    continue
                }
                if !known.isDisjoint(with: wrappers) {
                    return isOfGroup(entry.path) ? nil : .moved(entry.path, bytes)
                }
                return .renamed(entry.path, to: first)
            }
        }
        return nil
    }

    /// What the type of a file conforms to, now or before.
    func conformances(of planned: PlannedFile) -> Set<String> {
        project.records.conformances(ofShared: planned.identity)
            .union([project.demandedConformance(of: planned)].compactMap { $0 })
    }

    /// Why a wrapper is not written again.
    func diagnostic(of planned: PlannedFile, in path: RelativePath, called name: String)
        -> Diagnostic
    {
        let flowName = planned.home?.typeName ?? ""
        return Diagnostic(
            "check-renamed-wrapper",
            "the wrapper is called '\(name)' here, and '\(flowName)' in the flow",
            advice: "write `wrapper: \(name)` below the integration in the flow, "
                + "or rename the class to '\(flowName)'",
            path: path.description)
    }

    /// The folders that may hold the wrapper: the one where it belongs, and those where it was.
    private func wrapperFolders(
        _ planned: PlannedFile, of integration: String
    ) throws -> [RelativePath] {
        let paths = [planned.path] + project.records.paths(ofShared: planned.identity).sorted()
        var folders: [RelativePath] = []
        for path in paths.compactMap({ RelativePath(validating: $0) }) {
            guard let folder = path.parent, !folders.contains(folder),
                folder.components.suffix(2).elementsEqual([integration, "Services"]),
                project.records.layouts.integrations.contains(
                    folder.components.dropLast(2).joined(separator: "/")),
                try project.tree.hasPlainWay(to: path), try project.tree.kind(of: folder) == .folder
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
