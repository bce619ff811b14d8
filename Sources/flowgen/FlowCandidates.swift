// What a shell offers to complete the name of a flow.

import FlowgenKit

/// The flows of the project that a command line is about.
enum FlowCandidates {
    /// The names of the flows, and their files as seen from the current folder; none where there is no project that can
    /// be read.
    ///
    /// - Parameter words: the words of the command line.
    static func candidates(for words: [String]) -> [String] {
        do {
            let named = words.firstIndex(of: "--root").map { words[($0 + 1)...].first } ?? nil
            let found = try Root.find(upwardsFrom: named ?? ".", havingFile: ProjectLoader.configurationPath)
            guard let root = found else { return [] }
            let prefix = PathPrefix.from(try currentFolder(), to: root.path)
            let loaded = try ProjectLoader(files: root).load()
            return loaded.flows.map(\.name.value) + loaded.flowPaths.map { prefix + $0.description }
        } catch {
            // Nobody could read a message in the middle of a command line.
            return []
        }
    }
}
