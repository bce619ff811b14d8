// Flows that break a rule about steps, what is said of each, and the fix.

extension RuleCase {
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

    static let ofStep: [RuleCase] = [
        RuleCase(
            "cancelling an unknown step",
            Sample.chat
                .with("from: idle,", "from: idle, cancels: aks,"),
            fix: [("aks", "ask")],
            says: #"""
                3:32 unknown step 'aks' [flow-cancels] | did you mean 'ask'?
                """#),
        RuleCase(
            "cancelling itself",
            Sample.chat
                .with("via: loading", "via: loading\n    cancels: ask"),
            fix: [("\n    cancels: ask", "")],
            says: #"""
                7:14 'ask' cannot cancel itself [flow-cancels] | remove it from `cancels`: a step called again ends its earlier call anyway
                """#),
        RuleCase(
            "events that lead the same way and cancel other steps",
            Sample.chat.with(
                "statuses:\n",
                "events:\n  kicked: { from: [loading, ready], to: idle, cancels: ask }\n"
                    + "  left: { from: [failed, ready], to: idle }\nstatuses:\n"),
            fix: [("left: { from: [failed, ready]", "left: { from: failed")],
            says: #"""
                10:3 'left' leads where 'kicked' does, and cancels other steps [flow-cancels] | list the same steps under `cancels` of both, or let them lead to different statuses
                """#),
        RuleCase(
            "cancelling a step on its way without an end",
            Sample.chat
                .with("steps:", "steps:\n  stop: { cancels: ask }"),
            fix: [("cancels: ask", "cancels: ask, to: ready")],
            says: #"""
                3:20 cancelling 'ask' leaves the flow in 'loading' [flow-cancels] | say under `to` where 'stop' ends, such as `to: ready`
                """#),
        RuleCase(
            "a signal that cancels a step on its way",
            Sample.chat.with("statuses:\n", "events:\n  dropped: { cancels: ask }\nstatuses:\n"),
            fix: [("cancels: ask", "cancels: ask, to: ready")],
            says: #"""
                9:23 cancelling 'ask' leaves the flow in 'loading' [flow-cancels] | say under `to` where 'dropped' ends, such as `to: ready`
                """#),
        RuleCase(
            "a launch step with parameters",
            Sample.track.and(
                #"""
                    at: launch
                """#),
            fix: [("    at: launch\n", "")],
            says: #"""
                4:19 'log' runs at launch, so it cannot have parameters [flow-launch] | remove its parameters and their uses, or remove `at: launch`
                """#),
        RuleCase(
            "a launch step in a session",
            #"""
            flow: Pay
            scope: session
            steps:
              start: { at: launch }
            """#,
            fix: [("scope: session\n", "")],
            says: #"""
                4:3 'start' cannot run at launch: with `scope: session` there is no service yet [flow-launch] | remove `at: launch`, or write `scope: app`
                """#),
        RuleCase(
            "an async step that throws at launch",
            #"""
            flow: Account
            style: async
            steps:
              open:
                at: launch
                throws: true
            """#,
            fix: [("throws: true", "user: Opens.")],
            says: #"""
                4:3 'open' throws at launch, and nothing catches it [flow-launch] | report the failure with a status, or remove `at: launch`
                """#),
        RuleCase(
            "returns and streams",
            Sample.track.and(
                #"""
                    returns: Int
                    streams: Int
                """#),
            fix: [("    streams: Int\n", "")],
            says: #"""
                3:3 'log' has both `returns` and `streams` [flow-answer] | keep `returns` for one value, or `streams` for many
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
                3:3 'log' cannot be synchronous: it streams values after it has returned [flow-sync] | remove `sync: true`
                """#),
        RuleCase(
            "a synchronous step with via",
            Sample.chat
                .with("via: loading", "via: loading\n    sync: true"),
            fix: [("\n    sync: true", "")],
            says: #"""
                6:10 'ask' is synchronous, so it cannot pass through 'loading' [flow-sync] | remove `sync: true`, or remove `via`
                """#),
        RuleCase(
            "an error that is not declared",
            lock("errors: [jamed, other]"),
            fix: [("jamed", "jammed")],
            says: #"""
                6:14 unknown error 'jamed' [flow-unknown-error] | did you mean 'jammed'?
                """#),
        RuleCase(
            "an end that the step does not have",
            lock("within: 3\n    else: closed"),
            fix: [("else: closed", "else: late")],
            says: #"""
                7:11 'open' does not end with 'closed' [flow-deadline] | write a status of its `to` or, if it can fail, an error of the flow, without values
                """#),
        RuleCase(
            "a status on the way as the end",
            lock("via: moving\n    within: 3\n    else: moving").with("  late:", "  moving:\n  late:"),
            fix: [("else: moving", "else: jammed")],
            says: #"""
                8:11 'open' does not end with 'moving' [flow-deadline] | write a status of its `to` or, if it can fail, an error of the flow, without values
                """#),
        RuleCase(
            "an end with values",
            lock("within: 3\n    else: other"),
            fix: [("else: other", "else: jammed")],
            says: #"""
                7:11 nobody knows the values of 'other' when the time is over [flow-deadline] | name a status or an error without values, such as an error `timeout`
                """#),
        RuleCase(
            "a misspelt end of a step with a time limit",
            lock("within: 3\n    else: jammed").with("late, failed]", "late, faild]"),
            fix: [("faild", "failed")],
            says: #"""
                5:24 unknown status 'faild' [flow-unknown-status] | did you mean 'failed'?
                """#),
        RuleCase(
            "a misspelt time limit",
            lock("witin: 3\n    else: jammed"),
            fix: [("witin", "within")],
            says: #"""
                6:5 unknown key 'witin' [flow-unknown-key] | did you mean `within`?
                """#),
        RuleCase(
            "errors beside a misspelt `throws`",
            lock("throw: LockError\n    errors: [jammed, other]").with(", failed]", "]").with(
                "  failed: { with: { reason: LockError } }\n", ""),
            fix: [("throw:", "throws:")],
            says: #"""
                6:5 unknown key 'throw' [flow-unknown-key] | did you mean `throws`?
                """#),
        RuleCase(
            "a time limit of a step that has to return a value",
            lock("returns: Int\n    within: 3\n    else: late").with("flow: Lock", "flow: Lock\nstyle: async"),
            fix: [("returns: Int", "returns: Int\n    throws: true")],
            says: #"""
                9:11 'open' cannot end early: it has to return a value [flow-deadline] | write `throws: true`, or remove `within` and `else`
                """#),
        RuleCase(
            "cancelling a step that has to return a value",
            lock("returns: Int\n  leave: { to: closed, cancels: open }")
                .with("flow: Lock", "flow: Lock\nstyle: async"),
            fix: [("returns: Int", "returns: Int\n    throws: true")],
            says: #"""
                8:33 'open' cannot be cancelled: it has to return a value [flow-cancels] | write `throws: true` there, or remove it from `cancels`
                """#),
        RuleCase(
            "starting where another step is running",
            lock("via: moving\n  leave: { from: moving, to: closed }").with("opened:", "opened:\n  moving:"),
            fix: [("from: moving", "from: moving, cancels: open")],
            says: #"""
                7:18 warning: 'leave' may start while 'open' is running, and does not cancel it [flow-left-running] | write `cancels: open` there, or remove 'moving' from its `from`
                """#),
        RuleCase(
            "starting where more steps are running than it cancels",
            lock(
                """
                via: [[moving, turning]]
                  turn: { from: closed, via: turning, to: opened }
                  lift: { from: closed, via: [turning, moving], to: opened }
                  leave: { from: [closed, moving, turning], to: closed, cancels: turn }
                """
            ).with("opened:", "opened:\n  moving:\n  turning:"),
            fix: [("cancels: turn", "cancels: [turn, open, lift]")],
            says: #"""
                9:27 warning: 'leave' may start while 'open' or 'lift' is running, and does not cancel it [flow-left-running] | write `cancels: [turn, open, lift]` there, or remove 'moving', 'turning' from its `from`
                """#),
        RuleCase(
            "an event that may happen anywhere, also while a step is running",
            lock("via: moving\nevents:\n  lost: { to: closed }").with("opened:", "opened:\n  moving:"),
            fix: [("{ to: closed }", "{ to: closed, cancels: open }")],
            says: #"""
                8:3 warning: 'lost' may happen while 'open' is running, and does not cancel it [flow-left-running] | write `cancels: open` there, or say in its `from` where it may happen
                """#),
        RuleCase(
            "a status that a step may come to on its way, and ends in",
            lock("via: [moving, [moving, opened]]").with("opened:", "opened:\n  moving:\n  turning:")
                .with("[moving, opened]]", "[turning, opened]]"),
            fix: [("[turning, opened]", "turning")],
            says: #"""
                6:29 'open' both passes through 'opened' and ends in it [flow-via-end] | leave it out of `via`: the step is over once it is in 'opened'
                """#),
        RuleCase(
            "an event where a step is running that has to return a value",
            lock("via: moving\n    returns: Int\nevents:\n  blocked: { from: [moving, opened], to: closed }")
                .with("opened:", "opened:\n  moving:").with("flow: Lock", "flow: Lock\nstyle: async"),
            fix: [("[moving, opened]", "opened")],
            says: #"""
                10:21 warning: 'blocked' may happen while 'open' is running, and does not cancel it [flow-left-running] | remove 'moving' from its `from`
                """#),
        RuleCase(
            "leaving the statuses of an endless stream that goes on",
            lock(
                """
                user: Opens it.
                  battery: { from: opened, streams: Int, endless: true }
                  close: { from: opened, to: closed }
                events:
                  turned: { from: opened, to: opened }
                """),
            fix: [("close: { from: opened", "close: { cancels: battery, from: opened")],
            says: #"""
                8:18 warning: 'close' may start while 'battery' is running, and does not cancel it [flow-left-running] | write `cancels: battery` there, or remove 'opened' from its `from`
                """#),
        RuleCase(
            "an endless step that streams nothing",
            lock("endless: true"),
            fix: [("    endless: true\n", "")],
            says: #"""
                3:3 'open' streams nothing, so nothing is endless [flow-endless] | remove `endless: true`, or write what it streams: `streams: Double`
                """#),
        RuleCase(
            "an error that only an optional value carries",
            lock("user: Opens it.").with("LockError", "LockError?"),
            fix: [("LockError?", "LockError")],
            says: #"""
                13:3 no status carries 'LockError' and no step throws it, so errors would be lost [flow-lost-errors] | write `with: { reason: LockError }` under the status in which a step fails, or `throws: LockError` under a step
                """#),
        RuleCase(
            "a status in place of what the step answers with",
            lock("returns: String\n    mock: { then: .opened }"),
            fix: [("then: .opened", "then: '\"x\"'")],
            says: #"""
                7:19 'open' answers with `String`, and 'opened' is a status [flow-mock-outcome] | write a `String`, or remove `returns`
                """#),
        RuleCase(
            "a misspelt error in a status",
            lock("user: Opens it.").with("LockError", "LockEror"),
            fix: [("LockEror", "LockError")],
            says: #"""
                11:29 'LockEror' is almost the flow's own error [flow-type] | write `LockError`, or, if it is the app's, its module too: `App.LockEror`
                """#),
        RuleCase(
            "an error of the app's in place of the flow's",
            lock("user: Opens it.").with("LockError", "URLError"),
            fix: [("URLError", "LockError")],
            says: #"""
                13:3 no status carries 'LockError' and no step throws it, so errors would be lost [flow-lost-errors] | write `with: { reason: LockError }` under the status in which a step fails, or `throws: LockError` under a step
                """#),
        RuleCase(
            "errors of an endless stream that throws nothing",
            """
            flow: Lock
            steps:
              battery: { streams: Int, endless: true, errors: jammed }
              open: { throws: LockError }
            errors:
              jammed:
            """,
            fix: [("endless: true,", "endless: true, throws: LockError,")],
            says: #"""
                3:51 'battery' cannot fail with 'jammed' [flow-errors-without-failure] | let `to` list a status that carries the error, or write `throws: LockError`; else remove `errors`
                """#),
        RuleCase(
            "a status that is passed through and an end",
            Sample.chat.with("via: loading", "via: [loading, ready]"),
            fix: [("[loading, ready]", "[loading]")],
            says: #"""
                6:20 'ask' both passes through 'ready' and ends in it [flow-via-end] | leave it out of `via`: the step is over once it is in 'ready'
                """#),
    ]
}
