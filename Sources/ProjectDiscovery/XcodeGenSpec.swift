// XcodeGen's project.yml. What other files that it includes say of a target is not known.

import Diagnostics
import FlowYAML
import Workspace

struct XcodeGenSpec {
    let targets: [FoundTarget]

    init(_ file: SourceFile, in files: ProjectFolder) {
        let root = YAMLDocument.foreignRoot(of: file)
        let includesFiles = root?.entry("include") != nil
        let settings = root.map { XcodeGenSettings(root: $0, files: files) }
        let shared = root.flatMap { settings?.feature(of: $0) } ?? false
        targets = (root?.entry("targets")?.entries ?? []).compactMap { entry in
            let parts = root.map { Self.parts(of: entry.value, in: $0) } ?? []
            let type = parts.lazy.compactMap { $0.entry("type")?.scalar?.text }.first ?? ""
            func filled(_ text: String) -> String {
                text.replacing("${target_name}", with: entry.name)
            }
            let sources = parts.flatMap(Self.sources).map(filled)
            if sources.isEmpty { return nil }
            var target = FoundTarget(
                entry.name, Self.kind(type), in: sources.map(Self.folder))
            target.dependencies = Set(
                parts.flatMap { $0.entry("dependencies")?.items ?? [] }.flatMap(Self.names).map(filled))
            target.declaration = entry.key.range
            target.seesOnlyImports = settings?.feature(of: entry.value) ?? shared
            target.isIncomplete = includesFiles
            return target
        }
    }

    /// A target and the templates that it is made from, each once.
    private static func parts(of node: YAMLNode, in root: YAMLNode) -> [YAMLNode] {
        var parts = [node]
        var seen: Set<String> = []
        var next = 0
        while next < parts.count {
            let names = (parts[next].entry("templates")?.items ?? []).compactMap(\.scalar?.text)
            let new = names.filter { seen.insert($0).inserted }
            parts += new.compactMap { root.entry("targetTemplates")?.entry($0) }
            next += 1
        }
        return parts
    }

    /// What a dependency is called: a target, or what a package or a file has.
    private static func names(_ dependency: YAMLNode) -> [String] {
        var nodes = ["target", "product", "carthage", "framework", "sdk"].compactMap {
            dependency.entry($0)
        }
        nodes += dependency.entry("products")?.items ?? []
        // A package's name is that of its product, if nothing else is said.
        if nodes.isEmpty, let package = dependency.entry("package") { nodes.append(package) }
        return nodes.compactMap(\.scalar?.text).map(\.linkedName)
    }

    /// The paths under `sources`: a text, or a list of texts and of mappings with a `path`.
    private static func sources(_ target: YAMLNode) -> [String] {
        guard let sources = target.entry("sources") else { return [] }
        let items = sources.items.isEmpty ? [sources] : sources.items
        return items.compactMap { $0.scalar?.text ?? $0.entry("path")?.scalar?.text }
    }

    private static func folder(_ source: String) -> RelativePath? {
        let plain = source.split(separator: "/").filter { $0 != "." && !$0.hasSuffix(".swift") }
        return RelativePath(validating: plain.joined(separator: "/"))
    }

    private static func kind(_ type: String) -> FoundTarget.Kind {
        if type.hasPrefix("application") || type == "tool" { return .app }
        return type.hasPrefix("bundle.") && type.hasSuffix("-test") || type.contains("-testing") ? .tests : .library
    }
}

/// What the settings of a project or a target say of the feature.
private struct XcodeGenSettings {
    let root: YAMLNode
    let files: ProjectFolder

    /// Nil if they say nothing.
    func feature(of node: YAMLNode) -> Bool? {
        var seen: Set<String> = []
        return feature(of: node, past: &seen)
    }

    /// - Parameter seen: the templates that were looked at already.
    private func feature(of node: YAMLNode, past seen: inout Set<String>) -> Bool? {
        var groups: Set<String> = []
        if let settings = node.entry("settings"), let answer = feature(in: settings, past: &groups) {
            return answer
        }
        let configured = (node.entry("configFiles")?.entries ?? []).map { entry in
            entry.value.scalar.flatMap { files.whole($0.text) }.flatMap {
                FeatureSetting.isOn(inConfiguration: $0, of: files.files)
            }
        }
        if let answer = FeatureSetting.all(configured) { return answer }
        // The last one counts.
        for name in (node.entry("templates")?.items ?? []).reversed().compactMap(\.scalar?.text)
        where seen.insert(name).inserted {
            if let template = root.entry("targetTemplates")?.entry(name),
                let answer = feature(of: template, past: &seen)
            {
                return answer
            }
        }
        return nil
    }

    /// What a group of settings says: for single configurations, for all, and in groups that it names.
    private func feature(in settings: YAMLNode, past seen: inout Set<String>) -> Bool? {
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
        for name in (settings.entry("groups")?.items ?? []).reversed().compactMap(\.scalar?.text)
        where seen.insert(name).inserted {
            if let group = root.entry("settingGroups")?.entry(name), let answer = feature(in: group, past: &seen) {
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
