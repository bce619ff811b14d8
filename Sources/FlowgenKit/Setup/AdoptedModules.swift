// Which modules files are compiled into, as a package or an Xcode project says it: a class must stay in its module, the
// project's own modules are no SDKs, tests have the mocks, and an enum may have extensions in other files of its
// module.

import Adoption
import FlowModel
import ProjectDiscovery
import Workspace

struct AdoptedModules {
    let found: FoundProjects
    private let targets: [FoundTarget]
    private let integrations: RelativePath?
    private let services: RelativePath?
    private let tests: RelativePath?
    private let named: Set<String>

    init(_ found: FoundProjects, in root: Root, _ configuration: Configuration?) throws(WorkspaceError) {
        self.found = found
        targets = found.projects.flatMap(\.targets)
        let output: String?
        if let configuration {
            output = configuration.output.integrations?.value
            tests = configuration.output.tests.flatMap { RelativePath(validating: $0.value) }
            named = Set([configuration.module, configuration.servicesModule?.value].compactMap(\.self))
        } else {
            let setup = try ProjectSetup(found, in: root)
            output = setup.output
            tests = setup.tests.flatMap { RelativePath(validating: $0) }
            named = Set([setup.module].compactMap(\.self))
        }
        integrations = RelativePath(validating: output ?? "Integrations")
        let services = configuration?.output.services.flatMap { RelativePath(validating: $0.value) }
        self.services = services ?? integrations
    }

    /// All modules that the project builds itself.
    var all: Set<String> { named.union(targets.map(\.module)) }

    /// The module that the integrations are compiled into; nil if it is not known.
    var ofIntegrations: String? { integrations.flatMap(target)?.module }

    /// The module of a file that is not compiled with the integrations; nil if it is, or if that is not known.
    func other(than home: Home, of path: RelativePath) -> (own: String, home: String)? {
        let folder = home == .integrations ? integrations : services
        guard let own = target(of: path), let other = folder.flatMap(target), own != other else {
            return nil
        }
        return (own.module, other.module)
    }

    /// Where generated files go.
    enum Home {
        case integrations
        case services
    }

    /// Whether a file belongs to tests.
    func isForTests(_ path: RelativePath) -> Bool {
        if path.components.dropLast().contains(where: { $0.hasSuffix("Tests") }) { return true }
        if target(of: path)?.kind == .tests { return true }
        guard let tests else { return false }
        if path.isBelow(tests) { return true }
        guard let folder = tests.parent, integrations?.isBelow(folder) == false else {
            return false
        }
        return path.isBelow(folder)
    }

    /// The target whose folder is the nearest around a path; nil if there is none, or several.
    private func target(of path: RelativePath) -> FoundTarget? {
        var found: (target: FoundTarget, depth: Int)?
        var isClear = true
        for target in targets {
            for folder in target.folders {
                if let folder, path != folder, !path.isBelow(folder) { continue }
                let depth = folder?.components.count ?? 0
                if let best = found, best.depth >= depth {
                    if best.depth == depth, best.target != target { isClear = false }
                    continue
                }
                (found, isClear) = ((target, depth), true)
            }
        }
        return isClear ? found?.target : nil
    }

    /// The extensions of some types in the files that are compiled with these.
    func extensions(
        of types: [String], besides given: [RelativePath], in root: Root
    ) throws(WorkspaceError) -> [DeclaredExtension] {
        if types.isEmpty { return [] }
        var open: [RelativePath?] = []
        for path in given where !isForTests(path) {
            for folder in target(of: path)?.folders ?? [path.parent] where !open.contains(folder) {
                open.append(folder)
            }
        }
        var seen = Set(given)
        var found: [DeclaredExtension] = []
        while let folder = open.popLast() {
            for entry in try root.entries(of: folder) where seen.insert(entry.path).inserted {
                let name = entry.path.name
                if entry.kind == .folder, !name.hasPrefix("."), !Self.foreign.contains(name) {
                    open.append(entry.path)
                }
                guard entry.kind == .file, name.hasSuffix(".swift"), !isForTests(entry.path),
                    let bytes = try root.read(entry.path)
                else { continue }
                let text = String(decoding: bytes, as: UTF8.self)
                guard types.contains(where: { text.contains("extension \($0)") }) else { continue }
                found += DeclaredSource(path: entry.path.description, bytes: bytes).extensions
            }
        }
        return found
    }

    /// Folders that hold code of others.
    static let foreign: Set = ["Carthage", "DerivedData", "Pods", "node_modules"]
}
