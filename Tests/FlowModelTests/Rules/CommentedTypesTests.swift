// Flows that break the rule `CommentedTypes`, and their fixes.

import Testing

@Suite struct CommentedTypesTests {
    static let cases: [RuleCase] = [
        RuleCase(
            "a comment on statuses that are not there",
            Sample.track + "comments:\n  statusProperty: How it is.\n",
            fix: [("comments:\n  statusProperty: How it is.\n", "")],
            says: #"""
                flow1.yaml:6:3: error: `statusProperty` comments on nothing: the flow has no `statuses` [flow-comment]
                6 |   statusProperty: How it is.
                  |   ^~~~~~~~~~~~~~
                  = help: remove it, or declare `statuses`
                """#),
        RuleCase(
            "a comment on errors that are not there",
            Sample.track + "comments:\n  errorType: Why.\n",
            fix: [("comments:", "errors: { lost: }\ncomments:"), ("  log:\n", "  log:\n    throws: TrackError\n")],
            says: #"""
                flow1.yaml:6:3: error: `errorType` comments on nothing: the flow has no `errors` [flow-comment]
                6 |   errorType: Why.
                  |   ^~~~~~~~~
                  = help: remove it, or declare `errors`
                """#),
        RuleCase(
            "a comment on values that nobody observes",
            Sample.track + "properties:\n  name: { type: String, updates: Each name. }\n",
            fix: [("updates: Each", "observe: true, updates: Each")],
            says: #"""
                flow1.yaml:6:3: error: `updates` comments on nothing: 'name' is not observed [flow-comment]
                6 |   name: { type: String, updates: Each name. }
                  |   ^~~~
                  = help: remove it, or write `observe: true`
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
