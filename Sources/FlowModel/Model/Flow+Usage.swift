// How the app uses a flow beyond its protocol: by methods of one of its own types (`extends`), which take the place of
// the protocol, or served by several integrations at once (a list in `use`).

import SwiftNotation

extension Flow {
    /// The events that report a value and leave the status alone.
    package var signals: [Event] { events.filter(\.isSignal) }

    /// Whether the flow is a facade: methods of a type of the app, with neither a service nor a protocol.
    package var isFacade: Bool { extends != nil }

    /// The closure by which a test replaces a step of a facade: `onSetImage`.
    package static func replacementName(of step: Step) -> String { "on" + upperCamel(step.name.text) }

    /// The name of the file with the methods of the extended type, without its suffix; nil when the flow extends none:
    /// `UIImageView+ImageLoading`.
    package var extensionFile: String? {
        extends.map { type in
            let last = type.value.split(separator: ".").last.map(String.init) ?? type.value
            return "\(last)+\(name.value)"
        }
    }

    /// Whether each call goes to several integrations.
    package var fansOut: Bool { !isChoice && integrationsInUse.count > 1 }

    /// The class that passes each call on: `FanOutAnalyticsSDK`.
    package var fanOutName: String { "FanOut" + protocolName.value }

    /// The flow as a table: `ChatBotFlow`.
    package var tableType: String { name.value + "Flow" }
}
