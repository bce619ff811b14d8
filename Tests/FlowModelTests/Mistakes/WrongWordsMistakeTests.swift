// Words of closed sets, types and names in another spelling.

import Testing

@Suite struct WrongWordsMistakeTests {
    static let cases: [RuleCase] = [
        RuleCase(
            "a style misspelt",
            Sample.checkout.with("flow: Checkout\n", "flow: Checkout\nstyle: Async\n"),
            fix: [("Async", "async")],
            says: #"""
                flow1.yaml:2:8: error: `style` cannot be 'Async' [flow-unknown-value]
                2 | style: Async
                  |        ^~~~~
                  = help: did you mean `async`?
                """#),
        RuleCase(
            "closures as a style",
            Sample.checkout.with("flow: Checkout\n", "flow: Checkout\nstyle: closures\n"),
            fix: [("closures", "callback")],
            says: #"""
                flow1.yaml:2:8: error: `style` cannot be 'closures' [flow-unknown-value]
                2 | style: closures
                  |        ^~~~~~~~
                  = help: did you mean `callback`?
                """#),
        RuleCase(
            "an isolation with its sign",
            Sample.checkout.with("flow: Checkout\n", "flow: Checkout\nisolation: \"@MainActor\"\n"),
            fix: [("\"@MainActor\"", "MainActor")],
            says: #"""
                flow1.yaml:2:12: error: `isolation` cannot be '@MainActor' [flow-unknown-value]
                2 | isolation: "@MainActor"
                  |            ^~~~~~~~~~~~
                  = help: did you mean `MainActor`?
                """#),
        RuleCase(
            "an isolation in lower case",
            Sample.checkout.with("flow: Checkout\n", "flow: Checkout\nisolation: mainActor\n"),
            fix: [("mainActor", "MainActor")],
            says: #"""
                flow1.yaml:2:12: error: `isolation` cannot be 'mainActor' [flow-unknown-value]
                2 | isolation: mainActor
                  |            ^~~~~~~~~
                  = help: did you mean `MainActor`?
                """#),
        RuleCase(
            "a scope misspelt",
            Sample.checkout.with("flow: Checkout\n", "flow: Checkout\nscope: sesion\n"),
            fix: [("sesion", "session")],
            says: #"""
                flow1.yaml:2:8: error: `scope` cannot be 'sesion' [flow-unknown-value]
                2 | scope: sesion
                  |        ^~~~~~
                  = help: did you mean `session`?
                """#),
        RuleCase(
            "an event of the app in camel case",
            Sample.checkout.with("open-url", "openURL"),
            fix: [("openURL", "open-url")],
            says: #"""
                flow1.yaml:39:25: error: `lifecycle` cannot be 'openURL' [flow-unknown-value]
                39 |     lifecycle: [launch, openURL]
                   |                         ^~~~~~~
                   = help: did you mean `open-url`?
                """#),
        RuleCase(
            "an event of the app by another name",
            Sample.checkout.with("open-url", "openUrl"),
            fix: [("openUrl", "open-url")],
            says: #"""
                flow1.yaml:39:25: error: `lifecycle` cannot be 'openUrl' [flow-unknown-value]
                39 |     lifecycle: [launch, openUrl]
                   |                         ^~~~~~~
                   = help: did you mean `open-url`?
                """#),
        RuleCase(
            "a Boolean in another spelling",
            Sample.checkout.with("observe: true", "observe: yes"),
            fix: [("observe: yes", "observe: true")],
            says: #"""
                flow1.yaml:32:34: error: `observe` takes `true` or `false` [flow-wrong-boolean]
                32 |   isOpen: { type: Bool, observe: yes }
                   |                                  ^~~
                   = help: write `observe: true`
                """#),
        RuleCase(
            "`sync` as a text",
            Sample.checkout.with("    returns: Decimal\n", "    sync: \"true\"\n    returns: Decimal\n"),
            fix: [("\"true\"", "true")],
            says: #"""
                flow1.yaml:23:11: error: `sync` takes `true` or `false` [flow-wrong-boolean]
                23 |     sync: "true"
                   |           ^~~~~~
                   = help: write `sync: true`
                """#),
        RuleCase(
            "a type of another language",
            Sample.checkout.with("returns: Decimal", "returns: number"),
            fix: [("number", "Double")],
            says: #"""
                flow1.yaml:23:14: error: a type must start with an upper-case letter [flow-type]
                23 |     returns: number
                   |              ^~~~~~
                   = help: write 'Double'
                """#),
        RuleCase(
            "a type in lower case",
            Sample.checkout.with("client: PaymentSheet", "client: paymentSheet"),
            fix: [("client: paymentSheet", "client: PaymentSheet")],
            says: #"""
                flow1.yaml:38:13: error: a type must start with an upper-case letter [flow-type]
                38 |     client: paymentSheet
                   |             ^~~~~~~~~~~~
                   = help: write 'PaymentSheet'
                """#),
        RuleCase(
            "a name with spaces",
            Sample.checkout.with("  goBack: {", "  go back: {"),
            fix: [("go back", "goBack")],
            says: #"""
                flow1.yaml:19:5: error: names cannot contain spaces [flow-name]
                19 |   go back: { from: [paid, failed], to: idle, cancels: pay }
                   |     ^~~~~
                   = help: write 'goBack'
                """#),
        RuleCase(
            "a name with hyphens",
            Sample.checkout.with("  goBack: {", "  re-set: {"),
            fix: [("re-set", "reSet")],
            says: #"""
                flow1.yaml:19:5: error: names cannot contain hyphens [flow-name]
                19 |   re-set: { from: [paid, failed], to: idle, cancels: pay }
                   |     ^~~~
                   = help: write 'reSet'
                """#),
        RuleCase(
            "`false` for `throws`",
            Sample.checkout.with("    throws: CheckoutError", "    throws: \"false\"").with(
                "      - { when: currency.isEmpty, throw: .unknown }\n", ""), fix: [("\"false\"", "false")],
            says: #"""
                flow1.yaml:24:13: error: `throws` takes a type, `true` or `false` [flow-wrong-boolean]
                24 |     throws: "false"
                   |             ^~~~~~~
                   = help: write `throws: false`
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
