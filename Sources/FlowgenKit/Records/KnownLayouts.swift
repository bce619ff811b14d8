// The output folders in which a record's word counts: those of the configuration, and former ones, since
// `output` may have changed. A former folder is known only by a file of flowgen's own in it: one that stands
// where every layout has it, says that it is generated, and has the bytes that a record remembers.

import Fingerprints
import FlowModel
import FlowRendering
import Workspace

/// The present output folders of a project, and the former ones that can be proven; "" is the root.
struct KnownLayouts {
    /// The folders of integrations.
    private(set) var integrations: Set<String> = []
    /// The folders of tests.
    private(set) var tests: Set<String> = []
    private var services: Set<String> = []
    /// The generated files that prove a former folder.
    private(set) var proofs: Set<RelativePath> = []

    /// No folders.
    static let none = KnownLayouts()

    private init() {}

    /// The folders of a layout, and those that the records of a tree can prove.
    ///
    /// - Throws: `WorkspaceError` when a file that may be proof cannot be read.
    init(
        _ layout: OutputLayout, _ records: [RelativePath: Records.File],
        in tree: any ReadableFileSystem
    ) throws(WorkspaceError) {
        integrations = [layout.integrations]
        services = [layout.services]
        tests = [layout.tests]
        let present = self
        for (record, file) in records {
            let flow = Records.flowName(ofRecord: record)
            for case .generated(let text, let fingerprint) in file.lines {
                guard let path = RelativePath(validating: text), path.isVisibleSwift,
                    let (part, folder) = Self.proven(by: path, ofFlow: flow),
                    !present[keyPath: part].contains(folder),
                    let bytes = try tree.ownFile(at: path), FileRenderer.isGenerated(bytes),
                    Fingerprint.sha256(ofText: bytes) == fingerprint
                else { continue }
                self[keyPath: part].insert(folder)
                proofs.insert(path)
            }
        }
    }

    /// Whether a generated file may be at the path.
    func hold(_ path: RelativePath) -> Bool {
        let text = path.description
        return integrations.union(services).union(tests).contains { folder in
            folder.isEmpty || text.hasPrefix(folder + "/")
        }
    }

    /// The folder that a generated file is proof of, by its name and the folder that it is in.
    private static func proven(
        by path: RelativePath, ofFlow flow: String?
    ) -> (WritableKeyPath<KnownLayouts, Set<String>>, String)? {
        let folders = path.components.dropLast()
        guard let flow else {
            let isProof = [
                "Integration.swift", "IntegrationsManager.swift", "MockServices.swift",
                "ServiceProvider.swift",
            ].contains(path.name)
            return isProof ? (\.integrations, folders.joined(separator: "/")) : nil
        }
        guard folders.last == flow else { return nil }
        let folder = folders.dropLast().joined(separator: "/")
        if path.name == flow + "Contract.swift" { return (\.tests, folder) }
        return path.name.hasPrefix("Mock") ? (\.services, folder) : nil
    }
}
