// Flows and configurations that break the rule `AppImports`, and their fixes.

import Testing

@Suite struct AppImportsTests {
    static let cases: [RuleCase] = [
        RuleCase(
            "an SDK among the app's imports",
            Sample.track.and(
                #"""
                imports: FirebaseAnalytics
                integrations:
                  Firebase: { sdk: FirebaseAnalytics }
                """#),
            fix: [("imports: FirebaseAnalytics\n", "")],
            says: #"""
                flow1.yaml:5:10: error: `imports` names 'FirebaseAnalytics', the SDK of 'Firebase', which only its own files import [flow-imports-sdk]
                5 | imports: FirebaseAnalytics
                  |          ^~~~~~~~~~~~~~~~~
                  = help: remove it, and use the app's own types in the flow
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
