// Flows and configurations that break the rule `SendableClosures`, and their fixes.

import Testing

@Suite struct SendableClosuresTests {
    static let cases: [RuleCase] = [
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
                flow1.yaml:5:14: error: with `style: async` this `Any` is passed between threads [flow-not-sendable]
                5 |     returns: "[String: Any]"
                  |              ^~~~~~~~~~~~~~~
                  = help: write `any Sendable`, or a concrete type
                flow1.yaml:7:14: error: with `style: async` this `AnyObject` is passed between threads [flow-not-sendable]
                7 |     streams: AnyObject
                  |              ^~~~~~~~~
                  = help: write `any AnyObject & Sendable`, or a concrete type
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
                flow1.yaml:6:19: error: with `isolation: Sendable` this closure may be called on any thread [flow-not-sendable]
                6 |     parameters: { done: '@escaping () -> Void', onMain: '@MainActor () -> Void' }
                  |                   ^~~~
                  = help: write `@Sendable () -> Void`
                flow1.yaml:8:14: error: with `isolation: Sendable` this closure may be called on any thread [flow-not-sendable]
                8 |     returns: '[(Int) -> Bool]'
                  |              ^~~~~~~~~~~~~~~~~
                  = help: write `@Sendable (Int) -> Bool`
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
                flow1.yaml:8:14: error: with `style: async` this closure is passed between threads [flow-not-sendable]
                8 |     returns: '() -> Int'
                  |              ^~~~~~~~~~~
                  = help: write `@Sendable () -> Int`
                flow1.yaml:15:20: error: a status is passed between threads, and this closure with it [flow-not-sendable]
                15 |   asked: { with: { answer: '(Int) -> Void' } }
                   |                    ^~~~~~
                   = help: write `@Sendable (Int) -> Void`
                flow1.yaml:17:21: error: an error is passed between threads, and this closure with it [flow-not-sendable]
                17 |   broken: { with: { repair: '() -> Void' } }
                   |                     ^~~~~~
                   = help: write `@Sendable () -> Void`
                flow1.yaml:19:3: error: with `style: async` this closure is passed between threads [flow-not-sendable]
                19 |   now: { type: '() -> Double', observe: true }
                   |   ^~~
                   = help: write `@Sendable () -> Double`
                """#),
        RuleCase(
            "a closure in a status, in any style",
            #"""
            flow: Track
            style: combine
            steps:
              ask:
                to: asked
            statuses:
              idle:
              asked: { with: { answer: '(Int) -> Void' } }
            """#,
            fix: [("answer: '(", "answer: '@Sendable (")],
            says: #"""
                flow1.yaml:8:20: error: a status is passed between threads, and this closure with it [flow-not-sendable]
                8 |   asked: { with: { answer: '(Int) -> Void' } }
                  |                    ^~~~~~
                  = help: write `@Sendable (Int) -> Void`
                """#),
    ]

    @Test(arguments: cases) func breaking(_ item: RuleCase) {
        #expect(judge(item.broken) == item.says)
    }

    @Test(arguments: cases) func fixed(_ item: RuleCase) {
        #expect(item.fixed != item.broken)
        #expect(judge(item.fixed) == "")
    }
}
