// The boundary: nothing imports an SDK's module but the folders of the integrations that list it. The Swift files of the
// watched folders are searched for imports of any such module.

import Diagnostics
import FlowModel
import Workspace

struct LeakSearch: Sendable {
    private let project: Project
    private let files: any ReadableFileSystem
    private let workers: Workers
    private let sources: WatchedPaths
    private let allowed: WatchedPaths
    /// The leaks that the project has accepted; nil if each counts.
    private let baseline: LeakBaseline?
    /// The folders that may import each module.
    let boundary: Boundary
    /// The names of the integrations that may.
    private let integrations: [String: [String]]

    init(
        _ project: Project, in files: any ReadableFileSystem, accepting baseline: LeakBaseline?,
        workers: Workers = .available
    ) {
        self.baseline = baseline
        self.workers = workers
        self.project = project
        self.files = files
        sources = WatchedPaths(project.configuration.boundarySources)
        allowed = WatchedPaths(project.configuration.boundaryAllow)
        var homes: [String: [RelativePath]] = [:]
        var integrations: [String: [String]] = [:]
        for integration in project.integrations {
            let folder = project.folders.folder(ofIntegration: integration.name)
            guard let folder = RelativePath(validating: folder) else { continue }
            for module in integration.sdk {
                homes[module, default: []].append(folder)
                integrations[module, default: []].append(integration.name)
            }
        }
        boundary = Boundary(homes: homes)
        self.integrations = integrations
    }

    /// One finding for each import that leaks, in the order of the files, and for each entry of
    /// `sources` that leads nowhere; and what is wrong with the configuration's patterns.
    func findings() throws(WorkspaceError) -> (leaks: [Diagnostic], notes: [Diagnostic]) {
        let notes = sources.diagnostics + allowed.diagnostics
        let isIdle = boundary.homes.isEmpty || allowed.places.contains { $0 == nil }
        guard !project.configuration.boundarySources.isEmpty, !isIdle else { return ([], notes) }
        var found: [Diagnostic] = []
        let watched = try watchedFiles(&found)
        let leaks = try workers.map(watched) { path throws(WorkspaceError) in
            try self.leaks(in: path)
        }.flatMap(\.self)
        guard var baseline else { return (found + leaks.map(diagnostic), notes) }
        found += leaks.filter { !baseline.accepts($0.entry) }.map(diagnostic)
        return (found + baseline.stale, notes)
    }

    /// The files that leak, with the modules that they leak.
    func entries() throws(WorkspaceError) -> Set<LeakBaseline.Entry> {
        let leaks = try findings().leaks.filter { $0.id.name == "check-leak" }
        return Set(
            leaks.compactMap { leak in
                // The location of a leak is its module.
                leak.location.map { LeakBaseline.Entry(path: $0.file.path, module: $0.text) }
            })
    }

    /// An import that leaks.
    private struct Leak: Sendable {
        let module: String
        let location: SourceLocation

        var entry: LeakBaseline.Entry {
            LeakBaseline.Entry(path: location.file.path, module: module)
        }
    }

    private func leaks(in path: RelativePath) throws(WorkspaceError) -> [Leak] {
        guard let bytes = try files.read(path) else { return [] }
        let found = boundary.leaks(in: bytes, at: path)
        if found.isEmpty { return [] }
        let file = SourceFile(path: path.description, bytes: bytes)
        return found.map {
            Leak(module: $0.module, location: SourceLocation(file: file, range: $0.range))
        }
    }

    private func diagnostic(of leak: Leak) -> Diagnostic {
        .leak(of: leak.module, integrations[leak.module] ?? [], at: leak.location)
    }

    /// The Swift files that are watched, each once, in order.
    private func watchedFiles(
        _ findings: inout [Diagnostic]
    ) throws(WorkspaceError) -> [RelativePath] {
        var found: Set<RelativePath> = []
        var none: Set<Int> = []
        for entry in project.configuration.boundarySources {
            let place = RelativePath(validating: entry.value)
            let isPattern = place.map { !sources.places.contains($0) } ?? (entry.value != ".")
            if isPattern || place.map(isAllowed) == true { continue }
            switch try place.map({ path throws(WorkspaceError) in try files.kind(of: path) }) {
            case nil: try collect(below: nil, isMeant: true, into: &found, idle: &none)
            case .folder, .link:
                try collect(below: place, isMeant: true, into: &found, idle: &none)
            case .file: if let place { found.insert(place) }
            case .absent, .other: findings.append(.unwatched(entry, "there is no folder"))
            }
        }
        // The patterns that nothing has matched yet.
        var idle = Set(sources.patterns.indices)
        if !idle.isEmpty { try collect(below: nil, isMeant: false, into: &found, idle: &idle) }
        for index in idle.sorted() {
            findings.append(.unwatched(sources.patternEntries[index], "nothing matches"))
        }
        return found.sorted()
    }

