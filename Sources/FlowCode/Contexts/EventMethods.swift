// The events of a wrapper's skeleton: methods for the SDK's callbacks to call, one for each status that an event can lead
// to, or one that reports a signal.

import FlowModel
import SwiftText

extension Event {
    /// The methods, each with the part of the flow that it belongs to.
    func methods(in flow: Flow) -> [(function: String, id: MemberID)] {
        if isSignal { return [(report(in: flow), .signal(name.text))] }
        let statuses = to.compactMap { flow.status($0.value) }
        return statuses.map { status in
            // `moved(place:)`, or `movedToFound(place:)` and `movedToLost()` where the event can lead to several statuses.
            let isOne = statuses.count == 1
            let names = status.payload.map { value in
                value.label?.spelled ?? (value.type.text == flow.errorType ? "error" : "value")
            }
            let parameters = zip(status.payload, names).map { value, name in
                "\(value.label?.asLabel ?? "_ \(name)"): \(value.type.escapingText)"
            }
            let values = zip(status.payload, names).map { value, name in
                (value.label.map { "\($0.asArgument): " } ?? "") + name
            }
            let sent = ".\(status.name.spelled)" + (values.isEmpty ? "" : "(\(values.joined(separator: ", ")))")
            let name = isOne ? self.name.spelled : self.name.text + "To" + upperCamel(status.name.text)
            let function = Signature(start: "func \(name)", parameters: parameters).function(["flow.send(\(sent))"])
            return (function, .event(self.name.text, status: status.name.text))
        }
    }
}
