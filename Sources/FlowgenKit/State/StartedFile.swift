// A state file is an input like any other: anybody may have written it. So flowgen takes a file that a state file names
// for one that it started only if it can be one: a Swift file in the folder that its kind has in a known layout, under
// the name of a type that it declares. Everything else is somebody's own, and is never moved or deleted.

import FlowCode
import SwiftText

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
        guard let path = RelativePath(validating: text), path.isVisibleSwift, let bytes = try tree.ownFile(at: path)
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
    /// - Parameter name: what its type may be called, beside what the file is called.
    func mayBe(_ line: StateLine, declaring name: String?, in layouts: KnownLayouts) -> Bool {
        traits(line, declaring: name).map { isPlaced($0, in: layouts) } ?? false
    }

    /// Whether the file proves that flowgen started it. A wrapper's file has the method that makes the wrapper; a
    /// helper of the developer's in the same folder has none.
    func proves(_ line: StateLine, in layouts: KnownLayouts) -> Bool {
        guard let traits = traits(line), isPlaced(traits, in: layouts) else { return false }
        return !traits.needsHallmark || hasHallmark(traits)
    }

    /// Whether the file says by itself that flowgen started it. That is enough to report a file outside every known
    /// layout, and not enough to move or delete it.
    func claims(_ line: StateLine) -> Bool { traits(line).map(hasHallmark) ?? false }

    /// The traits of what the line says that the file is; nil if it does not have them, in any layout.
    private func traits(_ line: StateLine, declaring name: String? = nil) -> FileTraits? {
        guard line.path == path.description else { return nil }
        let possible =
            switch line {
            case .generated, .member: [FileTraits]()
            case .shared(let identity, _, _): MergedFileID(identity).map { [FileTraits($0)] } ?? []
            case .once: FileTraits.ofScaffolds
            }
        return possible.first { traits in
            traits.outputFolder(of: folders, stem: stem) != nil
                && (traits.extended.map(types.extends) ?? (types.declares(stem) || name.map(types.declares) ?? false))
        }
    }

    private func isPlaced(_ traits: FileTraits, in layouts: KnownLayouts) -> Bool {
        traits.outputFolder(of: folders, stem: stem).map { layouts[traits.output].contains($0) } ?? false
    }

    private func hasHallmark(_ traits: FileTraits) -> Bool {
        switch traits.hallmark {
        case .extends(let type): types.extends(type)
        case .mentions(let name): bytes.firstRange(of: Array(name.utf8)) != nil
        case nil: traits.isNamed
        }
    }

    func extends(_ name: String) -> Bool { types.extends(name) }

    /// Whether the file is about a type that is called so, or was called so and still conforms.
    ///
    /// - Parameters:
    ///   - name: what the type is called now; nil if the file only extends a type of the SDK.
    ///   - former: what it was called before.
    ///   - conformances: what it conforms to, now or before.
    func isAbout(_ name: String?, former: [String], conforming conformances: Set<String>) -> Bool {
        guard let name, stem != name, !types.declares(name) else { return true }
        let names = conformances.compactMap { $0.split(separator: ".").last.map(String.init) }
        return former.contains(stem) && !types.inherited(by: stem).isDisjoint(with: names)
    }
}
