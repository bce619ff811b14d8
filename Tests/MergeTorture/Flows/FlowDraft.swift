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
    /// The integrations; the first is in use, where ``use`` names none.
    public var integrations: [IntegrationDraft] = []
    /// The version of the format; empty for none.
    public var version = ""
    /// Whether the initial status is named.
    public var namesInitial = false
    /// The app's type whose methods the steps become; empty for none.
    public var extended = ""
    /// The integrations in use; empty for none named, several for a list.
    public var use: [String] = []

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
    /// More about it.
    public var discussion = ""
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
    /// What the value is.
    public var summary = ""
    /// An expression for tests; empty for none.
    public var sample = ""
}
