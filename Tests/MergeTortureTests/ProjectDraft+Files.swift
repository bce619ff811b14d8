// Drafts as files in memory, and what flowgen makes of them.

import MergeTorture
import Workspace

@testable import FlowgenKit

extension ProjectDraft {
    /// The inputs as files in memory.
    func inMemory() -> InMemoryFiles {
        InMemoryFiles(texts: files) ?? InMemoryFiles()
    }

    /// The inputs as flowgen reads them.
    func loaded() throws -> LoadedProject {
        try ProjectLoader(files: inMemory()).load()
    }

    /// Whether flowgen accepts them.
    func isValid() throws -> Bool {
        try loaded().project != nil
    }
}
