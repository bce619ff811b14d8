// The parts of a drawn flow: steps and their parameters, events, properties, views, integrations.
// They are plain values, which random changes alter one by one.

/// A step.
public struct StepDraft: Hashable, Sendable {
    /// What a step answers with.
    public enum Answer: Hashable, Sendable {
        /// Nothing.
        case nothing
        /// One value.
        case returns(String)
        /// Many values.
        case streams(String)
    }

    /// The method's name.
    public var name: String
    /// What the person does.
    public var user = ""
    /// The doc comment.
    public var summary = ""
    /// More about it.
    public var discussion = ""
    /// The parameters.
    public var parameters: [ParameterDraft] = []
    /// The statuses it may start in; nil for any.
    public var from: [String]?
    /// The statuses passed through.
    public var via: [String] = []
    /// The outcomes.
    public var to: [String] = []
    /// What it answers with.
    public var answer = Answer.nothing
    /// `true`, a type, or empty for nothing.
    public var throwing = ""
    /// Whether it is marked as synchronous.
    public var isSync = false
    /// Whether it is called at launch.
    public var isLaunch = false
    /// The steps that it ends.
    public var cancels: [String] = []
    /// The former name; empty for none.
    public var was = ""
    /// What its mock does.
    public var mock: [MockRuleDraft] = []

    /// A step that does nothing yet.
    public init(name: String) {
        self.name = name
    }
}

/// A rule of a mock.
public struct MockRuleDraft: Hashable, Sendable {
    /// The condition; empty for always.
    public var when = ""
    /// `then` or `throw`.
    public var key: String
    /// The expressions: one, or a list.
    public var outcome: [String]
    /// Seconds; empty for none.
    public var after = ""
}

/// A parameter.
public struct ParameterDraft: Hashable, Sendable {
    /// One or two labels, as Swift writes them.
    public var label: String
    /// The type.
    public var type: String
    /// A line of the doc comment.
    public var summary = ""
    /// The default value; empty for none.
    public var defaultValue = ""
    /// An expression for tests; empty for none.
    public var sample = ""
    /// The former label; empty for none.
    public var was = ""

    /// The label and the name inside of the step, which may be one, as plain words.
    public var words: [String] {
        label.replacing("`", with: "").split(separator: " ").map(String.init).filter { $0 != "_" }
    }
}

/// An event.
public struct EventDraft: Hashable, Sendable {
    /// The event's name.
    public var name: String
    /// The doc comment.
    public var summary = ""
    /// More about it.
    public var discussion = ""
    /// The statuses it may happen in; nil for any.
    public var from: [String]?
    /// Where it leads.
    public var to: [String] = []
    /// The former name; empty for none.
    public var was = ""
}

/// A property.
public struct PropertyDraft: Hashable, Sendable {
    /// The property's name.
    public var name: String
    /// The type.
    public var type: String
    /// The doc comment.
    public var summary = ""
    /// More about it.
    public var discussion = ""
    /// An expression for tests; empty for none.
    public var sample = ""
    /// Whether the app may set it.
    public var isSettable = false
    /// Whether its values can be watched.
    public var isObserved = false
    /// The former name; empty for none.
    public var was = ""
}

/// A view.
public struct ViewDraft: Hashable, Sendable {
    /// The view's name.
    public var name: String
    /// The doc comment.
    public var summary = ""
    /// More about it.
    public var discussion = ""
    /// The parameters.
    public var parameters: [ParameterDraft] = []
}

/// An integration.
public struct IntegrationDraft: Hashable, Sendable {
    /// The integration's name.
    public var name: String
    /// What it is.
    public var summary = ""
    /// The modules of the SDK.
    public var sdk: [String] = []
    /// Other modules.
    public var imports: [String] = []
    /// The object that the wrapper holds; empty for none.
    public var client = ""
    /// The wrapper's name; empty for the default.
    public var wrapper = ""
    /// The SDK type that conforms itself; empty for none.
    public var conform = ""
    /// The SDK's protocols and their methods.
    public var delegates: [DelegateDraft] = []
    /// What its wrapper needs.
    public var needs: [String] = []
    /// The events of the app's life it is told of.
    public var lifecycle: [String] = []
    /// The integrations that are launched before it.
    public var after: [String] = []
    /// The SDK's models.
    public var models: [ModelDraft] = []
    /// The SDK's view controllers: a subclass's name, and the class.
    public var controllers: [LabelledType] = []
}

/// A model of the SDK.
public struct ModelDraft: Hashable, Sendable {
    /// The struct's name.
    public var name: String
    /// The app's model that it turns into.
    public var target: String
    /// The fields: name and type.
    public var fields: [LabelledType] = []
    /// The SDK's name of the first field; empty where it is the same.
    public var key = ""
}

/// A protocol of the SDK.
public struct DelegateDraft: Hashable, Sendable {
    /// The protocol's name.
    public var name: String
    /// The methods, as Swift writes them.
    public var methods: [String] = []
}
