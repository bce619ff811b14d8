// Which folders may import which modules: an SDK's own, those of the integrations that list it, and no other. Even
// there no file may pass an import on, or show a type of the SDK to the app. In a project that watches no folder only
// imports that are passed on count.

import SwiftText

/// A place where an SDK gets out of its folders.
struct Leak: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        /// An import outside of them.
        case imported
        /// An import that is passed on, by this attribute or access level.
        case reexported(String)
        /// A declaration that shows a type.
        case exposed(ExposedType.Kind)
        /// Something that may be an import, where nobody can tell.
        case unreadable
    }

    let module: String
    let kind: Kind
    /// Offsets into the file's bytes.
    let range: Range<Int>

    /// What a list of accepted leaks calls it. An import that is passed on is more than an import.
    var acceptedName: String {
        if case .reexported(let modifier) = kind { "\(modifier) import \(module)" } else { module }
    }
}

/// The modules that are kept inside of folders.
struct Boundary: Sendable {
    /// The folders that may import each module.
    let homes: [String: [RelativePath]]
    /// Whether nothing counts but imports that are passed on.
    let isOpen: Bool
    /// Whether the app is not in the module of the integrations, and sees only what is public there.
    let isModule: Bool
    private let scanner: ImportScanner

    init(homes: [String: [RelativePath]], isOpen: Bool, isModule: Bool = false) {
        (self.homes, self.isOpen, self.isModule) = (homes, isOpen, isModule)
        scanner = ImportScanner(modules: homes.keys)
    }

    /// What leaks in a file, in order.
    func leaks(in bytes: [UInt8], at path: RelativePath) -> [Leak] {
        var leaks: [Leak] = []
        var usesOwnSDK = false
        guard let imports = scanner.imports(in: bytes) else {
            return [Leak(module: "", kind: .unreadable, range: 0..<0)]
        }
        for found in imports {
            let isAtHome = (homes[found.module] ?? []).contains { path.isBelow($0) }
            if isAtHome { usesOwnSDK = true }
            if !isAtHome, !isOpen {
                leaks.append(Leak(module: found.module, kind: .imported, range: found.range))
            }
            if let exposure = found.exposure {
                leaks.append(Leak(module: found.module, kind: .reexported(exposure), range: found.range))
            }
        }
        guard usesOwnSDK, !isOpen else { return leaks }
        // One module of an SDK may bring the others.
        let exposable = Set(homes.filter { $0.value.contains { path.isBelow($0) } }.keys)
        let exposed = ExposedType.all(in: bytes, of: exposable, outsideModule: isModule).map {
            Leak(module: $0.module, kind: .exposed($0.kind), range: $0.range)
        }
        return (leaks + exposed).sorted { $0.range.lowerBound < $1.range.lowerBound }
    }
}
