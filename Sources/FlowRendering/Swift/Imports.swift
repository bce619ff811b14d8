// The import lines of a file: each module once, sorted by name as swift-format has them. Two sources: what
// a context asks for (the flow's `imports`, an SDK), and the types that the rendered file names. The text
// decides about the second, so no part of a flow can be forgotten.

import FlowModel
import Mustache

/// A context of a file with import lines.
protocol ImportingContext: TemplateContext {
    var imports: Imports { get set }
}

extension ContextTemplate where Context: ImportingContext {
    /// The rendered file, with the modules of all types that it names. The context is read once: where a
    /// module is missing, the import lines alone are others.
    func renderWithImports(_ context: Context) -> MarkedText {
        var record = context.record
        let text = template.renderMarked(record)
        var imports = context.imports
        imports.add(ModulesInUse(text.utf8).missing)
        guard imports != context.imports else { return text }
        for (index, field) in Context.fields.enumerated() {
            switch field.name {
            case "imports": record.values[index] = imports.value
            case "hasImports": record.values[index] = .flag(true)
            default: break
            }
        }
        return template.renderMarked(record)
    }
}

/// Collects modules and writes the import lines.
struct Imports: Equatable, Sendable {
    private var lines: [String: String] = [:]

    /// Modules that are imported as they are.
    init(_ modules: [String] = []) {
        add(modules)
    }

    var isEmpty: Bool { lines.isEmpty }

    /// Adds modules that are imported as they are.
    mutating func add(_ modules: [String]) {
        for module in modules where lines[module] == nil { lines[module] = "import \(module)" }
    }

    /// Adds the modules of an SDK: they may not have been written for Swift 6, and say so.
    mutating func addSDK(_ modules: [String]) {
        for module in modules { lines[module] = "@preconcurrency import \(module)" }
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

    /// Whether a type is one of Foundation's that flows speak of.
    static func isOfFoundation(_ type: String) -> Bool {
        ModulesInUse.foundation.contains(type[...])
    }
}
