// The boundary: nothing imports an SDK's module but the folders of the integrations that list it, and nothing there shows it
// to the app. The Swift files of the watched folders and of the integrations are searched for imports of any such module.

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
        if isIdle { return ([], notes) }
        var found: [Diagnostic] = []
        let watched = try watchedFiles(&found)
        let leaks = try leaks(in: watched)
        guard var baseline else { return (found + leaks.map(diagnostic), notes) }
        found += leaks.filter { !baseline.accepts($0.entry) }.map(diagnostic)
        return (found + baseline.stale, notes)
    }

    /// What the watched targets lack.
    func targetNotes(
        in files: any ReadableFileSystem
    ) throws(WorkspaceError) -> [Diagnostic] {
        if isIdle { return [] }
        let review = TargetReview(
            boundary: boundary, integrations: integrations, sources: sources, allowed: allowed)
        return try review.notes(in: files)
    }

    /// The files that leak, with the modules that they leak.
    func entries() throws(WorkspaceError) -> Set<LeakBaseline.Entry> {
        if isIdle { return [] }
        var ignored: [Diagnostic] = []
        return Set(try leaks(in: watchedFiles(&ignored)).map(\.entry))
    }

    /// Whether nothing is watched, or everything is allowed.
    private var isIdle: Bool {
        project.configuration.boundarySources.isEmpty || boundary.homes.isEmpty
            || allowed.places.contains { $0 == nil }
    }

    /// A leak, and where it is.
    private struct FoundLeak: Sendable {
        let leak: Leak
        let location: SourceLocation

        var entry: LeakBaseline.Entry {
            LeakBaseline.Entry(path: location.file.path, module: leak.module)
        }
    }

    private func leaks(in paths: [RelativePath]) throws(WorkspaceError) -> [FoundLeak] {
        try workers.map(paths) { path throws(WorkspaceError) in
            guard let bytes = try files.read(path) else { return [FoundLeak]() }
            let leaks = boundary.leaks(in: bytes, at: path)
            if leaks.isEmpty { return [] }
            let file = SourceFile(path: path.description, bytes: bytes)
            return leaks.map {
                FoundLeak(leak: $0, location: SourceLocation(file: file, range: $0.range))
            }
        }.flatMap(\.self)
    }

    private func diagnostic(of found: FoundLeak) -> Diagnostic {
        .leak(found.leak, integrations[found.leak.module] ?? [], at: found.location)
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
            if isPattern || allowed.cover(place) { continue }
            switch try place.map({ path throws(WorkspaceError) in try files.kind(of: path) }) {
            case nil: try collect(below: nil, isMeant: true, into: &found, idle: &none)
            case .folder, .link:
                try collect(below: place, isMeant: true, into: &found, idle: &none)
            case .file: if let place { found.insert(place) }
            case .absent, .other: findings.append(.unwatched(entry, "there is no folder"))
            }
        }
        for home in Set(boundary.homes.values.joined()) {
            if sources.cover(home) || allowed.cover(home) { continue }
            guard try files.kind(of: home) == .folder else { continue }
            try collect(below: home, isMeant: true, into: &found, idle: &none)
        }
        // The patterns that nothing has matched yet.
        var idle = Set(sources.patterns.indices)
        if !idle.isEmpty { try collect(below: nil, isMeant: false, into: &found, idle: &idle) }
        for index in idle.sorted() {
            findings.append(.unwatched(sources.patternEntries[index], "nothing matches"))
        }
        return found.sorted()
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

extension Diagnostic {
    fileprivate static func leak(
        _ leak: Leak, _ integrations: [String], at location: SourceLocation
    ) -> Diagnostic {
        let noun = integrations.count == 1 ? "integration" : "integrations"
        let names = integrations.joined(separator: " and ")
        let home = integrations.joined(separator: " or ")
        let message: String
        let advice: String
        switch leak.kind {
        case .imported:
            message = "'\(leak.module)' is imported outside the \(noun) \(names)"
            advice = "use the flow's protocol here, and move what needs the SDK into \(home)"
        case .reexported(let modifier):
            message = "`\(modifier) import` shows '\(leak.module)' to the app"
            advice = "remove `\(modifier)`, and use types of your own where the app can see them"
        case .exposed(let kind):
            let what =
                switch kind {
                case .typealiased: "this typealias"
                case .refined: "this protocol"
                case .declared: "this declaration"
                }
            message = "\(what) shows '\(location.text)' to the app"
            let access = kind == .declared ? "internal" : "private"
            advice = "make it `\(access)`, or use a type of your own"
        }
        return Diagnostic(
            "check-leak", message,
            advice: advice + "; or add this file to `boundary.allow` in flowgen.yml", at: location)
    }

    /// Nothing is watched there, most likely since a folder was renamed.
    fileprivate static func unwatched(_ entry: Located<String>, _ reason: String) -> Diagnostic {
        Diagnostic(
            "check-unwatched", "\(reason) '\(entry.value)', so nothing is watched there",
            advice: "write the path of the sources, relative to flowgen.yml, or remove the entry "
                + "from `boundary.sources`", at: entry.location)
    }
}
