// The contexts of `<Controller>.swift`, a subclass of a view controller of the SDK, and of the view that shows it in
// SwiftUI. Both are written once, and are the developer's from then on.

import FlowModel
import Mustache
import SwiftNotation

/// What the templates of a controller and of its view may use.
package struct ControllerContext: FileContext {
    let controller: Controller
    var head: FileHead

    /// The fields, in the order of the templates.
    package static let fields: [ContextField<Self>] =
        headFields + [
            .text("controller") { $0.controller.name.value },
            .text("superclass") { $0.controller.superclass.value },
            .text("view") { $0.controller.viewName },
        ]

    init(_ controller: Controller, of owner: Integration, beside framework: String, _ settings: FileSettings) {
        self.controller = controller
        var imports = Imports([framework] + owner.imports)
        imports.addSDK(owner.sdk, settings)
        head = FileHead(.writtenOnce, settings, imports)
    }
}
