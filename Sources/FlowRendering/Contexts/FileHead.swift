// The head of a file: its header comment and its import lines, and the settings that every template can use. Each
// file's context has one, so these keys are the same in all templates.

import FlowModel
import Mustache

/// The keys that every template may use.
struct FileHead: TemplateContext {
    /// What the header says.
    let origin: HeaderContext
    /// Its lines, which the renderer makes of that.
    var header: [String] = []
    var imports: Imports
    /// `public `, `package `, or nothing.
    var access: String
    let isDebugOnly: Bool

    static let fields: [ContextField<Self>] = [
        .texts("header") { $0.header }, .flag("hasHeader") { !$0.header.isEmpty },
        .list("imports") { $0.imports.sorted }, .flag("hasImports") { !$0.imports.isEmpty },
        .text("access") { $0.access }, .flag("isDebugOnly") { $0.isDebugOnly },
    ]

    private init(_ origin: HeaderContext.Origin, _ settings: FileSettings, _ imports: Imports) {
        self.origin = HeaderContext(origin: origin)
        self.imports = imports
        access = settings.access
        isDebugOnly = settings.isDebugOnly
    }

    /// The head of a file that flowgen writes anew each time.
    init(generatedFrom flow: Flow, _ settings: FileSettings, _ imports: Imports) {
        self.init(.flow(flow.file.path), settings, imports)
    }

    /// The head of such a file that comes from all flows.
    init(generatedFromAll settings: FileSettings, _ imports: Imports) {
        self.init(.allFlows, settings, imports)
    }

    /// The head of a file that becomes the developer's.
    init(writtenOnceWith settings: FileSettings, _ imports: Imports) {
        self.init(.writtenOnce, settings, imports)
    }

    /// The head of a file in Support.
    init(sharedByAll sharing: String, _ settings: FileSettings) {
        self.init(.sharedBy(sharing), settings, Imports())
    }
}

/// What the template of a file is filled with.
protocol FileContext: TemplateContext {
    var head: FileHead { get set }
    /// Whether it is an `ImportingContext`, which costs more to find out at run time.
    static var isImporting: Bool { get }
}

/// A context of a file that names types of other modules. After the template is filled, the modules that are missing
/// are imported, and the code is laid out.
protocol ImportingContext: FileContext {}

extension ImportingContext {
    static var isImporting: Bool { true }
}

extension FileContext {
    static var isImporting: Bool { false }

    /// The keys of the head.
    static var headFields: [ContextField<Self>] { FileHead.fields.map { $0.within(\.head) } }

    /// Changes the import lines in the values of such a context.
    static func replaceImports(in record: inout Record, with imports: Imports) {
        for (index, field) in fields.enumerated() {
            switch field.name {
            case "imports": record.values[index] = imports.value
            case "hasImports": record.values[index] = .flag(!imports.isEmpty)
            default: break
            }
        }
    }
}
