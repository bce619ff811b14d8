// Flows that break a rule about facades, what is said of each, and the fix.

extension RuleCase {
    static let ofFacade: [RuleCase] = [
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
            "extends with a class",
            "flow: Track\nextends: Avatar\nclass: true\nsteps:\n  log:\nintegrations: { Kit: }",
            fix: [("class: true\n", "")],
            says: #"""
                3:1 `extends` does not work with `class`: methods of 'Avatar' are all that there is [flow-extends] | remove `class`, or remove `extends`, so that the app gets a service
                """#),
        RuleCase(
            "extends with a mock",
            "flow: Track\nextends: Avatar\nmockName: MockTrack\nsteps:\n  log:\nintegrations: { Kit: }",
            fix: [("mockName: MockTrack\n", "")],
            says: #"""
                3:11 `extends` does not work with `mockName`: methods of 'Avatar' are all that there is [flow-extends] | remove `mockName`, or remove `extends`, so that the app gets a service
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
            "a parameter that is called like the closure in its method's place",
            "flow: Track\nextends: Avatar\nsteps:\n  log:\n    parameters: { onLog: Int }\nintegrations: { Kit: }",
            fix: [("onLog: Int", "'on givenOnLog': Int")],
            says: #"""
                5:19 the parameter 'onLog' has the name of something that flowgen writes there [flow-reserved-name] | write another name behind the label: `onLog givenOnLog`
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
