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
    /// The command that makes the Xcode project, if it is made from a manifest.
    private var generator: String?

    /// - Parameter folder: The integrations' folder. Projects are looked for there and in each folder above it.
    init(around folder: String, in files: any ReadableFileSystem) throws(WorkspaceError) {
        let home = RelativePath(validating: folder)
        var others: [AppBuild] = []
        var place = home
        repeat {
            place = place?.parent
            if let place, try files.kind(of: place) != .folder { continue }
            let entries = try files.entries(of: place)
            let names = entries.map(\.path.name)
            generator = generator ?? FoundProject.generators.first { names.contains($0.manifest) }?.command
            for entry in entries where entry.path.name.hasSuffix(".xcodeproj") {
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

    typealias Need = (integration: String, requirement: Located<String>)

    /// Says what no app has of what each integration needs, or, of the apps that contain it, one has not. Entries of
    /// one list of `Info.plist` are said at once.
    func missing(_ needs: [Need]) -> [Diagnostic] {
        if builds.isEmpty { return needs.isEmpty ? [] : [notSought(needs)] }
        var groups: [(needs: [Need], all: AppRequirement, build: Int)] = []
        for need in needs {
            let all = AppRequirement(need.requirement.value)
            let lacks = builds.map { $0.lack(of: all) != nil }
            guard let build = lacks.firstIndex(of: true), areCertain || lacks.allSatisfy(\.self) else { continue }
            let known = groups.firstIndex { $0.build == build && $0.all.merged(with: all) != nil }
            if let known, let merged = groups[known].all.merged(with: all) {
                groups[known] = (groups[known].needs + [need], merged, build)
            } else {
                groups.append(([need], all, build))
            }
        }
        return groups.compactMap { needs, all, index in
            let build = builds[index]
            let isInAll = builds.allSatisfy { $0.app != build.app || $0.lack(of: all) != nil }
            let place = isInAll ? "" : " in the configuration '\(build.configuration)'"
            return build.lack(of: all).map {
                Diagnostic(
                    "check-requires", "\(Self.sentence(needs)), \($0.message)\(place)", advice: $0.advice,
                    at: needs[0].requirement.location)
            }
        }
    }

    /// Says that no app was found.
    private func notSought(_ needs: [Need]) -> Diagnostic {
        Diagnostic(
            "check-requires", "\(Self.sentence(needs)), but no Xcode project of an app was found to look into",
            severity: .note,
            advice: generator.map { "run `\($0)` before `flowgen check`" }
                ?? "check the app yourself; flowgen looks for Xcode projects beside flowgen.yml and above its output",
            at: needs[0].requirement.location)
    }

    private static func sentence(_ needs: [Need]) -> String {
        let names = needs.reduce(into: [String]()) { if !$0.contains($1.integration) { $0.append($1.integration) } }
        return names.map { name in
            let texts = needs.filter { $0.integration == name }.map { "'\($0.requirement.value)'" }
            return "'\(name)' needs \(texts.joined(separator: ", "))"
        }.joined(separator: ", ")
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
        case .schemes(let schemes):
            "add the URL type of \(schemes.joined(separator: ", ")) in Xcode, on the target's page Info"
        case .modes(let modes):
            "switch on \(modes.joined(separator: ", ")) in Xcode, on the target's page Signing & Capabilities, below "
                + "Background Modes"
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
                if !key.hasSuffix("UsageDescription") {
                    return "add `<key>\(key)</key>` to \(path), with the value that the SDK's documentation names"
                }
                return "add `<key>\(key)</key><string>\(Self.sample(key))</string>` to \(path)"
            }
            let isText = value.text.map { !["true", "false"].contains($0) } ?? false
            return (isText || !key.hasSuffix("UsageDescription")) && !value.isEmpty
                ? nil : "write \(Self.sample(key)) below `<key>\(key)</key>` in \(path)"
        case .entitlement(let name):
            if list[name]?.text == "false" { return "set `<key>\(name)</key>` to `<true/>` in \(path)" }
            guard list[name]?.isEmpty ?? true else { return nil }
            guard let value = AppRequirement.value(ofEntitlement: name) else {
                return "add its capability in Xcode, on the target's page Signing & Capabilities: Xcode writes "
                    + "`<key>\(name)</key>` and its value into \(path)"
            }
            return list[name] == nil
                ? "add `<key>\(name)</key>\(value)` to \(path)"
                : "write `\(value)` below `<key>\(name)</key>` in \(path)"
        case .schemes(let wanted):
            let types = list["CFBundleURLTypes"]
            let schemes = types?.items.compactMap { $0["CFBundleURLSchemes"] } ?? []
            // A scheme that cannot be resolved may be any.
            let known = schemes.flatMap(\.texts).map { resolved($0)?.lowercased() }
            let missing = known.contains(nil) ? [] : wanted.filter { !known.contains($0.lowercased()) }
            guard !missing.isEmpty else { return nil }
            let texts = Self.strings(missing)
            if !schemes.isEmpty { return "add `\(texts)` to the `CFBundleURLSchemes` of \(path)" }
            let type = "<dict><key>CFBundleURLSchemes</key><array>\(texts)</array></dict>"
            return types == nil
                ? "add `<key>CFBundleURLTypes</key><array>\(type)</array>` to \(path)"
                : "add `\(type)` to the `CFBundleURLTypes` of \(path)"
        case .modes(let wanted):
            let modes = list["UIBackgroundModes"]
            let missing = wanted.filter { modes?.texts.contains($0) != true }
            guard !missing.isEmpty else { return nil }
            return modes == nil
                ? "add `<key>UIBackgroundModes</key><array>\(Self.strings(missing))</array>` to \(path)"
                : "add `\(Self.strings(missing))` to the `UIBackgroundModes` of \(path)"
        }
    }

    private static func strings(_ texts: [String]) -> String {
        texts.map { "<string>\($0)</string>" }.joined()
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
