// Flows that break a rule about facades, what is said of each, and the fix.

extension RuleCase {
    static let ofFacade: [RuleCase] = [
        RuleCase(
            "extends without steps",
            #"""
            flow: Token
            extends: UIImageView
            properties:
              token: String
            integrations: { Kit: }
            """#,
            fix: [("extends: UIImageView\n", "")],
            says: #"""
                2:10 nothing to extend 'UIImageView' with: the flow has no steps [flow-extends] | declare the methods of the type under `steps`
                """#),
        RuleCase(
            "extends in a session",
            Sample.track.and(
                #"""
                extends: UIImageView
                scope: session
                integrations: { Kit: }
                """#),
            fix: [("extends: UIImageView\n", "")],
            says: #"""
                6:8 `extends` does not work with `scope: session`: methods of 'UIImageView' are all that there is [flow-extends] | remove `scope: session`, or remove `extends`, so that the app gets a service
                """#),
        RuleCase(
            "a facade without integrations",
            #"""
            flow: Track
            extends: UIImageView
            steps:
              log:
            """#,
            fix: [("  log:", "  log:\nintegrations: { Kit: }")],
            says: #"""
                2:10 the methods of 'UIImageView' have nothing to call: the flow has no integrations [flow-extends] | name the SDK under `integrations`
                """#),
        RuleCase(
            "extends a generic type",
            Sample.track.and("extends: Array\nintegrations: { Kit: }"),
            fix: [("Array", "Avatar")],
            says: #"""
                5:10 'Array' is not one type; steps are called on a single one [flow-extends] | write a single type, such as `UIImageView`
                """#),
        RuleCase(
            "a method that takes any number of values",
            "flow: Track\nextends: Avatar\nsteps:\n  log:\n    parameters: { names: String... }\nintegrations: { Kit: }",
            fix: [("String...", "'[String]'")],
            says: #"""
                5:19 a step cannot take a parameter of any number of values, which Swift cannot pass on [flow-parameter-type] | write `[String]`
                """#),
    ]
}
