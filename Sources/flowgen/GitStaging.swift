// What git and pre-commit say of the commit that is being made.

import FlowgenKit
import GitSource
import Workspace

/// The index, and the commit that is made of it.
struct GitStaging: StagingArea {
    let index: GitIndexFiles

    func namedPaths() throws(WorkspaceError) -> [RelativePath]? { try index.namedPaths() }

    func ignored(_ paths: [RelativePath]) throws(WorkspaceError) -> Set<RelativePath> {
        try index.ignored(paths)
    }

    /// pre-commit says so to its hooks.
    var hasPutAside: Bool { environmentVariable("PRE_COMMIT") == "1" }
}
