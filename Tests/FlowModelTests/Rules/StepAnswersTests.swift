// Flows and configurations that break the rule `StepAnswers`, and their fixes.

import Testing

@Suite struct StepAnswersTests {
    static let cases: [RuleCase] = [
        RuleCase(
            "returns and streams",
            Sample.track.and(
                #"""
                    returns: Int
                    streams: Int
                """#),
            fix: [("    streams: Int\n", "")],
            says: #"""
                flow1.yaml:3:3: error: 'log' has both `returns` and `streams` [flow-returns-and-streams]
                3 |   log:
                  |   ^~~
                  = help: keep `returns` for one value, or `streams` for many
                """#),
        RuleCase(
            "nothing to discard",
            Sample.track.and(
                #"""
                    discardable: true
                """#),
            fix: [("    discardable: true\n", "")],
            says: #"""
                flow1.yaml:3:3: error: 'log' cannot be discardable: a call of it returns nothing [flow-discardable]
                3 |   log:
                  |   ^~~
                  = help: remove `discardable: true`
                """#),
        RuleCase(
            "a synchronous stream",
            Sample.track.and(
                #"""
                    sync: true
                    streams: Int
                """#),
            fix: [("    sync: true\n", "")],
            says: #"""
                flow1.yaml:3:3: error: 'log' cannot be synchronous: it streams values after it has returned [flow-sync-stream]
                3 |   log:
                  |   ^~~
                  = help: remove `sync: true`
                """#),
        RuleCase(
            "a synchronous step with via",
            Sample.chat
                .with("via: loading", "via: loading\n    sync: true"),
            fix: [("\n    sync: true", "")],
            says: #"""
                flow1.yaml:6:10: error: 'ask' is synchronous, so nobody can see it pass through 'loading' [flow-sync-via]
                6 |     via: loading
                  |          ^~~~~~~
                  = help: remove `sync: true`, or remove `via`
                """#),
        RuleCase(
            "a stream that says nothing",
            #"""
            flow: Track
            steps:
              watch:
                streams: Void
            """#,
            fix: [("streams: Void", "streams: Int")],
            says: #"""
                flow1.yaml:3:3: error: 'watch' streams values that say nothing: their type has a single value [flow-empty-stream]
                3 |   watch:
                  |   ^~~~~
                  = help: stream what has changed, or declare an event under `events`
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
