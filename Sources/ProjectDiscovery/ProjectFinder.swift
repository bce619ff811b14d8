// Finds the project in a folder. A manifest that others are generated from comes first: Tuist's and XcodeGen's before
// an Xcode project. A package comes before an Xcode project beside it.

import Diagnostics
import SwiftMerging
import Workspace

package enum ProjectFinder {
    /// The nearest folder with a manifest, from a folder upwards, within its repository; nil if there is none.
    package static func root(upwardsFrom folder: String) throws(WorkspaceError) -> Root? {
        try root(upwardsFrom: folder, having: isManifest)
    }

    /// The folder of the Xcode project, or of the manifest that one is generated from, that a folder belongs to: its
    /// own, another one, or the nearest above it within its repository; nil if there is none.
    package static func xcodeFolder(
        around root: Root, or other: Root
    ) throws(WorkspaceError) -> Root? {
        func isMeant(_ name: String) -> Bool {
            isManifest(name) && name != FoundProject.Manifest.swiftPackage.rawValue
        }
        for folder in [root, other] {
            let entries = try folder.entries(of: nil)
            if entries.contains(where: { isMeant($0.path.name) }) { return folder }
        }
        let isInRepository = try Root.find(upwardsFrom: root.path, having: ".git") != nil
        return isInRepository ? try self.root(upwardsFrom: root.path, having: isMeant) : nil
    }

    private static func root(
        upwardsFrom folder: String, having isMeant: (String) -> Bool
    ) throws(WorkspaceError) -> Root? {
        var current = try Root(folder)
        while true {
            let entries = try current.entries(of: nil)
            if entries.contains(where: { isMeant($0.path.name) }) { return current }
            let isTop = entries.contains { $0.path.name == ".git" }
            guard !isTop, let end = current.path.lastIndex(of: "/"), current.path != "/" else {
                return nil
            }
            current = try Root(end == current.path.startIndex ? "/" : String(current.path[..<end]))
        }
    }

    /// Whether a file or folder of this name declares targets.
    package static func isManifest(_ name: String) -> Bool {
        FoundProject.Manifest(rawValue: name).map { $0 != .xcode } ?? name.hasSuffix(".xcodeproj")
    }

    /// The project in a folder of a tree; nil if there is none, or none whose targets can be read. Its paths are those
    /// in the whole tree.
    package static func project(
        in files: any ReadableFileSystem, at folder: RelativePath? = nil
    ) throws(WorkspaceError) -> FoundProject? {
        try projects(in: files, at: folder, most: 1).first
    }

    /// All projects in a folder whose targets can be read. An Xcode project beside a manifest that generates it is none.
    package static func projects(
        in files: any ReadableFileSystem, at folder: RelativePath? = nil, most: Int = .max
    ) throws(WorkspaceError) -> [FoundProject] {
        let files = ProjectFolder(files, at: folder)
        var found: [FoundProject] = []
        let order: [FoundProject.Manifest] = [.tuist, .xcodeGen, .swiftPackage]
        for manifest in order where found.count < most {
            guard let path = RelativePath(validating: manifest.rawValue),
                try files.kind(of: path) == .file, let bytes = try files.read(path)
            else { continue }
            let targets = try targets(in: bytes, manifest, files)
            guard targets.contains(where: { $0.kind != .tests }) else { continue }
            var project = FoundProject(manifest: manifest, path: path, targets: targets)
            if manifest == .swiftPackage {
                (project.platforms, project.products) =
                    ParserRoom.run(for: bytes) {
                        let manifest = PackageManifest(bytes)
                        return (manifest.platforms, manifest.products)
                    } ?? ([], [:])
                if try hasVersions(in: files) {
                    for index in project.targets.indices {
                        project.targets[index].isIncomplete = true
                    }
                }
            }
            found.append(project.placed(in: files))
        }
        if found.contains(where: { $0.manifest != .swiftPackage }) { return found }
        for entry in try files.entries(of: nil) where found.count < most && entry.path.name.hasSuffix(".xcodeproj") {
            guard let path = entry.path.appending("project.pbxproj"), let bytes = try files.read(path) else { continue }
            let targets = XcodeProject(bytes, in: files)?.targets ?? []
            guard targets.contains(where: { $0.kind != .tests }) else { continue }
            found.append(FoundProject(manifest: .xcode, path: entry.path, targets: targets).placed(in: files))
        }
        return found
    }

    /// Whether a package has manifests for some versions of Swift, such as Package@swift-6.0.swift: which one counts,
    /// only SwiftPM knows.
    private static func hasVersions(in files: any ReadableFileSystem) throws(WorkspaceError) -> Bool {
        var isFound = false
        for entry in try files.entries(of: nil) where entry.path.name.hasPrefix("Package@swift-") {
            isFound = try files.kind(of: entry.path) == .file || isFound
        }
        return isFound
    }

    /// A package without targets, with those that can be added to it; nil if it has some, or may compute some.
    package static func packageWithoutTargets(
        in files: any ReadableFileSystem
    ) throws(WorkspaceError) -> FoundProject? {
        let manifest = FoundProject.Manifest.swiftPackage
        guard let path = RelativePath(validating: manifest.rawValue),
            try files.kind(of: path) == .file, let bytes = try files.read(path),
            let parsed = ParserRoom.run(
                for: bytes,
                { () -> (targets: [FoundTarget], platforms: [FoundProject.Platform]) in
                    let package = PackageManifest(bytes)
                    return (package.firstTargets, package.platforms)
                }), !parsed.targets.isEmpty
        else { return nil }
        var project = FoundProject(manifest: manifest, path: path, targets: parsed.targets)
        project.platforms = parsed.platforms
        return project
    }

    /// The package that SwiftPM has run the manifest of; nil if it has no target with a folder.
    package static func project(
        _ package: DumpedPackage, in files: any ReadableFileSystem
    ) throws(WorkspaceError) -> FoundProject? {
        let manifest = FoundProject.Manifest.swiftPackage
        let targets = try package.targets.found(in: files)
        guard let path = RelativePath(validating: manifest.rawValue), targets.contains(where: { $0.kind != .tests })
        else { return nil }
        var project = FoundProject(manifest: manifest, path: path, targets: targets)
        project.platforms = package.platforms
        return project
    }

    /// The name of a manifest in a tree; whether its targets can be read or not.
    package static func manifestName(in files: any ReadableFileSystem) throws(WorkspaceError) -> String? {
        try files.entries(of: nil).map(\.path.name).filter(isManifest).min()
    }

    private static func targets(
        in bytes: [UInt8], _ manifest: FoundProject.Manifest, _ files: ProjectFolder
    ) throws(WorkspaceError) -> [FoundTarget] {
        switch manifest {
        case .swiftPackage:
            try ParserRoom.run(for: bytes) { () -> Result<[FoundTarget], WorkspaceError> in
                do throws(WorkspaceError) { return .success(try PackageManifest(bytes).targets(in: files)) } catch {
                    return .failure(error)
                }
            }?.get() ?? []
        case .tuist: ParserRoom.run(for: bytes) { TuistManifest(bytes, in: files).targets } ?? []
        case .xcodeGen:
            XcodeGenSpec(SourceFile(path: manifest.rawValue, bytes: bytes), in: files).targets
        case .xcode: []
        }
    }
}

extension FoundProject {
    fileprivate func placed(in folder: ProjectFolder) -> FoundProject {
        guard folder.path != nil else { return self }
        var project = FoundProject(
            manifest: manifest, path: folder.whole(path),
            targets: targets.map { target in
                var placed = target
                placed.folders = target.folders.map { $0.map(folder.whole) ?? folder.path }
                return placed
            })
        project.platforms = platforms
        project.products = products
        return project
    }
}
