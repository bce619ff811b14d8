// A state file is an input like any other: anybody may have written it. So flowgen takes a file that a state file names
// for one that it started only if it can be one: a Swift file in the folder that its kind has in a known layout, under
// the name of a type that it declares. Everything else is somebody's own, and is never moved or deleted.

import SwiftMerging
import SwiftNotation
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
    init?(at text: String, in tree: any ReadableFileSystem) throws(WorkspaceError) {
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
        switch MergedFileID(identity) {
        case .tests: return layouts.tests.contains(folder(above: 1))
        case .manager: return layouts.integrations.contains(folder(above: 1))
        default: return layouts.integrations.contains(folder(above: 2))
        }
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
        guard case .shared(let identity, _, _) = line else { return true }
        switch MergedFileID(identity) {
        case .wrapper(let integration, _), .conformance(let integration, _, _):
            return extendsManager(of: integration)
        default: return true
        }
    }

    /// Whether the file says by itself that flowgen started it. That is enough to report a file outside every known
    /// layout, and not enough to move or delete it.
    func claims(_ line: StateLine) -> Bool {
        guard resembles(line), case .shared(let identity, _, _) = line,
            let id = MergedFileID(identity)
        else { return false }
        switch id {
        case .manager: return types.inherited(by: stem).contains("Integration")
        case .tests(_, let flow): return bytes.firstRange(of: Array("\(flow)Contract".utf8)) != nil
        case .wrapper, .conformance: return extendsManager(of: id.integration)
        }
    }

    private func extendsManager(of integration: String) -> Bool { extends(integration + "Manager") }

    func extends(_ name: String) -> Bool { types.extends(name) }

    private var declaresStem: Bool { types.declares(stem) }

    private func mayBe(shared identity: String) -> Bool {
        switch MergedFileID(identity) {
        case .manager(let integration):
            return isIn([integration]) && stem == integration + "Manager" && declaresStem
        case .wrapper(let integration, _): return isIn([integration, "Services"]) && declaresStem
        case .conformance(let integration, _, let type):
            return isIn([integration, "Services"]) && types.extends(type)
                && stem.hasPrefix(type.filter { $0 != "." } + "+")
        case .tests(_, let flow): return isIn([flow]) && stem.hasSuffix("Tests") && declaresStem
        case nil: return false
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
