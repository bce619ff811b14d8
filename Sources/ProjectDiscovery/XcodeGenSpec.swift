// XcodeGen's project.yml. A file that uses what flowgen's reader of YAML refuses, such as anchors, has no targets here.

import Diagnostics
import FlowYAML
import Workspace

struct XcodeGenSpec {
    let targets: [FoundTarget]

    init(_ file: SourceFile) {
        let seesOnlyImports = XcodeProject.setsFeature(String(decoding: file.bytes, as: UTF8.self))
        let root = YAMLDocument.read(file).root
        targets = (root?.entry("targets")?.entries ?? []).compactMap { entry in
            guard let source = Self.sources(entry.value).first else { return nil }
            let type = entry.value.entry("type")?.scalar?.text ?? ""
            let plain = source.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
            var target = FoundTarget(
                name: entry.name, kind: Self.kind(type), folder: RelativePath(validating: plain))
            target.dependencies = Set(
                (entry.value.entry("dependencies")?.items ?? []).flatMap(Self.names))
            target.declaration = entry.key.range
            target.seesOnlyImports = seesOnlyImports
            return target
        }
    }

    /// What a dependency is called: a target, or what a package or a file has.
    private static func names(_ dependency: YAMLNode) -> [String] {
        let products = dependency.entry("products")?.items ?? []
        let keys = ["target", "package", "product", "carthage", "framework"]
        let nodes = keys.compactMap { dependency.entry($0) } + products
        return nodes.compactMap(\.scalar?.text).map { text in
            let name = text.split(separator: "/").last ?? ""
            return String(name.split(separator: ".").first ?? "")
        }
    }

    /// The paths under `sources`: a text, or a list of texts and of mappings with a `path`.
    private static func sources(_ target: YAMLNode) -> [String] {
        guard let sources = target.entry("sources") else { return [] }
        let items = sources.items.isEmpty ? [sources] : sources.items
        return items.compactMap { $0.scalar?.text ?? $0.entry("path")?.scalar?.text }
    }

    private static func kind(_ type: String) -> FoundTarget.Kind {
        if type.hasPrefix("application") || type == "tool" { return .app }
        return type.hasPrefix("bundle.") && type.hasSuffix("-test") || type.contains("-testing")
            ? .tests : .library
    }
}

extension YAMLNode {
    var entries: [YAMLEntry] {
        if case .mapping(let entries) = content { entries } else { [] }
    }

    var items: [YAMLNode] {
        if case .sequence(let items) = content { items } else { [] }
    }

    func entry(_ name: String) -> YAMLNode? {
        entries.first { $0.name == name }?.value
    }
}
