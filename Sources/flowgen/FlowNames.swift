// A flow is named by its file, or by its name where the project has it.

import FlowgenKit
import Workspace

enum FlowNames {
    /// The arguments, with the files of flows in place of their names.
    ///
    /// - Parameter root: the project in which names are looked up.
    static func files(of arguments: [String], in root: Root) throws -> [String] {
        guard arguments.contains(where: StarterFlow.isName) else { return arguments }
        let loaded = try ProjectLoader(files: root).load(requiresConfiguration: false)
        let prefix = PathPrefix.from(try currentFolder(), to: root.path)
        return arguments.map { argument in
            let named = loaded.flows.first { $0.name.value == argument }
            return named.map { prefix + $0.file.path } ?? argument
        }
    }
}
