// The parts of a drawn flow: steps and their parameters, events, properties, views, integrations. They are plain
// values, which random changes alter one by one.

/// A step.
package struct StepDraft: Hashable, Sendable {
    /// What a step answers with.
    package enum Answer: Hashable, Sendable {
        /// Nothing.
        case nothing
        /// One value.
        case returns(String)
        /// Many values.
        case streams(String)
    }

    /// The method's name.
    package var name: String
    /// The name of the method that the protocol has; empty for its name.
    package var method = ""
    /// What the person does.
    package var user = ""
    /// The doc comment.
    package var summary = ""
    /// More about it.
    package var discussion = ""
    /// The parameters.
    package var parameters: [ParameterDraft] = []
    /// The statuses it may start in; nil for any.
    package var from: [String]?
    /// The statuses passed through.
    package var via: [String] = []
    /// The outcomes.
    package var to: [String] = []
    /// What it answers with.
    package var answer = Answer.nothing
    /// `true`, a type, or empty for nothing.
    package var throwing = ""
    /// Whether it is marked as synchronous.
    package var isSync = false
    /// Whether callers may ignore what the call returns; nil for the default.
    package var isDiscardable: Bool?
    /// Whether it is called at launch.
    package var isLaunch = false
    /// The steps that it ends.
    package var cancels: [String] = []
    /// The errors that it can fail with; empty for all.
    package var errors: [String] = []
    /// Seconds, and how it ends then; empty for none.
    package var within = ""
    package var end = ""
    /// Whether what it streams never ends.
    package var isEndless = false
    /// The former name; empty for none.
    package var was = ""
    /// What its mock does.
    package var mock: [MockRuleDraft] = []

    /// A step that does nothing yet.
    package init(name: String) {
        self.name = name
    }
}

/// A rule of a mock.
package struct MockRuleDraft: Hashable, Sendable {
    /// The condition; empty for always.
    package var when = ""
    /// `then` or `throw`.
    package var key: String
    /// The expressions: one, or a list.
    package var outcome: [String]
    /// Seconds; empty for none.
    package var after = ""
}

/// A parameter.
package struct ParameterDraft: Hashable, Sendable {
    /// One or two labels, as Swift writes them.
    package var label: String
    /// The type.
    package var type: String
    /// A line of the doc comment.
    package var summary = ""
    /// The default value; empty for none.
    package var defaultValue = ""
    /// An expression for tests; empty for none.
    package var sample = ""

    /// The label and the name inside of the step, which may be one, as plain words.
    package var words: [String] {
        label.replacing("`", with: "").split(separator: " ").map(String.init).filter { $0 != "_" }
    }
}

/// An event.
package struct EventDraft: Hashable, Sendable {
    /// The event's name.
    package var name: String
    /// The doc comment.
    package var summary = ""
    /// More about it.
    package var discussion = ""
    /// The statuses it may happen in; nil for any.
    package var from: [String]?
    /// Where it leads.
    package var to: [String] = []
    /// What it reports if it leads nowhere.
    package var payload: [LabelledType] = []
    /// The steps that it ends.
    package var cancels: [String] = []
    /// The former name; empty for none.
    package var was = ""
}

/// A property.
package struct PropertyDraft: Hashable, Sendable {
    /// The property's name.
    package var name: String
    /// The type.
    package var type: String
    /// The doc comment.
    package var summary = ""
    /// More about it.
    package var discussion = ""
    /// An expression for tests; empty for none.
    package var sample = ""
    /// Whether the app may set it.
    package var isSettable = false
    /// Whether its values can be watched.
    package var isObserved = false
    /// The doc comment of what publishes them.
    package var updates = ""
    /// The former name; empty for none.
    package var was = ""
}

/// A view.
package struct ViewDraft: Hashable, Sendable {
    /// The view's name.
    package var name: String
    /// The doc comment.
    package var summary = ""
    /// More about it.
    package var discussion = ""
    /// The parameters.
    package var parameters: [ParameterDraft] = []
}

/// An integration.
package struct IntegrationDraft: Hashable, Sendable {
    /// The integration's name.
    package var name: String
    /// What it is.
    package var summary = ""
    /// The modules of the SDK.
    package var sdk: [String] = []
    /// Other modules.
    package var imports: [String] = []
    /// The object that the wrapper holds; empty for none.
    package var client = ""
    /// The wrapper's name; empty for the default.
    package var wrapper = ""
    /// The name of the wrapper's tests; empty for the default.
    package var tests = ""
    /// The SDK type that conforms itself; empty for none.
    package var conform = ""
    /// The SDK's protocols and their methods.
    package var delegates: [DelegateDraft] = []
    /// Whether the SDK calls them on the main thread.
    package var isOnMainThread = false
    /// What its wrapper needs.
    package var needs: [String] = []
    /// The events of the app's life it is told of.
    package var lifecycle: [String] = []
    /// The integrations that are launched before it.
    package var after: [String] = []
    /// Whether it is launched when it is first needed.
    package var isLazy = false
    /// The SDK's models.
    package var models: [ModelDraft] = []
    /// The SDK's view controllers: a subclass's name, and the class.
    package var controllers: [LabelledType] = []
}

/// What the SDK asks the app.
package struct QuestionDraft: Hashable, Sendable {
    package var name: String
    package var summary = ""
    package var discussion = ""
    package var parameters: [ParameterDraft] = []
    /// The type of the answer; empty for none.
    package var returns = ""
    package var canFail = false
    package var isSync = false
}

/// A model of the SDK.
package struct ModelDraft: Hashable, Sendable {
    /// The struct's name.
    package var name: String
    /// The app's model that it turns into.
    package var target: String
    /// The fields: name and type.
    package var fields: [LabelledType] = []
    /// The SDK's name of the first field; empty where it is the same.
    package var key = ""
    /// What the first field is, if it has a name of the SDK's.
    package var summary = ""
}

/// A protocol of the SDK.
package struct DelegateDraft: Hashable, Sendable {
    /// The protocol's name.
    package var name: String
    /// The methods, as Swift writes them.
    package var methods: [String] = []
}
