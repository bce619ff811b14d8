// Flows and configurations that break the rule in `SendableClosures`. Each says nothing any more once it is fixed.

import Testing

@Suite struct SendableClosuresTests {
    static let cases: [RuleCase] = [
        RuleCase(
            "anything between threads",
            #"""
            flow: Track
            style: async
            steps:
              ask:
                returns: "[String: Any]"
              watch:
                streams: AnyObject
              log:
                parameters: { value: Any }
            """#,
            fix: [
                ("[String: Any]", "[String: any Sendable]"),
                ("AnyObject", "any AnyObject & Sendable"),
            ],
            says: #"""
                flow1.yaml:5:14: error: with `style: async` this `Any` is passed between threads [flow-not-sendable]
                5 |     returns: "[String: Any]"
                  |              ^~~~~~~~~~~~~~~
                  = help: write `any Sendable`, or a type that says what it holds
                flow1.yaml:7:14: error: with `style: async` this `AnyObject` is passed between threads [flow-not-sendable]
                7 |     streams: AnyObject
                  |              ^~~~~~~~~
                  = help: write `any AnyObject & Sendable`, or a type that says what it holds
                """#)
    ]

    @Test(arguments: cases) func breaking(_ item: RuleCase) {
        #expect(judge(item.broken) == item.says)
    }

    @Test(arguments: cases) func fixed(_ item: RuleCase) {
        #expect(item.fixed != item.broken)
        #expect(judge(item.fixed) == "")
    }
}
