// The targets of an .xcodeproj. A target has synchronised folders, whose files belong to it by being there, or a list
// of files in groups; then its folders are theirs, and a new file has to be added by hand.

import Workspace

package struct XcodeProject {
    package let targets: [FoundTarget]

    /// The build setting of the feature that hides the members of modules that a file does not import.
    package static let featureSetting = "SWIFT_UPCOMING_FEATURE_MEMBER_IMPORT_VISIBILITY"

    /// Nil if the bytes are no project.
    package init?(_ bytes: [UInt8], in files: ProjectFolder) {
        guard let list = PropertyList(bytes), let objects = list["objects"],
            let project = objects[list["rootObject"]?.text ?? ""]
        else { return nil }
        let tree = XcodeTree(objects: objects, main: project["mainGroup"]?.text ?? "")
        let settings = XcodeSettings(tree, project, files)
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
            found.seesOnlyImports = settings.switchFeatureOn(for: target)
            found.productName = tree.productName(of: target)
            return found
        }
    }

    /// The kind of a product; nil for what holds no app code, such as tests of the interface.
    private static func kind(_ product: String) -> FoundTarget.Kind? {
        switch product {
        case "com.apple.product-type.application", "com.apple.product-type.tool": .app
        case "com.apple.product-type.bundle.unit-test": .tests
        case "com.apple.product-type.bundle.ui-testing": nil
        default: .library
        }
    }
}

/// What the build configurations of a project and its targets say of the feature.
private struct XcodeSettings {
    private let tree: XcodeTree
    private let files: ProjectFolder
    /// What the project says, by the names of its configurations.
    private var shared: [String: Bool] = [:]

    init(_ tree: XcodeTree, _ project: PropertyList, _ files: ProjectFolder) {
        (self.tree, self.files) = (tree, files)
        for configuration in tree.configurations(of: project) {
            shared[configuration["name"]?.text ?? ""] = feature(configuration)
        }
    }

    /// Whether each configuration of a target has the feature: what its own settings do not say, the project's say.
    func switchFeatureOn(for target: PropertyList) -> Bool {
        let configurations = tree.configurations(of: target)
        if configurations.isEmpty {
            return !shared.isEmpty && shared.values.allSatisfy(\.self)
        }
        return configurations.allSatisfy {
            feature($0) ?? shared[$0["name"]?.text ?? ""] ?? false
        }
    }

    /// What a configuration says itself, or the file that it is based on.
    private func feature(_ configuration: PropertyList) -> Bool? {
        let settings = configuration["buildSettings"]
        for name in [XcodeProject.featureSetting, "OTHER_SWIFT_FLAGS"] {
            guard let setting = settings?[name] else { continue }
            let value = setting.text ?? setting.texts.joined(separator: " ")
            if let answer = FeatureSetting.isOn(name, value) { return answer }
        }
        return tree.file(ofConfiguration: configuration).flatMap(files.whole).flatMap {
            FeatureSetting.isOn(inConfiguration: $0, of: files.files)
        }
    }
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

    /// The .xcconfig file that a configuration is based on: in a group, or in a synchronised folder.
    func file(ofConfiguration configuration: PropertyList) -> String? {
        if let reference = configuration["baseConfigurationReference"]?.text {
            return paths[reference]
        }
        guard let anchor = configuration["baseConfigurationReferenceAnchor"]?.text,
            let path = configuration["baseConfigurationReferenceRelativePath"]?.text, let folder = paths[anchor]
        else { return nil }
        return folder.isEmpty ? path : folder + "/" + path
    }

    func dependencies(of target: PropertyList) -> Set<String> {
        let targets = (target["dependencies"]?.texts ?? []).compactMap { id in
            objects[id]?["target"]?.text.flatMap { objects[$0]?["name"]?.text }
        }
        let products = (target["packageProductDependencies"]?.texts ?? []).compactMap { id in
            objects[id]?["productName"]?.text
        }
        return Set(targets + products + linkedNames(of: target))
    }

    /// What the build phases of a target link: products of packages, and files.
    private func linkedNames(of target: PropertyList) -> [String] {
        (target["buildPhases"]?.texts ?? []).flatMap { phase -> [String] in
            guard objects[phase]?["isa"]?.text == "PBXFrameworksBuildPhase" else { return [] }
            return (objects[phase]?["files"]?.texts ?? []).compactMap { file in
                if let product = objects[file]?["productRef"]?.text {
                    return objects[product]?["productName"]?.text
                }
                let reference = objects[file]?["fileRef"]?.text.flatMap { objects[$0] }
                return (reference?["path"] ?? reference?["name"])?.text?.linkedName
            }
        }
    }
}
