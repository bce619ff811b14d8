// What an SDK needs of the app beside code: texts that say why it uses the camera, entitlements, URL schemes, background
// modes. Without one of them the app ends, or the SDK does nothing, and no compiler says so. What an app has is read
// from its Xcode project and the property lists that this names; where they do not tell, nothing is missing.

import FlowModel

/// What the apps have that the integrations are part of.
struct AppRequirements {
    /// Each build configuration of the apps that contain the integrations' folder; if none does, of all apps.
    private var builds: [AppBuild] = []
    /// Whether each of them contains it, and not perhaps a package that one of them uses.
    private var areCertain = false

    /// - Parameter folder: The integrations' folder. Projects are looked for there and in each folder above it.
    init(around folder: String, in files: any ReadableFileSystem) throws(WorkspaceError) {
        let home = RelativePath(validating: folder)
        var others: [AppBuild] = []
        var place = home
        repeat {
            place = place?.parent
            if let place, try files.kind(of: place) != .folder { continue }
            for entry in try files.entries(of: place) where entry.path.name.hasSuffix(".xcodeproj") {
                guard let path = RelativePath(validating: "\(entry.path)/project.pbxproj"),
                    let bytes = try files.read(path), let project = XcodeProject(bytes)
                else { continue }
                for (name, configurations) in project.apps.sorted(by: { $0.key < $1.key }) {
                    let folders = project.targets.first { $0.name == name }?.folders ?? []
                    let isHome = folders.contains { folder in
                        let below = OutputLayout.join(place?.description ?? "", folder?.description ?? "")
                        return "\(home?.description ?? "")/".hasPrefix(below.isEmpty ? "" : below + "/")
                    }
                    for configuration in configurations {
                        let build = try AppBuild(of: name, configuration, below: place, in: files)
                        if isHome { builds.append(build) } else { others.append(build) }
                    }
                }
            }
        } while place != nil
        areCertain = !builds.isEmpty
        if builds.isEmpty { builds = others }
    }

    /// Says which of some requirements of an integration no app has, or, of those that contain it, one has not.
    func missing(_ requirements: [Located<String>], of integration: String) -> [Diagnostic] {
        requirements.compactMap { requirement in
            let lacks = builds.map { ($0, $0.lack(of: AppRequirement(requirement.value))) }
            guard case (let build, let lack?)? = lacks.first(where: { $1 != nil }),
                areCertain || lacks.allSatisfy({ $1 != nil })
            else { return nil }
            let isInAll = lacks.allSatisfy { $0.app != build.app || $1 != nil }
            let place = isInAll ? "" : " in the configuration '\(build.configuration)'"
            return Diagnostic(
                "check-requires", "'\(integration)' needs '\(requirement.value)', \(lack.message)\(place)",
                advice: lack.advice, at: requirement.location)
        }
    }
}

/// A build configuration of an app, with the files that its settings name.
private struct AppBuild {
    typealias Lack = (message: String, advice: String)

    enum File {
        /// No setting names one.
        case none
        /// Settings that are not known are part of its path.
        case computed
        case unreadable(Lack)
        case read(PropertyList, path: String)
    }

    let app: String
    let configuration: String
    private let settings: [String: String]
    private var info: File = .none
    private var entitlements: File = .none

    init(
        of app: String, _ configuration: AppConfiguration, below folder: RelativePath?, in files: any ReadableFileSystem
    ) throws(WorkspaceError) {
        let folder = folder?.description ?? ""
        var settings = ["TARGET_NAME": app]
        for layer in configuration.layers {
            let file = try layer.file.map { (path) throws(WorkspaceError) in
                try BuildSettingsFile.settings(of: OutputLayout.join(folder, path), in: files)
            }
            for (name, value) in (file ?? [:]).merging(layer.settings, uniquingKeysWith: { $1 }) {
                // A condition, such as `[sdk=iphoneos*]`, may follow the name.
                settings[String(name.prefix { $0 != "[" })] = value
            }
        }
        (self.app, self.configuration, self.settings) = (app, configuration.name, settings)
        info = try file("INFOPLIST_FILE", below: folder, files)
        entitlements = try file("CODE_SIGN_ENTITLEMENTS", below: folder, files)
    }

    /// The property list that a setting names.
    private func file(
        _ setting: String, below folder: String, _ files: any ReadableFileSystem
    ) throws(WorkspaceError) -> File {
        guard let text = settings[setting], !text.isEmpty else { return .none }
        let root = ["$(SRCROOT)/", "${SRCROOT}/", "$(PROJECT_DIR)/", "${PROJECT_DIR}/"].first(where: text.hasPrefix)
        guard let path = resolved(String(text.dropFirst(root?.count ?? 0))),
            let place = RelativePath(normalizing: OutputLayout.join(folder, path))
        else { return .computed }
        guard let bytes = try files.read(place) else {
            return .unreadable(("but \(place) is missing", "create it, or correct the app's build setting \(setting)"))
        }
        guard let list = PropertyList(xml: bytes) ?? PropertyList(bytes), case .pairs = list else {
            let advice = "fix it; if it is a binary one, run `plutil -convert xml1 \(place)`"
            return .unreadable(("but \(place) cannot be read as a property list", advice))
        }
        return .read(list, path: place.description)
    }

    /// A text with the settings that it names; nil if one of them is not known.
    private func resolved(_ text: String) -> String? {
        var text = text
        for _ in 0..<8 {
            guard let match = text.firstMatch(of: /\$[({](\w+)[)}]/) else { break }
            guard let value = settings[String(match.1)] else { return nil }
            text.replaceSubrange(match.range, with: value)
        }
        return text.contains("$") ? nil : text
    }

