// The context of `FanOut<Protocol>.swift`: an implementation of the protocol that passes each call on to several
// others, for a flow whose `use` is a list.

import FlowModel
import SwiftText

/// What the template of a fan-out may use.
package struct FanOutContext: FlowContext {
    let outline: FlowOutline
    var imports: Imports { Imports(of: outline, declaring: outline.declaredTypes) }

    /// The fields, in the order of the template.
    package static let fields: [ContextField<Self>] =
        flowFields + [
            .text("name") { $0.flow.fanOutName },
            .texts("functions") { $0.functions },
        ]

    /// The steps, which pass their calls on to the services.
    private var functions: [String] {
        outline.steps.map { shape in
            shape.signature(access).function(["self.services.forEach { $0.\(shape.call()) }"])
        }
    }
}
