// Which folders may import which modules: an SDK's own, those of the integrations that list it, and no other.

import ImportScanning
import Workspace

/// The modules that are kept inside of folders.
struct Boundary: Sendable, Equatable {
    /// The folders that may import each module.
    let homes: [String: [RelativePath]]
    private let scanner: ImportScanner

    init(homes: [String: [RelativePath]]) {
        self.homes = homes
        scanner = ImportScanner(modules: homes.keys)
    }

    static func == (left: Boundary, right: Boundary) -> Bool { left.homes == right.homes }

    /// The imports of a file that leak.
    func leaks(in bytes: [UInt8], at path: RelativePath) -> [FoundImport] {
        scanner.imports(in: bytes).filter { found in
            !(homes[found.module] ?? []).contains { path.isBelow($0) }
        }
    }
}
