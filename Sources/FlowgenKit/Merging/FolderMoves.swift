// The folders of a renamed flow or integration move, with every file in them that flowgen did not generate. A file that
// is named after a declaration which has another name now is named after that.

import FlowModel
import FlowCode
import SwiftText

struct FolderMoves: Sendable {
    private let folders: [(old: RelativePath, new: RelativePath)]
    private let names: RenamedDeclarations

    static let none = FolderMoves()

    private init() { (folders, names) = ([], RenamedDeclarations()) }

    init(_ parts: RenamedParts, _ names: RenamedDeclarations, in layout: OutputLayout) {
        let pairs =
            parts.integrations.map { name in
                (layout.folder(ofIntegration: name.key), layout.folder(ofIntegration: name.value))
            }
            + parts.flows.flatMap { name in
                [
                    (layout.folder(ofFlow: name.key), layout.folder(ofFlow: name.value)),
                    (layout.folder(ofTestsFor: name.key), layout.folder(ofTestsFor: name.value)),
                ]
            }
        folders = pairs.compactMap { old, new in
            let outputs = [layout.integrations, layout.services, layout.tests]
            guard let old = RelativePath(validating: old), let new = RelativePath(validating: new),
                !outputs.contains(where: { ($0 + "/").hasPrefix(old.description + "/") })
            else { return nil }
            return (old, new)
        }.sorted { $0.old < $1.old }
        self.names = names
    }

    /// The folders that are left.
    var left: [RelativePath] { folders.map(\.old) }

    /// The folder that a folder had before; nil if it has not moved.
    func former(of folder: String) -> RelativePath? {
        folders.first { $0.new.description == folder }?.old
    }

    /// Where a file is to be; its own path if it stays.
    func target(of path: RelativePath) -> RelativePath {
        // It may have moved already when only one of two `was` was there.
        let moved = folders.first { path.isBelow($0.old) } ?? folders.first { path.isBelow($0.new) }
        guard let (old, new) = moved else { return path }
        let home = path.isBelow(old) ? old : new
        let rest = path.components.dropFirst(home.components.count).map(renamed)
        return RelativePath(validating: ([new.description] + rest).joined(separator: "/")) ?? path
    }

    /// `ChatSDK+Extras.swift` is named after `ChatSDK`.
    private func renamed(_ name: String) -> String {
        name.split(separator: ".", omittingEmptySubsequences: false).map { part in
            part.split(separator: "+", omittingEmptySubsequences: false)
                .map { names.newName(of: String($0)) }.joined(separator: "+")
        }.joined(separator: ".")
    }
}
