// What the flows of one isolation use of the files that all flows share: their styles, how they report values, how
// their steps answer, and how their wrappers run them.

import FlowModel
import Mustache

/// A flag for each section that only some flows need.
struct SupportUses: TemplateContext {
    enum Use: String, CaseIterable {
        /// A step in style combine or callback answers before its call ends.
        case answersAtOnce
        // Styles.
        case combine, callback, async
        // How the app observes the status; and any value, properties included.
        case publishesStatus, observesStatus, streamsStatus
        case publishesValues, observesValues, streamsValues
        case events
        /// An event reports a value; and how the app observes it.
        case signals, publishesSignals, observesSignals, streamsSignals
        /// A step passes through one of several statuses.
        case alternatives
        // How steps end: by sending statuses after the call, by returning one, or with answers.
        case sendsStatus, returnsStatus, publishesOne, publishesMany, completes, returnsOne, streamsMany
        /// A mock's call can wait for its answer.
        case pauses
        /// A contract waits for a step of a service that is not Sendable.
        case awaitsUnshared
        /// A status is told by calling observers, so values are queued.
        case queues
        /// A service is checked against the flow's rules.
        case verifies
        // What wrappers use of the runner. `Mapped`: the error is of another type than the flow's.
        case wraps, runs, runsPublisher, runsPublisherMapped, runsPublisherOfMany, runsPublisherOfManyMapped
        case runsCompletion, runsCompletionMapped, runsObserver, runsObserverMapped
        case runsStatus, runsValue, runsValueMapped, runsStream, runsStreamMapped
        /// A publisher's failure is also a status.
        case publisherSendsFailure
        /// A step fails in another status than the first one that holds the flow's error.
        case failsElsewhere
        // Groups of the above.
        case starts, awaits, waits, runsTasks, mapsFailure, maps, startsMapped, awaitsMapped, runsCompletions,
            publisherFailsElsewhere
        case runnerPublishes, mockPublishes, subjectPublishes, answersPublish, runsPublishersOfMany, delaysEnd
    }

    private var uses: Set<Use> = []
    /// What the names of the shared types begin with.
    private var lockedPrefix = ""

    /// What only decides about other uses, or which files there are.
    private static let untold: Set<Use> = [
        .answersAtOnce, .combine, .callback, .events, .alternatives, .wraps, .awaitsUnshared,
        .publishesSignals, .observesSignals, .streamsSignals,
    ]

    /// The fields: a flag for each use, and the function that makes a status of a failure.
    static let fields: [ContextField<Self>] =
        Use.allCases.filter { !untold.contains($0) }.map { use in .flag(use.rawValue) { $0.contains(use) } } + [
            .text("lockedPrefix") { $0.lockedPrefix },
            .text("failed") { $0.contains(.failsElsewhere) ? "failed" : "Flow.failed" },
        ]

    func contains(_ use: Use) -> Bool { uses.contains(use) }

    /// Whether some verifier observes a stream of statuses.
    var verifiesStreams: Bool { contains(.verifies) && contains(.streamsStatus) }

    /// - Returns: Nil if there are no flows.
    init?(_ outlines: [FlowOutline]) {
        if outlines.isEmpty { return nil }
        lockedPrefix = outlines[0].flow.isolation.value == .mainActor ? "" : "Locked"
        for outline in outlines { add(outline) }
        addGroups()
    }

    private mutating func add(_ outline: FlowOutline) {
        let flow = outline.flow
        let hasStatus = !flow.statuses.isEmpty
        let hasValues = hasStatus || flow.properties.contains(where: \.isObserved)
        let isWrapped = flow.integrations.contains { $0.conform == nil }
        if !flow.events.isEmpty { uses.insert(.events) }
        if flow.steps.contains(where: \.hasAlternatives) { uses.insert(.alternatives) }
        if outline.hasVerifier { uses.insert(.verifies) }
        if isWrapped, hasStatus { uses.insert(.wraps) }
        let (style, status, values): (Use, Use, Use) =
            switch flow.style.value {
            case .combine: (.combine, .publishesStatus, .publishesValues)
            case .callback: (.callback, .observesStatus, .observesValues)
            case .async: (.async, .streamsStatus, .streamsValues)
            }
        uses.insert(style)
        if !flow.signals.isEmpty {
            let observes: Use =
                switch flow.style.value {
                case .combine: .publishesSignals
                case .callback: .observesSignals
                case .async: .streamsSignals
                }
            uses.formUnion([.signals, observes])
        }
        if hasStatus { uses.insert(status) }
        if hasValues { uses.insert(values) }
        for step in outline.steps {
            addAnswer(of: step.shape)
            if isWrapped { addRun(of: step.shape) }
        }
        if isWrapped, outline.implementations.contains(where: { FailedStatus($0) != nil }) {
            uses.insert(.failsElsewhere)
        }
    }

