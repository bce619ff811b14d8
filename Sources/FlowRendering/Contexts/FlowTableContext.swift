// The context of `<Flow>Flow.swift`: the flow as a table. It names cases only, and no type of the app, so that it
// compiles wherever these are isolated.

import FlowModel
import Mustache
import SwiftNotation

/// What the template of a flow's table may use.
package struct FlowTableContext: TemplateContext {
    /// What can happen to the status: a step, or one outcome of an event.
    struct Rule: TemplateContext {
        var step = ""
        var event = ""
        /// Nil for any status.
        var from: [String]?
        var via: [String] = []
        var to: [String] = []
        var failures: [String] = []
        var cancels: [String] = []
        var answer = ""

        static let fields: [ContextField<Self>] = [
            .text("step") { $0.step }, .text("event") { $0.event },
            .flag("hasFrom") { $0.from != nil }, .texts("from") { $0.from ?? [] },
            .flag("hasVia") { !$0.via.isEmpty }, .texts("via") { $0.via },
            .flag("hasTo") { !$0.to.isEmpty }, .texts("to") { $0.to },
            .flag("hasFailures") { !$0.failures.isEmpty }, .texts("failures") { $0.failures },
            .flag("hasCancels") { !$0.cancels.isEmpty }, .texts("cancels") { $0.cancels },
            .text("answer") { $0.answer }, .flag("isLong") { $0.isLong },
        ]

        /// Whether it does not fit on a line, and can be broken.
        private var isLong: Bool {
            let lists = [
                ("from", from ?? []), ("via", via), ("to", to), ("failures", failures),
                ("cancels", cancels),
            ]
            let length = lists.reduce("        Rule(step: ),".count + step.count + event.count) {
                guard !$1.1.isEmpty else { return $0 }
                return $1.1.reduce($0 + $1.0.count + ", : []".count - 2) { $0 + $1.count + 3 }
            }
            return !to.isEmpty
                && length + (answer.isEmpty ? 0 : answer.count + 11)
                    > DocComment.width
        }
    }

    /// A scenario: another one, and the moves that follow.
    struct Scenario: TemplateContext {
        var spelled: String
        var base: String
        var moves: [TableMove]

        static let fields: [ContextField<Self>] = [
            .text("spelled") { $0.spelled }, .text("base") { $0.base }, .list("moves") { $0.moves },
        ]
    }

    /// An event with its outcomes, and what the flow says of it.
    struct DocumentedEvent: TemplateContext {
        var docs: [String]
        var cases: CaseList

        static let fields: [ContextField<Self>] = [
            .texts("docs") { $0.docs }, .texts("lines") { $0.cases.lines },
        ]
    }

    var header: [String]
    var access: String
    var isDebugOnly: Bool
    var name: String
    var statusType: String
    var isStatusless: Bool
    var failureType: String
    /// The first status that holds nothing but the flow's error: its case and its label.
    var failure: FailureContext?
    var steps: CaseList?
    /// The events; nil if the flow describes one of them.
    var events: CaseList?
    var documentedEvents: [DocumentedEvent]
    var initial: String
    var rules: [Rule]
    var scenarioCases: CaseList?
    var scenarios: [Scenario]

    /// The fields, in the order of the template.
    package static let fields: [ContextField<Self>] = [
        .texts("header") { $0.header }, .text("access") { $0.access },
        .flag("isDebugOnly") { $0.isDebugOnly },
        .text("name") { $0.name }, .text("statusType") { $0.statusType },
        .flag("isStatusless") { $0.isStatusless }, .text("failureType") { $0.failureType },
        .record("failure") { $0.failure }, .record("steps") { $0.steps },
        .flag("hasEvents") { $0.events != nil || !$0.documentedEvents.isEmpty },
        .record("events") { $0.events }, .list("documentedEvents") { $0.documentedEvents },
        .text("initial") { $0.initial }, .list("rules") { $0.rules },
        .flag("hasRules") { !$0.rules.isEmpty },
        .flag("hasOneRule") { $0.rules.count == 1 && $0.isStatusless },
        .record("scenarioCases") { $0.scenarioCases }, .list("scenarios") { $0.scenarios },
    ]

    init(_ outline: FlowOutline) {
        let flow = outline.flow
        header = outline.header
        access = outline.settings.access
        isDebugOnly = outline.settings.isDebugOnly
        name = flow.tableType
        isStatusless = flow.statuses.isEmpty
        statusType = flow.statusType
        failureType = flow.errors.isEmpty ? "NoFailure" : flow.errorType
        failure = FailureContext(of: flow)
        let width = access.count
        steps = CaseList(flow.steps.map(\.name.spelled), after: "enum Step", indent: 4 + width)
        let outcomes = outline.scenarios.events
        documentedEvents = flow.events.indices.compactMap { index in
            var comment = DocComment(indent: 8)
            comment.add(flow.events[index].words)
            let names = outcomes.filter { $0.index == index }.map(\.spelled)
            return CaseList(names, after: "", indent: 8).map {
                DocumentedEvent(docs: comment.lines, cases: $0)
            }
        }
        if documentedEvents.allSatisfy(\.docs.isEmpty) {
            documentedEvents = []
            events = CaseList(outcomes.map(\.spelled), after: "enum Event", indent: 4 + width)
        }
        let status = flow.initial.flatMap { flow.status($0.value) }
        initial = status?.name.spelled ?? "none"
        rules = outline.steps.map { Rule($0.shape) } + outcomes.map { Rule($0, in: flow) }
        scenarios = outline.scenarios.all.map {
            Scenario(
                spelled: $0.spelled, base: $0.base, moves: Array($0.moves.dropFirst($0.shared)))
        }
        scenarioCases = CaseList(scenarios.map(\.spelled), after: "", indent: 8)
    }
}

