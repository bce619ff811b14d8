// Flows and configurations that break the rule `FanOut`, and their fixes.

import Testing

@Suite struct FanOutTests {
    static let cases: [RuleCase] = [
        RuleCase(
            "a fan-out with something that comes back",
            Sample.track.and(
                #"""
                    returns: Int
                integrations:
                  Firebase:
                  Segment:
                use: [Firebase, Segment]
                """#),
            fix: [("[Firebase, Segment]", "Firebase")],
            says: #"""
                flow1.yaml:9:17: error: only one integration can implement this flow: something comes back from the step 'log' [flow-use-list]
                9 | use: [Firebase, Segment]
                  |                 ^~~~~~~
                  = help: use one integration; a list is for flows whose steps have none of `via`, `to`, `returns`, `streams`, `throws`
                """#),
        RuleCase(
            "a fan-out with a property",
            Sample.track.and(
                #"""
                properties:
                  size: Int
                integrations:
                  Firebase:
                  Segment:
                use: [Firebase, Segment]
                """#), fix: [("properties:\n  size: Int\n", ""), ("[Firebase, Segment]", "Firebase")],
            says: #"""
                flow1.yaml:10:17: error: only one integration can implement this flow: something comes back from the property 'size' [flow-use-list]
                10 | use: [Firebase, Segment]
                   |                 ^~~~~~~
                   = help: use one integration; a list is for flows whose steps have none of `via`, `to`, `returns`, `streams`, `throws`
                """#),
        RuleCase(
            "any number of values to several integrations",
            "flow: Track\nsteps:\n  log:\n    parameters: { names: String... }\n"
                + "integrations: { Firebase: , Segment: }\nuse: [Firebase, Segment]",
            fix: [("String...", "'[String]'")],
            says: #"""
                flow1.yaml:4:19: error: 'names' cannot be passed on to several integrations [flow-use-list]
                4 |     parameters: { names: String... }
                  |                   ^~~~~
                  = help: write `[String]`
                """#),
        RuleCase(
            "a sent value to several integrations",
            "flow: Track\nsteps:\n  log:\n    parameters: { name: sending Book }\n"
                + "integrations: { Firebase: , Segment: }\nuse: [Firebase, Segment]", fix: [("sending Book", "Book")],
            says: #"""
                flow1.yaml:4:19: error: 'name' cannot be passed on to several integrations [flow-use-list]
                4 |     parameters: { name: sending Book }
                  |                   ^~~~
                  = help: write `Book`
                """#),
        RuleCase(
            "a step with the name of the list of services",
            "flow: Track\nsteps:\n  services:\n" + "integrations: { Firebase: , Segment: }\nuse: [Firebase, Segment]",
            fix: [("  services:\n", "  listServices:\n")],
            says: #"""
                flow1.yaml:3:3: error: the step 'services' has the name of a member that flowgen writes for a list in `use` [flow-reserved-name]
                3 |   services:
                  |   ^~~~~~~~
                  = help: give it another name
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
