// Flows that an earlier run generated files for and that the project no longer has. A project that lists
// no flows, a pattern that matches nothing, or a flow file that is there and not listed, is more often a
// mistake than a wish; none of them may delete the files of a flow. `flowgen remove` says that the flow is
// gone on purpose, and so does deleting its file while the others stay listed.

import Diagnostics
import Fingerprints
import FlowModel
import FlowRendering
import Workspace

/// The flows that the records know and the project does not have.
struct LostFlows {
    /// Their names, in order.
    private(set) var names: [String] = []
    /// The paths of their files, as their generated files tell them.
    private(set) var origins: [String: Set<String>] = [:]
    /// The files of those whose file still exists, by name.
    private(set) var unlisted: [String: RelativePath] = [:]

    var isEmpty: Bool { names.isEmpty }

    /// Compares the records of a tree with the flows that the project has.
    ///
    /// - Parameter removed: names and paths of flows that are to be removed.
    /// - Throws: `WorkspaceError` when a record or a generated file cannot be read.
    init(
        in tree: any ReadableFileSystem, besides flows: [Flow], removed: Set<String> = []
    ) throws(WorkspaceError) {
        let present = Set(flows.map { $0.name.value.lowercased() })
        let accounted = removed.union(flows.map(\.file.path))
        for (path, record) in try Records(in: tree).files.sorted(by: { $0.key < $1.key }) {
            guard let name = Records.flowName(ofRecord: path),
                !present.contains(name.lowercased()), !removed.contains(name)
            else { continue }
            var origins: Set<String> = []
            var folders: Set<RelativePath?> = []
            var isKnown = false
            for case .generated(let text, let fingerprint) in record.lines {
                guard let file = RelativePath(validating: text) else { continue }
                guard let bytes = try Self.read(file, in: tree) else {
                    isKnown = true
                    continue
                }
                let origin = FileRenderer.origin(of: bytes)
                if let origin { folders.insert(RelativePath(validating: origin)?.parent) }
                // A file that was edited is never deleted: it may have outlived its flow.
                guard Fingerprint.sha256(ofText: bytes) == fingerprint else { continue }
                isKnown = true
                if let origin { origins.insert(origin) }
            }
            guard isKnown, origins.isDisjoint(with: accounted) else { continue }
            names.append(name)
            self.origins[name] = origins
            let search = FlowFileSearch(name: name, tree: tree)
            unlisted[name] = try search.file(
                at: origins, below: folders.isEmpty ? [nil] : folders)
        }
    }

    /// The lost flow that has this file, or had it.
    func name(ofFile path: RelativePath?) -> String? {
        guard let path else { return nil }
        return names.first {
            unlisted[$0] == path || origins[$0]?.contains(path.description) == true
        }
    }

    /// The bytes of a regular file; nil for anything else.
    private static func read(
        _ path: RelativePath, in tree: any ReadableFileSystem
    ) throws(WorkspaceError) -> [UInt8]? {
        guard try tree.hasPlainWay(to: path), try tree.kind(of: path) == .file else { return nil }
        return try tree.read(path)
    }

    /// The names in a sentence: `Door`, `Door and Gate`, `Door, Gate and 3 more`.
    private var list: String {
        guard names.count > 3 else { return names.joined(separator: " and ") }
        return "\(names[0]), \(names[1]) and \(names.count - 2) more"
    }

    private var owners: String {
        "\(list) \(names.count == 1 ? "has" : "have") generated files"
    }

    private var removal: String {
        let shown = names.count > 10 ? "FLOW…" : names.joined(separator: " ")
        return "to delete the generated files, run `flowgen remove \(shown)`"
    }

    /// The configuration lists no flows.
    func noFlows(in configuration: SourceFile?, at location: SourceLocation?) -> Diagnostic {
        let message = "`flows` lists no flows, but \(owners)"
        let advice = "list the flow files under `flows`; \(removal)"
        guard let location else {
            return Diagnostic(
                "config-no-flows", message, advice: advice,
                path: configuration?.path ?? ProjectLoader.configurationPath)
        }
        return Diagnostic("config-no-flows", message, advice: advice, at: location)
    }

    /// A pattern matches nothing.
    func noMatch(_ entry: Located<String>) -> Diagnostic {
        Diagnostic(
            "config-no-match",
            "no file matches '\(entry.value)', but \(owners)",
            advice: "correct the pattern or restore the flow files; \(removal)",
            at: entry.location)
    }

    /// The flows whose files exist and are not listed.
    func notListed() -> [Diagnostic] {
        names.compactMap { name in
            guard let file = unlisted[name] else { return nil }
            let command = ShellWord.quoted(file.description)
            return Diagnostic(
                "config-flow-unlisted",
                "`flows` does not list \(file), the file of \(name), which has generated files",
                advice:
                    "list '\(file)' under `flows`, or run `flowgen new \(command)`, which does so; "
                    + "if the flow is to go, run `flowgen remove \(name)`, which keeps its file",
                path: ProjectLoader.configurationPath
            ).mentioning([file.description], inAdvice: [file.description])
        }
    }

    /// A new flow would be all that the project has.
    func wouldStayOut(hasConfiguration: Bool) -> Diagnostic {
        // Without a configuration there is nothing that a flow could be removed from.
        let anew =
            "to begin anew, delete the folder \(Records.folder), run this command again, "
            + "and delete the old generated files with `flowgen prune --force`"
        return Diagnostic(
            "config-no-flows",
            "flowgen.yml \(hasConfiguration ? "lists no flows" : "is missing"), but \(owners)",
            advice: "restore flowgen.yml, or name the other flows as well; "
                + (hasConfiguration ? removal : anew),
            path: ProjectLoader.configurationPath)
    }
}
