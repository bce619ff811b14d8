// Steps: what a person does, where it starts, what it passes through and how it ends.

import FlowModel
import SwiftText

extension NodeReader {
    /// The steps, in order; with a receiver each that does not run at launch takes it last.
    mutating func steps(_ field: Field?, on receiver: Parameter? = nil) -> [Step] {
        constructs(field, .step).map { entry in
            var step = Step(name: memberName(entry.key, of: "a step"), location: location(entry.key))
            guard let fields = fields(of: entry.value, as: .step, at: entry.key.range) else { return step }
            step.method = methodName(fields["method"])
            step.user = line(fields["user"])
            step.words = words(fields)
            step.isLaunch = choice(fields["at"], as: CallTime.self) != nil
            step.parameters = parameters(fields["parameters"], as: .parameter)
            if let receiver, !step.isLaunch { step.parameters.append(receiver) }
            step.from = startStatuses(fields["from"])
            step.via = via(fields["via"])
            step.to = references(fields["to"], "a status or a list of statuses") ?? []
            let isSync = fields["sync"].flatMap { boolean($0) } ?? false
            step.returns = isSync ? fields["returns"].map { type($0) } : answer(fields["returns"])
            step.streams = answer(fields["streams"])
            step.throwing = throwing(fields["throws"])
            for key in ["returns", "streams", "throws"] {
                step.answerLocations[key] = fields[key].map { location($0.value) }
            }
            step.isMarkedSync = isSync
            step.isDiscardable = boolean(fields["discardable"])
            step.cancels = references(fields["cancels"], "a step or a list of steps") ?? []
            step.errors = references(fields["errors"], "an error or a list of errors")
            step.deadline = deadline(fields)
            step.isEndless = boolean(fields["endless"]) ?? false
            step.was = formerName(fields["was"])
            let answer = step.returns ?? step.streams
            let target = MockTarget(fields, parameters: step.parameters, answer: answer, findings)
            step.mock = mockRules(fields["mock"], of: target)
            return step
        }
    }

    /// The type of an answer, or of the values of a stream: what they come in is the style's.
    private mutating func answer(_ field: Field?) -> SwiftType? {
        guard let field else { return nil }
        let type = type(field)
        if let holder = ["AnyPublisher<", "AsyncStream<", "AsyncThrowingStream<"].first(where: type.text.hasPrefix) {
            let value = type.text.dropFirst(holder.count).dropLast().prefix { $0 != "," }
            report(
                .wrongForm, "the flow's style writes '\(holder.dropLast())' by itself",
                advice: "write the type of the values alone: `\(field.name): \(value)`", at: field.value.range)
        }
        return type
    }

    /// What `within` and `else` say, which need each other.
    private mutating func deadline(_ fields: Fields) -> Deadline? {
        let (within, end) = (fields["within"], fields["else"])
        // Another key was meant to be the one that is missing.
        if !fields.reported.isDisjoint(with: ["within", "else", "timeout", "deadline"]) { return nil }
        if let within, end == nil, !(fields["sync"]?.value.scalarText == "true") {
            report(
                .missingKey, "`within` does not say how the step ends then",
                advice: "write the status or the error, which has no values, beside it under `else`",
                at: within.key.range)
            if within.value.scalar == nil { return nil }
        } else if let end, within == nil {
            report(
                .missingKey, "`else` does not say when", advice: "write the seconds beside it: `within: 30`",
                at: end.key.range)
        }
        let seconds = number(within)
        guard let seconds, let name = reference(end, "a status or an error") else { return nil }
        return Deadline(seconds: seconds, end: name)
    }

    /// The statuses something may start in; nil for any.
    mutating func startStatuses(_ field: Field?) -> [Located<String>]? {
        if let field, let word = field.value.scalarText, !declared.statuses.contains(word),
            ["any", "all", "always", "*"].contains(word)
        {
            report(
                .wrongForm, "\(NodeReader.quoted(word)) is not a status",
                advice: "leave `\(field.name)` out: a step or an event without `from` starts in any status",
                at: field.value.range)
            return nil
        }
        return references(field, "a status or a list of statuses")
    }

    /// The statuses passed through, in order. An item of the list may be a list itself: alternatives. The status before
    /// is one of them if the step may stay there.
    private mutating func via(_ field: Field?) -> [[Located<String>]] {
        guard let field, case .sequence(let nodes) = field.value.content, nodes.contains(where: \.isSequence) else {
            return (references(field, Self.passed, isPath: true) ?? []).map { [$0] }
        }
        var places: [[Located<String>]] = []
        for node in nodes {
            var item = field
            item.value = node
            guard let found = references(item, Self.passed), !found.isEmpty else { continue }
            if found.count == 1, let before = places.last, before.contains(where: { $0.value == found[0].value }) {
                reportRepeated(found[0].value, in: field.name, at: found[0].location.range)
            } else {
                places.append(found)
            }
        }
        return places
    }

    private static let passed = "a status or a list of statuses"

    /// What `throws` says: a Boolean or a type.
    private mutating func throwing(_ field: Field?) -> Step.Throwing {
        guard let field else { return .nothing }
        if let text = field.value.scalarText, let meant = NodeReader.meantBoolean(text) {
            if file.text(in: field.value.range) != "\(meant)" {
                report(
                    .wrongBoolean, "`throws` takes a type, `true` or `false`", advice: "write `throws: \(meant)`",
                    at: field.value.range)
            }
            return meant ? .any : .nothing
        }
        if reportErrorCase(field) { return .any }
        let type = type(field)
        return type.text == "any Error" ? .any : .type(type)
    }

    /// Reports the name of an error where the type of all of them belongs; answers whether it did.
    private mutating func reportErrorCase(_ field: Field) -> Bool {
        let names = field.value.listed.compactMap(\.scalarText)
        let owner = declared.errorType + "."
        guard !names.isEmpty,
            names.allSatisfy({
                $0.hasPrefix(owner) && $0.dropFirst(owner.count).first?.isLowercase == true
                    || declared.errors.contains($0.hasPrefix(".") ? String($0.dropFirst()) : $0)
            })
        else { return false }
        report(
            .type,
            "`throws` takes the type of an error, and \(NodeReader.quoted(names[0])) is one error",
            advice: "write `throws: \(declared.errorType)`", at: field.value.range)
        return true
    }
}
