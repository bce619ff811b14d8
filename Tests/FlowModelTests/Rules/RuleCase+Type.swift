// Flows that break a rule about types, what is said of each, and the fix.

extension RuleCase {
    static let ofType: [RuleCase] = [
        RuleCase(
            "a type of the app that hides Swift's Task",
            #"""
            flow: Todo
            style: async
            imports: Models
            steps:
              fetch:
                returns: '[Task]'
                throws: true
              keep:
                parameters: { task item: Models.Task, work: 'Task<Void, Never>' }
            """#,
            fix: [("'[Task]'", "'[Todo.Task]'"), ("Models.Task", "TodoTask")],
            says: #"""
                6:14 a type of the app called 'Task' hides Swift's `Task`, which flowgen writes [flow-hidden-type] | give the app's type another name, such as `TodoTask`, or put it into another type: `Todo.Task`
                """#),
        RuleCase(
            "a type hidden by the table's",
            Sample.chat.with("ChatError }", "{ reason: ChatError, meeting: Event } }"),
            fix: [("meeting: Event", "meeting: App.Event")],
            says: #"""
                12:40 'Event' would mean 'ChatFlow.Event' here, which flowgen writes [flow-hidden-type] | write the type with its module, such as `App.Event`
                """#),
        RuleCase(
            "a type hidden by the status enum's twin",
            Sample.chat
                .with("ChatError }", "{ reason: ChatError, sort: Kind } }"),
            fix: [("sort: Kind", "sort: App.Kind")],
            says: #"""
                12:40 'Kind' would mean 'ChatStatus.Kind' here, which flowgen writes [flow-hidden-type] | write the type with its module, such as `App.Kind`
                """#),
        RuleCase(
            "a parameter of several values",
            #"""
            flow: Places
            views:
              map: { parameters: { pins: String... } }
            """#,
            fix: [("String...", "'[String]'")],
            says: #"""
                3:24 a view cannot take a parameter of any number of values, which Swift cannot pass on [flow-parameter-type] | write `[String]`
                """#),
        RuleCase(
            "a parameter of an unnamed type",
            #"""
            flow: Places
            views:
              map: { parameters: { title: some View } }
            """#,
            fix: [("some View", "String")],
            says: #"""
                3:24 a view cannot take a parameter of an unnamed type [flow-parameter-type] | write `any View`
                """#),
        RuleCase(
            "anything between threads",
            #"""
            flow: Track
            style: async
            steps:
              ask:
                returns: "[String: Any]"
              watch:
                streams: AnyObject
              log:
                parameters: { value: Any }
            """#,
            fix: [
                ("[String: Any]", "[String: any Sendable]"),
                ("AnyObject", "any AnyObject & Sendable"),
            ],
            says: #"""
                5:14 style `async` uses threads, and `Any` is not Sendable [flow-not-sendable] | write `any Sendable`, or a concrete type
                7:14 style `async` uses threads, and `AnyObject` is not Sendable [flow-not-sendable] | write `any AnyObject & Sendable`, or a concrete type
                """#),
        RuleCase(
            "closures that are not Sendable",
            #"""
            flow: Track
            style: async
            isolation: Sendable
            steps:
              log:
                parameters: { done: '@escaping () -> Void', onMain: '@MainActor () -> Void' }
              handlers:
                returns: '[(Int) -> Bool]'
            """#,
            fix: [("@escaping () ->", "@Sendable () ->"), ("[(Int)", "[@Sendable (Int)")],
            says: #"""
                6:19 any thread may use a flow with `isolation: Sendable`, and `() -> Void` is not Sendable [flow-not-sendable] | write `'@Sendable () -> Void'`
                8:14 any thread may use a flow with `isolation: Sendable`, and `(Int) -> Bool` is not Sendable [flow-not-sendable] | write `'@Sendable (Int) -> Bool'`
                """#),
        RuleCase(
            "closures in what is passed between threads",
            #"""
            flow: Track
            style: async
            steps:
              log:
                parameters: { done: '@escaping () -> Void' }
              ask:
                to: asked
                returns: '() -> Int'
                throws: TrackError
              isReady:
                sync: true
                returns: '() -> Bool'
            statuses:
              idle:
              asked: { with: { answer: '(Int) -> Void' } }
            errors:
              broken: { with: { repair: '() -> Void' } }
            properties:
              now: { type: '() -> Double', observe: true }
              later: '() -> Double'
            """#,
            fix: [
                ("answer: '(", "answer: '@Sendable ("), ("repair: '(", "repair: '@Sendable ("),
                ("returns: '() -> Int", "returns: '@Sendable () -> Int"),
                ("now: { type: '(", "now: { type: '@Sendable ("),
            ],
            says: #"""
                8:14 style `async` uses threads, and `() -> Int` is not Sendable [flow-not-sendable] | write `'@Sendable () -> Int'`
                15:20 a status is passed between threads, and `(Int) -> Void` is not Sendable [flow-not-sendable] | write `'@Sendable (Int) -> Void'`
                17:21 an error is passed between threads, and `() -> Void` is not Sendable [flow-not-sendable] | write `'@Sendable () -> Void'`
                19:3 style `async` uses threads, and `() -> Double` is not Sendable [flow-not-sendable] | write `'@Sendable () -> Double'`
                """#),
        RuleCase(
            "an error type without errors",
            Sample.track.and(
                #"""
                    throws: TrackError
                """#),
            fix: [("throws: TrackError", "throws: AppError")],
            says: #"""
                5:13 warning: the flow declares no `errors`, so flowgen does not generate 'TrackError' [flow-undeclared-type] | declare `errors`; if the app has a type 'TrackError', write its module before it, as in `App.TrackError`
                """#),
    ]
}
