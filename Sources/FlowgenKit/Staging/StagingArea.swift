// What git alone knows of a commit that is being made, and advice goes by.

import Workspace

/// The place where a commit is put together.
package protocol StagingArea {
    /// The paths that the commit names, where it takes nothing else: `git commit -- path`. Nil where it
    /// takes what is staged.
    func namedPaths() throws(WorkspaceError) -> [RelativePath]?

    /// Those of the paths that git ignores, so that they are not added without being forced.
    func ignored(_ paths: [RelativePath]) throws(WorkspaceError) -> Set<RelativePath>

    /// Whether what is not staged has been put aside, so that the working tree says nothing of it.
    var hasPutAside: Bool { get }
}
