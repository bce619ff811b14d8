// The names of the types that represent views: the app's own, one for each view of a flow, and the integration's, one
// for each view controller of an SDK.

import FlowModel
import SwiftText

extension ViewRequirement {
    /// The app's view that shows it: `AuthenticationView`, `MapView`.
    var typeName: String { named(upperCamel(name.text)) }
}

extension Controller {
    /// The view that shows the controller in SwiftUI: `FirebaseAuthenticationView`.
    var viewName: String {
        let text = name.value
        return named(text.hasSuffix("Controller") ? String(text.dropLast(10)) : text)
    }
}

/// A name that ends in `View`.
private func named(_ name: String) -> String { name.hasSuffix("View") ? name : name + "View" }
