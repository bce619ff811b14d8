// The import lines of a file: each module once, sorted by name as swift-format has them. Two sources: what a context
// adds (the flow's `imports`, an SDK), and the types that the rendered file names. The text decides about the second,
// so no part of a flow can be forgotten.

import FlowModel
import Mustache

/// An import line.
struct Import: TemplateContext, Equatable {
    let module: String
    /// `public `, `package `, `internal `, or nothing.
    var access = ""
    /// Whether the module may not be written for Swift 6.
    var isPreconcurrency = false

    static let fields: [ContextField<Self>] = [
        .text("module") { $0.module }, .text("access") { $0.access },
        .flag("isOfPackage") { $0.access == "package " },
        .flag("isPreconcurrency") { $0.isPreconcurrency },
    ]
}

/// Collects the modules that a file imports.
struct Imports: Equatable, Sendable {
    private var imports: [String: Import] = [:]
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
                flow.errorType, flow.answersType, flow.vendorType,
            ]
        }
        let settings = project.settings
        self.init(settings.servicesModules, declaring: Set(types), settings)
    }

    /// Adds the module of sample values, whose types the file may not name.
    mutating func addSamples(of outline: FlowOutline) {
        if outline.namedTypes.contains(where: Self.isOfFoundation) { add(["Foundation"]) }
    }

    var isEmpty: Bool { imports.isEmpty }

    /// Adds modules that are imported as they are.
    mutating func add(_ modules: [String]) {
        for module in modules where imports[module] == nil {
            imports[module] = Import(module: module)
        }
    }

    /// Adds the modules of an SDK: they may not be written for Swift 6, unless they are listed among those that are
    /// imported as they are. No public declaration may name their types.
    mutating func addSDK(_ modules: [String], _ settings: FileSettings) {
        let access = settings.accessWord.isEmpty ? "" : "internal "
        for module in modules {
            let isPreconcurrency = imports[module] == nil
            imports[module] = Import(module: module, access: access, isPreconcurrency: isPreconcurrency)
        }
    }

    /// Makes the imports public whose types the public declarations name.
    mutating func publish(_ api: DeclaredAPI) {
        for (module, plain) in imports where plain == Import(module: module) {
            let declared = ModulesInUse.types(of: module)
            let isNamed = api.names.contains {
                declared?.contains($0) ?? types.contains(String($0))
            }
            if isNamed { imports[module]?.access = accessWord + " " }
        }
    }

    /// These, with the modules of all types that a rendered file names, and public where its public declarations name
    /// them.
    func completed(for text: [UInt8]) -> Imports {
        var imports = self
        imports.add(ModulesInUse(text).missing)
        if !accessWord.isEmpty { imports.publish(DeclaredAPI(text, access: accessWord)) }
        return imports
    }

    /// In the order of the modules' names.
    var sorted: [Import] {
        imports.values.sorted { left, right in
            let (lower, upper) = (left.module.lowercased(), right.module.lowercased())
            return lower == upper ? left.module < right.module : lower < upper
        }
    }

    /// As templates are given them.
    var value: Value { .list(sorted.map(\.record)) }

    /// Whether a type is one of Foundation's that flows use.
    static func isOfFoundation(_ type: String) -> Bool {
        ModulesInUse.foundation.contains(type[...])
    }
}
