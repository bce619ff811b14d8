// The app or package that is there before flowgen: its targets, their folders, and what tests them. A project has targets
// from one manifest: of SwiftPM, Tuist, XcodeGen, or Xcode itself.

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

    /// The targets that can hold integrations: the app first, and last those that other targets use.
    package var candidates: [FoundTarget] {
        let code = targets.filter { $0.kind != .tests }
        let apps = code.filter { $0.kind == .app }
        let libraries = code.filter { $0.kind != .app }
        let used = Set(libraries.flatMap(\.dependencies))
        return apps + libraries.filter { !used.contains($0.name) }
            + libraries.filter { used.contains($0.name) }
    }

    /// The target that tests another one.
    package func tests(of target: FoundTarget) -> FoundTarget? {
        let tests = targets.filter { $0.kind == .tests }
        return tests.first { $0.dependencies.contains(target.name) }
            ?? tests.first { $0.name == target.name + "Tests" }
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
    /// The folder of its sources, below the root; nil is the root itself.
    package internal(set) var folder: RelativePath?
    /// The names of the targets and products that it uses.
    package var dependencies: Set<String> = []
    /// Where the manifest declares it, as offsets into its bytes; nil if it is not known.
    package var declaration: Range<Int>?
    /// Whether each new file has to be added to the target by hand.
    package var listsFiles = false
    /// Whether its module is compiled with MemberImportVisibility.
    package var seesOnlyImports = false

    /// The module that the target builds.
    package var module: String {
        let letters = name.unicodeScalars.map { scalar in
            scalar.properties.isXIDContinue ? Character(scalar) : "_"
        }
        let digits = letters.first.map { ("0"..."9").contains($0) } ?? false
        return (digits ? "_" : "") + String(letters)
    }
}

extension RelativePath {
    /// The folder that all of these are below; nil is the root.
    package static func commonFolder(of paths: [RelativePath]) -> RelativePath? {
        guard var common = paths.first?.parent?.components else { return nil }
        for path in paths {
            let folders = path.parent?.components ?? []
            common = zip(common, folders).prefix { $0 == $1 }.map(\.0)
        }
        return RelativePath(validating: common.joined(separator: "/"))
    }
}
