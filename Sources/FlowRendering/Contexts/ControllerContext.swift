// The contexts of `<Controller>.swift`, a subclass of a view controller of the SDK, and of the view that
// shows it in SwiftUI. Both are written once, and are the developer's from then on.

import FlowModel
import Mustache
import SwiftNotation

/// What the templates of a controller and of its view may use.
package struct ControllerContext: ImportingContext {
    let controller: Controller
    let settings: FileSettings
    var imports: Imports

    /// The fields, in the order of the templates.
    package static let fields: [ContextField<Self>] = [
        .texts("header") { $0.settings.sharedHeader },
        .flag("hasHeader") { !$0.settings.sharedHeader.isEmpty },
        .texts("imports") { $0.imports.sorted }, .text("controller") { $0.controller.name.value },
        .text("superclass") { $0.controller.superclass.value },
        .text("view") { $0.controller.viewName },
    ]

    /// The subclass.
    static func controller(
        _ controller: Controller, of owner: Integration, _ settings: FileSettings
    ) -> Self {
        Self(
            controller: controller, settings: settings,
            imports: owner.imports(beside: ["UIKit"], settings))
    }

    /// The view that shows it.
    static func view(
        of controller: Controller, of owner: Integration, _ settings: FileSettings
    ) -> Self {
        Self(
            controller: controller, settings: settings,
            imports: owner.imports(beside: ["SwiftUI"], settings))
    }
}

extension Project.Integration {
    /// The imports of a file that uses the SDK: some modules, the integration's own, the SDK.
    fileprivate func imports(
        beside modules: [String], _ settings: FileSettings
    ) -> Imports {
        var lines = Imports()
        lines.add(modules + imports)
        lines.addSDK(sdk, settings)
        return lines
    }
}
