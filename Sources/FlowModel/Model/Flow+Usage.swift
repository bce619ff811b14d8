// How the app uses a flow beyond its protocol: by methods of one of its own types (`extends`), and
// served by several integrations at once (a list in `use`).

import SwiftNotation

extension Flow {
    /// The name of the file with the methods of the extended type, without its suffix; nil when the
    /// flow extends none: `UIImageView+ImageLoading`.
    public var extensionFile: String? {
        extends.map { type in
            let last = type.value.split(separator: ".").last.map(String.init) ?? type.value
            return "\(last)+\(name.value)"
        }
    }

    /// Whether each call goes to several integrations.
    public var fansOut: Bool { integrationsInUse.count > 1 }

    /// The class that passes each call on: `FanOutAnalyticsSDK`.
    public var fanOutName: String { "FanOut" + protocolName.value }
}
