// The boundary: nothing imports an SDK's module but the folders of the integrations that list it, and nothing there
// shows it to the app. The Swift files of the watched folders and of the integrations are searched for imports of any
// such module.

import FlowModel

struct LeakSearch: Sendable {
    private let project: Project
    private let files: any ReadableFileSystem
    private let workers: Workers
    private let sources: WatchedPaths
    private let allowed: WatchedPaths
    /// The leaks that the project has accepted; nil if each counts.
    private let baseline: LeakBaseline?
    /// Files that need no search: the flows alone say what they import.
    private let settled: Set<RelativePath>
    /// The folders that may import each module.
    private let boundary: Boundary
    /// The names of the integrations that may.
    private let integrations: [String: [String]]

    init(
        _ project: Project, in files: any ReadableFileSystem, accepting baseline: LeakBaseline?,
        sparing settled: Set<RelativePath> = [], workers: Workers = .available
    ) {
        (self.baseline, self.settled) = (baseline, settled)
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
        boundary = Boundary(
            homes: homes, isOpen: project.configuration.boundarySources.isEmpty,
            isModule: project.configuration.servicesModule != nil)
        self.integrations = integrations
    }

    /// One finding for each leak, in the order of the files, and for each entry of `sources` that leads nowhere; what
    /// is wrong with the configuration's patterns.
    func findings() throws(WorkspaceError) -> (leaks: [Diagnostic], notes: [Diagnostic]) {
        let notes = sources.diagnostics + allowed.diagnostics
        if isIdle { return ([], notes) }
        let walk = try walk()
        let leaks = try leaks(in: walk.found.subtracting(settled).sorted())
        var found = walk.findings
        guard var baseline else { return (found + leaks.map(diagnostic), notes) }
        found += leaks.filter { $0.isUnreadable || !baseline.accepts($0.entry) }.map(diagnostic)
        return (boundary.isOpen ? found : found + baseline.stale, notes)
    }

    /// The files that leak, with the modules that they leak.
    func entries() throws(WorkspaceError) -> Set<LeakBaseline.Entry> {
        if isIdle { return [] }
        let leaks = try leaks(in: walk().found.subtracting(settled).sorted())
        return Set(leaks.filter { !$0.isUnreadable }.map(\.entry))
    }

    /// Whether no SDK is listed, or everything is allowed.
    private var isIdle: Bool {
        boundary.homes.isEmpty || allowed.places.contains { $0 == nil }
    }

    /// The folders of what is generated, and those of the integrations where these are not in them: in the root.
    private var generated: [RelativePath] {
        let layout = [project.folders.integrations, project.folders.services]
        let all = Set(layout.compactMap(RelativePath.init(validating:))).union(boundary.homes.values.joined())
        return all.sorted().filter { folder in !all.contains { folder.isBelow($0) } }
    }

    /// A leak, and where it is.
    private struct FoundLeak: Sendable {
        let leak: Leak
        let location: SourceLocation

        var isUnreadable: Bool { leak.kind == .unreadable }

        var entry: LeakBaseline.Entry {
            LeakBaseline.Entry(leaking: leak.acceptedName, in: location.file.path)
        }
    }

    private func leaks(in paths: [RelativePath]) throws(WorkspaceError) -> [FoundLeak] {
        try workers.map(paths) { path throws(WorkspaceError) in
            // It may be gone again since its folder was listed.
            guard let bytes = try files.read(path) else { return [FoundLeak]() }
            let leaks = boundary.leaks(in: bytes, at: path)
            if leaks.isEmpty { return [] }
            let file = SourceFile(path: path.description, bytes: bytes)
            return leaks.map { FoundLeak(leak: $0, location: SourceLocation(file: file, range: $0.range)) }
        }.flatMap(\.self)
    }

    private func diagnostic(of found: FoundLeak) -> Diagnostic {
        .leak(found.leak, integrations[found.leak.module] ?? [], at: found.location)
    }

    /// What a walk through the watched folders finds.
    private struct Walk {
        /// The Swift files.
        var found: Set<RelativePath> = []
        var findings: [Diagnostic] = []
        /// The patterns that nothing has matched yet.
        var idle: Set<Int> = []
    }

    private func walk() throws(WorkspaceError) -> Walk {
        var walk = Walk()
        for entry in project.configuration.boundarySources {
            let place = RelativePath(validating: entry.value)
            let isPattern = place.map { !sources.places.contains($0) } ?? (entry.value != ".")
            if isPattern || allowed.cover(place) { continue }
            switch try place.map({ path throws(WorkspaceError) in try files.kind(of: path) }) {
            case nil: try collect(below: nil, isMeant: true, &walk)
            case .folder, .link: try collect(below: place, isMeant: true, &walk)
            case .file: if let place { walk.found.insert(place) }
            case .absent, .other: walk.findings.append(.unwatched(entry, "there is no folder"))
            }
        }
        for folder in generated where !sources.cover(folder) && !allowed.cover(folder) {
            guard try files.kind(of: folder) == .folder else { continue }
            try collect(below: folder, isMeant: true, &walk)
        }
        walk.idle = Set(sources.patterns.indices)
        for folder in sources.patternFolders where !allowed.cover(folder) {
            if let folder, try files.kind(of: folder) != .folder { continue }
            try collect(below: folder, isMeant: false, &walk)
        }
        for index in walk.idle.sorted() {
            walk.findings.append(.unwatched(sources.patternEntries[index], "nothing matches"))
        }
        return walk
    }

    /// Adds the Swift files below a folder, or, where the folder itself is not meant, those that patterns mean. Names
    /// that begin with a dot, such as `.build`, are left out, and so are links: what they lead to is searched where it
    /// is.
    private func collect(below folder: RelativePath?, isMeant: Bool, _ walk: inout Walk) throws(WorkspaceError) {
        var open: [(folder: RelativePath?, isMeant: Bool)] = [(folder, isMeant)]
        while let (folder, isMeant) = open.popLast() {
            for entry in try files.entries(of: folder) {
                let path = entry.path
                let name = path.name
                for index in walk.idle where sources.patterns[index].matches(path) {
                    walk.idle.remove(index)
                }
                if name.hasPrefix(".") || allowed.names(path) { continue }
                let isMeant = isMeant || sources.patterns.contains { $0.matches(path) }
                switch entry.kind {
                case .folder: open.append((path, isMeant))
                case .file where isMeant && name.hasSuffix(".swift"):
                    walk.found.insert(path)
                default: continue
                }
            }
        }
    }
}

extension Diagnostic {
    fileprivate static func leak(_ leak: Leak, _ integrations: [String], at location: SourceLocation) -> Diagnostic {
        let noun = integrations.count == 1 ? "integration" : "integrations"
        let names = integrations.joined(separator: " and ")
        let home = integrations.joined(separator: " or ")
        let message: String
        let advice: String
        switch leak.kind {
        case .unreadable:
            return Diagnostic(
                "check-syntax", "this file cannot be read, and may import an SDK",
                advice: "fix its syntax, or split it into parts; or add it to `boundary.allow` in flowgen.yml",
                at: location)
        case .imported:
            message = "'\(leak.module)' is imported outside the \(noun) \(names)"
            advice = "use the flow's protocol here, and move the code that needs the SDK into \(home)"
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
