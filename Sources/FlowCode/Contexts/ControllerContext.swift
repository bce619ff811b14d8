// The contexts of `<Controller>.swift`, a subclass of a view controller of the SDK, and of the view that shows it in
// SwiftUI. Both are written once, and are the developer's from then on.

import FlowModel
import SwiftText

/// What the templates of a controller and of its view may use.
package struct ControllerContext: FileContext {
    let controller: Controller
    let owner: Integration
    /// The framework that it is written with.
    let framework: String
    let settings: Configuration
    let origin = HeaderContext.Origin.writtenOnce
    var imports: Imports {
        var imports = Imports([framework] + owner.imports)
        imports.addSDK(owner.sdk, settings)
        return imports
    }

    /// The fields, in the order of the templates.
    package static let fields: [ContextField<Self>] =
        headFields + [
            .text("controller") { $0.controller.name.value },
            .text("superclass") { $0.controller.superclass.value },
            .text("view") { $0.controller.viewName },
        ]
}
