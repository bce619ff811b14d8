// A flow as a value that can be changed and printed: what a person has in mind when writing a flow file. It knows names
// and references, and nothing of what is valid: flowgen itself judges that.

/// How a flow tells of statuses and answers, as the flow file writes it.
package enum DraftStyle: String, CaseIterable, Sendable { case combine, async, callback }

/// Where a flow lives, as the flow file writes it.
package enum DraftIsolation: String, CaseIterable, Sendable {
    case mainActor = "MainActor"
    case sendable = "Sendable"
    case none
}

/// A doc comment under a key of `comments`.
package struct CommentDraft: Hashable, Sendable {
    var key: String
    var text: String
}

/// A flow file.
package struct FlowDraft: Hashable, Sendable {
    /// Names the flow and its types.
    package var name: String
    /// The protocol's summary.
    package var summary = ""
    /// More about the protocol.
    package var discussion = ""
    /// The protocol's name; empty for the default.
    package var protocolName = ""
    /// How it tells of statuses and answers.
    package var style: DraftStyle
    /// Where it lives.
    package var isolation: DraftIsolation
    /// Whether classes alone can conform; nil for the default.
    package var isForClasses: Bool?
    /// Whether the protocol inherits `Sendable`; nil for the default.
    package var isSendable: Bool?
    /// Whether it is public, whatever the project's access is.
    package var isPublic = false
    /// The protocols that its protocol inherits.
    package var inherits: [String] = []
    /// The mock's name; empty for the default.
    package var mock = ""
    /// Whether each use has a wrapper of its own.
    package var isSession = false
    /// What the app-side files import.
    package var imports: [String] = []
    /// The doc comments of enums and of the status, by their keys.
    package var comments: [CommentDraft] = []
    /// The cases of the status enum; the first is the initial one.
    package var statuses: [CaseDraft] = []
    /// The cases of the error enum.
    package var errors: [CaseDraft] = []
    /// The steps.
    package var steps: [StepDraft] = []
    /// The events.
    package var events: [EventDraft] = []
    /// The properties.
    package var properties: [PropertyDraft] = []
    /// The views.
    package var views: [ViewDraft] = []
    /// What the SDK asks the app.
    package var asks: [QuestionDraft] = []
    /// The integrations; the first is in use, where ``use`` names none.
    package var integrations: [IntegrationDraft] = []
    /// Whether a flow of the app's says so.
    package var namesScope = false
    /// Whether the initial status is named.
    package var namesInitial = false
    /// The app's type whose methods the steps become; empty for none.
    package var extended = ""
    /// The integrations in use; empty for none named, several for a list.
    package var use: [String] = []
    /// Whether the app chooses one of them.
    package var isChoice = false

    /// A flow that has nothing yet.
    package init(name: String, style: DraftStyle, isolation: DraftIsolation) {
        self.name = name
        self.style = style
        self.isolation = isolation
    }

    /// The name of its error enum.
    package var errorType: String { name + "Error" }
}

/// A case of the status or of the error enum.
package struct CaseDraft: Hashable, Sendable {
    /// The case's name.
    package var name: String
    /// The doc comment.
    package var summary = ""
    /// More about it.
    package var discussion = ""
    /// The associated values: label (empty for none) and type.
    package var payload: [LabelledType] = []
    /// The former name; empty for none.
    package var was = ""
}

/// A label and a type.
package struct LabelledType: Hashable, Sendable {
    /// The label; empty for none.
    package var label: String
    /// The type.
    package var type: String
    /// What the value is.
    package var summary = ""
    /// An expression for tests; empty for none.
    package var sample = ""
}
