// An integration: an SDK that serves one or more flows, as one flow or the configuration tells of it.

import Diagnostics
import SwiftNotation

/// An event of the app's life that an integration can ask to be told of.
/// Source: the design's section 2.
public enum LifecycleEvent: String, CaseIterable, Sendable {
    /// The app has launched.
    case launch
    /// The app comes to the foreground.
    case foreground
    /// The app goes to the background.
    case background
    /// The app is asked to open a URL.
    case openURL = "open-url"
    /// The app is asked to continue a user activity.
    case userActivity = "user-activity"
    /// The system has given, or refused, a push token.
    case pushToken = "push-token"
    /// A remote notification has come.
    case remoteNotification = "remote-notification"
    /// The app is about to end.
    case termination
}

/// What belongs to an integration, whatever flow tells of it. Across flows the lists unite.
public struct IntegrationFacts: Sendable {
    /// What it is, for its manager's doc comment.
    public var summary: Located<String>?
    /// The modules of the SDK itself.
    public var sdk: [Located<String>]
    /// Other modules that its files import.
    public var imports: [Located<String>]
    /// The events of the app's life it is told of.
    public var lifecycle: [Located<LifecycleEvent>]
    /// The integrations launched before it.
    public var after: [Located<String>]

    /// Nothing said yet.
    public init() {
        sdk = []
        imports = []
        lifecycle = []
        after = []
    }
}

/// An integration as one flow tells of it.
public struct FlowIntegration: Sendable {
    /// The integration's name: `DeepSeek`.
    public var name: Located<String>
    /// What belongs to the integration as a whole.
    public var facts: IntegrationFacts
    /// The SDK object that the wrapper holds.
    public var client: SwiftType?
    /// The wrapper's name: `DeepSeekChatSDK`.
    public var wrapper: Located<String>
    /// The SDK type made to conform by an extension, instead of a wrapper class.
    public var conform: Located<String>?
    /// The SDK's protocols that the wrapper conforms to.
    public var delegates: [Delegate]
    /// The protocols of other flows that the wrapper's initialiser takes.
    public var needs: [Located<String>]
    /// The SDK's own models.
    public var models: [IntegrationModel]
    /// The SDK's view controllers: the subclass's name, and the class it extends.
    public var controllers: [Controller]
}

extension FlowIntegration {
    /// The base name of the file in which the integration serves a flow: the wrapper's, or that of
    /// the extension that makes the SDK's type conform, `KeychainSwift+TokenStore`.
    public func fileName(serving flow: Flow) -> String {
        guard let conform else { return wrapper.value }
        return conform.value.filter { $0 != "." } + "+" + flow.protocolName.value
    }
}

/// A protocol of the SDK that the wrapper conforms to.
public struct Delegate: Sendable {
    /// The protocol's name.
    public var name: Located<String>
    /// The methods to write, in order.
    public var methods: [SwiftSignature]
}

/// A model as the SDK has it.
public struct IntegrationModel: Sendable {
    /// A field of a model.
    public struct Field: Sendable {
        /// The field's name.
        public var name: SwiftName
        /// Where the name stands.
        public var location: SourceLocation
        /// The type.
        public var type: SwiftType
        /// The SDK's name of it, where it differs.
        public var key: String?
    }

    /// The struct's name: `FirebaseVideo`.
    public var name: Located<String>
    /// The app's model that it turns into: `Video`.
    public var target: Located<String>
    /// The fields, in order.
    public var fields: [Field]
}

/// A view controller of the SDK.
public struct Controller: Sendable {
    /// The subclass's name.
    public var name: Located<String>
    /// The class it extends.
    public var superclass: Located<String>
}
