// The app or package that is there before flowgen: its targets, their folders, and what tests them. A project has
// targets from one manifest: of SwiftPM, Tuist, XcodeGen, or Xcode itself.

import Workspace

package struct FoundProject: Sendable {
    package enum Manifest: String, Sendable {
        case swiftPackage = "Package.swift"
        case tuist = "Project.swift"
        case xcodeGen = "project.yml"
        case xcode
    }

    package let manifest: Manifest
    /// The manifest's path below the root.
    package let path: RelativePath
    package var targets: [FoundTarget]
    /// The products of a Package.swift, with the names of their targets.
    package var products: [String: Set<String>] = [:]
    /// The platforms that a Package.swift names.
    package var platforms: [Platform] = []

    package struct Platform: Sendable, Hashable {
        /// As the manifest writes it, in lower case: `ios`.
        package let name: String
        /// `12.0`
        package let version: String

        /// How to write the first platform that generated code runs on, if this one is earlier: `.iOS(.v15)`.
        package var needed: String? {
            let first = [
                "ios": ("iOS", 15), "maccatalyst": ("macCatalyst", 15), "tvos": ("tvOS", 15),
                "macos": ("macOS", 12), "watchos": ("watchOS", 8),
            ]
            guard let (name, least) = first[name],
                let number = Int(version.prefix { $0 != "." }), number < least
            else { return nil }
            return ".\(name)(.v\(least))"
        }
    }

    /// The targets that can hold integrations: the app first, and last those that other targets use.
    package var candidates: [FoundTarget] {
        let code = targets.filter { $0.kind != .tests }
        let apps = code.filter { $0.kind == .app }
        let libraries = code.filter { $0.kind != .app }
        let used = Set(libraries.flatMap(\.dependencies))
        return apps + libraries.filter { !used.contains($0.name) } + libraries.filter { used.contains($0.name) }
    }

    /// The target that tests another one.
    package func tests(of target: FoundTarget) -> FoundTarget? {
        let tests = targets.filter { $0.kind == .tests }
        return tests.first { $0.dependencies.contains(target.name) } ?? tests.first { $0.name == target.name + "Tests" }
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
    package internal(set) var folders: [RelativePath?]
    /// The names of the targets and products that it uses.
    package var dependencies: Set<String> = []
    /// Where the manifest declares it, as offsets into its bytes; nil if it is not known.
    package var declaration: Range<Int>?
    /// Whether each new file has to be added to the target by hand.
    package var listsFiles = false
    /// Whether its module is compiled with MemberImportVisibility.
    package var seesOnlyImports = false
    /// Whether other files may say more of its settings.
    package var hasOtherSettings = false
    /// Whether other files may say more of the target, such as its folders.
    package var isIncomplete = false

    /// The name that its build settings give to its module or product; nil if they give none.
    var productName: String?

    init(_ name: String, _ kind: Kind, in folders: [RelativePath?]) {
        (self.name, self.kind) = (name, kind)
        self.folders = folders.isEmpty ? [nil] : folders
    }

    /// The folder that new files go to: the first one, or, where files are listed, that of all; nil is the root itself.
    package var folder: RelativePath? {
        listsFiles ? RelativePath.commonFolder(of: folders) : folders[0]
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

/// A target as a Package.swift declares it, before anybody has looked for its folder.
struct DeclaredTarget {
    enum Path {
        /// Where SwiftPM looks for it.
        case usual
        case known(String)
        /// It is computed.
        case unknown
    }

    let name: String
    let kind: FoundTarget.Kind
    var path = Path.usual
    var dependencies: Set<String> = []
    var declaration: Range<Int>?
    var seesOnlyImports = false
}

extension [DeclaredTarget] {
    /// The targets that have a folder.
    ///
    /// - Parameter areAll: whether the package has no others.
    func found(in files: any ReadableFileSystem, areAll: Bool = true) throws(WorkspaceError) -> [FoundTarget] {
        var found: [FoundTarget] = []
        for declared in self {
            let folder = try folder(of: declared, files, areAll: areAll)
            if case .missing = folder { continue }
            var target = FoundTarget(declared.name, declared.kind, in: [folder.path])
            target.dependencies = declared.dependencies
            target.seesOnlyImports = declared.seesOnlyImports
            target.declaration = declared.declaration
            found.append(target)
        }
        return found
    }

    private func folder(
        of target: DeclaredTarget, _ files: any ReadableFileSystem, areAll: Bool
    ) throws(WorkspaceError) -> TargetFolder {
        switch target.path {
        case .unknown: return .missing
        case .known(let path):
            if path == "." || path == "./" { return .found(nil) }
            let plain = path.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
            return RelativePath(validating: plain).map(TargetFolder.found) ?? .missing
        case .usual: break
        }
        let places =
            target.kind == .tests
            ? ["Tests", "Sources", "Source", "src", "srcs"]
            : ["Sources", "Source", "src", "srcs"]
        for place in places {
            guard let path = RelativePath(validating: "\(place)/\(target.name)") else { continue }
            if try files.kind(of: path) == .folder { return .found(path) }
        }
        let alike = filter { ($0.kind == .tests) == (target.kind == .tests) }
        if areAll, alike.count == 1, let place = places.first.flatMap(RelativePath.init(validating:)),
            try files.kind(of: place) == .folder
        {
            return .found(place)
        }
        return .missing
    }
}

private enum TargetFolder {
    case missing
    case found(RelativePath?)

    var path: RelativePath? {
        if case .found(let path) = self { path } else { nil }
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