    private mutating func addAnswer(of shape: StepSignature) {
        if shape.step.changesStatus {
            uses.insert(shape.isAsync && shape.answer == .none ? .returnsStatus : .sendsStatus)
        }
        if shape.isAsync, shape.isolation == .none { uses.insert(.awaitsUnshared) }
        switch (shape.answer, shape.style) {
        case (.none, _), (.direct, .async): break
        case (.direct, _): uses.insert(.answersAtOnce)
        case (.one, .combine): uses.insert(.publishesOne)
        case (.many, .combine): uses.insert(.publishesMany)
        case (.one, .callback), (.many, .callback): uses.insert(.completes)
        case (.one, .async): uses.insert(.returnsOne)
        case (.many, .async): uses.insert(.streamsMany)
        }
    }

    /// Nothing runs a step that ends before its call does.
    private mutating func addRun(of shape: StepSignature) {
        let (step, flow) = (shape.step, shape.flow)
        guard !step.isSync else { return }
        if shape.answer == .none, flow.canFail(step) || !step.via.isEmpty {
            uses.insert(shape.isAsync ? .runsStatus : .runs)
        }
        // What cannot fail needs no task that fails.
        guard shape.isThrowing || shape.streamsWithoutErrors else { return }
        // Any error fits what an async step throws, so the flow's own does.
        let isMapped =
            shape.isThrowing
            && (shape.failure != flow.errorType && (shape.style != .async || step.throwing != .any)
                || flow.errors.isEmpty)
        switch (shape.answer, shape.style) {
        case (.none, _), (.direct, _): break
        case (.one, .combine): uses.insert(isMapped ? .runsPublisherMapped : .runsPublisher)
        case (.many, .combine):
            uses.insert(isMapped ? .runsPublisherOfManyMapped : .runsPublisherOfMany)
        case (.one, .callback): uses.insert(isMapped ? .runsCompletionMapped : .runsCompletion)
        case (.many, .callback): uses.insert(isMapped ? .runsObserverMapped : .runsObserver)
        case (.one, .async): uses.insert(isMapped ? .runsValueMapped : .runsValue)
        case (.many, .async): uses.insert(isMapped ? .runsStreamMapped : .runsStream)
        }
        if shape.style == .combine, flow.canFail(step) { uses.insert(.publisherSendsFailure) }
    }

    private mutating func addGroups() {
        add(.queues, ifAny: [.combine, .callback])
        add(.pauses, ifAny: [.returnsStatus, .returnsOne])
        let publishers: Set<Use> = [
            .runsPublisher, .runsPublisherMapped, .runsPublisherOfMany, .runsPublisherOfManyMapped,
        ]
        add(.runnerPublishes, ifAny: publishers.union([.publishesStatus]))
        add(.mockPublishes, ifAny: [.publishesStatus, .publishesOne, .publishesMany])
        add(.answersPublish, ifAny: [.publishesOne, .publishesMany])
        add(.subjectPublishes, ifAny: [.publishesValues, .answersPublish])
        add(.runsPublishersOfMany, ifAny: [.runsPublisherOfMany, .runsPublisherOfManyMapped])
        add(.delaysEnd, ifAny: [.pauses, .streamsMany])
        let completions: Set<Use> = [
            .runsCompletion, .runsCompletionMapped, .runsObserver, .runsObserverMapped,
        ]
        add(.runsCompletions, ifAny: completions)
        add(.starts, ifAny: publishers.union(completions).union([.runs]))
        add(.waits, ifAny: [.runsStatus, .runsValue, .runsValueMapped])
        if contains(.publisherSendsFailure), contains(.failsElsewhere) {
            uses.insert(.publisherFailsElsewhere)
        }
        add(
            .awaits,
            ifAny: [.runsStatus, .runsValue, .runsValueMapped, .runsStream, .runsStreamMapped])
        add(
            .startsMapped,
            ifAny: [
                .runsPublisherMapped, .runsPublisherOfManyMapped, .runsCompletionMapped,
                .runsObserverMapped,
            ])
        add(.awaitsMapped, ifAny: [.runsValueMapped, .runsStreamMapped])
        add(.mapsFailure, ifAny: [.runsCompletionMapped, .runsObserverMapped, .awaitsMapped])
        if contains(.publisherSendsFailure), contains(.startsMapped) { uses.insert(.mapsFailure) }
        add(.runsTasks, ifAny: [.starts, .awaits])
        add(.wraps, ifAny: [.runsTasks])
        add(.maps, ifAny: [.startsMapped, .awaitsMapped])
    }

    private mutating func add(_ group: Use, ifAny members: Set<Use>) {
        if !uses.isDisjoint(with: members) { uses.insert(group) }
    }
}
