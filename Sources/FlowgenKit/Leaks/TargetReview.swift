// What manifests say of the watched targets, beside flowgen.yml and in local packages: whether the compiler hides the
// members of SDKs from files that do not import them, and which targets link an SDK without an integration of it. Both
// are notes.

import Diagnostics
import FlowModel
import ProjectDiscovery
import Workspace

struct TargetReview: Sendable {
    let boundary: Boundary
    /// The names of the integrations that list each module.
    let integrations: [String: [String]]
    let sources: WatchedPaths
    let allowed: WatchedPaths
    /// The folders that hold something that a pattern of `sources` matches.
    let matched: Set<RelativePath>

    /// Notes on the manifests in some folders.
    func notes(at folders: [RelativePath?], in files: any ReadableFileSystem) throws(WorkspaceError) -> [Diagnostic] {
        var found: [FoundProject] = []
        for folder in folders { found += try ProjectFinder.projects(in: files, at: folder) }
        let known = KnownTargets(found)
        var notes: [Diagnostic] = []
        for project in found where !allowed.cover(project.path) {
            notes += try self.notes(on: project, among: known, in: files)
        }
        return notes
    }

    private func notes(
        on found: FoundProject, among known: KnownTargets, in files: any ReadableFileSystem
    ) throws(WorkspaceError) -> [Diagnostic] {
        let watched = found.candidates.filter { !$0.isIncomplete && isWatched($0) }
        if watched.isEmpty { return [] }
        let bytes = found.manifest == .xcode ? nil : try files.read(found.path)
        let manifest = bytes.map { SourceFile(path: found.path.description, bytes: $0) }
        let linked = linkedModules(of: watched, known)
        let blind = watched.filter { target in
            !target.seesOnlyImports && !target.hasOtherSettings && seesIntegrations(target, known)
        }
        var notes: [Diagnostic] = []
        if !blind.isEmpty {
            notes.append(
                .visibleMembers(blind, found, at: location(of: blind[0], in: manifest)))
        }
        return notes
            + linked.map { target, module in
                .linked(target, module, integrations[module] ?? [], found, at: location(of: target, in: manifest))
            }
    }

    private func isWatched(_ target: FoundTarget) -> Bool {
        target.folders.contains { folder in
            guard let folder else { return true }
            if allowed.cover(folder) { return false }
            return sources.cover(folder) || matched.contains(folder)
                || sources.places.contains { $0?.isBelow(folder) ?? true }
        }
    }

    /// Whether one of these folders is in one of the target's, or holds one.
    private func holds(_ target: FoundTarget, oneOf homes: some Sequence<RelativePath>) -> Bool {
        homes.contains { home in
            target.folders.contains { folder in
                guard let folder else { return true }
                return folder == home || home.isBelow(folder) || folder.isBelow(home)
            }
        }
    }

    private func holdsIntegration(_ target: FoundTarget) -> Bool {
        holds(target, oneOf: boundary.homes.values.joined())
    }

    /// Whether a target holds an integration, or uses one that does, through others too.
    private func seesIntegrations(_ target: FoundTarget, _ known: KnownTargets) -> Bool {
        var seen: Set<String> = []
        var open = [target]
        while let next = open.popLast() {
            if holdsIntegration(next) { return true }
            guard seen.insert(next.name).inserted else { continue }
            open += known.dependencies(of: next).flatMap { known.targets[$0] ?? [] }
        }
        return false
    }

    private func linkedModules(of targets: [FoundTarget], _ known: KnownTargets) -> [(FoundTarget, String)] {
        targets.flatMap { target in
            let dependencies = known.dependencies(of: target)
            return boundary.homes.keys.sorted().filter { module in
                let name = module.split(separator: ".").first.map(String.init) ?? module
                return dependencies.contains(name) && !holds(target, oneOf: boundary.homes[module] ?? [])
            }.map { (target, $0) }
        }
    }

    private func location(of target: FoundTarget, in manifest: SourceFile?) -> SourceLocation? {
        guard let manifest, let range = target.declaration, range.upperBound <= manifest.bytes.count else { return nil }
        return SourceLocation(file: manifest, range: range)
    }
}

/// The targets of all manifests, and what their products hold.
private struct KnownTargets {
    let targets: [String: [FoundTarget]]
    private let products: [String: Set<String>]

    init(_ projects: [FoundProject]) {
        targets = Dictionary(grouping: projects.flatMap(\.candidates), by: \.name)
        products = projects.map(\.products).reduce(into: [:]) { $0.merge($1) { $0.union($1) } }
    }

    /// The targets and products that a target uses, and the targets of the latter.
    func dependencies(of target: FoundTarget) -> Set<String> {
        target.dependencies.union(target.dependencies.flatMap { products[$0] ?? [] })
    }
}

extension Diagnostic {
    fileprivate static func visibleMembers(
        _ targets: [FoundTarget], _ project: FoundProject, at location: SourceLocation?
    ) -> Diagnostic {
        let names = targets.map { "'\($0.name)'" }.joined(separator: ", ")
        let noun = targets.count == 1 ? "target" : "targets"
        let setting =
            project.manifest == .swiftPackage
            ? "add `.enableUpcomingFeature(\"\(PackageManifest.feature)\")` to `swiftSettings`"
            : "add the build setting \(XcodeProject.featureSetting) = YES"
        return note(
            "check-visible-members",
            "every file of the \(noun) \(names) can use members of SDKs, without an import",
            setting, project, location)
    }

    fileprivate static func linked(
        _ target: FoundTarget, _ module: String, _ integrations: [String], _ project: FoundProject,
        at location: SourceLocation?
    ) -> Diagnostic {
        let noun = integrations.count == 1 ? "integration" : "integrations"
        let names = integrations.joined(separator: " and ")
        return note(
            "check-linked",
            "the target '\(target.name)' depends on '\(module)', and the \(noun) \(names) "
                + "\(integrations.count == 1 ? "is" : "are") elsewhere", "remove the dependency", project, location)
    }

    private static func note(
        _ id: DiagnosticID, _ message: String, _ advice: String, _ project: FoundProject, _ location: SourceLocation?
    ) -> Diagnostic {
        let advice = advice + "; or add \(project.path) to `boundary.allow` in flowgen.yml"
        if let location {
            return Diagnostic(id, message, severity: .note, advice: advice, at: location)
        }
        return Diagnostic(
            id, message, severity: .note, advice: advice, path: project.path.description)
    }
}
