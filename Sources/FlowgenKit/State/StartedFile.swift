// A state file is an input like any other: anybody may have written it. So flowgen takes a file that a state file names
// for one that it started only if it can be one: a Swift file in the folder that its kind has in a known layout, under
// the name of a type that it declares. Everything else is somebody's own, and is never moved or deleted.

import SwiftMerging
import Workspace

/// A Swift file that a state file names.
struct StartedFile {
    let path: RelativePath
    let bytes: [UInt8]
    private let types: DeclaredTypes
    /// Its folders, innermost last.
    private let folders: [String]
    /// Its name without `.swift`.
    private let stem: String

    /// The file at a path; nil for anything but a Swift file that is reached without a link.
    init?(at text: String, in tree: any FileReading) throws(WorkspaceError) {
        guard let path = RelativePath(validating: text), path.isVisibleSwift,
            let bytes = try tree.ownFile(at: path)
        else { return nil }
        self.init(path, bytes)
    }

    init(_ path: RelativePath, _ bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
        types = DeclaredTypes(in: bytes)
        folders = path.components.dropLast()
        stem = String(path.name.dropLast(".swift".count))
    }

    /// Whether flowgen may have started the file, in one of these layouts, as what the line says that it is.
    func mayBe(_ line: StateLine, in layouts: KnownLayouts) -> Bool {
        guard resembles(line) else { return false }
        guard case .shared(let identity, _, _) = line else {
            return layouts.integrations.contains(folder(above: 2))
        }
        if identity.hasPrefix("tests ") { return layouts.tests.contains(folder(above: 1)) }
        let depth = identity.hasPrefix("manager ") ? 1 : 2
        return layouts.integrations.contains(folder(above: depth))
    }

    /// The folder so many folders above the one that the file is in.
    private func folder(above count: Int) -> String {
        folders.dropLast(count).joined(separator: "/")
    }

    /// Whether the file looks like what the line says that it is, in any layout.
    private func resembles(_ line: StateLine) -> Bool {
        switch line {
        case .generated, .member, .template: false
        case .shared(let identity, let path, _):
            path == self.path.description && mayBe(shared: identity)
        case .once(let path):
            path == self.path.description && folders.count >= 2
                && ["Models", "Views"].contains(folders.last) && declaresStem
        }
    }

    /// Whether the file proves that flowgen started it. A wrapper's file has the method that makes the wrapper; a helper
    /// of the developer's in the same folder has none.
    func proves(_ line: StateLine, in layouts: KnownLayouts) -> Bool {
        guard mayBe(line, in: layouts) else { return false }
        guard case .shared(let identity, _, _) = line,
            identity.hasPrefix("wrapper ") || identity.hasPrefix("conform ")
        else { return true }
        return extendsManager(identity)
    }

    /// Whether the file says by itself that flowgen started it. That is enough to report a file outside every known
    /// layout, and not enough to move or delete it.
    func claims(_ line: StateLine) -> Bool {
        guard resembles(line), case .shared(let identity, _, _) = line else { return false }
        let words = identity.split(separator: " ").map(String.init)
        switch words[0] {
        case "manager": return types.inherited(by: stem).contains("Integration")
        case "tests": return bytes.firstRange(of: Array("\(words[2])Contract".utf8)) != nil
        default: return extendsManager(identity)
        }
    }

    private func extendsManager(_ identity: String) -> Bool {
        extends(identity.split(separator: " ")[1] + "Manager")
    }

    func extends(_ name: String) -> Bool { types.extends(name) }

    private var declaresStem: Bool { types.declares(stem) }

    private func mayBe(shared identity: String) -> Bool {
        let words = identity.split(separator: " ").map(String.init)
        switch (words.first, words.count) {
        case ("manager", 2):
            return isIn([words[1]]) && stem == words[1] + "Manager" && declaresStem
        case ("wrapper", 3): return isIn([words[1], "Services"]) && declaresStem
        case ("conform", 4):
            return isIn([words[1], "Services"]) && types.extends(words[3])
                && stem.hasPrefix(words[3].filter { $0 != "." } + "+")
        case ("tests", 3):
            return isIn([words[2]]) && stem.hasSuffix("Tests") && declaresStem
        default: return false
        }
    }

    private func isIn(_ names: [String]) -> Bool {
        folders.count >= names.count && folders.suffix(names.count).elementsEqual(names)
    }

    /// Whether the file is about a type that is called so, or was and still conforms.
    ///
    /// - Parameters:
    ///   - name: what the type is called now; nil if the file only extends a type of the SDK.
    ///   - former: what it was called before.
    ///   - conformances: what it conforms to, now or before.
    func isAbout(_ name: String?, former: [String], conforming conformances: Set<String>) -> Bool {
        guard let name, stem != name else { return true }
        let names = conformances.compactMap { $0.split(separator: ".").last.map(String.init) }
        return former.contains(stem) && !types.inherited(by: stem).isDisjoint(with: names)
    }
}
