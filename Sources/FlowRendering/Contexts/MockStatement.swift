// One statement of a mock's step, as data: which kind it is, and the expressions in it.

import Mustache

/// A statement of a branch.
struct MockStatement: TemplateContext {
    /// Statuses sent at once, or after the delay.
    var now = ""
    var late = ""
    /// The value of a publisher, of a completion, or of an `async` function that waits first.
    var value = ""
    /// The values of a publisher or a stream.
    var values = ""
    /// A value for an observer.
    var observed = ""
    /// The error of a publisher, a stream or a completion.
    var failure = ""
    var returned = ""
    var thrown = ""
    /// The type that has no sample, where the mock has no answer.
    var missing = ""
    /// The same, where a handler is to answer.
    var handlerOr = ""
    /// How long it takes, in seconds; empty for at once.
    var delay = ""
    /// Whether there are ``values``, which may be none.
    var isMany = false
    var isHandling = false
    var isWaiting = false
    var isBreaking = false
    /// Whether the statement is the function's answer.
    var isReturned = false

    static let handles = MockStatement(isHandling: true)
    static let breaks = MockStatement(isBreaking: true)

    static let fields: [ContextField<Self>] = [
        .text("now") { $0.now }, .text("late") { $0.late }, .text("value") { $0.value },
        .text("values") { $0.values }, .flag("isManyValues") { $0.isMany },
        .text("observed") { $0.observed },
        .text("failure") { $0.failure }, .text("returned") { $0.returned },
        .text("thrown") { $0.thrown }, .text("missing") { $0.missing },
        .text("handlerOr") { $0.handlerOr }, .text("delay") { $0.delay },
        .flag("handles") { $0.isHandling }, .flag("waits") { $0.isWaiting },
        .flag("breaks") { $0.isBreaking }, .flag("isReturned") { $0.isReturned },
        // An `async` function drops the status that it is told.
        .flag("isDropped") { !$0.isReturned && !$0.late.isEmpty },
    ]

    /// About how many characters the statement has.
    var length: Int {
        let texts = [now, late, value, values, observed, failure, returned, thrown, missing]
        let text = texts.reduce(0) { $0 + $1.count }
        return text + (now.isEmpty ? missing.isEmpty ? 40 : 100 : 30)
    }
}
