// Events, delegates and integrations as Swift or a list would have them.

import Testing

@Suite struct OtherShapesMistakeTests {
    static let cases: [RuleCase] = [
        RuleCase(
            "an event with parameters",
            Sample.checkout.with(#"  expired: {"#, #"  expired(at: Date): {"#),
            fix: [
                (
                    #"  expired(at: Date): { from: paying, to: failed }\#n"#,
                    #"  expired: { from: paying, to: failed }\#n"#
                )
            ],
            says: #"""
                flow1.yaml:29:3: error: an event takes no parameters: let the status that it leads to carry them [yaml-syntax]
                29 |   expired(at: Date): { from: paying, to: failed }
                   |   ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
                   = help: write `expired: { from: paying, to: failed }`
                """#),
        RuleCase(
            "a method without func",
            Sample.checkout.with(
                #"    lifecycle: [launch, open-url]\#n"#,
                #"    lifecycle: [launch, open-url]\#n    delegates:\#n      SessionDelegate:\#n        - didEnd(_ session: Session)\#n"#
            ),
            fix: [
                (
                    #"        - didEnd(_ session: Session)\#n"#,
                    #"        - 'func didEnd(_ session: Session)'\#n"#
                )
            ],
            says: #"""
                flow1.yaml:42:11: error: YAML takes 'didEnd(_ session: Session)' apart [yaml-split-value]
                42 |         - didEnd(_ session: Session)
                   |           ^~~~~~~~~~~~~~~~~~~~~~~~~~
                   = help: write it in quotes: `- 'func didEnd(_ session: Session)'`
                """#),
        RuleCase(
            "a method with a body",
            Sample.checkout.with(
                #"    lifecycle: [launch, open-url]\#n"#,
                #"    lifecycle: [launch, open-url]\#n    delegates:\#n      SessionDelegate:\#n        - func didEnd(_ session: Session) {}\#n"#
            ),
            fix: [
                (
                    #"        - func didEnd(_ session: Session) {}\#n"#,
                    #"        - 'func didEnd(_ session: Session)'\#n"#
                )
            ],
            says: #"""
                flow1.yaml:42:11: error: YAML takes 'func didEnd(_ session: Session) {}' apart [yaml-split-value]
                42 |         - func didEnd(_ session: Session) {}
                   |           ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
                   = help: write it in quotes: `- 'func didEnd(_ session: Session)'`
                """#),
        RuleCase(
            "a Boolean for the type that conforms",
            Sample.checkout.with(#"  Adyen:\#n"#, #"  Adyen: { conform: true }\#n"#),
            fix: [(#"  Adyen: { conform: true }\#n"#, #"  Adyen:\#n"#)],
            says: #"""
                flow1.yaml:40:21: error: `conform` takes a type of the SDK [flow-wrong-form]
                40 |   Adyen: { conform: true }
                   |                     ^~~~
                   = help: write the type that is to conform, such as `conform: PaymentSheet`
                """#),
        RuleCase(
            "events of the app without brackets",
            Sample.checkout.with(
                #"    lifecycle: [launch, open-url]\#n"#, #"    lifecycle: launch, open-url\#n"#),
            fix: [
                (#"    lifecycle: launch, open-url\#n"#, #"    lifecycle: [launch, open-url]\#n"#)
            ],
            says: #"""
                flow1.yaml:39:16: error: `lifecycle` takes an event of the app's life or a list of them [flow-wrong-form]
                39 |     lifecycle: launch, open-url
                   |                ^~~~~~~~~~~~~~~~
                   = help: write a list in brackets: `lifecycle: [launch, open-url]`
                """#),
        RuleCase(
            "`using` for `use`",
            Sample.checkout.with(#"use: Stripe"#, #"using: Stripe"#),
            fix: [(#"using: Stripe\#n"#, #"use: Stripe\#n"#)],
            says: #"""
                flow1.yaml:41:1: error: unknown key 'using' [flow-unknown-key]
                41 | using: Stripe
                   | ^~~~~
                   = help: did you mean `use`?
                """#),
        RuleCase(
            "a property wrapper before a property",
            Sample.checkout.with(
                #"  isOpen: { type: Bool, observe: true }"#, #"  @Published var isOpen: Bool"#),
            fix: [
                (
                    #"  @Published var isOpen: Bool\#n"#,
                    #"  isOpen: { type: Bool, observe: true }\#n"#
                )
            ],
            says: #"""
                flow1.yaml:32:3: error: a key is a name alone, without Swift's attributes [yaml-syntax]
                32 |   @Published var isOpen: Bool
                   |   ^~~~~~~~~~~~~~~~~~~~~~~~~~~
                   = help: write `isOpen: { type: Bool, observe: true }`
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
