// What flowgen.yml says in a new project: where files go, which module the tests import, which folders are watched. It
// is proposed from the targets that are there, and changed by options.

import FlowModel

/// The choices of a new project.
package struct ProjectSetup: Sendable {
    /// What the command line says; nil where it says nothing.
    package struct Wishes: Sendable {
        package var target: String?
        package var output: String?
        package var module: String?
        package var tests: String?
        package var boundary: [String] = []
        package var style: Style?

        package init() {}
    }

    /// The projects in the folder. The proposal is their application or library with the most sources.
    private let projects: [FoundProject]
    var found: FoundProject?
    /// A manifest in the folder whose targets are not known.
    private let unread: UnreadManifest?
    /// The manifests in folders below, if the folder has none.
    private let below: [RelativePath]
    var target: FoundTarget?
    var testTarget: FoundTarget?
    /// The folder of the integrations; nil for the default.
    var output: String?
    /// The folder of the tests; nil for the default.
    var tests: String?
    var module: String?
    private var style = Style.async
    /// The framework of the tests; nil for the default.
    var framework: TestFramework?
    var boundary: [String] = []
    /// The access level of what the app uses; nil for the default.
    var access: String?

    /// The proposal for what was found in a tree.
    init(_ found: FoundProjects, in files: any ReadableFileSystem, _ wishes: Wishes = Wishes()) throws(WorkspaceError) {
        (projects, unread) = (found.projects, found.unread)
        below = projects.isEmpty && unread == nil ? try Self.manifestsBelow(files) : []
        try choose(wishes, in: files)
    }

    /// The manifests in folders below, those of the folder with the most sources first.
    private static func manifestsBelow(_ files: any ReadableFileSystem) throws(WorkspaceError) -> [RelativePath] {
        var found: [(path: RelativePath, sources: Int)] = []
        for path in try ManifestsBelow.paths(in: files) {
            // As in `choose`: an Xcode project builds an application.
            let weight = path.name.hasSuffix(FoundProject.xcode) ? 2 : 1
            let sources = try FoundTarget(path.name, .app, in: [path.parent]).sources(in: files)
            found.append((path, weight * sources))
        }
        return found.sorted { ($1.sources, $0.path) < ($0.sources, $1.path) }.map(\.path)
    }

    /// The names of all targets that can be chosen.
    var candidates: [String] { projects.flatMap(\.candidates).map(\.name) }

    /// Why no project begins here: the targets are not known, or are those of folders below.
    var refusal: Diagnostic? {
        if let unread, projects.isEmpty { return .unread(unread) }
        return below.isEmpty ? nil : .elsewhere(below)
    }

    private mutating func choose(
        _ wishes: Wishes, in files: any ReadableFileSystem
    ) throws(WorkspaceError) {
        func fits(_ target: FoundTarget) -> Bool {
            wishes.target == nil || target.name == wishes.target
        }
        found = projects.first
        var most = (sources: -1, isTested: false)
        for project in projects {
            for candidate in project.candidates where fits(candidate) {
                // A library has to be twice as large as the application that uses it.
                let weight = candidate.kind == .app ? 2 : 1
                let size = (weight * (try candidate.sources(in: files)), project.tests(of: candidate) != nil)
                if size.0 < most.sources || size.0 == most.sources && (most.isTested || !size.1) { continue }
                (most, found, target) = (size, project, candidate)
            }
        }
        if let found { try propose(found, files) }
        output = wishes.output ?? output
        tests = wishes.tests ?? tests
        module = wishes.module ?? module
        style = wishes.style ?? style
        if !wishes.boundary.isEmpty { boundary = wishes.boundary }
    }

    private mutating func propose(_ found: FoundProject, _ files: any ReadableFileSystem) throws(WorkspaceError) {
        guard let target else { return }
        (tests, framework) = (nil, nil)
        output = Self.path("Integrations", in: target.folder)
        module = target.module
        testTarget = found.tests(of: target)
        if let testTarget {
            tests = Self.path("Integrations", in: testTarget.folder)
            if tests == output { tests = Self.path("IntegrationsTests", in: testTarget.folder) }
            framework = try TestFramework.used(in: testTarget.folder, of: files)
        } else {
            framework = TestFramework.none
        }
        var folders: [String] = []
        for candidate in found.candidates {
            guard let folder = candidate.folder else {
                boundary = ["."]
                return
            }
            let top = folder.components[0] == "Sources" ? "Sources" : folder.description
            let path = RelativePath(validating: top)
            guard !folders.contains(top), let path, try files.kind(of: path) == .folder else { continue }
            folders.append(top)
        }
        boundary = folders
    }

    private static func path(_ name: String, in folder: RelativePath?) -> String {
        folder.map { "\($0)/\(name)" } ?? name
    }

    /// Whether a folder that was named is there.
    static func isFolder(_ name: String, _ files: any ReadableFileSystem) throws(WorkspaceError) -> Bool {
        if name == "." || name == "./" { return true }
        let name = name.hasSuffix("/") ? String(name.dropLast()) : name
        guard let path = RelativePath(validating: name) else { return false }
        return try files.kind(of: path) == .folder
    }

    /// What was chosen; then the other targets, a line each.
    var summary: [String] {
        guard let found, let target else {
            return [unread?.sentence ?? "No Package.swift or Xcode project here: add these files to a target yourself."]
        }
        let tests = testTarget.map { "tests in \($0.name)" } ?? "which no target tests"
        let own = found.candidates.filter { $0.name != target.name }.map(\.name)
        let others =
            own
            + projects.filter { $0.name != found.name }.flatMap { project in
                project.candidates.map { "\($0.name) of \(project.name)" }
            }
        var lines = ["\(found.name): target \(target.name), \(tests)."]
        lines += others.prefix(Self.mostNamed).map { "Not chosen: \($0)." }
        let rest = others.count - Self.mostNamed
        if rest > 0 { lines.append("Not chosen: \(rest) more.") }
        if let unread { lines.append(unread.sentence) }
        return lines
    }

    private static let mostNamed = 10

    /// The text of flowgen.yml.
    func configuration(flows: [String]) -> [UInt8] {
        var lines: [String] = []
        if output != nil || tests != nil {
            lines.append("output:")
            lines += [("integrations", output), ("tests", tests)].compactMap { key, value in
                value.map { "  \(key): \(ConfigurationEditor.quoted($0))" }
            }
        }
        if let module { lines.append("module: \(ConfigurationEditor.quoted(module))") }
        lines.append("style: \(style.rawValue)")
        if let access { lines.append("access: \(access)") }
        if let framework { lines.append("tests: \(framework.rawValue)") }
        if !boundary.isEmpty {
            let list = boundary.map { ConfigurationEditor.quoted($0, inFlow: true) }
            lines += ["boundary:", "  sources: [\(list.joined(separator: ", "))]"]
        }
        return ConfigurationEditor.created(flows: flows, settings: lines)
    }

    /// What is left to do by hand before anything is generated.
    var nextSteps: [NextStep] {
        guard let found, let target else { return [] }
        var steps: [NextStep] = []
        if let generator = found.generator {
            steps.append(.regenerate(generator))
        } else if target.listsFiles {
            steps.append(.addToTarget(target: target.name, folder: output ?? "Integrations"))
            if let testTarget, let tests {
                steps.append(.addToTarget(target: testTarget.name, folder: tests))
            }
        }
        let needed = found.neededPlatforms
        if !needed.isEmpty { steps.append(.raisePlatforms(needed)) }
        return steps
    }
}

