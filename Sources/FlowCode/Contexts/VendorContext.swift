// The context of `<Flow>Vendor.swift`: the vendors among which the app chooses.

import FlowModel
import SwiftText

/// What the template of the vendors may use.
package struct VendorContext: FlowContext {
    let outline: FlowOutline
    let imports = Imports()

    /// The fields, in the order of the template.
    package static let fields: [ContextField<Self>] =
        flowFields + [
            .text("name") { $0.flow.vendorType },
            .texts("vendors") { $0.flow.use.map { spelled(lowerCamel($0.value)) } },
        ]
}
