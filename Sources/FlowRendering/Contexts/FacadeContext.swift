// The context of `<Integration><Flow>.swift`: a function for each step of a facade, which takes the object that the step
// is called on as its last argument. There is nothing to keep, so every function is a stub.

import FlowModel
import Mustache

/// What the template of an integration's part of a facade may use.
package struct FacadeContext: ImportingContext {
    let wrapper: Project.Wrapper
    let owner: Integration
    let outline: FlowOutline
    var head: FileHead

    /// The fields, in the order of the template.
    package static let fields: [ContextField<Self>] =
        headFields + [
            .text("wrapper") { $0.wrapper.name }, .text("facade") { $0.outline.flow.protocolName.value },
            .text("type") { $0.outline.flow.extends?.value ?? "" },
            .text("sdk") { $0.owner.spokenName(of: $0.owner.sdk(of: $0.wrapper)) },
            .flag("isMainActor") { $0.outline.flow.isolation.value == .mainActor },
            .list("steps") { context in
                context.outline.steps.map { step in
                    let implementation = StepImplementation(
                        shape: step.shape, samples: context.outline.releaseSamples, isConformed: true)
                    let sdk = context.owner.spokenName(of: context.owner.sdk(of: context.wrapper))
                    return WrapperStepContext(implementation, hasClient: false, sdk: sdk)
                }
            },
        ]

    init(wrapper: Project.Wrapper, owner: Integration, _ outline: FlowOutline) {
        self.wrapper = wrapper
        self.owner = owner
        self.outline = outline
        var imports = Imports(outline.flow.imports + owner.imports + outline.settings.servicesModules)
        imports.addSDK(owner.sdk(of: wrapper), outline.settings)
        head = FileHead(writtenOnceWith: outline.settings, imports)
    }
}
