// What a mock needs besides its steps, after the flow's style and isolation: a lock, something to
// publish, stream or wait with, and what ends a call.

import FlowModel
import Mustache
import SwiftNotation

/// Which helpers a mock has.
struct MockTraits: TemplateContext {
    let style: Style
    let isolation: Isolation
    /// The type of what holds the status; empty where the flow has no statuses.
    var subjectType: String
    /// Whether there is anything that a lock must guard.
    var hasState: Bool
    var publishesOne: Bool
    var publishesMany: Bool
    /// Whether it hands out streams of values.
    var streams: Bool
    /// Whether it calls completions.
    var completes: Bool
    /// Whether some answer takes time, that of a stream, or that of an `async` step.
    var waits: Bool
    var streamsLate: Bool
    var pauses: Bool
    /// Whether something else happens late.
    var performs: Bool
    /// Whether some property that can be watched has no value at first.
    var awaitsValues: Bool

    var isLocked: Bool { isolation == .sendable }
    /// `@Sendable `, where closures cross threads.
    var sendable: String { isLocked ? "@Sendable " : "" }
    /// The function that ends what a step has under way.
    var ending: String { completes ? "endCall" : "endDelay" }
    /// What a lock's state takes along when the mock is reset.
    var kept: String {
        let names = (completes ? ["callNumbers"] : []) + (waits ? ["keepsRealTime"] : [])
        return names.map { "\($0): state.\($0)" }.joined(separator: ", ")
    }

    static let fields: [ContextField<Self>] = [
        .flag("isCombine") { $0.style == .combine }, .flag("isAsync") { $0.style == .async },
        .flag("isLocked") { $0.isLocked },
        .flag("isUnshared") { $0.isolation == .none },
        .flag("isMainActor") { $0.isolation == .mainActor },
        .flag("hasLock") { $0.isLocked && $0.hasState },
        .flag("hasStorage") { !$0.isLocked },
        .text("subjectType") { $0.subjectType },
        .text("sending") {
            $0.style == .async
                ? "statuses.forEach(statusSubject.send)"
                : "statusSubject.send(contentsOf: statuses)"
        },
        .text("current") { $0.style == .callback ? "told" : "value" },
        .flag("publishesOne") { $0.publishesOne }, .flag("publishesMany") { $0.publishesMany },
        .flag("streams") { $0.streams }, .flag("streamsLate") { $0.streamsLate },
        .flag("completes") { $0.completes }, .flag("waits") { $0.waits },
        .flag("pauses") { $0.pauses }, .flag("performs") { $0.performs },
        .flag("ends") { $0.waits || $0.completes },
        .flag("awaitsValues") { $0.awaitsValues },
        .text("sendable") { $0.sendable },
        .text("answerAttribute") { $0.isolation.closureAttribute }, .text("ending") { $0.ending },
        .text("kept") { $0.kept },
    ]

    init(_ outline: FlowOutline) {
        let flow = outline.flow
        let shapes = outline.steps.map(\.shape)
        let late = shapes.filter { shape in shape.step.mock.contains { $0.after != nil } }
        style = flow.style.value
        isolation = flow.isolation.value
        subjectType = flow.statuses.isEmpty ? "" : flow.subject(of: flow.statusType)
        hasState = !flow.steps.isEmpty || flow.properties.contains { !$0.isObserved }
        publishesOne = style == .combine && shapes.contains { $0.answer == .one }
        publishesMany = style == .combine && shapes.contains { $0.answer == .many }
        streams = style == .async && shapes.contains { $0.answer == .many }
        completes = shapes.contains(where: \.takesCompletion)
        waits = !late.isEmpty
        streamsLate = style == .async && late.contains { $0.answer == .many }
        pauses = late.contains(where: \.isAsync)
        performs = style != .combine && late.contains { !$0.isAsync }
        awaitsValues =
            style == .async
            && flow.properties.contains { property in
                let name = property.name.text
                return property.isObserved
                    && outline.samples.sample(
                        of: property.type, named: name, given: property.sample) == nil
            }
    }
}
