// The context of `MockServices.swift`: the mocks of all flows, each as its own type, and a provider of them.

import FlowModel
import Mustache

/// What the template of the mock services may use.
public struct MockServicesContext: ImportingContext {
    var header: [String]
    var imports: Imports

    /// The fields, in the order of the template.
    public static let fields: [ContextField<Self>] = [
        .texts("header") { $0.header }, .texts("imports") { $0.imports.sorted },
        .flag("hasImports") { !$0.imports.isEmpty },
    ]

    init(project: Project, settings: FileSettings) {
        header = settings.generatedHeader(origin: nil)
        imports = Imports(ofServices: project, settings)
    }
}
