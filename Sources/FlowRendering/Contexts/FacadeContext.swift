// The context of `<Integration><Flow>.swift`: a function for each step of a facade, which takes the object that the step
// is called on as its last argument. There is nothing to keep, so every function is a stub.

import FlowModel
import Mustache

/// What the template of an integration's part of a facade may use.
package struct FacadeContext: FlowContext {
    let wrapper: Project.Wrapper
    let owner: Integration
    let outline: FlowOutline
    let steps: [StepSkeleton]
    var head: FileHead {
        FileHead(
            .writtenOnce, settings, Imports(of: outline, for: wrapper, of: owner, code: steps.flatMap(\.body)))
    }

    /// The fields, in the order of the template.
    package static let fields: [ContextField<Self>] =
        headFields + [
            .text("wrapper") { $0.wrapper.name }, .text("facade") { $0.outline.flow.protocolName.value },
            .text("type") { $0.outline.flow.extends?.value ?? "" },
            .text("sdk") { $0.owner.spokenName(of: $0.owner.sdk(of: $0.wrapper)) },
            .flag("isMainActor") { $0.outline.flow.isolation.value == .mainActor },
            .list("steps") { $0.steps },
        ]

    init(wrapper: Project.Wrapper, owner: Integration, _ outline: FlowOutline) {
        self.wrapper = wrapper
        self.owner = owner
        self.outline = outline
        let sdk = owner.spokenName(of: owner.sdk(of: wrapper))
        steps = StepSkeleton.stubs(of: outline, sdk: sdk, "static ")
    }
}
