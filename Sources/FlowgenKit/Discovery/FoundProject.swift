// The app or package that is there before flowgen: its targets, their folders, and what tests them. A project has
// targets from a Package.swift or an .xcodeproj.

package struct FoundProject: Sendable {
    /// The name of a package's manifest.
    package static let package = "Package.swift"
    /// How the name of an Xcode project ends.
    static let xcode = ".xcodeproj"
    /// The manifests that Xcode projects are generated from, and the commands that do it.
    static let generators = [
        (manifest: "Project.swift", command: "tuist generate"), (manifest: "project.yml", command: "xcodegen generate"),
    ]

    /// The name of the manifest or of the Xcode project.
    package let name: String
    package let targets: [FoundTarget]
    /// The command that generates the Xcode project; nil if it is edited in Xcode, and for a package.
    package var generator: String?
    /// The platforms that a package names.
    var platforms: [Platform] = []

    package var isPackage: Bool { name == Self.package }

    struct Platform: Sendable {
        /// `ios`
        let name: String
        /// `12.0`
        let version: String

        /// How to write the first platform that generated code runs on, if this one is earlier: `.iOS(.v16)`.
        fileprivate var needed: String? {
            let first = [
                "ios": ("iOS", 16), "maccatalyst": ("macCatalyst", 16), "tvos": ("tvOS", 16),
                "macos": ("macOS", 13), "watchos": ("watchOS", 9),
            ]
            guard let (name, least) = first[name],
                let number = Int(version.prefix { $0 != "." }), number < least
            else { return nil }
            return ".\(name)(.v\(least))"
        }
    }

    /// The platforms that the manifest of a package has to name for generated code, or to raise: `.iOS(.v16)`.
    package var neededPlatforms: [String] {
        isPackage && platforms.isEmpty ? [".macOS(.v13)", ".iOS(.v16)"] : platforms.compactMap(\.needed)
    }

    /// The targets that can hold integrations: the app first, and last those that other targets use.
    package var candidates: [FoundTarget] {
        let code = targets.filter { $0.kind != .tests }
        let apps = code.filter { $0.kind == .app }
        let libraries = code.filter { $0.kind != .app }
        let used = Set(libraries.flatMap(\.dependencies))
        return apps + libraries.filter { !used.contains($0.name) } + libraries.filter { used.contains($0.name) }
    }

    /// The target that tests another one: by its name, or by what it uses. Integration tests need a server, and take
    /// minutes.
    package func tests(of target: FoundTarget) -> FoundTarget? {
        let tests = targets.filter { $0.kind == .tests }
        let own = tests.filter { $0.dependencies.contains(target.name) && !$0.name.contains("Integration") }
        return tests.first { $0.name == target.name + "Tests" } ?? own.first { $0.name.contains("Unit") } ?? own.first
    }
}

package struct FoundTarget: Hashable, Sendable {
    package enum Kind: Sendable {
        case app
        case library
        case tests
    }

    package let name: String
    package let kind: Kind
    /// The folders of its sources, below the root; nil is the root itself. There is always one.
    package let folders: [RelativePath?]
    /// The names of the targets that it uses.
    var dependencies: Set<String> = []
    /// Its Swift files, if each new one has to be added to the target by hand.
    var files: [RelativePath] = []
    package var listsFiles: Bool { !files.isEmpty }

    /// The name that its build settings give to its module or product; nil if they give none.
    var productName: String?

    package init(_ name: String, _ kind: Kind, in folders: [RelativePath?]) {
        (self.name, self.kind) = (name, kind)
        self.folders = folders.isEmpty ? [nil] : folders
    }

    /// The folder that new files go to: the first one, or, where files are listed, that of most; nil is the root itself.
    package var folder: RelativePath? {
        guard listsFiles else { return folders[0] }
        let groups = Dictionary(grouping: files.map(\.parent)) { $0?.components[0] ?? "" }
        let most = groups.max { ($0.value.count, $1.key) < ($1.value.count, $0.key) }
        return RelativePath.commonFolder(of: most?.value ?? [])
    }

    /// Counts its Swift files.
    func sources(in tree: any ReadableFileSystem) throws(WorkspaceError) -> Int {
        if listsFiles { return files.count }
        var count = 0
        var open = folders
        while let folder = open.popLast() {
            if let folder, try tree.kind(of: folder) != .folder { continue }
            for entry in try tree.entries(of: folder) {
                let name = entry.path.name
                if entry.kind == .folder {
                    if !name.hasPrefix("."), !AdoptedModules.foreign.contains(name) { open.append(entry.path) }
                } else if name.hasSuffix(".swift") {
                    count += 1
                }
            }
        }
        return count
    }

    /// The module that the target builds.
    package var module: String {
        let letters = (productName ?? name).unicodeScalars.map { scalar in
            scalar.properties.isXIDContinue ? Character(scalar) : "_"
        }
        let digits = letters.first.map { ("0"..."9").contains($0) } ?? false
        return (digits ? "_" : "") + String(letters)
    }
}

extension RelativePath {
    /// The folders of some files, but for those that lie in another one; nil is the root.
    static func outerFolders(of files: [RelativePath]) -> [RelativePath?] {
        let folders = Set(files.map(\.parent))
        if folders.contains(nil) { return [nil] }
        return folders.compactMap(\.self).sorted().filter { folder in
            !sequence(first: folder) { $0.parent }.dropFirst().contains { folders.contains($0) }
        }
    }

    /// The folder that all of these are, or are below; nil is the root.
    static func commonFolder(of folders: [RelativePath?]) -> RelativePath? {
        guard var common = folders.first??.components else { return nil }
        for folder in folders {
            common = zip(common, folder?.components ?? []).prefix { $0 == $1 }.map(\.0)
        }
        return RelativePath(validating: common.joined(separator: "/"))
    }
}
