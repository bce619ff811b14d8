// A step of a wrapper's skeleton: a member of its own for the merge, with its declaration and its body.

import FlowModel
import Mustache
import SwiftNotation

/// What the wrapper's template may use of a step.
struct WrapperStepContext: TemplateContext {
    let implementation: StepImplementation
    let modifiers: String
    let body: [String]

    private var step: Step { implementation.shape.step }
    var mark: String? { MemberID.step(step.name.text).text }

    static let fields: [ContextField<Self>] =
        [
            .text("declaration") { $0.implementation.shape.signature($0.modifiers).declaration() },
            .flag("isDiscardable") { $0.implementation.shape.isDiscardable },
            .texts("body") { $0.body },
        ]

    init(_ implementation: StepImplementation, hasClient: Bool, sdk: String, _ modifiers: String = "") {
        self.implementation = implementation
        self.modifiers = modifiers
        body = SkeletonBody(implementation: implementation, hasClient: hasClient, sdk: sdk).lines
    }
}
