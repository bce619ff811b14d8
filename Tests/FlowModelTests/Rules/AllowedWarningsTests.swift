// Flows and configurations that break the rule `AllowedWarnings`, and their fixes.

import Testing

@Suite struct AllowedWarningsTests {
    static let cases: [RuleCase] = [
        RuleCase(
            "allow with an unknown identifier",
            Sample.track.with("name: String", "name: UIImage").and(
                #"""
                allow: flow-missing-imprt
                """#),
            fix: [("imprt", "import")],
            says: #"""
                flow1.yaml:4:25: warning: 'UIImage' is a type of UIKit, which the flow does not import [flow-missing-import]
                4 |     parameters: { name: UIImage }
                  |                         ^~~~~~~
                  = help: write `imports: UIKit`; if the app has a type 'UIImage', write `allow: flow-missing-import`
                flow1.yaml:5:8: error: unknown warning 'flow-missing-imprt' [flow-unknown-warning]
                5 | allow: flow-missing-imprt
                  |        ^~~~~~~~~~~~~~~~~~
                  = help: did you mean 'flow-missing-import'?
                """#),
        RuleCase(
            "allow that answers nothing",
            Sample.track.and(
                #"""
                allow: [flow-missing-import]
                """#),
            fix: [("allow: [flow-missing-import]\n", "")],
            says: #"""
                flow1.yaml:5:9: warning: the flow does not cause the warning 'flow-missing-import' [flow-allow-unused]
                5 | allow: [flow-missing-import]
                  |         ^~~~~~~~~~~~~~~~~~~
                  = help: remove it from `allow`
                """#),
        RuleCase(
            "an error cannot be allowed",
            Sample.track.and(
                #"""
                allow: flow-empty
                """#),
            fix: [("allow: flow-empty\n", "")],
            says: #"""
                flow1.yaml:5:8: error: unknown warning 'flow-empty' [flow-unknown-warning]
                5 | allow: flow-empty
                  |        ^~~~~~~~~~
                  = help: remove it from `allow`; the warnings: 'flow-mock-unreachable', 'flow-cancels-finished', 'flow-launch-order', 'flow-launch-answer', 'flow-undeclared-type', 'flow-no-other-error', 'flow-missing-import'
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
