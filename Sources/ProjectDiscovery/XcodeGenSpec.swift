// XcodeGen's project.yml. A file that uses what flowgen's reader of YAML refuses, such as anchors, has no targets here.

import Diagnostics
import FlowYAML
import Workspace

struct XcodeGenSpec {
    let targets: [FoundTarget]

    init(_ file: SourceFile, in files: ProjectFolder) {
        let root = YAMLDocument.read(file).root
        let settings = root.map { XcodeGenSettings(root: $0, files: files) }
        let shared = root.flatMap { settings?.feature(of: $0) } ?? false
        targets = (root?.entry("targets")?.entries ?? []).compactMap { entry in
            guard let source = Self.sources(entry.value).first else { return nil }
            let type = entry.value.entry("type")?.scalar?.text ?? ""
            let plain = source.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
            var target = FoundTarget(
                name: entry.name, kind: Self.kind(type), folder: RelativePath(validating: plain))
            target.dependencies = Set(
                (entry.value.entry("dependencies")?.items ?? []).flatMap(Self.names))
            target.declaration = entry.key.range
            target.seesOnlyImports = settings?.feature(of: entry.value) ?? shared
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

/// What the settings of a project or a target say of the feature.
private struct XcodeGenSettings {
    let root: YAMLNode
    let files: ProjectFolder

    private static let deepest = 8

    /// Nil if they say nothing.
    func feature(of node: YAMLNode, depth: Int = 0) -> Bool? {
        if depth > Self.deepest { return nil }
        if let settings = node.entry("settings"), let answer = feature(in: settings, depth: 0) {
            return answer
        }
        let configured = (node.entry("configFiles")?.entries ?? []).map { entry in
            entry.value.scalar.flatMap { files.whole($0.text) }.flatMap {
                FeatureSetting.isOn(inConfiguration: $0, of: files.files)
            }
        }
        if let answer = FeatureSetting.all(configured) { return answer }
        for name in (node.entry("templates")?.items ?? []).compactMap(\.scalar?.text) {
            if let template = root.entry("targetTemplates")?.entry(name),
                let answer = feature(of: template, depth: depth + 1)
            {
                return answer
            }
        }
        return nil
    }

    /// What a group of settings says: for single configurations, for all, and in groups that it names.
    private func feature(in settings: YAMLNode, depth: Int) -> Bool? {
        if depth > Self.deepest { return nil }
        let base = own(settings.entry("base")) ?? own(settings)
        let configs = settings.entry("configs")?.entries ?? []
        if !configs.isEmpty {
            // XcodeGen makes Debug and Release where the project says nothing.
            let count = max(root.entry("configs")?.entries.count ?? 2, configs.count)
            let answers = configs.map { own($0.value) ?? base }
            let rest = Array(repeating: base, count: count - configs.count)
            if let answer = FeatureSetting.all(answers + rest) { return answer }
        }
        if let base { return base }
        for name in (settings.entry("groups")?.items ?? []).compactMap(\.scalar?.text) {
            if let group = root.entry("settingGroups")?.entry(name),
                let answer = feature(in: group, depth: depth + 1)
            {
                return answer
            }
        }
        return nil
    }

    private func own(_ settings: YAMLNode?) -> Bool? {
        for entry in settings?.entries ?? [] {
            let texts = entry.value.items.isEmpty ? [entry.value] : entry.value.items
            let value = texts.compactMap(\.scalar?.text).joined(separator: " ")
            if let answer = FeatureSetting.isOn(entry.name, value) { return answer }
        }
        return nil
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
