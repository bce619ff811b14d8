// The targets of an .xcodeproj. A target has synchronised folders, whose files belong to it by being there, or a list
// of files in groups; then its folders are theirs, and a new file has to be added by hand.

package struct XcodeProject {
    package let targets: [FoundTarget]
    /// The build configurations of the apps, by the name of their target.
    private(set) var apps: [String: [AppConfiguration]] = [:]

    /// Nil if the bytes are no project.
    package init?(_ bytes: [UInt8]) {
        guard let list = PropertyList(bytes), let objects = list["objects"],
            let project = objects[list["rootObject"]?.text ?? ""]
        else { return nil }
        let tree = XcodeTree(objects: objects, main: project["mainGroup"]?.text ?? "")
        for target in (project["targets"]?.texts ?? []).compactMap({ objects[$0] }) {
            guard target["productType"]?.text == Self.application, let name = target["name"]?.text else { continue }
            apps[name] = tree.appConfigurations(of: target, in: project)
        }
        targets = (project["targets"]?.texts ?? []).compactMap { id in
            guard let target = objects[id], let name = target["name"]?.text,
                let kind = Self.kind(target["productType"]?.text ?? "")
            else { return nil }
            let folders = tree.synchronizedFolders(of: target)
            let files = folders.isEmpty ? tree.swiftFiles(of: target) : []
            guard !folders.isEmpty || !files.isEmpty else { return nil }
            var found = FoundTarget(name, kind, in: folders.isEmpty ? RelativePath.outerFolders(of: files) : folders)
            found.dependencies = tree.dependencies(of: target)
            found.files = files
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

/// A build configuration of an app, such as Release.
struct AppConfiguration: Sendable {
    let name: String
    /// The project's settings and the target's, which override them. A layer overrides its file, an `.xcconfig`.
    let layers: [(file: String?, settings: [String: String])]
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

    func appConfigurations(of target: PropertyList, in project: PropertyList) -> [AppConfiguration] {
        configurations(of: target).map { own in
            let outer = configurations(of: project).filter { $0["name"]?.text == own["name"]?.text }
            return AppConfiguration(name: own["name"]?.text ?? "", layers: (outer + [own]).map(layer))
        }
    }

    private func layer(of configuration: PropertyList) -> (file: String?, settings: [String: String]) {
        let anchor = configuration["baseConfigurationReferenceAnchor"]?.text.flatMap { paths[$0] }
        let below = configuration["baseConfigurationReferenceRelativePath"]?.text
        let file = configuration["baseConfigurationReference"]?.text.flatMap { paths[$0] }
        guard case .pairs(let settings)? = configuration["buildSettings"] else { return (file, [:]) }
        return (
            file ?? anchor.flatMap { folder in below.map { "\(folder)/\($0)" } },
            settings.mapValues { $0.text ?? $0.texts.joined(separator: " ") }
        )
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
