// The context of `<Flow>Vendor.swift`: the vendors among which the app chooses.

import FlowModel
import Mustache
import SwiftNotation

/// What the template of the vendors may use.
package struct VendorContext: FileContext {
    let flow: Flow
    var head: FileHead

    /// The fields, in the order of the template.
    package static let fields: [ContextField<Self>] =
        headFields + [
            .text("name") { $0.flow.vendorType },
            .text("spacedName") { spelledOut($0.flow.name.value) },
            .texts("vendors") { $0.flow.use.map { spelled(lowerCamel($0.value)) } },
        ]

    init(_ outline: FlowOutline) {
        flow = outline.flow
        head = FileHead(.flow(outline.flow), outline.settings, Imports())
    }
}
