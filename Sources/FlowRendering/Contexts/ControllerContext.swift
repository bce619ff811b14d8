// The contexts of `<Controller>.swift`, a subclass of a view controller of the SDK, and of the view that
// shows it in SwiftUI. Both are written once, and are the developer's from then on.
// Source: the design's section 9.

import FlowModel
import Mustache
import SwiftNotation

/// What the templates of a controller and of its view may use.
package struct ControllerContext: ImportingContext {
    var header: [String]
    var imports: Imports
    var docs: [String]
    /// The head of the class, or of the struct.
    var head: [String]
    var controller: String
    /// The signature of the method that makes the controller, and of the one that updates it.
    var making: [String]
    var updating: [String]

    /// The fields, in the order of the templates.
    package static let fields: [ContextField<Self>] = [
        .texts("header") { $0.header }, .flag("hasHeader") { !$0.header.isEmpty },
        .texts("imports") { $0.imports.sorted }, .texts("docs") { $0.docs },
        .texts("head") { $0.head },
        .text("controller") { $0.controller }, .texts("making") { $0.making },
        .texts("updating") { $0.updating },
    ]

    /// The subclass.
    static func controller(
        _ controller: Controller, of owner: Integration, _ settings: FileSettings
    ) -> Self {
        Self(
            controller, "The app's `\(controller.superclass.value)`.",
            head: ("final class \(controller.name.value)", controller.superclass.value),
            imports: owner.imports(beside: ["UIKit"], settings), settings)
    }

    /// The view that shows it.
    static func view(
        of controller: Controller, of owner: Integration, _ settings: FileSettings
    ) -> Self {
        Self(
            controller, "Shows ``\(controller.name.value)`` in SwiftUI.",
            head: ("struct \(controller.viewName)", "UIViewControllerRepresentable"),
            imports: owner.imports(beside: ["SwiftUI"], settings), settings)
    }

    private init(
        _ controller: Controller, _ summary: String, head: (String, String), imports: Imports,
        _ settings: FileSettings
    ) {
        header = settings.sharedHeader
        self.imports = imports
        var comment = DocComment()
        comment.add(summary)
        docs = comment.lines
        self.head = StatementLayout(indent: 0).classHead(head.0, inheriting: head.1)
        let name = controller.name.value
        self.controller = name
        making = Signature(
            head: "func makeUIViewController", parameters: ["context: Context"], tail: " -> \(name)"
        ).lines(indent: 4, brace: true)
        updating = Signature(
            head: "func updateUIViewController",
            parameters: ["_ controller: \(name)", "context: Context"]
        ).lines(indent: 4, brace: true)
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
