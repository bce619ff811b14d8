// The import lines of a file: each module once, sorted by name as swift-format has them. Two sources: what
// a context adds (the flow's `imports`, an SDK), and the types that the rendered file names. The text
// decides about the second, so no part of a flow can be forgotten.

import FlowModel
import Mustache

/// Collects modules and writes the import lines.
struct Imports: Equatable, Sendable {
    private var lines: [String: String] = [:]
    /// `public` or `package`; empty where nothing is public.
    private(set) var accessWord = ""
    /// The types that are declared in modules other than the well-known ones.
    private var types: Set<String> = []

    /// Modules that are imported as they are.
    init(_ modules: [String] = []) {
        add(modules)
    }

    /// Modules that are imported as they are, in a file that may declare public types.
    ///
    /// - Parameter types: The types that these modules declare.
    init(_ modules: [String], declaring types: Set<String>, _ settings: FileSettings) {
        add(modules)
        accessWord = settings.accessWord
        self.types = types
    }

    /// The modules that a flow's types are declared in.
    init(of outline: FlowOutline) {
        self.init(outline.flow.imports, declaring: outline.namedTypes, outline.settings)
    }

    /// The module of the services, for a file outside of it.
    init(ofServices project: ProjectOutline) {
        let types = project.project.flows.flatMap { flow in
            [
                flow.protocolName.value, flow.mockName, flow.fanOutName, flow.statusType,
                flow.errorType,
            ]
        }
        let settings = project.settings
        self.init(settings.servicesModules, declaring: Set(types), settings)
    }

    /// Adds the module of sample values, whose types the file may not name.
    mutating func addSamples(of outline: FlowOutline) {
        if outline.namedTypes.contains(where: Self.isOfFoundation) { add(["Foundation"]) }
    }

    var isEmpty: Bool { lines.isEmpty }

    /// Adds modules that are imported as they are.
    mutating func add(_ modules: [String]) {
        for module in modules where lines[module] == nil { lines[module] = "import \(module)" }
    }

    /// Adds the modules of an SDK: they may not be written for Swift 6, unless they are listed among those that
    /// are imported as they are. No public declaration may name their types.
    mutating func addSDK(_ modules: [String], _ settings: FileSettings) {
        let access = settings.accessWord.isEmpty ? "" : "internal "
        for module in modules {
            let attribute = lines[module] == nil ? "@preconcurrency " : ""
            lines[module] = "\(attribute)\(access)import \(module)"
        }
    }

    /// Makes the imports public whose types the public declarations name.
    mutating func publish(_ api: DeclaredAPI) {
        guard !accessWord.isEmpty else { return }
        for (module, line) in lines where line == "import \(module)" {
            let declared = ModulesInUse.types(of: module)
            let isNamed = api.names.contains {
                declared?.contains($0) ?? types.contains(String($0))
            }
            if isNamed { lines[module] = Self.line(of: module, accessWord) }
        }
    }

    /// The import of a module whose types declarations of this access name.
    ///
    /// Beside plain imports in other files, which are public by default, `package` is ambiguous.
    static func line(of module: String, _ access: String) -> String {
        let plain = "import \(module)"
        switch access.split(separator: " ").joined() {
        case "": return plain
        case "package":
            return
                "#if hasFeature(InternalImportsByDefault)\npackage \(plain)\n#else\n\(plain)\n#endif"
        case let access: return "\(access) \(plain)"
        }
    }

    /// The lines, in the order of the modules' names.
    var sorted: [String] {
        lines.sorted { left, right in
            let (lower, upper) = (left.key.lowercased(), right.key.lowercased())
            return lower == upper ? left.key < right.key : lower < upper
        }.map(\.value)
    }

    /// The lines, as templates are given them.
    var value: Value { .list(sorted.map { Record([.text($0)]) }) }

    /// Whether a type is one of Foundation's that flows use.
    static func isOfFoundation(_ type: String) -> Bool {
        ModulesInUse.foundation.contains(type[...])
    }
}