extension UnreadManifest {
    fileprivate var sentence: String { "\(name): \(reason)." }
}

extension Diagnostic {
    private static let naming = "name folders here: `flowgen init --output DIR --tests DIR`"

    fileprivate static func unread(_ manifest: UnreadManifest) -> Diagnostic {
        let first = manifest.generator.map { "run `\($0)` first; or " } ?? ""
        return Diagnostic("config-unread", manifest.reason, advice: first + naming, path: manifest.name)
    }

    /// The folder has no manifest, but folders below it have.
    fileprivate static func elsewhere(_ manifests: [RelativePath]) -> Diagnostic {
        let most = 5
        var folders: [String] = []
        for folder in manifests.compactMap(\.parent?.description) where !folders.contains(folder) {
            folders.append(folder)
        }
        let names = manifests.prefix(most).map(\.description).joined(separator: ", ")
        let rest = manifests.count > most ? ", and others" : ""
        let place =
            folders.count == 1
            ? "run `flowgen init` in \(folders[0])"
            : "run `flowgen init` in one of these folders: " + folders.prefix(most).joined(separator: ", ")
        return Diagnostic(
            "config-elsewhere", "this folder has no package or project; found \(names)\(rest)",
            advice: "\(place); or \(naming)")
    }
}

extension TestFramework {
    /// The framework that the tests in a folder import; nil if they import none, or both.
    fileprivate static func used(
        in folder: RelativePath?, of files: any ReadableFileSystem
    ) throws(WorkspaceError) -> TestFramework? {
        guard let folder, try files.kind(of: folder) == .folder else { return nil }
        var isFound: (xctest: Bool, testing: Bool) = (false, false)
        for path in try files.list(folder).filter({ $0.description.hasSuffix(".swift") }) {
            let lines = (try files.read(path) ?? []).split(separator: 10)
            if lines.contains(where: { $0.starts(with: "import XCTest".utf8) }) {
                isFound.xctest = true
            }
            if lines.contains(where: { $0.starts(with: "import Testing".utf8) }) {
                isFound.testing = true
            }
        }
        return isFound.testing && !isFound.xctest ? .swiftTesting : nil
    }
}
