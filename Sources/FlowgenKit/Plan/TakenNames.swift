// No type twice: what a file is created for may be declared in the app already, such as a class that is about to become
// a wrapper. A second one would not compile, so the run says where the first is and writes nothing.

import FlowModel
import FlowCode
import SwiftText

/// The types that files to be created declare, and that other files of the same target declare too.
struct TakenNames: Sendable {
    let tree: any ReadableFileSystem
    let layout: OutputLayout
    let workers: Workers
    /// The files that the plan speaks of. What they declare is flowgen's own.
    let known: Set<RelativePath>

    /// One diagnostic for each type that a file would be the second to declare.
    func diagnostics(for created: [(file: PlannedFile, action: FileAction)]) throws -> [Diagnostic] {
        let tests = RelativePath(validating: layout.tests)
        var found: [Diagnostic] = []
        for (scope, created) in Dictionary(grouping: created, by: { self.scope(of: $0.action.path) }) {
            let isOfTests = tests.map { created[0].action.path.isBelow($0) } ?? false
            let names = Set(created.flatMap { $0.file.types.map { Array($0.utf8) } })
            let files = try self.files(below: scope, ofTests: isOfTests)
            let declared = try workers.map(files) { path in try self.declared(in: path, of: names) }.flatMap(\.self)
            for (file, action) in created {
                for name in file.types {
                    guard let other = declared.first(where: { $0.name == name }) else { continue }
                    found.append(.taken(other, for: file, at: action.path))
                }
            }
        }
        return found.sorted { ($0.location?.file.path ?? "", $0.message) < ($1.location?.file.path ?? "", $1.message) }
    }

    /// A type that a file of the app declares.
    fileprivate struct Declared: Sendable {
        let name: String
        let location: SourceLocation
    }

    private func declared(in path: RelativePath, of names: Set<[UInt8]>) throws -> [Declared] {
        // A generated file that was moved is another matter: it belongs where it was.
        guard let bytes = try tree.read(path), !FileRenderer.isGenerated(bytes) else { return [] }
        let places = Self.places(of: names, in: bytes)
        if places.isEmpty { return [] }
        let types = DeclaredTypes(in: bytes)
        let file = SourceFile(path: path.description, bytes: bytes)
        return places.compactMap { place in
            let name = String(decoding: bytes[place], as: UTF8.self)
            return types.declares(name) ? Declared(name: name, location: SourceLocation(file: file, range: place)) : nil
        }
    }

    /// Where names come after a word such as `class`.
    private static func places(of names: Set<[UInt8]>, in bytes: [UInt8]) -> [Range<Int>] {
        let ends = Set("class struct enum protocol actor".split(separator: " ").compactMap(\.utf8.last))
        let delimiters = Set(" \t\r\n<:{".utf8)
        var found: [Range<Int>] = []
        var start = 0
        while let space = bytes[start...].firstIndex(of: 0x20) {
            start = space + 1
            guard space > 0, ends.contains(bytes[space - 1]) else { continue }
            let name = bytes[start...].prefix { !delimiters.contains($0) }
            if names.contains(Array(name)) { found.append(name.indices) }
        }
        return found
    }

    /// The folder of the target that compiles a file, as far as paths tell: `Sources/App`, else the folder in which the
    /// output folder lies; nil is the root.
    private func scope(of path: RelativePath) -> RelativePath? {
        let outputs = [layout.tests, layout.integrations, layout.services].compactMap(RelativePath.init(validating:))
        guard let output = outputs.first(where: path.isBelow) else { return path.parent }
        let parts = output.components
        guard let index = parts.firstIndex(where: { ["Sources", "Tests"].contains($0) }) else { return output.parent }
        return RelativePath(validating: parts.prefix(index + 2).joined(separator: "/"))
    }

    /// The app's Swift files below a folder, without what is another target's or somebody else's.
    private func files(below folder: RelativePath?, ofTests: Bool) throws -> [RelativePath] {
        var found: [RelativePath] = []
        var open = [folder]
        while let next = open.popLast() {
            let entries = try tree.entries(of: next)
            let names = entries.map(\.path.name)
            let isOther = names.contains {
                ["Package.swift", "flowgen.yml"].contains($0) || $0.hasSuffix(".xcodeproj")
            }
            if isOther, next != folder { continue }
            for entry in entries where !entry.path.name.hasPrefix(".") {
                let name = entry.path.name
                switch entry.kind {
                case .folder where !AdoptedModules.foreign.contains(name) && (ofTests || !name.hasSuffix("Tests")):
                    open.append(entry.path)
                case .file where name.hasSuffix(".swift") && !known.contains(entry.path): found.append(entry.path)
                default: continue
                }
            }
        }
        return found.sorted()
    }
}

extension Diagnostic {
    fileprivate static func taken(
        _ declared: TakenNames.Declared, for file: PlannedFile, at path: RelativePath
    ) -> Diagnostic {
        var advice = "delete it if the flow replaces it; else rename it, or the part of the flow with its name"
        if file.isSupport { advice = "rename it: generated code needs the name" }
        switch MergedFileID(file.identity)?.kind {
        case .wrapper, .facade:
            advice =
                "move it to \(path) if it is to be the wrapper; else name another class under `wrapper` in the flow"
        case .manager, .tests: advice = "move it to \(path), or rename it"
        case .conformance, nil: break
        }
        return Diagnostic(
            "flow-file-collision", "'\(declared.name)' is declared here, and \(path) would declare it again",
            advice: advice, at: declared.location)
    }
}
