// Flows that break the rule `StepEnds`, and their fixes.

import Testing

@Suite struct StepEndsTests {
    /// A lock, with keys of its only step.
    private static func lock(_ keys: String) -> String {
        """
        flow: Lock
        steps:
          open:
            from: closed
            to: [opened, late, failed]
            \(keys)
        statuses:
          closed:
          opened:
          late:
          failed: { with: { reason: LockError } }
        errors:
          jammed:
          other: { with: Error }
        """
    }

    static let cases: [RuleCase] = [
        RuleCase(
            "an error that is not declared", lock("errors: [jamed, other]"), fix: [("jamed", "jammed")],
            says: #"""
                flow1.yaml:6:14: error: unknown error 'jamed' [flow-unknown-error]
                6 |     errors: [jamed, other]
                  |              ^~~~~
                  = help: did you mean 'jammed'?
                """#),
        RuleCase(
            "an end that the step does not have", lock("within: 3\n    else: closed"),
            fix: [("else: closed", "else: late")],
            says: #"""
                flow1.yaml:7:11: error: 'open' does not end with 'closed' [flow-unknown-end]
                7 |     else: closed
                  |           ^~~~~~
                  = help: what 'open' can end with: 'opened', 'late', 'failed', 'jammed', 'other'
                """#),
        RuleCase(
            "an end among errors that the step does not list", lock("errors: other\n    within: 3\n    else: jammed"),
            fix: [("errors: other", "errors: [other, jammed]")],
            says: #"""
                flow1.yaml:8:11: error: 'open' does not end with 'jammed' [flow-unknown-end]
                8 |     else: jammed
                  |           ^~~~~~
                  = help: add 'jammed' to its `errors`
                """#),
        RuleCase(
            "an end with values", lock("within: 3\n    else: other"), fix: [("else: other", "else: jammed")],
            says: #"""
                flow1.yaml:7:11: error: nobody knows the values of 'other' when the time is over [flow-end-with-values]
                7 |     else: other
                  |           ^~~~~
                  = help: name a status or an error without values, such as an error `timeout`
                """#),
        RuleCase(
            "an endless step that streams nothing", lock("endless: true"), fix: [("    endless: true\n", "")],
            says: #"""
                flow1.yaml:3:3: error: 'open' streams nothing, so nothing is endless [flow-endless]
                3 |   open:
                  |   ^~~~
                  = help: remove `endless: true`, or write what it streams: `streams: Double`
                flow1.yaml:5:10: error: 'open' never ends, so it does not end in 'opened' [flow-endless]
                5 |     to: [opened, late, failed]
                  |          ^~~~~~
                  = help: remove `endless: true`, or remove `to` and `within`
                """#),
        RuleCase(
            "an error that only an optional value carries", lock("user: Opens it.").with("LockError", "LockError?"),
            fix: [("LockError?", "LockError")],
            says: #"""
                flow1.yaml:13:3: error: no status carries 'LockError' and no step throws it, so errors would be lost [flow-lost-errors]
                13 |   jammed:
                   |   ^~~~~~
                   = help: write `with: { reason: LockError }` under the status in which a step fails, or `throws: LockError` under a step
                """#),
        RuleCase(
            "an event that cancels an unknown step",
            lock("user: Opens it.") + "\nevents:\n  broke: { to: closed, cancels: opn }",
            fix: [("cancels: opn", "cancels: open")],
            says: #"""
                flow1.yaml:16:33: error: unknown step 'opn' [flow-unknown-step]
                16 |   broke: { to: closed, cancels: opn }
                   |                                 ^~~
                   = help: did you mean 'open'?
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
