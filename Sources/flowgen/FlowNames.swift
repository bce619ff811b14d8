// A flow is named by its file, or by its name where the project has it.

import FlowgenKit

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

    /// A report on those of the files that do not exist; nil if all do. One that could be a misspelt name brings the
    /// project's flows.
    static func refusal(of files: [String], in root: Root) throws -> RunReport? {
        guard files.contains(where: StarterFlow.isName) else { return try FlowArgument.refusal(of: files) }
        let loaded = try ProjectLoader(files: root).load(requiresConfiguration: false)
        return try FlowArgument.refusal(of: files, beside: loaded.flows.map(\.name.value))
    }
}
