// The head of a file: its header comment and its import lines, and the settings that every template can use. Each
// file's context has one, so these keys are the same in all templates.

import FlowModel
import Mustache

/// The keys that every template may use.
struct FileHead: TemplateContext {
    let header: [String]
    var imports: Imports
    /// `public `, `package `, or nothing.
    var access: String
    let isDebugOnly: Bool

    static let fields: [ContextField<Self>] = [
        .texts("header") { $0.header }, .flag("hasHeader") { !$0.header.isEmpty },
        .texts("imports") { $0.imports.sorted }, .flag("hasImports") { !$0.imports.isEmpty },
        .text("access") { $0.access }, .flag("isDebugOnly") { $0.isDebugOnly },
    ]

    private init(_ header: [String], _ settings: FileSettings, _ imports: Imports) {
        self.header = header
        self.imports = imports
        access = settings.access
        isDebugOnly = settings.isDebugOnly
    }

    /// The head of a file that flowgen writes anew each time.
    init(generatedFrom flow: Flow, _ settings: FileSettings, _ imports: Imports) {
        self.init(settings.generatedHeader(origin: flow.file.path), settings, imports)
    }

    /// The head of such a file that comes from all flows.
    init(generatedFromAll settings: FileSettings, _ imports: Imports) {
        self.init(settings.generatedHeader(origin: nil), settings, imports)
    }

    /// The head of a file that becomes the developer's.
    init(writtenOnceWith settings: FileSettings, _ imports: Imports) {
        self.init(settings.sharedHeader, settings, imports)
    }

    /// The head of a file in Support.
    init(sharedByAll sharing: String, _ settings: FileSettings) {
        self.init(settings.supportHeader(sharedBy: sharing), settings, Imports())
    }
}

/// What the template of a file is filled with.
protocol FileContext: TemplateContext {
    var head: FileHead { get set }
    /// The rendered file.
    func fill(_ template: Template) -> MarkedText
}

/// A context of a file that names types of other modules.
protocol ImportingContext: FileContext {}

extension FileContext {
    /// The keys of the head.
    static var headFields: [ContextField<Self>] { FileHead.fields.map { $0.within(\.head) } }

    func fill(_ template: Template) -> MarkedText { template.renderMarked(record) }
}

extension ImportingContext {
    /// The rendered file, with the modules of all types that it names. The context is read once: where a
    /// module is missing, the import lines alone are others.
    func fill(_ template: Template) -> MarkedText {
        var record = record
        let text = template.renderMarked(record)
        var imports = head.imports
        imports.add(ModulesInUse(text.utf8).missing)
        imports.publish(DeclaredAPI(text.utf8, access: imports.accessWord))
        guard imports != head.imports else { return CodeLayout.applied(to: text) }
        for (index, field) in Self.fields.enumerated() {
            switch field.name {
            case "imports": record.values[index] = imports.value
            case "hasImports": record.values[index] = .flag(true)
            default: break
            }
        }
        return CodeLayout.applied(to: template.renderMarked(record))
    }
}