extension FlowTableContext.Rule {
    fileprivate init(_ shape: StepShape) {
        let (step, flow) = (shape.step, shape.flow)
        self.step = inOptional(step.name.spelled)
        from = step.from.map { flow.spelled($0) }
        via = flow.spelled(step.via)
        to = flow.spelled(step.to)
        failures = step.to.compactMap { flow.status($0.value) }.filter(flow.isFailure)
            .map(\.name.spelled)
        cancels = step.cancels.compactMap { flow.step($0.value)?.name.spelled }
        answer = shape.tableAnswer
    }

    fileprivate init(_ outcome: EventCase, in flow: Flow) {
        event = inOptional(outcome.spelled)
        from = outcome.event.from.map { flow.spelled($0) }
        to = flow.status(outcome.outcome).map { [$0.name.spelled] } ?? []
    }
}

extension Flow {
    /// The names of statuses, as code spells them.
    fileprivate func spelled(_ names: [Located<String>]) -> [String] {
        names.compactMap { status($0.value)?.name.spelled }
    }
}

/// The status that reports an error.
struct FailureContext: TemplateContext {
    var spelled: String
    /// The label of the error, with a colon; empty if it has none.
    var label: String

    static let fields: [ContextField<Self>] = [
        .text("case") { $0.spelled }, .text("label") { $0.label },
    ]

    /// The first that holds nothing but the flow's error; nil if there is none.
    init?(of flow: Flow) {
        guard
            let status = flow.statuses.first(where: {
                $0.payload.count == 1 && flow.isFailure($0)
            })
        else { return nil }
        let name = status.name.spelled
        // An optional would read `.none` as its own.
        spelled = name == "none" ? "\(flow.statusType).none" : ".\(name)"
        label = status.payload[0].label.map { "\($0.asArgument): " } ?? ""
    }
}

/// The names of an enum's cases, on one line with the enum or on lines of their own.
struct CaseList: TemplateContext {
    var names: [String]
    /// Whether the whole enum fits on a line.
    var isShort: Bool
    /// The names on lines of their own, after `case `.
    var lines: [String]

    static let fields: [ContextField<Self>] = [
        .text("names") { $0.names.joined(separator: ", ") }, .flag("isShort") { $0.isShort },
        .texts("lines") { $0.lines },
    ]

    /// How wide an enum on one line may be.
    private static let shortWidth = 100

    /// - Parameter head: What precedes the enum's conformances; empty if it is never on one line.
    /// - Parameter indent: How far the enum, or its cases, are indented.
    init?(_ names: [String], after head: String, indent: Int) {
        guard !names.isEmpty else { return nil }
        self.names = names
        let length = names.reduce(0) { $0 + $1.unicodeScalars.count + 2 }
        let frame = indent + head.count + ": String, FlowCase { case  }".count
        isShort = !head.isEmpty && frame + length - 2 <= Self.shortWidth
        let width = DocComment.width - (head.isEmpty ? indent : indent + 4) - "case ".count
        lines = []
        var row: [String] = []
        var count = 0
        for name in names {
            let added = name.unicodeScalars.count + (row.isEmpty ? 0 : 2)
            if !row.isEmpty, count + added > width {
                lines.append(row.joined(separator: ", "))
                (row, count) = ([], 0)
            }
            count += name.unicodeScalars.count + (row.isEmpty ? 0 : 2)
            row.append(name)
        }
        lines.append(row.joined(separator: ", "))
    }
}
