// The events of a wrapper's skeleton: methods for the SDK's callbacks to call, one for each status that an event can lead
// to, or one that reports a signal.

import FlowModel
import SwiftNotation

extension Event {
    /// The methods, each with the part of the flow that it belongs to.
    func methods(in flow: Flow) -> [(function: String, id: MemberID)] {
        func method(_ name: String, _ parameters: [String], _ lines: [String]) -> String {
            Signature(start: "func \(name)", parameters: parameters).function(lines)
        }
        if isSignal {
            // `linkOpened(link:)`, which sends what it is called with.
            let parameters = payload.map { "\($0.parameter): \($0.type.escapingText)" }
            return [(method(name.spelled, parameters, report(in: flow)), .signal(name.text))]
        }
        let statuses = to.compactMap { flow.status($0.value) }
        return statuses.map { status in
            // `moved(place:)`, or `moved(toFound:)` and `movedToLost()` where the event can lead to several statuses.
            let end = "To" + upperCamel(status.name.text)
            let isOne = statuses.count == 1
            let names = status.payload.map { value in
                value.label?.spelled ?? (value.type.text == flow.errorType ? "error" : "value")
            }
            let parameters = zip(status.payload, names).enumerated().map { index, item in
                let label =
                    !isOne && index == 0 ? "\(lowerCamel(end)) \(item.1)" : item.0.label?.asLabel ?? "_ \(item.1)"
                return "\(label): \(item.0.type.escapingText)"
            }
            let values = zip(status.payload, names).map { value, name in
                (value.label.map { "\($0.asArgument): " } ?? "") + name
            }
            let sent = ".\(status.name.spelled)" + (values.isEmpty ? "" : "(\(values.joined(separator: ", ")))")
            let name = isOne || !values.isEmpty ? self.name.spelled : self.name.text + end
            return (
                method(name, parameters, ["flow.send(\(sent))"]), .event(self.name.text, status: status.name.text)
            )
        }
    }
}
