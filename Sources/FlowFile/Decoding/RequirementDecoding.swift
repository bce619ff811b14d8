// Events, properties, views and questions: what a flow has beside its steps.

import FlowModel
import SwiftText

extension NodeReader {
    /// The events, in order.
    mutating func events(_ field: Field?) -> [Event] {
        constructs(field, .event).map { entry in
            var event = Event(name: memberName(entry.key, of: "an event"), location: location(entry.key))
            guard let fields = fields(of: entry.value, as: .event, at: entry.key.range) else { return event }
            event.words = words(fields)
            event.from = startStatuses(fields["from"])
            event.to = references(fields["to"], "a status or a list of statuses") ?? []
            event.payload = payload(fields["with"])
            reportOutcome(of: fields)
            event.cancels = references(fields["cancels"], "a step or a list of steps") ?? []
            event.was = formerName(fields["was"])
            return event
        }
    }

    /// Reports an event that changes the status and reports a value too.
    private mutating func reportOutcome(of fields: Fields) {
        if fields["to"] != nil, let with = fields["with"] {
            report(
                .wrongForm, "an event with `to` carries nothing of its own",
                advice: "remove `with`: the status that it leads to carries the values; or remove `to`",
                at: with.key.range)
        }
    }

    /// What the SDK asks the app, in order.
    mutating func questions(_ field: Field?) -> [Question] {
        constructs(field, .question).map { entry in
            var question = Question(name: memberName(entry.key, of: "a question"), location: location(entry.key))
            guard let fields = fields(of: entry.value, as: .question, at: entry.key.range) else { return question }
            question.words = words(fields)
            question.parameters = parameters(fields["parameters"], as: .questionParameter)
            question.returns = fields["returns"].map { type($0) }
            question.canFail = boolean(fields["throws"]) ?? false
            question.isSync = boolean(fields["sync"]) ?? false
            return question
        }
    }

    /// The properties, in order.
    mutating func properties(_ field: Field?) -> [Property] {
        constructs(field, .property).map { entry in
            let name = memberName(entry.key, of: "a property")
            var property = Property(name: name, location: location(entry.key), type: .unread)
            guard case .mapping = entry.value.content else {
                property.type = type(typed: entry)
                return property
            }
            guard let fields = fields(of: entry.value, as: .property, at: entry.key.range) else { return property }
            property.type = required("type", in: fields).map { type($0) } ?? .unread
            (property.isSettable, property.hasMutatingSetter) = setter(fields["access"])
            property.isObserved = boolean(fields["observe"]) ?? false
            property.words = words(fields)
            property.sample = expression(fields["sample"], property.type)
            property.was = formerName(fields["was"])
            property.updates = paragraphs(fields["updates"])
            return property
        }
    }

    /// Whether `access` has a setter, and whether that one is `mutating`.
    private mutating func setter(_ field: Field?) -> (isThere: Bool, isMutating: Bool) {
        switch field?.value.listed.compactMap(\.scalarText) {
        case nil, ["get"]: return (false, false)
        case ["get", "set"], ["set", "get"]: return (true, false)
        case ["get", "mutating set"]: return (true, true)
        default:
            if let field {
                report(
                    .wrongForm, "`access` takes `get` or `[get, set]`",
                    advice: "write `access: get` or `access: [get, set]`", at: field.value.range)
            }
            return (false, false)
        }
    }

    /// The views, in order.
    mutating func views(_ field: Field?) -> [ViewRequirement] {
        constructs(field, .view).map { entry in
            var view = ViewRequirement(name: memberName(entry.key, of: "a view"), location: location(entry.key))
            if let summary = entry.value.scalarText, !entry.value.isNull {
                view.words.summary = Prose.line(summary)
            } else if let fields = fields(of: entry.value, as: .view, at: entry.key.range) {
                view.words = words(fields)
                view.parameters = parameters(fields["parameters"], as: .viewParameter)
            }
            return view
        }
    }
}
