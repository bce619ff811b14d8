// A signal: a value that the SDK reports, and that leaves the status as it is. Protocol, wrapper and mock
// have a member by which the app observes the values; the wrapper and the mock also have a function that sends one.

import FlowModel
import SwiftText

/// What the templates may use of a signal.
struct SignalContext: TemplateContext {
    let signal: Event
    let flow: Flow
    var access = ""
    /// Sample values as an expression; empty where one of them has none.
    var sample = ""
    var mark: String? { MemberID.property(signal.name.text).text }

    static let fields: [ContextField<Self>] = [
        .text("name") { $0.signal.name.spelled },
        .text("subject") { $0.signal.name.text + "Subject" }, .text("type") { $0.signal.valueType },
        .text("member") { Observation.signal($0.signal, of: $0.flow, access: $0.access).member },
        // The mock's function that reports a value.
        .text("report") { $0.signal.report(in: $0.flow, access: $0.access) }, .text("sample") { $0.sample },
        .flag("isEmpty") { $0.signal.payload.isEmpty },
    ]
}

extension Event {
    /// The type of what a signal reports: that of its one value, or a tuple of several.
    var valueType: String {
        if payload.isEmpty { return "Void" }
        if payload.count == 1 { return payload[0].type.text }
        let members = payload.map { value in
            (value.label.map { "\($0.spelled): " } ?? "") + value.type.text
        }
        return "(\(members.joined(separator: ", ")))"
    }

    /// The function `linkOpened(link:)`: it ends the steps that the signal cancels, and sends what it is called with.
    func report(in flow: Flow, access: String = "") -> String {
        let names = payload.map { $0.label?.spelled ?? "value" }
        let parameters = payload.map { "\($0.label?.asLabel ?? "_ value"): \($0.type.escapingText)" }
        return Signature(start: "\(access)func \(name.spelled)", parameters: parameters).function(
            flow.cancelling(cancels, of: names.contains("flow") ? "self.flow" : "flow")
                + ["\(name.text)Subject.send(\(expression(of: names)))"])
    }

    /// What a signal sends with sample values; nil if one of them has no sample.
    func sampleExpression(_ samples: Samples) -> String? {
        let values = payload.compactMap { value in
            samples.sample(of: value.type, named: value.label?.text ?? name.text, given: value.sample)
        }
        return values.count == payload.count ? expression(of: values) : nil
    }

    private func expression(of values: [String]) -> String {
        if payload.count == 1 { return values[0] }
        let members = zip(payload, values).map { value, text in
            (value.label.map { "\($0.spelled): " } ?? "") + text
        }
        return "(\(members.joined(separator: ", ")))"
    }
}
