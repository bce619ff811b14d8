// The import lines of a file: each module once, sorted by name as swift-format has them. A file imports the modules that
// the flow and the integration name, and the well-known modules of the types in its declarations and expressions.

import FlowModel

/// Collects the modules that a file imports.
struct Imports: Sendable {
    private struct Import {
        /// `public `, `package `, `internal `, or nothing.
        var access = ""
        /// Whether the module may not be written for Swift 6.
        var isPreconcurrency = false
    }

    private var imports: [String: Import] = [:]

    /// Modules that are imported as they are.
    init(_ modules: [String] = []) { add(modules) }

    /// The modules that a flow's types are declared in. Those of types that others see are public; the compiler warns of
    /// one that is public without need.
    ///
    /// - Parameter code: What others see of the file: types, or declarations.
    /// - Parameter type: A type of these modules beside those that the flow writes.
    init(of outline: FlowOutline, declaring code: [String], importing modules: [String] = [], type: String? = nil) {
        let access = outline.settings.visibility
        let names = Set(code.flatMap(Self.types))
        let own = outline.namedTypes.union([type].compactMap(\.self)).filter { KnownTypes.module(of: $0[...]) == nil }
        let isSeen = own.contains { names.contains($0[...]) }
        add(outline.flow.imports + modules)
        add((outline.flow.imports + modules).filter { isSeen && !Self.alwaysKnown.contains($0) }, access: access)
        add(typesIn: code, access: access)
    }

    /// Modules whose types are all well known, or rare.
    private static let alwaysKnown: Set = ["Combine", "Foundation", "SwiftUI"]

    /// Adds modules, which stay public where they are.
    mutating func add(_ modules: [String], access: String = "") {
        for module in modules where imports[module] == nil || !access.isEmpty {
            imports[module, default: Import()].access = access
        }
    }

    /// Adds the well-known modules of the types in some code.
    mutating func add(typesIn code: [String], access: String = "") {
        add(code.flatMap(Self.types).compactMap(KnownTypes.module), access: access)
    }

    /// Adds the modules of an SDK: they may not be written for Swift 6, unless they are listed among those that are
    /// imported as they are. No public declaration may name their types.
    mutating func addSDK(_ modules: [String], _ settings: Configuration) {
        let access = settings.hidesSDKs ? "internal " : ""
        for module in modules {
            imports[module] = Import(access: access, isPreconcurrency: imports[module] == nil)
        }
    }

    /// The modules of a skeleton that implements a flow with an SDK.
    ///
    /// - Parameter code: What the skeleton has beside the declarations of the protocol.
    init(of outline: FlowOutline, for wrapper: Project.Wrapper, of owner: Integration, code: [String]) {
        self.init(outline.flow.imports + owner.imports + outline.settings.servicesModules)
        addSDK(owner.sdk(of: wrapper), outline.settings)
        let statuses = outline.flow.events.flatMap(\.to).compactMap { outline.flow.status($0.value) }
        add(typesIn: outline.declaredTypes + statuses.flatMap(\.payload).map(\.type.text) + code)
    }

    /// The import lines, in the order of the modules' names. A file that declares what the package uses imports with
    /// `package` where imports are internal by default; elsewhere that is ambiguous beside plain imports in other files,
    /// which are public.
    var lines: [String] {
        let sorted = imports.sorted { ($0.key.lowercased(), $0.key) < ($1.key.lowercased(), $1.key) }
        return sorted.flatMap { module, plain in
            let line = (plain.isPreconcurrency ? "@preconcurrency " : "") + plain.access + "import \(module)"
            guard plain.access == "package " else { return [line] }
            return ["#if hasFeature(InternalImportsByDefault)", line, "#else", "import \(module)", "#endif"]
        }
    }

    /// The names in some code, outside of literals, that begin with a capital letter.
    private static func types(in code: String) -> [Substring] {
        let capitals = UInt8(ascii: "A")...UInt8(ascii: "Z")
        if code.utf8.contains(UInt8(ascii: "\"")), !code.utf8.contains(UInt8(ascii: "\\")) {
            // Every second part is a literal, which cannot hold code.
            let parts = code.split(separator: "\"", omittingEmptySubsequences: false)
            return stride(from: 0, to: parts.count, by: 2).flatMap { types(in: String(parts[$0])) }
        }
        return code.utf8.split { byte in
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"), capitals, UInt8(ascii: "_"), 0x80...0xFF,
                UInt8(ascii: "a")...UInt8(ascii: "z"):
                false
            default: true
            }
        }.filter { $0.first.map(capitals.contains) ?? false }.map { Substring($0) }
    }
}
