// The projects in a folder: a package, which SwiftPM describes, and Xcode projects. Manifests of Tuist and XcodeGen are
// not read; the Xcode project that they generate is.

package struct FoundProjects: Sendable {
    /// The package before the Xcode projects. Each has a target that is not for tests.
    package let projects: [FoundProject]
    /// A manifest in the folder whose targets are not known.
    package let unread: UnreadManifest?

    package init(in root: Root) throws(WorkspaceError) {
        try self.init(in: root, dump: DumpedPackage.program(in: root.path))
    }

    /// - Parameter dump: prints what the package in the folder declares.
    package init(in files: any ReadableFileSystem, dump: ExternalProgram) throws(WorkspaceError) {
        let names = Set(try files.entries(of: nil).map(\.path.name))
        var projects: [FoundProject] = []
        var unread: UnreadManifest?
        if names.contains(FoundProject.package) {
            switch try Self.package(in: files, dump: dump) {
            case .success(let package): projects.append(package)
            case .failure(let reason): unread = reason
            }
        }
        let generator = FoundProject.generators.first { names.contains($0.manifest) }
        let xcode = names.filter { $0.hasSuffix(FoundProject.xcode) }.sorted()
        for name in xcode {
            guard let path = RelativePath(validating: "\(name)/project.pbxproj"), let bytes = try files.read(path),
                let project = XcodeProject(bytes)
            else { continue }
            projects.append(FoundProject(name: name, targets: project.targets, generator: generator?.command))
        }
        projects.removeAll { project in project.targets.allSatisfy { $0.kind == .tests } }
        if let generator, xcode.isEmpty {
            unread = UnreadManifest(
                name: generator.manifest, reason: "there is no Xcode project yet", generator: generator.command)
        } else if projects.isEmpty, unread == nil, let name = names.filter(ProjectFinder.isManifest).min() {
            unread = UnreadManifest(name: name, reason: "no target with sources was found")
        }
        (self.projects, self.unread) = (projects, unread)
    }

    private static func package(
        in files: any ReadableFileSystem, dump: ExternalProgram
    ) throws(WorkspaceError) -> Result<FoundProject, UnreadManifest> {
        let command = "`swift package dump-package`"
        let reason: String
        switch try outcome(of: dump) {
        case .succeeded(let json): return .success(try DumpedPackage(json).project(in: files))
        case .missing: reason = "\(command) lists the targets, but swift is not in PATH"
        case .failed(let complaint):
            let lines = complaint.split(separator: "\n").map(String.init)
            let errors = lines.filter { $0.contains("error:") }
            // The first one only says how the manifest was compiled.
            let error = errors.first { !$0.contains("Invalid manifest") } ?? errors.first ?? lines.first
            reason = "\(command) fails: \(error ?? "it gives no reason")"
        case nil: reason = "\(command) does not end"
        }
        return .failure(UnreadManifest(name: FoundProject.package, reason: reason))
    }

    /// Nil if the program does not end in time.
    private static func outcome(of program: ExternalProgram) throws(WorkspaceError) -> ExternalProgram.Outcome? {
        do throws(WorkspaceError) {
            return try program.run(input: [])
        } catch {
            if case .other = error.reason { return nil }
            throw error
        }
    }
}

/// A manifest whose targets are not known, and why.
package struct UnreadManifest: Error {
    package let name: String
    package let reason: String
    /// The command that makes an Xcode project of it.
    package var generator: String?
}
