// The context of `<Integration><Flow>.swift`: a function for each step of a facade, which takes the object that the step
// is called on as its last argument. There is nothing to keep, so every function is a stub.

import FlowModel

/// What the template of an integration's part of a facade may use.
package struct FacadeContext: WrapperFileContext {
    let wrapper: Project.Wrapper
    let owner: Integration
    let outline: FlowOutline
    var imports: Imports { Imports(of: outline, for: wrapper, of: owner, code: steps.flatMap(\.body)) }
    private var steps: [StepSkeleton] { StepSkeleton.all(of: outline, sdk: sdk, stubs: "static ") }

    /// The fields, in the order of the template.
    package static let fields: [ContextField<Self>] =
        flowFields + [
            .text("wrapper") { $0.wrapper.name }, .text("type") { $0.flow.extends?.value ?? "" },
            .text("sdk") { $0.sdk }, .list("steps") { $0.steps },
        ]
}
