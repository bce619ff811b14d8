// Lists and references written in a hurry.

import Testing

@Suite struct HurriedListsMistakeTests {
    static let cases: [RuleCase] = [
        RuleCase(
            "`use` indented below the keys of an integration",
            Sample.checkout.with(#"  Adyen:\#nuse: Stripe\#n"#, #"  Adyen:\#n    sdk: Adyen\#n      use: Stripe\#n"#),
            fix: [(#"      use: Stripe\#n"#, #"use: Stripe\#n"#)],
            says: #"""
                flow1.yaml:42:7: error: this line is indented too far [yaml-indentation]
                42 |       use: Stripe
                   |       ^~~
                   = help: begin it in column 1, below 'integrations'
                """#),
        RuleCase(
            "the type of the errors for its cases",
            Sample.checkout.with(
                #"errors:\#n  unknown:\#n  declined: { with: Int }\#n"#,
                #"errors: CheckoutError\#n"#),
            fix: [
                (
                    #"errors: CheckoutError\#n"#,
                    #"errors:\#n  unknown:\#n  declined: { with: Int }\#n"#
                )
            ],
            says: #"""
                flow1.yaml:7:9: error: `errors` takes names, each under its own key, and no type [flow-wrong-form]
                7 | errors: CheckoutError
                  |         ^~~~~~~~~~~~~
                  = help: write, for example, `unknown:` on a line of its own, further in
                """#),
        RuleCase(
            "import before a module",
            Sample.checkout.with(#"sdk: StripeKit"#, #"sdk: import StripeKit"#),
            fix: [(#"    sdk: import StripeKit\#n"#, #"    sdk: StripeKit\#n"#)],
            says: #"""
                flow1.yaml:37:10: error: a module is written without 'import' [flow-name]
                37 |     sdk: import StripeKit
                   |          ^~~~~~~~~~~~~~~~
                   = help: write `StripeKit`
                """#),
        RuleCase(
            "modules without brackets",
            Sample.checkout.with(#"flow: Checkout"#, #"flow: Checkout\#nimports: UIKit, Foundation"#),
            fix: [(#"imports: UIKit, Foundation\#n"#, #"imports: [UIKit, Foundation]\#n"#)],
            says: #"""
                flow1.yaml:2:10: error: `imports` takes a module or a list of modules [flow-wrong-form]
                2 | imports: UIKit, Foundation
                  |          ^~~~~~~~~~~~~~~~~
                  = help: write a list in brackets: `imports: [UIKit, Foundation]`
                """#),
        RuleCase(
            "statuses with or",
            Sample.checkout.with(#"from: [idle, failed]"#, #"from: idle or failed"#),
            fix: [(#"    from: idle or failed\#n"#, #"    from: [idle, failed]\#n"#)],
            says: #"""
                flow1.yaml:13:11: error: `from` takes a status or a list of statuses [flow-wrong-form]
                13 |     from: idle or failed
                   |           ^~~~~~~~~~~~~~
                   = help: write a list in brackets: `from: [idle, failed]`
                """#),
        RuleCase(
            "statuses with |",
            Sample.checkout.with(#"from: [idle, failed]"#, #"from: idle | failed"#),
            fix: [(#"    from: idle | failed\#n"#, #"    from: [idle, failed]\#n"#)],
            says: #"""
                flow1.yaml:13:11: error: `from` takes a status or a list of statuses [flow-wrong-form]
                13 |     from: idle | failed
                   |           ^~~~~~~~~~~~~
                   = help: write a list in brackets: `from: [idle, failed]`
                """#),
        RuleCase(
            "a star in quotes",
            Sample.checkout.with(#"from: [idle, failed]"#, #"from: "*""#),
            fix: [(#"    from: "*"\#n"#, #""#)],
            says: #"""
                flow1.yaml:13:11: error: '*' is not a status [flow-wrong-form]
                13 |     from: "*"
                   |           ^~~
                   = help: leave `from` out: a step or an event without `from` starts in any status
                """#),
        RuleCase(
            "a status with its type",
            Sample.checkout.with(#"via: paying"#, #"via: CheckoutStatus.paying"#),
            fix: [(#"    via: CheckoutStatus.paying\#n"#, #"    via: paying\#n"#)],
            says: #"""
                flow1.yaml:14:10: error: unknown status 'CheckoutStatus.paying' [flow-unknown-status]
                14 |     via: CheckoutStatus.paying
                   |          ^~~~~~~~~~~~~~~~~~~~~
                   = help: did you mean 'paying'?
                """#),
        RuleCase(
            "a first status",
            Sample.checkout.with(#"  idle:\#n"#, #"  idle: { initial: true }\#n"#),
            fix: [(#"  idle: { initial: true }\#n"#, #"  idle:\#n"#)],
            says: #"""
                flow1.yaml:3:11: error: unknown key 'initial' [flow-unknown-key]
                3 |   idle: { initial: true }
                  |           ^~~~~~~
                  = help: name the first status under the flow's key `initial`
                """#),
        RuleCase(
            "a last status",
            Sample.checkout.with(#"  idle:\#n"#, #"  idle: { final: true }\#n"#),
            fix: [(#"  idle: { final: true }\#n"#, #"  idle:\#n"#)],
            says: #"""
                flow1.yaml:3:11: error: unknown key 'final' [flow-unknown-key]
                3 |   idle: { final: true }
                  |           ^~~~~
                  = help: leave `final` out: a flow ends in a status that no step starts in
                """#),
        RuleCase(
            "a repository for a module",
            Sample.checkout.with(#"sdk: StripeKit"#, #"sdk: stripe/stripe-ios"#),
            fix: [(#"sdk: stripe/stripe-ios"#, #"sdk: StripeKit"#)],
            says: #"""
                flow1.yaml:37:10: error: 'stripe/stripe-ios' is not the name of a module [flow-name]
                37 |     sdk: stripe/stripe-ios
                   |          ^~~~~~~~~~~~~~~~~
                   = help: write the name behind `import` in Swift, such as `StripeKit`
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
