// A flow, as one YAML file describes it: the statuses a person can be in, the steps that lead from one to another, and
// the SDKs that can serve it.
//
// These are plain values. They are read from a file, judged by the rules in `Rules/`, and drawn on by the
// renderer. Each value keeps its location in the file, so that a rule that looks across flows can still point at it.

import SwiftText

/// A value and its location in a file.
package struct Located<Value: Sendable>: Sendable {
    package let value: Value
    package let location: SourceLocation

    package init(_ value: Value, at location: SourceLocation) {
        self.value = value
        self.location = location
    }
}

/// How the protocol reports statuses and answers.
package enum Style: String, CaseIterable, Sendable {
    case combine
    /// `async` functions and streams.
    case async
    case callback
}

/// On which actor the protocol and its implementations live.
package enum Isolation: String, CaseIterable, Sendable {
    case mainActor = "MainActor"
    /// On no actor, safe to call from any.
    case sendable = "Sendable"
    /// On no actor, and not safe to share.
    case none
}

/// How long a wrapper lives.
package enum Scope: String, CaseIterable, Sendable {
    /// One for the app.
    case app
    /// A new one for each use.
    case session
}

/// What becomes a doc comment.
package struct Documentation: Sendable, Hashable {
    /// One or a few sentences; empty when the flow says nothing.
    package var summary: String
    /// Paragraphs after it; empty when there are none.
    package var discussion: String

    package init(summary: String = "", discussion: String = "") {
        self.summary = summary
        self.discussion = discussion
    }
}

package struct Flow: Sendable {
    /// The file it was read from; its path is relative to the project's root.
    package var file: SourceFile
    /// Names the flow and its types: `ChatBot`.
    package var name: Located<String>
    /// What it was called before.
    package var was: Located<String>?
    /// The doc comment of the protocol.
    package var words = Documentation()
    /// The protocol's name: `ChatBotSDK`.
    package var protocolName: Located<String>
    /// How it reports statuses and answers.
    package var style: Located<Style>
    /// The actor it lives on.
    package var isolation: Located<Isolation>
    /// Whether classes alone can conform; nil where the flow does not say.
    package var isForClasses: Located<Bool>?
    /// Who sees its types; nil for those that see all of the project's.
    package var access: Located<AccessLevel>?
    /// Whether the protocol inherits `Sendable` on the main actor; nil where the flow does not say.
    package var inheritsSendable: Located<Bool>?
    /// Other protocols that the protocol inherits. The flow lists their members too.
    package var inherits: [Located<String>] = []
    /// The mock's name; nil for the usual one.
    package var mock: Located<String>?
    /// How long a wrapper lives.
    package var scope: Located<Scope>
    /// Modules the app-side files import.
    package var imports: [String] = []
    /// The value of `imports`; nil when the flow has none.
    package var importsLocation: SourceLocation?
    /// The status before any step; nil when the flow has no statuses.
    package var initial: Located<String>?
    /// The cases of the status enum, in order.
    package var statuses: [EnumCase] = []
    /// The cases of the error enum, in order.
    package var errors: [EnumCase] = []
    /// The doc comments of what the flow declares beside its members.
    package var comments = Comments()
    /// The methods of the protocol, in order.
    package var steps: [Step] = []
    /// The changes that the SDK makes unasked, in order.
    package var events: [Event] = []
    /// The properties of the protocol, in order.
    package var properties: [Property] = []
    /// The views of the protocol, in order.
    package var views: [ViewRequirement] = []
    /// What the SDK asks the app, in order.
    package var asks: [Question] = []
    /// The app type whose methods the steps become.
    package var extends: Located<String>?
    /// The SDKs that can serve the flow, in order.
    package var integrations: [FlowIntegration] = []
    /// The integrations in use: one, or several for a fan-out or a choice.
    package var use: [Located<String>] = []
    /// Whether the app chooses one of them at run time.
    package var isChoice = false
    /// Whether `use` was written as a list.
    package var usesList = false

    /// A flow that says nothing but its name.
    package init(_ name: Located<String>, in file: SourceFile) {
        (self.name, self.file) = (name, file)
        protocolName = name
        style = Located(.combine, at: name.location)
        isolation = Located(.mainActor, at: name.location)
        scope = Located(.app, at: name.location)
    }

    /// Doc comments, each as the lines that it has; empty where the flow says nothing.
    package struct Comments: Sendable {
        package var statusType = ""
        package var errorType = ""
        package var statusProperty = ""
        package var statusUpdates = ""

        package init() {}
    }
}

