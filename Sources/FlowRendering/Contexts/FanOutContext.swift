// The context of `FanOut<Protocol>.swift`: an implementation of the protocol that passes each call on
// to several others, for a flow whose `use` is a list.

import FlowModel
import Mustache
import SwiftNotation

/// What the template of a fan-out may use.
package struct FanOutContext: ImportingContext {
    var header: [String]
    var imports: Imports
    var isMainActor: Bool
    var access: String
    var name: String
    var protocolName: String
    var steps: [ForwardedStep]

    /// The fields, in the order of the template.
    package static let fields: [ContextField<Self>] = [
        .texts("header") { $0.header }, .texts("imports") { $0.imports.sorted },
        .flag("hasImports") { !$0.imports.isEmpty },
        .flag("isMainActor") { $0.isMainActor }, .text("access") { $0.access },
        .text("name") { $0.name }, .text("protocol") { $0.protocolName },
        .list("steps") { $0.steps },
    ]

    init(_ outline: FlowOutline) {
        let (flow, settings) = (outline.flow, outline.settings)
        header = outline.header
        isMainActor = flow.isolation.value == .mainActor
        access = settings.access
        name = flow.fanOutName
        protocolName = flow.protocolName.value
        steps = outline.steps.map { ForwardedStep(fanOut: $0.shape) }
        imports = Imports(of: outline)
    }
}
