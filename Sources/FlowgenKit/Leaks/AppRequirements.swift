// What an SDK needs of the app beside code: texts that say why it uses the camera, entitlements, URL schemes, background
// modes. Without one of them the app ends, or the SDK does nothing, and no compiler says so. What an app has is read
// from its Xcode project and the property lists that this names; where they do not tell, nothing is missing.

import FlowModel

/// What the apps have that the integrations are part of.
struct AppRequirements {
    fileprivate struct App {
        let name: String
        let bundle: AppBundle
        /// The text of what becomes `Info.plist`, and of the entitlements; nil if it cannot be told.
        let info: String?
        let entitlements: String?
        let settings: String
        /// Where a line can be added.
        let infoPath: String?
        let entitlementsPath: String?
    }

    /// The apps that contain the integrations' folder; if none does, all of the projects.
    private var apps: [App] = []
    /// Whether each of them contains it, and not perhaps a package that one of them uses.
    private var areCertain = false

    /// The modes of https://developer.apple.com/documentation/bundleresources/information-property-list/uibackgroundmodes
    fileprivate static let modes = [
        "audio", "bluetooth-central", "bluetooth-peripheral", "external-accessory", "fetch", "location",
        "nearby-interaction", "processing", "push-to-talk", "remote-notification", "voip",
    ]

    /// - Parameter folder: The integrations' folder. Projects are looked for there and in each folder above it.
    init(around folder: String, in files: any ReadableFileSystem) throws(WorkspaceError) {
        let home = RelativePath(validating: folder)
        var others: [App] = []
        var place = home
        repeat {
            place = place?.parent
            if let place, try files.kind(of: place) != .folder { continue }
            for entry in try files.entries(of: place) where entry.path.name.hasSuffix(".xcodeproj") {
                guard let path = RelativePath(validating: "\(entry.path)/project.pbxproj"),
                    let bytes = try files.read(path), let project = XcodeProject(bytes)
                else { continue }
                for (name, bundle) in project.bundles.sorted(by: { $0.key < $1.key }) {
                    let app = try App(name, bundle, below: place, files)
                    let folders = project.targets.first { $0.name == name }?.folders ?? []
                    let isHome = folders.contains { folder in
                        let below = OutputLayout.join(place?.description ?? "", folder?.description ?? "")
                        return "\(home?.description ?? "")/".hasPrefix(below.isEmpty ? "" : below + "/")
                    }
                    if isHome { apps.append(app) } else { others.append(app) }
                }
            }
        } while place != nil
        areCertain = !apps.isEmpty
        if apps.isEmpty { apps = others }
    }

    /// Says which of some requirements of an integration no app has, or, of those that contain it, one has not.
    func missing(_ requirements: [Located<String>], of integration: String) -> [Diagnostic] {
        requirements.compactMap { requirement in
            let kind = Kind(requirement.value)
            let lacking = apps.filter { !$0.has(kind) }
            guard let app = lacking.first, areCertain || lacking.count == apps.count else { return nil }
            return Diagnostic(
                "check-requires", "'\(integration)' needs '\(requirement.value)', which the app '\(app.name)' lacks",
                advice: app.advice(kind), at: requirement.location)
        }
    }

    fileprivate enum Kind {
        case info(key: String)
        case entitlement(String)
        case scheme(String)
        case mode(String)

        init(_ text: String) {
            if text.hasSuffix("://") {
                self = .scheme(String(text.dropLast(3)))
            } else if text.hasPrefix("com.apple.") || text == "aps-environment" || text == "keychain-access-groups" {
                self = .entitlement(text)
            } else if text.first?.isUppercase == true {
                self = .info(key: text)
            } else {
                self = .mode(text)
            }
        }
    }
}