    /// Whether a path, or a folder on the way to it, may import anything.
    private func isAllowed(_ path: RelativePath) -> Bool {
        var place: RelativePath? = path
        while let current = place {
            if allowed.names(current) { return true }
            place = current.parent
        }
        return false
    }

    /// Adds the Swift files below a folder, or, where the folder itself is not meant, those that
    /// patterns mean. Names that begin with a dot, such as `.build`, are left out, and so are links:
    /// what they lead to is searched where it is.
    private func collect(
        below folder: RelativePath?, isMeant: Bool, into found: inout Set<RelativePath>,
        idle: inout Set<Int>
    ) throws(WorkspaceError) {
        var open: [(folder: RelativePath?, isMeant: Bool)] = [(folder, isMeant)]
        while let (folder, isMeant) = open.popLast() {
            for entry in try files.entries(of: folder) {
                let path = entry.path
                for index in idle where sources.patterns[index].matches(path) {
                    idle.remove(index)
                }
                if path.name.hasPrefix(".") || allowed.names(path) { continue }
                let isMeant = isMeant || sources.patterns.contains { $0.matches(path) }
                switch entry.kind {
                case .folder: open.append((path, isMeant))
                case .file where isMeant && path.description.hasSuffix(".swift"):
                    found.insert(path)
                default: break
                }
            }
        }
    }
}

/// Paths and patterns of `boundary.sources` or `boundary.allow`.
private struct WatchedPaths {
    /// Plain paths; nil is the root.
    private(set) var places: [RelativePath?] = []
    private(set) var patterns: [GlobPattern] = []
    private(set) var patternEntries: [Located<String>] = []
    /// What is wrong with those that are neither.
    private(set) var diagnostics: [Diagnostic] = []

    init(_ entries: [Located<String>]) {
        for entry in entries {
            if entry.value == "." {
                places.append(nil)
                continue
            }
            do {
                let pattern = try GlobPattern(entry.value)
                if pattern.isLiteral, let path = RelativePath(validating: entry.value) {
                    places.append(path)
                } else {
                    patterns.append(pattern)
                    patternEntries.append(entry)
                }
            } catch {
                diagnostics.append(.noPattern(entry, error))
            }
        }
    }

    /// Whether the path itself is named; what is below a named folder does not count.
    func names(_ path: RelativePath) -> Bool {
        places.contains(path) || patterns.contains { $0.matches(path) }
    }
}

extension Diagnostic {
    fileprivate static func noPattern(
        _ entry: Located<String>, _ problem: GlobPattern.Problem
    ) -> Diagnostic {
        Diagnostic(
            "config-pattern", "invalid pattern '\(entry.value)': \(problem.rawValue)",
            advice: "write a folder such as App, or a pattern such as Modules/*/Sources",
            at: entry.location)
    }

    fileprivate static func leak(
        of module: String, _ integrations: [String], at location: SourceLocation
    ) -> Diagnostic {
        let noun = integrations.count == 1 ? "integration" : "integrations"
        let names = integrations.joined(separator: " and ")
        let home = integrations.joined(separator: " or ")
        return Diagnostic(
            "check-leak", "'\(module)' is imported outside the \(noun) \(names)",
            advice: "use the flow's protocol here, and move what needs the SDK into \(home); or "
                + "add this file to `boundary.allow` in flowgen.yml", at: location)
    }

    /// Nothing is watched there, most likely since a folder was renamed.
    fileprivate static func unwatched(_ entry: Located<String>, _ reason: String) -> Diagnostic {
        Diagnostic(
            "check-unwatched", "\(reason) '\(entry.value)', so nothing is watched there",
            advice: "write the path of the sources, relative to flowgen.yml, or remove the entry "
                + "from `boundary.sources`", at: entry.location)
    }
}
