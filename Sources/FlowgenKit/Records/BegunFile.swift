// A record is an input like any other: anybody may have written it. So a file that a record names is taken
// for one that flowgen began only if it could be that: a Swift file in the folder that its kind has in every
// layout, under the name of a type that it declares. Everything else is somebody's own, and is never moved
// or deleted.

import SwiftMerging
import Workspace

/// A Swift file that a record names.
struct BegunFile {
    let path: RelativePath
    let bytes: [UInt8]
    private let types: DeclaredTypes
    /// Its folders, innermost last.
    private let folders: [String]
    /// Its name without `.swift`.
    private let stem: String

    /// The file at a path; nil for anything but a Swift file that is reached without a link.
    ///
    /// - Throws: `WorkspaceError` when it cannot be read.
    init?(at text: String, in tree: any FileReading) throws(WorkspaceError) {
        guard let path = RelativePath(validating: text), path.isVisibleSwift,
            try tree.hasPlainWay(to: path), try tree.kind(of: path) == .file,
            let bytes = try tree.read(path)
        else { return nil }
        self.init(path, bytes)
    }

    /// A file with these bytes.
    init(_ path: RelativePath, _ bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
        types = DeclaredTypes(in: bytes)
        folders = path.components.dropLast()
        stem = String(path.name.dropLast(".swift".count))
    }

    /// Whether flowgen may have begun the file as what a line of a record says that it is.
    func mayBe(_ line: RecordLine) -> Bool {
        switch line {
        case .generated, .member, .template: false
        case .shared(let identity, let path, _):
            path == self.path.description && mayBe(shared: identity)
        case .once(let path):
            path == self.path.description && folders.count >= 2
                && ["Models", "Views"].contains(folders.last) && declaresStem
        }
    }

    /// Whether flowgen began the file, as far as the file can prove it. Beside a wrapper stands the method
    /// that makes it; a helper of the developer's in the same folder has none.
    func proves(_ line: RecordLine) -> Bool {
        guard mayBe(line) else { return false }
        guard case .shared(let identity, _, _) = line,
            identity.hasPrefix("wrapper ") || identity.hasPrefix("conform ")
        else { return true }
        return types.extends(identity.split(separator: " ")[1] + "Manager")
    }

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
        let inherited = types.inherited(by: stem).map { $0.filter { $0 != "`" } }
        return former.contains(stem) && inherited.contains { conformances.contains($0) }
    }
}

extension RelativePath {
    /// Whether it is a Swift file, and no name on the way begins with a dot.
    var isVisibleSwift: Bool {
        name.hasSuffix(".swift") && !components.contains { $0.hasPrefix(".") }
    }
}

extension FileReading {
    /// Whether no folder on the way is a link: behind one the same file may have two paths.
    func hasPlainWay(to path: RelativePath) throws(WorkspaceError) -> Bool {
        var folder = path.parent
        while let current = folder {
            guard [.folder, .absent].contains(try kind(of: current)) else { return false }
            folder = current.parent
        }
        return true
    }
}
