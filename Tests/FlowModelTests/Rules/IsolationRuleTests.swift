// Rules about what style and isolation can hold. Each flow here breaks one rule, and says nothing any more once it
// is fixed.

import Testing

@Suite struct IsolationRuleTests {
    static let cases: [RuleCase] = [
        RuleCase(
            "an async step on no actor",
            #"""
            flow: Track
            style: async
            isolation: none
            steps:
              log:
                parameters: { name: String }
              fetch:
                returns: Int
            """#,
            fix: [("    returns: Int\n", "    sync: true\n    returns: Int\n")],
            says: #"""
                flow1.yaml:3:12: error: `isolation: none` with `style: async` cannot do 'fetch': it goes on while others run, and what is on no actor cannot be reached then [flow-style-isolation]
                3 | isolation: none
                  |            ^~~~
                  = help: write `isolation: MainActor` or `isolation: Sendable`, or `style: callback`, or give the step `sync: true`
                """#),
        RuleCase(
            "a stream on no actor",
            #"""
            flow: Track
            style: async
            isolation: none
            steps:
              watch:
                streams: Int
            """#,
            fix: [("style: async\n", "style: callback\n")],
            says: #"""
                flow1.yaml:3:12: error: `isolation: none` with `style: async` cannot do 'watch': it goes on while others run, and what is on no actor cannot be reached then [flow-style-isolation]
                3 | isolation: none
                  |            ^~~~
                  = help: write `isolation: MainActor` or `isolation: Sendable`, or `style: callback`, or give the step `sync: true`
                """#),
        RuleCase(
            "callbacks with Sendable and an observed property",
            #"""
            flow: Track
            style: callback
            isolation: Sendable
            steps:
              log:
                parameters: { name: String }
            properties:
              isOn: { type: Bool, observe: true }
            """#,
            fix: [(", observe: true", "")],
            says: #"""
                flow1.yaml:3:12: error: `isolation: Sendable` with `style: callback` cannot hold the observers of 'isOn' [flow-style-isolation]
                3 | isolation: Sendable
                  |            ^~~~~~~~
                  = help: write `style: async`, or `isolation: MainActor`
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
                flow1.yaml:14:20: error: a status is passed between threads, and this closure with it [flow-not-sendable]
                14 |   asked: { with: { answer: '(Int) -> Void' } }
                   |                    ^~~~~~
                   = help: write `@Sendable (Int) -> Void`
                flow1.yaml:16:21: error: an error is passed between threads, and this closure with it [flow-not-sendable]
                16 |   broken: { with: { repair: '() -> Void' } }
                   |                     ^~~~~~
                   = help: write `@Sendable () -> Void`
                flow1.yaml:18:3: error: with `style: async` this closure is passed between threads [flow-not-sendable]
                18 |   now: { type: '() -> Double', observe: true }
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
