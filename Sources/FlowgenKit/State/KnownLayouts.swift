// The output folders in which the word of a state file counts: those of the configuration, and former ones, since
// `output` may have changed. Only a file of flowgen's own proves a former folder: one that is where every layout has
// it, says that it is generated, and has the bytes that a state file remembers.

import FlowModel
import FlowCode

/// The present output folders of a project, and the former ones that can be proven; "" is the root.
struct KnownLayouts {
    private var folders: [FileTraits.Output: Set<String>] = [:]
    /// The generated files that prove a former folder.
    private(set) var proofs: Set<RelativePath> = []

    static let none = KnownLayouts()

    private init() {}

    /// The folders of a layout, and those that the state files of a tree can prove.
    init(
        _ layout: OutputLayout, _ stateFiles: [RelativePath: StateFiles.File],
        in tree: any ReadableFileSystem
    ) throws(WorkspaceError) {
        folders = [
            .integrations: [layout.integrations], .services: [layout.services],
            .tests: [layout.tests],
        ]
        let present = self
        for (statePath, file) in stateFiles {
            let flow = StateFiles.flowName(of: statePath)
            for case .generated(let text, let hash) in file.lines {
                guard let path = RelativePath(validating: text), path.isVisibleSwift,
                    let (output, folder) = Self.proven(by: path, ofFlow: flow), !present[output].contains(folder),
                    let bytes = try tree.ownFile(at: path), FileRenderer.isGenerated(bytes),
                    ContentHash.sha256(ofText: bytes) == hash
                else { continue }
                folders[output, default: []].insert(folder)
                proofs.insert(path)
            }
        }
    }

    /// The present and former folders for one kind of output.
    subscript(output: FileTraits.Output) -> Set<String> { folders[output] ?? [] }

    /// Whether a generated file may be at the path.
    func hold(_ path: RelativePath) -> Bool {
        let text = path.description
        return folders.values.joined().contains { folder in folder.isEmpty || text.hasPrefix(folder + "/") }
    }

    /// The folder that a generated file is proof of, by its name and the folder that it is in.
    private static func proven(by path: RelativePath, ofFlow flow: String?) -> (FileTraits.Output, String)? {
        let folders = Array(path.components.dropLast())
        let stem = String(path.name.dropLast(".swift".count))
        for traits in FileTraits.ofGenerated(flow: flow) {
            if let folder = traits.outputFolder(of: folders, stem: stem) {
                return (traits.output, folder)
            }
        }
        return nil
    }
}
