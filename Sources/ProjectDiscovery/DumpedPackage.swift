// A Package.swift that computes its targets, in loops or by functions of its own, tells them only when it is run:
// SwiftPM prints what it comes to, as JSON.

import Diagnostics
import FlowYAML
import Workspace

package struct DumpedPackage {
    let targets: [DeclaredTarget]
    let platforms: [FoundProject.Platform]

    /// Has SwiftPM run the manifest in a folder. It takes a second, or a few; after a minute something waits for ever.
    package static func program(in folder: String) -> ExternalProgram {
        ExternalProgram("swift", ["package", "--package-path", folder, "dump-package"], patience: 60)
    }

    /// - Parameter json: what `swift package dump-package` prints.
    package init(_ json: [UInt8]) {
        // JSON is YAML, but for its tabs, which SwiftPM does not print.
        let root = YAMLDocument.foreignRoot(of: SourceFile(path: "Package.swift", bytes: json))
        targets = (root?.entry("targets")?.items ?? []).compactMap(Self.target)
        platforms = (root?.entry("platforms")?.items ?? []).compactMap { node in
            guard let name = node.entry("platformName")?.scalar?.text, let version = node.entry("version")?.scalar?.text
            else { return nil }
            return FoundProject.Platform(name: name, version: version)
        }
    }

    private static func target(_ node: YAMLNode) -> DeclaredTarget? {
        guard let name = node.entry("name")?.scalar?.text, let kind = kind(node.entry("type")?.scalar?.text ?? "")
        else { return nil }
        var target = DeclaredTarget(name: name, kind: kind)
        target.path = node.entry("path")?.scalar.map { .known($0.text) } ?? .usual
        target.dependencies = Set(
            (node.entry("dependencies")?.items ?? []).flatMap(\.entries).compactMap {
                $0.value.items.first?.scalar?.text
            })
        let features = (node.entry("settings")?.items ?? []).compactMap {
            $0.entry("kind")?.entry("enableUpcomingFeature")?.entry("_0")?.scalar?.text
        }
        target.seesOnlyImports = features.contains(PackageManifest.feature)
        return target
    }

    /// Nil for what no code of the package's is in.
    private static func kind(_ type: String) -> FoundTarget.Kind? {
        switch type {
        case "regular": .library
        case "executable": .app
        case "test": .tests
        default: nil
        }
    }
}