extension Flow {
    /// The status enum's name: `ChatBotStatus`.
    package var statusType: String { name.value + "Status" }
    /// The error enum's name: `ChatBotError`.
    package var errorType: String { name.value + "Error" }
    /// The flow as a table: `ChatBotFlow`.
    package var tableType: String { name.value + "Flow" }
    /// The struct of the app's answers: `ChatBotAnswers`.
    package var answersType: String { name.value + "Answers" }
    /// The enum of the vendors that the app chooses from: `ChatBotVendor`.
    package var vendorType: String { name.value + "Vendor" }
    /// Where wrapper and mock keep them.
    package static let answersProperty = "appAnswers"
    /// The mock's name: `MockChatBotSDK`.
    package var mockName: String { mock?.value ?? "Mock" + protocolName.value }
    /// The name of the tests of whatever serves the flow: `ChatBotContract`.
    package var contractName: String { Self.contractName(of: name.value) }

    package static func contractName(of flow: String) -> String { flow + "Contract" }
    /// What the name of a protocol ends in, unless the flow names its protocol.
    package static let protocolSuffix = "SDK"
    /// The flow's name as a property: `chatBot`.
    package var propertyName: String { lowerCamel(name.value) }
    /// The app's answers, as a parameter of `IntegrationsManager`: `chatBotAnswers`.
    package var answersParameter: String { propertyName + "Answers" }
    /// The vendor that the app chooses, likewise: `chatBotVendor`.
    package var vendorParameter: String { propertyName + "Vendor" }

    /// The events that report a value and leave the status alone.
    package var signals: [Event] { events.filter(\.isSignal) }
    /// Whether the flow is a facade: methods of a type of the app, with neither a service nor a protocol.
    package var isFacade: Bool { extends != nil }
    /// Whether each call goes to several integrations.
    package var fansOut: Bool { !isChoice && integrationsInUse.count > 1 }
    /// The class that passes each call on: `FanOutAnalyticsSDK`.
    package var fanOutName: String { "FanOut" + protocolName.value }

    /// Whether the protocol inherits `AnyObject`. Then a property can be set on what is held by a `let`; elsewhere the
    /// protocol says so of each setter.
    package var isClassBound: Bool {
        isForClasses?.value ?? (isolation.value == .mainActor && !hasConformingType)
    }

    /// Whether the protocol inherits `Sendable`. Classes of the main actor are, but a type of the SDK may not be.
    package var isSendable: Bool {
        isolation.value == .sendable
            || isolation.value == .mainActor && (inheritsSendable?.value ?? (isClassBound && !hasConformingType))
    }

    private var hasConformingType: Bool { integrations.contains { $0.conform != nil } }

    package func status(_ name: String) -> EnumCase? {
        statuses.first { $0.name.text == name }
    }

    package func error(_ name: String) -> EnumCase? {
        errors.first { $0.name.text == name }
    }

    package func step(_ name: String) -> Step? {
        steps.first { $0.name.text == name }
    }

    /// Whether a status reports a failure: its payload contains the flow's own error.
    package func isFailure(_ status: EnumCase) -> Bool {
        status.payload.contains(where: isError)
    }

    /// Whether a value of a status is the flow's own error.
    package func isError(_ value: PayloadValue) -> Bool { !errors.isEmpty && value.type.text == errorType }

    /// The cases of the flow's own error that a step can fail with.
    package func errors(of step: Step) -> [EnumCase] {
        guard let names = step.errors else { return errors }
        return names.compactMap { error($0.value) }
    }

    /// Whether a call of a step has to return a value, so that nothing can end it early.
    package func mustAnswer(_ step: Step) -> Bool {
        style.value == .async && step.answers && step.streams == nil && step.throwing == .nothing
    }

    /// Whether a step may end in a failure by a status.
    package func canFail(_ step: Step) -> Bool {
        failure(of: step) != nil
    }

    /// The first outcome of a step that reports a failure.
    package func failure(of step: Step) -> EnumCase? {
        step.to.lazy.compactMap { self.status($0.value) }.first { self.isFailure($0) }
    }
}
