// Rules about names that a flow's own files would hide, and about an empty `use`. Each flow here breaks one
// rule, and says nothing any more once it is mended.

import Testing

@Suite struct UsageRule2Tests {
    static let cases: [RuleCase] = [
        RuleCase(
            "a view called like one of SwiftUI",
            #"""
            flow: Track
            views:
              scroll:
            """#,
            mend: [("scroll", "list")],
            says: #"""
                flow1.yaml:3:3: error: the view 'scroll' would be shown by a 'ScrollView', which hides SwiftUI's [flow-hidden-type]
                3 |   scroll:
                  |   ^~~~~~
                  = help: give it a name that says what it shows, such as `paymentScroll`
                """#),
        RuleCase(
            "a step that every NSObject has, with labels",
            #"""
            flow: Track
            steps:
              responds:
                parameters: { to text: String }
            integrations:
              Geo: { sdk: LocationKit, delegates: GeoDelegate }
            """#,
            mend: [("to text", "toText text")],
            says: #"""
                flow1.yaml:3:3: error: the step 'responds(to:)' has the name of a member of NSObject, which a wrapper with `delegates` is [flow-reserved-name]
                3 |   responds:
                  |   ^~~~~~~~
                  = help: give it another name
                """#),
        RuleCase(
            "no integration in use",
            #"""
            flow: Track
            use: []
            steps:
              log:
            integrations:
              Geo:
            """#,
            mend: [("use: []", "use: [Geo]")],
            says: #"""
                flow1.yaml:1:7: error: `use` names no integration [flow-unknown-integration]
                1 | flow: Track
                  |       ^~~~~
                  = help: name one, or leave `use` out for the first that is declared
                """#),
    ]

    @Test(arguments: cases) func breaking(_ item: RuleCase) {
        #expect(judge(item.broken) == item.says)
    }

    @Test(arguments: cases) func mended(_ item: RuleCase) {
        #expect(item.mended != item.broken)
        #expect(judge(item.mended) == "")
    }
}
