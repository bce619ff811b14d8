// Flows that an earlier run generated files for and that the project no longer has. An empty list of flows, a pattern
// that matches nothing, or a flow file that exists and is not listed, is more often a mistake than a wish; none of them
// may delete the files of a flow. `flowgen remove` removes a flow on purpose, and so does deleting its file while the
// others stay listed.

import FlowModel
import FlowCode
import FlowFile

/// The flows that the state files know and the project does not have.
struct LostFlows {
    private(set) var names: [String] = []
    /// The paths of their files, as their generated files tell them.
    private(set) var origins: [String: Set<String>] = [:]
    /// The files of those whose file still exists, by name.
    private(set) var unlisted: [String: RelativePath] = [:]

    var isEmpty: Bool { names.isEmpty }

    /// Compares the state files of a tree with the flows that the project has.
    ///
    /// - Parameter removed: names and paths of flows that are to be removed.
    init(in tree: any ReadableFileSystem, excluding flows: [Flow], removed: Set<String> = []) throws(WorkspaceError) {
        let present = Set(flows.flatMap { [$0.name.value, $0.was?.value].compactMap { $0?.lowercased() } })
        let accounted = removed.union(flows.map(\.file.path))
        func isLost(_ name: String) -> Bool {
            !present.contains(name.lowercased()) && !removed.contains(name)
        }
        let state = try StateFiles(in: tree) { StateFiles.flowName(of: $0).map(isLost) ?? false }
        for (path, record) in state.files.sorted(by: { $0.key < $1.key }) {
            guard let name = StateFiles.flowName(of: path) else { continue }
            var origins: Set<String> = []
            var folders: Set<RelativePath?> = []
            var isKnown = false
            for case .generated(let text, let hash) in record.lines {
                guard let file = RelativePath(validating: text) else { continue }
                guard let bytes = try Self.read(file, in: tree) else {
                    isKnown = true
                    continue
                }
                let origin = GeneratedHeader(in: bytes)?.origin
                if let origin { folders.insert(RelativePath(validating: origin)?.parent) }
                // A file that was edited is never deleted: it may have outlived its flow.
                guard ContentHash.sha256(ofText: bytes) == hash else { continue }
                isKnown = true
                if let origin { origins.insert(origin) }
            }
            guard isKnown, origins.isDisjoint(with: accounted) else { continue }
            names.append(name)
            self.origins[name] = origins
            unlisted[name] = try Self.file(of: name, at: origins, below: folders.isEmpty ? [nil] : folders, in: tree)
        }
    }

    /// The file of a flow: where its generated files say that it was, or anywhere below their folders.
    private static func file(
        of name: String, at origins: Set<String>, below folders: Set<RelativePath?>, in tree: any ReadableFileSystem
    ) throws(WorkspaceError) -> RelativePath? {
        for origin in origins.sorted() {
            guard let path = RelativePath(validating: origin), try tree.hasPlainWay(to: path) else { continue }
            let kind = try tree.kind(of: path)
            if kind == .file { return path }
            if kind == .link, try tree.read(path) != nil { return path }
        }
        for folder in folders.sorted(by: { ($0?.description ?? "") < ($1?.description ?? "") }) {
            if let folder {
                guard try tree.hasPlainWay(to: folder), try tree.kind(of: folder) == .folder else { continue }
            }
            for entry in try tree.projectEntries(below: folder) where entry.kind == .file {
                let ending = entry.path.name.lowercased()
                guard ending.hasSuffix(".yaml") || ending.hasSuffix(".yml"), let bytes = try tree.read(entry.path)
                else { continue }
                let file = SourceFile(path: entry.path.description, bytes: bytes)
                let declared = YAMLDocument.read(file).root?.texts(of: "flow") ?? []
                if declared.contains(name) { return entry.path }
            }
        }
        return nil
    }

    /// The lost flow that has this file, or had it.
    func name(ofFile path: RelativePath?) -> String? {
        guard let path else { return nil }
        return names.first { unlisted[$0] == path || origins[$0]?.contains(path.description) == true }
    }

    /// The bytes of a regular file; nil for anything else.
    private static func read(_ path: RelativePath, in tree: any ReadableFileSystem) throws(WorkspaceError) -> [UInt8]? {
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
                    + "to remove the flow, run `flowgen remove \(name)`, which keeps its file",
                path: ProjectLoader.configurationPath)
        }
    }

    /// A new flow would be all that the project has.
    func wouldStayOut(hasConfiguration: Bool) -> Diagnostic {
        // Without a configuration there is nothing that a flow could be removed from.
        let anew =
            "to start over, delete the folder \(StateFiles.folder), run this command again, "
            + "and delete the old generated files with `flowgen prune --force`"
        return Diagnostic(
            "config-no-flows",
            "flowgen.yml \(hasConfiguration ? "lists no flows" : "is missing"), but \(owners)",
            advice: "restore flowgen.yml, or name the other flows as well; "
                + (hasConfiguration ? removal : anew),
            path: ProjectLoader.configurationPath)
    }
}
