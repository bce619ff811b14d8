// The context of `<Flow>Flow.swift`: the flow as a table. It names cases only, and no type of the app, so that it
// compiles wherever these are isolated.

import FlowModel
import Mustache
import SwiftNotation

/// What the template of a flow's table may use.
package struct FlowTableContext: FileContext {
    /// What can happen to the status: a step, or one outcome of an event.
    struct Rule: TemplateContext {
        var step = ""
        var event = ""
        /// Nil for any status.
        var from: [String]?
        var via: [String] = []
        /// What it can pass through in place of each of `via`, without empty lists at the end.
        var instead: [Alternatives] = []
        var to: [String] = []
        var failures: [String] = []
        var cancels: [String] = []
        var answer = ""

        static let fields: [ContextField<Self>] = [
            .text("step") { $0.step }, .text("event") { $0.event },
            .flag("hasFrom") { $0.from != nil }, .texts("from") { $0.from ?? [] },
            .flag("hasVia") { !$0.via.isEmpty }, .texts("via") { $0.via },
            .flag("hasInstead") { !$0.instead.isEmpty }, .list("instead") { $0.instead },
            .flag("hasTo") { !$0.to.isEmpty }, .texts("to") { $0.to }, .flag("hasFailures") { !$0.failures.isEmpty },
            .texts("failures") { $0.failures }, .flag("hasCancels") { !$0.cancels.isEmpty },
            .texts("cancels") { $0.cancels }, .text("answer") { $0.answer }, .flag("isLong") { $0.isLong },
        ]

        /// Whether it does not fit on a line, and can be broken.
        private var isLong: Bool {
            let lists = [
                ("from", from ?? []), ("via", via), ("to", to), ("failures", failures),
                ("cancels", cancels),
            ]
            let length =
                lists.reduce("        Rule(step: ),".count + step.count + event.count) {
                    guard !$1.1.isEmpty else { return $0 }
                    return $1.1.reduce($0 + $1.0.count + ", : []".count - 2) { $0 + $1.count + 3 }
                }
                + instead.reduce(instead.isEmpty ? 0 : ", instead: []".count) { $0 + $1.length + 2 }
            return !(to.isEmpty && instead.isEmpty)
                && length + (answer.isEmpty ? 0 : answer.count + 11)
                    > DocComment.width
        }
    }

    /// Statuses, any of which can come at one place.
    struct Alternatives: TemplateContext {
        var statuses: [String]

        static let fields: [ContextField<Self>] = [.texts("statuses") { $0.statuses }]

        /// How wide the list is.
        var length: Int { statuses.reduce(2) { $0 + $1.count + 3 } }
    }

    /// An event with its outcomes, and what the flow says of it.
    struct DocumentedEvent: TemplateContext {
        var docs: [String]
        var cases: CaseList

        static let fields: [ContextField<Self>] = [
            .texts("docs") { $0.docs }, .texts("lines") { $0.cases.lines },
        ]
    }

    let outline: FlowOutline
    var head: FileHead

    private var flow: Flow { outline.flow }
    private var access: String { head.access }
    private var scenarios: TableScenarios { outline.scenarios }
    private var rules: [Rule] {
        outline.steps.map { Rule($0.shape) } + scenarios.events.map { Rule($0, in: flow) }
    }
    private var initial: String {
        flow.initial.flatMap { flow.status($0.value) }?.name.spelled ?? "none"
    }

    /// The fields, in the order of the template.
    package static let fields: [ContextField<Self>] =
        headFields + [
            .text("name") { $0.flow.tableType }, .text("statusType") { $0.flow.statusType },
            .flag("isStatusless") { $0.flow.statuses.isEmpty },
            .text("failureType") { $0.flow.errors.isEmpty ? "NoFailure" : $0.flow.errorType },
            .record("failure") { FailureContext(of: $0.flow) },
            .record("steps") { context in
                CaseList(
                    context.flow.steps.map(\.name.spelled), after: "enum Step",
                    indent: 4 + context.access.count)
            },
            .flag("hasEvents") { !$0.scenarios.events.isEmpty },
            .record("events") { $0.events }, .list("documentedEvents") { $0.documentedEvents },
            .text("initial") { $0.initial }, .list("rules") { $0.rules },
            .flag("hasRules") { !$0.rules.isEmpty },
            .flag("hasOneRule") {
                $0.rules.count == 1 && $0.flow.statuses.isEmpty && !$0.flow.steps.isEmpty
            },
            .record("scenarioCases") {
                CaseList($0.scenarios.all.map(\.spelled), after: "", indent: 8)
            },
            .list("scenarios") { $0.scenarios.all },
        ]

    init(_ outline: FlowOutline) {
        self.outline = outline
        head = FileHead(generatedFrom: outline.flow, outline.settings, Imports())
    }

    /// The events; nil if the flow describes one of them.
    private var events: CaseList? {
        guard documentedEvents.isEmpty else { return nil }
        return CaseList(scenarios.events.map(\.spelled), after: "enum Event", indent: 4 + access.count)
    }

    /// The events with what the flow says of each; none if it describes none.
    private var documentedEvents: [DocumentedEvent] {
        let all = flow.events.enumerated().compactMap { index, event -> DocumentedEvent? in
            let names = scenarios.events.filter { $0.index == index }.map(\.spelled)
            return CaseList(names, after: "", indent: 8).map {
                DocumentedEvent(docs: event.words.comment(indent: 8), cases: $0)
            }
        }
        return all.allSatisfy(\.docs.isEmpty) ? [] : all
    }
}

extension FlowTableContext.Rule {
    fileprivate init(_ shape: StepSignature) {
        let (step, flow) = (shape.step, shape.flow)
        self.step = inOptional(step.name.spelled)
        from = step.from.map { flow.spelled($0) }
        via = flow.spelled(step.firstWay)
        instead = step.via.map { .init(statuses: flow.spelled(Array($0.dropFirst()))) }
        while instead.last?.statuses.isEmpty == true { instead.removeLast() }
        to = flow.spelled(step.to)
        failures = step.to.compactMap { flow.status($0.value) }.filter(flow.isFailure).map(\.name.spelled)
        cancels = step.cancels.compactMap { flow.step($0.value)?.name.spelled }
        answer = shape.tableAnswer
    }

    fileprivate init(_ outcome: EventCase, in flow: Flow) {
        event = inOptional(outcome.spelled)
        from = outcome.event.from.map { flow.spelled($0) }
        to = outcome.outcome.flatMap(flow.status).map { [$0.name.spelled] } ?? []
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
        guard let status = flow.statuses.first(where: { $0.payload.count == 1 && flow.isFailure($0) }) else {
            return nil
        }
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
