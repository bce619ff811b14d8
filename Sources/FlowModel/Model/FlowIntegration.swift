// An integration: an SDK that serves one or more flows, as one flow or the configuration describes it.

import SwiftText

/// A life-cycle event of the app that an integration can subscribe to.
package enum LifecycleEvent: String, CaseIterable, Sendable {
    /// The app has launched.
    case launch
    /// The app comes to the foreground.
    case foreground
    /// The app goes to the background.
    case background
    /// The app becomes active: it receives the user's input.
    case becomeActive = "become-active"
    /// The app is about to lose the user's input, to a call for example.
    case resignActive = "resign-active"
    /// The app is asked to open a URL.
    case openURL = "open-url"
    /// The app is asked to continue a user activity.
    case userActivity = "user-activity"
    /// The system has granted or denied a push token.
    case pushToken = "push-token"
    /// A remote notification has come.
    case remoteNotification = "remote-notification"
    /// A notification is about to be shown while the app is in the foreground.
    case presentNotification = "present-notification"
    /// A transfer of a background session has ended, perhaps while the app was not running.
    case backgroundURLSession = "background-url-session"
    /// The user of the app has signed in or out.
    case user
    /// The user has changed what they consent to.
    case consent
    /// The app is about to end.
    case termination
}

/// What belongs to an integration, whichever flow describes it. Across flows the lists unite.
package struct IntegrationFacts: Sendable {
    /// What it was called before.
    package var was: Located<String>?
    /// What it is, for its manager's doc comment.
    package var summary: Located<String>?
    /// The modules of the SDK itself.
    package var sdk: [Located<String>]
    /// The paths of the SDK's sources or interfaces, and patterns for such.
    package var interface: [Located<String>] = []
    /// Other modules that its files import.
    package var imports: [Located<String>]
    /// The life-cycle events of the app that it receives.
    package var lifecycle: [Located<LifecycleEvent>]
    /// The integrations launched before it.
    package var after: [Located<String>]
    /// What the app must have for it beside code.
    package var requires: [Located<String>] = []
    /// Where it says that it is launched only when a service of it is first asked for.
    package var lazy: SourceLocation?

    /// Nothing said yet.
    package init() {
        sdk = []
        imports = []
        lifecycle = []
        after = []
    }
}

/// An integration as one flow describes it.
package struct FlowIntegration: Sendable {
    /// The integration's name: `DeepSeek`.
    package var name: Located<String>
    /// What belongs to the integration as a whole.
    package var facts = IntegrationFacts()
    /// The SDK object that the wrapper stores.
    package var client: SwiftType?
    /// The wrapper's name: `DeepSeekChatSDK`.
    package var wrapper: Located<String>
    /// The SDK type made to conform by an extension, instead of a wrapper class.
    package var conform: Located<String>?
    /// The name of the wrapper's tests, if the flow says one.
    package var namedTests: Located<String>?
    /// The SDK's protocols that the wrapper conforms to.
    package var delegates: [Delegate] = []
    /// The SDK's enum of errors, or the property of its error that has one: `RoomError`, `LiveKitError.type`.
    package var sdkErrors: Located<String>?
    /// What the SDK's interface declares of ``sdkErrors``; empty until somebody reads it.
    package var errorCases: [SDKMember] = []
    /// The thread on which the SDK calls them; nil for any.
    package var thread: Located<DelegateThread>?
    /// The protocols of other flows that the wrapper's initialiser takes.
    package var needs: [Located<String>] = []
    /// The SDK's own models.
    package var models: [IntegrationModel] = []
    /// The SDK's view controllers: the subclass's name, and the class it extends.
    package var controllers: [Controller] = []

    package init(name: Located<String>, wrapper: Located<String>) {
        (self.name, self.wrapper) = (name, wrapper)
    }
}

extension FlowIntegration {
    /// The name of the wrapper's tests: `DeepSeekChatSDKTests`.
    package var tests: Located<String> { namedTests ?? Located(wrapper.value + "Tests", at: wrapper.location) }

    /// The wrapper's name unless the flow says another one: words at the end of the integration's name that begin the
    /// protocol's are not repeated. `GoogleSignIn` implements `SignInSDK` in `GoogleSignInSDK`.
    package static func wrapperName(of integration: String, for protocolName: String) -> String {
        let words = integration.indices.dropFirst().filter { integration[$0].isUppercase }
        let shared = words.map { integration[$0...] }.first { words in
            let next = protocolName.dropFirst(words.count).first
            return protocolName.hasPrefix(words) && next?.isUppercase != false
        }
        return integration + protocolName.dropFirst(shared?.count ?? 0)
    }
}

/// The thread on which an SDK calls its delegates.
package enum DelegateThread: String, CaseIterable, Sendable {
    case main
}

/// A protocol of the SDK that the wrapper conforms to.
package struct Delegate: Sendable {
    /// The protocol's name.
    package var name: Located<String>
    /// The methods to write that the flow declares itself, in order.
    package var methods: [SwiftSignature]
    /// The optional requirements to write, by their names: the SDK's interface declares them.
    package var named: [Located<String>] = []
    /// What the SDK's interface requires, and declares of ``named``; empty until somebody reads it.
    package var requirements: [SDKMember] = []

    package init(name: Located<String>, methods: [SwiftSignature]) {
        (self.name, self.methods) = (name, methods)
    }
}

/// A model as the SDK has it.
package struct IntegrationModel: Sendable {
    /// A field of a model.
    package struct Field: Sendable {
        /// The field's name.
        package var name: SwiftName
        package var location: SourceLocation
        package var type: SwiftType
        /// What the field is; empty where the flow says nothing.
        package var summary = ""
        /// The SDK's name of it, where it differs.
        package var key: String?

        package init(name: SwiftName, location: SourceLocation, type: SwiftType) {
            (self.name, self.location, self.type) = (name, location, type)
        }
    }

    /// The struct's name: `FirebaseVideo`.
    package var name: Located<String>
    /// The app's model that it turns into: `Video`.
    package var target: Located<String>
    /// The fields, in order.
    package var fields: [Field] = []

    package init(name: Located<String>, target: Located<String>) {
        (self.name, self.target) = (name, target)
    }
}

/// A view controller of the SDK.
package struct Controller: Sendable {
    /// The subclass's name.
    package var name: Located<String>
    /// The class it extends.
    package var superclass: Located<String>

    package init(name: Located<String>, superclass: Located<String>) {
        (self.name, self.superclass) = (name, superclass)
    }
}
