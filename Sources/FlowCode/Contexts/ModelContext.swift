// The context of `<Model>.swift`: a model as the SDK has it, read from what the SDK sends, and the initialiser that
// makes the app's model of it. Written once, and the developer's from then on.

import FlowModel
import SwiftText

/// What the template of a model may use.
package struct ModelContext: FileContext {
    let model: IntegrationModel
    let owner: Integration
    let project: ProjectOutline
    var settings: Configuration { project.settings }
    let origin = HeaderContext.Origin.writtenOnce
    /// With the modules of all flows that describe the model.
    var imports: Imports {
        let describing = owner.wrappers.filter { wrapper in
            wrapper.integration.models.contains { $0.name.value == model.name.value }
        }
        let modules = describing.flatMap { project.flow(of: $0).flow.imports }
        var imports = Imports(modules + settings.servicesModules)
        imports.add(owner.imports)
        imports.addSDK(owner.sdk, settings)
        imports.add(typesIn: model.fields.map(\.type.text))
        return imports
    }

    /// The fields, in the order of the template.
    package static let fields: [ContextField<Self>] =
        headFields + [
            .text("name") { $0.model.name.value }, .text("source") { $0.owner.name },
            .list(
                "members", { $0.model.fields },
                keys: [
                    .texts("docs") { Documentation(summary: $0.summary).comment(indent: 4) },
                    .text("name") { $0.name.spelled }, .text("type") { $0.type.text },
                    // The key under which the SDK sends it; empty if that is the name.
                    .text("key") { field in
                        field.key.flatMap { $0 == field.name.text ? nil : $0.debugDescription } ?? ""
                    },
                ]),
            .flag("hasMembers") { !$0.model.fields.isEmpty },
            .flag("hasKeys") { $0.model.fields.contains { ($0.key ?? $0.name.text) != $0.name.text } },
            .text("target") { $0.model.target.value },
        ]
}
