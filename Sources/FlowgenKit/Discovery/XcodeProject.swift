// The targets of an .xcodeproj. A target has synchronised folders, whose files belong to it by being there, or a list
// of files in groups; then its folders are theirs, and a new file has to be added by hand.

package struct XcodeProject {
    package let targets: [FoundTarget]
    /// The bundles of the apps, by the name of their target.
    package let bundles: [String: AppBundle]

    /// Nil if the bytes are no project.
    package init?(_ bytes: [UInt8]) {
        guard let list = PropertyList(bytes), let objects = list["objects"],
            let project = objects[list["rootObject"]?.text ?? ""]
        else { return nil }
        let tree = XcodeTree(objects: objects, main: project["mainGroup"]?.text ?? "")
        var bundles: [String: AppBundle] = [:]
        for target in (project["targets"]?.texts ?? []).compactMap({ objects[$0] }) {
            guard target["productType"]?.text == Self.application, let name = target["name"]?.text else { continue }
            bundles[name] = tree.bundle(of: target, in: project)
        }
        self.bundles = bundles
        targets = (project["targets"]?.texts ?? []).compactMap { id in
            guard let target = objects[id], let name = target["name"]?.text,
                let kind = Self.kind(target["productType"]?.text ?? "")
            else { return nil }
            let folders = tree.synchronizedFolders(of: target)
            let files = folders.isEmpty ? tree.swiftFiles(of: target) : []
            guard !folders.isEmpty || !files.isEmpty else { return nil }
            var found = FoundTarget(name, kind, in: folders.isEmpty ? RelativePath.outerFolders(of: files) : folders)
            found.dependencies = tree.dependencies(of: target)
            found.listsFiles = folders.isEmpty
            found.productName = tree.productName(of: target)
            return found
        }
    }

    private static let application = "com.apple.product-type.application"

    /// The kind of a product; nil for what holds no app code, such as tests of the interface.
    private static func kind(_ product: String) -> FoundTarget.Kind? {
        switch product {
        case application, "com.apple.product-type.tool": .app
        case "com.apple.product-type.bundle.unit-test": .tests
        case "com.apple.product-type.bundle.ui-testing": nil
        default: .library
        }
    }
}

/// What Xcode makes an app's `Info.plist` and entitlements of. Paths are relative to the folder of the project.
package struct AppBundle: Sendable {
    /// The property lists that become `Info.plist`; nil where a setting is computed.
    package var infoFiles: Set<String?> = []
    /// Those that become its entitlements; nil likewise.
    package var entitlements: Set<String?> = []
    /// Files with further build settings.
    package var settingsFiles: Set<String> = []
    /// What build settings add to `Info.plist`: the words of each value, by its key.
    package var info: [String: Set<Substring>] = [:]
    /// Whether Xcode writes an `Info.plist` of its own.
    package var isGenerated = false
}

/// The groups of a project, and the paths that they give to what is in them.
private struct XcodeTree {
    private let objects: PropertyList
    private var paths: [String: String] = [:]

    init(objects: PropertyList, main: String) {
        self.objects = objects
        var open = [(id: main, folder: "")]
        var seen: Set<String> = []
        while let (id, folder) = open.popLast() {
            guard seen.insert(id).inserted, let object = objects[id] else { continue }
            let own = object["path"]?.text ?? ""
            let source = object["sourceTree"]?.text ?? ""
            guard ["<group>", "SOURCE_ROOT"].contains(source) else { continue }
            let start = source == "SOURCE_ROOT" ? "" : folder
            let path = [start, own].filter { !$0.isEmpty }.joined(separator: "/")
            paths[id] = path
            open += (object["children"]?.texts ?? []).map { ($0, path) }
        }
    }

    func synchronizedFolders(of target: PropertyList) -> [RelativePath] {
        (target["fileSystemSynchronizedGroups"]?.texts ?? []).compactMap { id in
            paths[id].flatMap(RelativePath.init(validating:))
        }
    }

    func swiftFiles(of target: PropertyList) -> [RelativePath] {
        (target["buildPhases"]?.texts ?? []).flatMap { phase -> [RelativePath] in
            guard objects[phase]?["isa"]?.text == "PBXSourcesBuildPhase" else { return [] }
            return (objects[phase]?["files"]?.texts ?? []).compactMap { file in
                guard let reference = objects[file]?["fileRef"]?.text,
                    let path = paths[reference], path.hasSuffix(".swift")
                else { return nil }
                return RelativePath(validating: path)
            }
        }
    }

    /// The build configurations of a project or a target.
    func configurations(of owner: PropertyList) -> [PropertyList] {
        let list = owner["buildConfigurationList"]?.text.flatMap { objects[$0] }
        return (list?["buildConfigurations"]?.texts ?? []).compactMap { objects[$0] }
    }

    func bundle(of target: PropertyList, in project: PropertyList) -> AppBundle {
        var bundle = AppBundle()
        for configuration in configurations(of: project) + configurations(of: target) {
            if let id = configuration["baseConfigurationReference"]?.text, let path = paths[id] {
                bundle.settingsFiles.insert(path)
            }
            guard case .pairs(let settings)? = configuration["buildSettings"] else { continue }
            for (name, value) in settings {
                let text = value.text ?? value.texts.joined(separator: " ")
                switch name {
                case "INFOPLIST_FILE" where !text.isEmpty: bundle.infoFiles.insert(Self.path(text, of: target))
                case "CODE_SIGN_ENTITLEMENTS" where !text.isEmpty:
                    bundle.entitlements.insert(Self.path(text, of: target))
                case "GENERATE_INFOPLIST_FILE" where text == "YES": bundle.isGenerated = true
                case _ where name.hasPrefix("INFOPLIST_KEY_"):
                    bundle.info[String(name.dropFirst(14)), default: []].formUnion(text.split(separator: " "))
                default: break
                }
            }
        }
        return bundle
    }

    /// A path from the project's folder; nil if settings other than the usual ones are part of it.
    private static func path(_ setting: String, of target: PropertyList) -> String? {
        let text = setting.replacing(/\$\{(\w+)\}/) { "$(\($0.1))" }
            .replacing("$(TARGET_NAME)", with: target["name"]?.text ?? "")
        let root = ["$(SRCROOT)/", "$(PROJECT_DIR)/"].first(where: text.hasPrefix) ?? ""
        let path = String(text.dropFirst(root.count))
        return path.contains("$") ? nil : path
    }

    /// What a target's build settings call its module, or else its product, if they do not compute it.
    func productName(of target: PropertyList) -> String? {
        for name in ["PRODUCT_MODULE_NAME", "PRODUCT_NAME"] {
            let values = configurations(of: target).compactMap { $0["buildSettings"]?[name]?.text }
            if let value = values.first(where: { !$0.isEmpty && !$0.contains("$") }) {
                return value
            }
        }
        return nil
    }

    func dependencies(of target: PropertyList) -> Set<String> {
        let targets = (target["dependencies"]?.texts ?? []).compactMap { id in
            objects[id]?["target"]?.text.flatMap { objects[$0]?["name"]?.text }
        }
        return Set(targets)
    }
}