    /// Says what the app lacks of a requirement; nil if it has it, or if that cannot be told.
    func lack(of requirement: AppRequirement) -> Lack? {
        var file = info
        if case .entitlement = requirement { file = entitlements }
        let isGenerated = settings["GENERATE_INFOPLIST_FILE"] == "YES"
        if case .info(let key) = requirement, isGenerated, AppRequirement.keysWithSetting.contains(key),
            let value = settings["INFOPLIST_KEY_\(key)"], !value.allSatisfy(\.isWhitespace)
        {
            return nil
        }
        let lacks = "which the app '\(app)' lacks"
        switch file {
        case .computed: return nil
        case .unreadable(let lack): return lack
        case .none:
            if case .entitlement = requirement {} else if !isGenerated { return nil }
            return (lacks, Self.adviceWithoutFile(requirement))
        case .read(let list, let path):
            return advice(for: requirement, list, path).map { (lacks, $0) }
        }
    }

    private static func adviceWithoutFile(_ requirement: AppRequirement) -> String {
        switch requirement {
        case .info(let key) where AppRequirement.keysWithSetting.contains(key):
            "add the build setting `INFOPLIST_KEY_\(key) = \(sample(key))` to the target, in Xcode on its page Info"
        case .info(let key):
            "add `\(key)` in Xcode, on the target's page Info; there is no build setting `INFOPLIST_KEY_\(key)`"
        case .entitlement: "add the capability in Xcode, on the target's page Signing & Capabilities"
        case .scheme: "add the URL type in Xcode, on the target's page Info"
        case .mode: "switch it on in Xcode, on the target's page Signing & Capabilities, below Background Modes"
        }
    }

    private static func sample(_ key: String) -> String {
        key.hasSuffix("UsageDescription") ? "why the app needs it" : "…"
    }

    /// The line that a property list lacks; nil if it has what is required.
    private func advice(for requirement: AppRequirement, _ list: PropertyList, _ path: String) -> String? {
        switch requirement {
        case .info(let key):
            guard let value = list[key] else {
                let isUsage = key.hasSuffix("UsageDescription")
                let value = isUsage ? "<string>\(Self.sample(key))</string>` to" : "` with its value to"
                return "add `<key>\(key)</key>\(value) \(path)"
            }
            let isText = value.text.map { !["true", "false"].contains($0) } ?? false
            return (isText || !key.hasSuffix("UsageDescription")) && !value.isEmpty
                ? nil : "write \(Self.sample(key)) below `<key>\(key)</key>` in \(path)"
        case .entitlement(let name):
            if list[name]?.text == "false" { return "set `<key>\(name)</key>` to `<true/>` in \(path)" }
            guard let value = list[name] else { return "add `<key>\(name)</key>` with its value to \(path)" }
            return value.isEmpty ? "add the value of `<key>\(name)</key>` to \(path)" : nil
        case .scheme(let scheme):
            let types = list["CFBundleURLTypes"]
            let schemes = types?.items.compactMap { $0["CFBundleURLSchemes"] } ?? []
            // A scheme that cannot be resolved may be this one.
            if schemes.flatMap(\.texts).contains(where: {
                resolved($0).map { $0.lowercased() == scheme.lowercased() } ?? true
            }) {
                return nil
            }
            let text = "<string>\(scheme)</string>"
            if !schemes.isEmpty { return "add `\(text)` to the `CFBundleURLSchemes` of \(path)" }
            let type = "<dict><key>CFBundleURLSchemes</key><array>\(text)</array></dict>"
            return types == nil
                ? "add `<key>CFBundleURLTypes</key><array>\(type)</array>` to \(path)"
                : "add `\(type)` to the `CFBundleURLTypes` of \(path)"
        case .mode(let mode):
            let modes = list["UIBackgroundModes"]
            if modes?.texts.contains(mode) == true { return nil }
            return modes == nil
                ? "add `<key>UIBackgroundModes</key><array><string>\(mode)</string></array>` to \(path)"
                : "add `<string>\(mode)</string>` to the `UIBackgroundModes` of \(path)"
        }
    }
}

/// An `.xcconfig`: `NAME = VALUE` on each line, comments behind `//`, other files by `#include`.
private enum BuildSettingsFile {
    /// The settings of a file, and of those that it includes; a file that is not there has none.
    static func settings(of path: String, in files: any ReadableFileSystem) throws(WorkspaceError) -> [String: String] {
        var settings: [String: String] = [:]
        var seen: Set<RelativePath> = []
        var open = [path]
        while let path = open.popLast() {
            guard let place = RelativePath(normalizing: path), seen.insert(place).inserted,
                let bytes = try files.read(place)
            else { continue }
            for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
                if let match = line.firstMatch(of: /^\s*#include\??\s*"([^"]+)"/) {
                    open.append(OutputLayout.join(place.parent?.description ?? "", String(match.1)))
                } else if let match = line.firstMatch(of: /^\s*(\w+)(?:\[[^\]]*\])*\s*=\s*(.*?)\s*(?:\/\/.*)?$/) {
                    settings[String(match.1)] = settings[String(match.1)] ?? String(match.2)
                }
            }
        }
        return settings
    }
}

extension RelativePath {
    /// A path in which `.` and `..` may occur; nil if it leaves the root.
    fileprivate init?(normalizing text: String) {
        var parts: [Substring] = []
        for part in text.split(separator: "/", omittingEmptySubsequences: false) where part != "." {
            if part != ".." { parts.append(part) } else if parts.popLast() == nil { return nil }
        }
        self.init(validating: parts.joined(separator: "/"))
    }
}