extension AppRequirements.App {
    fileprivate init(
        _ name: String, _ bundle: AppBundle, below folder: RelativePath?, _ files: any ReadableFileSystem
    ) throws(WorkspaceError) {
        func text(_ paths: Set<String?>) throws(WorkspaceError) -> String? {
            var all = ""
            for path in paths.sorted(by: { $0 ?? "" < $1 ?? "" }) {
                guard let path else { return nil }
                let place = RelativePath(validating: OutputLayout.join(folder?.description ?? "", path))
                guard let place, let bytes = try files.read(place), !bytes.starts(with: Array("bplist".utf8)) else {
                    return nil
                }
                all += String(decoding: bytes, as: UTF8.self)
            }
            return all.replacing(/<!--(?s:.*?)-->/, with: "")
        }
        func path(_ paths: Set<String?>) -> String? {
            paths.compactMap(\.self).min().map { OutputLayout.join(folder?.description ?? "", $0) }
        }
        self.name = name
        self.bundle = bundle
        settings = try text(Set(bundle.settingsFiles.map(Optional.some))) ?? ""
        info = bundle.infoFiles.isEmpty && !bundle.isGenerated ? nil : try text(bundle.infoFiles)
        entitlements = try text(bundle.entitlements)
        (infoPath, entitlementsPath) = (path(bundle.infoFiles), path(bundle.entitlements))
    }

    fileprivate func has(_ kind: AppRequirements.Kind) -> Bool {
        switch kind {
        case .info(let key):
            bundle.info[key]?.isEmpty == false || settings.contains(key) || info?.contains("<key>\(key)</key>") ?? true
        case .entitlement(let name):
            settings.contains("CODE_SIGN_ENTITLEMENTS") || entitlements?.contains("<key>\(name)</key>") ?? true
        case .scheme(let scheme): info?.contains("<string>\(scheme)</string>") ?? true
        case .mode(let mode):
            bundle.info["UIBackgroundModes"]?.contains(Substring(mode)) == true
                || settings.contains("UIBackgroundModes") || info?.contains("<string>\(mode)</string>") ?? true
        }
    }

    fileprivate func advice(_ kind: AppRequirements.Kind) -> String {
        switch kind {
        case .info(let key):
            let text = key.hasSuffix("UsageDescription") ? "why the app needs it" : "…"
            return infoPath.map { "add `<key>\(key)</key><string>\(text)</string>` to \($0)" }
                ?? "add the build setting `INFOPLIST_KEY_\(key)` to the target, in Xcode on its page Info"
        case .entitlement(let name):
            return entitlementsPath.map { "add `<key>\(name)</key>` with its value to \($0)" }
                ?? "add the capability in Xcode, on the target's page Signing & Capabilities"
        case .scheme(let scheme):
            let array = "<key>CFBundleURLSchemes</key><array><string>\(scheme)</string></array>"
            return addition(of: scheme, to: "CFBundleURLSchemes")
                ?? infoPath.map { "add `<key>CFBundleURLTypes</key><array><dict>\(array)</dict></array>` to \($0)" }
                ?? "add the URL type in Xcode, on the target's page Info"
        case .mode(let mode):
            if !AppRequirements.modes.contains(mode) {
                return didYouMean(mode, among: AppRequirements.modes).map { "did you mean '\($0)'?" }
                    ?? "write a key of Info.plist, an entitlement, a URL scheme such as `bank://`, or one of the background "
                    + "modes \(AppRequirements.modes.joined(separator: ", "))"
            }
            return addition(of: mode, to: "UIBackgroundModes")
                ?? infoPath.map {
                    "add `<key>UIBackgroundModes</key><array><string>\(mode)</string></array>` to \($0)"
                }
                ?? "switch it on in Xcode, on the target's page Signing & Capabilities, below Background Modes"
        }
    }

    /// How a value is added to an array that Info.plist has; nil if it has none.
    private func addition(of value: String, to array: String) -> String? {
        guard let infoPath, let info, info.contains("<key>\(array)</key>") else { return nil }
        return "add `<string>\(value)</string>` to the `\(array)` of \(infoPath)"
    }
}
