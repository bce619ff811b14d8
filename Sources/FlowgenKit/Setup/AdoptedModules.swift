// The app around an adoption: which modules its files are compiled into, which of them it builds itself, and which names
// are in use.

import SwiftText
import FlowModel
import FlowCode

struct AdoptedModules {
    /// Folders that hold code of others.
    static let foreign: Set = [
        "Carthage", "DerivedData", "Pods", "ThirdParty", "Vendor", "checkouts", "node_modules", "vendor",
    ]

    let found: FoundProjects
    let integrations: RelativePath?
    let services: RelativePath?
    private let tests: RelativePath?
    /// The targets, and the folders below the root that are packages or projects of their own.
    private var targets: [FoundTarget]
    /// The modules that the app builds itself. None of them is an SDK.
    private(set) var own: Set<String>
    /// The app's Swift files, without those that flowgen has written.
    private(set) var files: [RelativePath] = []
    /// The names of the Swift files of others.
    private var foreignNames: Set<String> = []

    init(_ found: FoundProjects, in root: Root, _ configuration: Configuration?) throws(WorkspaceError) {
        self.found = found
        targets = found.projects.flatMap(\.targets)
        let setup = try ProjectSetup(found, in: root)
        let output = configuration.map(\.output)
        func folder(_ named: Located<String>?, _ proposal: String?) -> RelativePath? {
            RelativePath(validating: (output == nil ? proposal : named?.value) ?? "")
        }
        integrations = folder(output?.integrations, setup.output) ?? RelativePath(validating: "Integrations")
        services = folder(output?.services, nil) ?? integrations
        tests = folder(output?.tests, setup.tests)
        own = Set(targets.map(\.module) + [configuration?.module ?? setup.module].compactMap(\.self))
        try walk(root)
    }

    private mutating func walk(_ root: Root) throws(WorkspaceError) {
        var open: [(folder: RelativePath?, isForeign: Bool)] = [(nil, false)]
        while let (folder, isForeign) = open.popLast() {
            for entry in try root.entries(of: folder) {
                let name = entry.path.name
                let isWritten = [integrations, services, tests].contains(entry.path)
                if name.hasSuffix(".xcodeproj"), folder != nil, !isForeign, let folder,
                    let path = RelativePath(validating: "\(entry.path)/project.pbxproj"),
                    let project = try root.read(path).flatMap(XcodeProject.init)
                {
                    targets.append(FoundTarget(folder.name, .library, in: [folder]))
                    own.formUnion(project.targets.map(\.module))
                } else if name == FoundProject.package, !isForeign, let folder, let text = try root.read(entry.path) {
                    targets.append(FoundTarget(folder.name, .library, in: [folder]))
                    let product = #/\.(?:target|executableTarget|testTarget|library|macro)\(\s*name:\s*"(\w+)"/#
                    own.formUnion(String(decoding: text, as: UTF8.self).matches(of: product).map { String($0.1) })
                } else if entry.kind == .folder, !isWritten, name == ".build" || !name.hasPrefix(".") {
                    let isBuilt = folder?.name == ".build" && name != "checkouts"
                    if !isBuilt { open.append((entry.path, isForeign || Self.foreign.contains(name))) }
                } else if entry.kind == .file, name.hasSuffix(".swift") {
                    if isForeign { foreignNames.insert(String(name.dropLast(6))) } else { files.append(entry.path) }
                }
            }
        }
    }

    /// The module of a file if it is not compiled with what is in a folder, and the module of that.
    func other(than home: RelativePath?, of path: RelativePath) -> (own: String, home: String)? {
        let (own, home) = (places(of: path), home.map(places) ?? [])
        guard let first = own.first, let other = home.first, Set(own).isDisjoint(with: home) else { return nil }
        return (first.module, other.module)
    }

    /// Whether a file belongs to tests.
    func isForTests(_ path: RelativePath) -> Bool {
        path.components.dropLast().contains { $0.hasSuffix("Tests") } || places(of: path).first?.kind == .tests
            || tests?.parent.map(path.isBelow) == true && integrations?.parent != tests?.parent
    }

    /// The targets, and the inner projects, whose folder is the nearest around a path.
    private func places(of path: RelativePath) -> [FoundTarget] {
        let near = targets.compactMap { target in
            target.folders.filter { folder in folder.map { path == $0 || path.isBelow($0) } ?? true }
                .map { $0?.components.count ?? 0 }.max().map { (target, $0) }
        }
        return near.filter { $0.1 == near.map(\.1).max() }.map(\.0)
    }

    /// The module that the integrations are compiled into; nil if it is not known.
    var module: String? { integrations.flatMap { places(of: $0).first }?.module }

    /// Which of some names the app's code has, or an SDK has a file for.
    func mentions(of names: Set<String>, in root: Root) throws(WorkspaceError) -> [String: AppName] {
        var found: [String: AppName] = [:]
        let wanted = Set(names.map { Array($0.utf8) })
        // What these conformances need is not a member of a generated enum.
        let harmless = ["CustomStringConvertible", "LocalizedError"]
        let keywords = ["actor", "class", "enum", "protocol", "struct", "typealias"]
        for path in files {
            guard let bytes = try root.read(path), !FileRenderer.isGenerated(bytes) else { continue }
            var types: DeclaredTypes?
            var before: ArraySlice<UInt8> = []
            var extended: String?
            for word in bytes.split(whereSeparator: { !$0.isPartOfName }) {
                if let name = extended {
                    if !harmless.contains(String(decoding: word, as: UTF8.self)) { found[name]?.extending = path }
                    extended = nil
                }
                if word.count > 5, (0x41...0x5A).contains(word[word.startIndex]), wanted.contains(Array(word)) {
                    let keyword = String(decoding: before, as: UTF8.self)
                    let text = String(decoding: word, as: UTF8.self)
                    var name = found[text] ?? AppName(path: path)
                    if keywords.contains(keyword), types == nil { types = DeclaredTypes(in: bytes) }
                    if keyword == "typealias" || keywords.contains(keyword) && types?.declares(text) == true {
                        name.isDeclared = true
                        if isForTests(path) || other(than: services, of: path) == nil {
                            name.path = path
                            name.places.insert(path)
                        }
                    }
                    found[text] = name
                    if keyword == "extension" { extended = text }
                }
                before = word
            }
        }
        for name in names.intersection(foreignNames) where found[name] == nil { found[name] = AppName(path: files[0]) }
        return found
    }
}

/// A name that the app's code has.
struct AppName {
    var path: RelativePath
    var isDeclared = false
    /// The files that declare it and are compiled with what is generated.
    var places: Set<RelativePath> = []
    /// A file that extends it by more than a description; nil if there is none.
    var extending: RelativePath?
}

extension UInt8 {
    fileprivate var isPartOfName: Bool {
        self == 0x5F || (0x30...0x39).contains(self) || (0x41...0x5A).contains(self) || (0x61...0x7A).contains(self)
    }
}
