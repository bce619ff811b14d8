// A flow as a value that can be changed and printed: what a person has in mind when writing a flow
// file. It knows names and references, and nothing of what is valid: flowgen itself judges that.

/// How a flow tells of statuses and answers, as the flow file writes it.
public enum DraftStyle: String, CaseIterable, Sendable { case combine, async, callback }

/// Where a flow lives, as the flow file writes it.
public enum DraftIsolation: String, CaseIterable, Sendable {
    case mainActor = "MainActor"
    case sendable = "Sendable"
    case none
}

/// A flow file.
public struct FlowDraft: Hashable, Sendable {
    /// Names the flow and its types.
    public var name: String
    /// The protocol's summary.
    public var summary = ""
    /// More about the protocol.
    public var discussion = ""
    /// The protocol's name; empty for the default.
    public var protocolName = ""
    /// How it tells of statuses and answers.
    public var style: DraftStyle
    /// Where it lives.
    public var isolation: DraftIsolation
    /// Whether each use has a wrapper of its own.
    public var isSession = false
    /// What the app-side files import.
    public var imports: [String] = []
    /// The cases of the status enum; the first is the initial one.
    public var statuses: [CaseDraft] = []
    /// The cases of the error enum.
    public var errors: [CaseDraft] = []
    /// The steps.
    public var steps: [StepDraft] = []
    /// The events.
    public var events: [EventDraft] = []
    /// The properties.
    public var properties: [PropertyDraft] = []
    /// The views.
    public var views: [ViewDraft] = []
    /// The integrations; the first is in use.
    public var integrations: [IntegrationDraft] = []

    /// A flow that has nothing yet.
    public init(name: String, style: DraftStyle, isolation: DraftIsolation) {
        self.name = name
        self.style = style
        self.isolation = isolation
    }

    /// The name of its error enum.
    public var errorType: String { name + "Error" }
}

/// A case of the status or of the error enum.
public struct CaseDraft: Hashable, Sendable {
    /// The case's name.
    public var name: String
    /// The doc comment.
    public var summary = ""
    /// The associated values: label (empty for none) and type.
    public var payload: [LabelledType] = []
    /// The former name; empty for none.
    public var was = ""
}

/// A label and a type.
public struct LabelledType: Hashable, Sendable {
    /// The label; empty for none.
    public var label: String
    /// The type.
    public var type: String
}

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
    /// The former label; empty for none.
    public var was = ""

    /// The label and the name inside of the step, which may be one.
    public var words: [String] { label.split(separator: " ").map(String.init) }
}

/// An event.
public struct EventDraft: Hashable, Sendable {
    /// The event's name.
    public var name: String
    /// The doc comment.
    public var summary = ""
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
}

/// A protocol of the SDK.
public struct DelegateDraft: Hashable, Sendable {
    /// The protocol's name.
    public var name: String
    /// The methods, as Swift writes them.
    public var methods: [String] = []
}
