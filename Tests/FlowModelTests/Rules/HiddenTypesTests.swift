// Flows and configurations that break the rule `HiddenTypes`, and their fixes.

import Testing

@Suite struct HiddenTypesTests {
    static let cases: [RuleCase] = [
        RuleCase(
            "a type hidden by the status enum's twin",
            Sample.chat
                .with("ChatError }", "{ reason: ChatError, sort: Kind } }"),
            fix: [("sort: Kind", "sort: App.Kind")],
            says: #"""
                flow1.yaml:12:40: error: 'Kind' would mean 'ChatStatus.Kind' here, which flowgen writes [flow-hidden-type]
                12 |   failed: { with: { reason: ChatError, sort: Kind } }
                   |                                        ^~~~
                   = help: write the type with its module, such as `App.Kind`
                """#),
        RuleCase(
            "a type hidden by what the mock keeps",
            #"""
            flow: Track
            style: async
            isolation: Sendable
            steps:
              log:
                parameters: { path: Spy, times: Int }
            """#,
            fix: [("path: Spy", "path: App.Spy")],
            says: #"""
                flow1.yaml:6:19: error: 'Spy' would mean 'MockTrackSDK.Spy' here, which flowgen writes [flow-hidden-type]
                6 |     parameters: { path: Spy, times: Int }
                  |                   ^~~~
                  = help: write the type with its module, such as `App.Spy`
                """#),
        RuleCase(
            "a view called like one of SwiftUI",
            #"""
            flow: Track
            views:
              scroll:
            """#,
            fix: [("scroll", "list")],
            says: #"""
                flow1.yaml:3:3: error: the view 'scroll' would be shown by a 'ScrollView', which hides SwiftUI's [flow-hidden-type]
                3 |   scroll:
                  |   ^~~~~~
                  = help: give it a name that says what it shows, such as `paymentScroll`
                """#),
        RuleCase(
            "a type named like the keys of a conformance",
            #"""
            flow: Token
            properties:
              token: { type: Keys, access: [get, set] }
            integrations:
              Keychain: { conform: KeychainSwift }
            """#,
            fix: [(", access: [get, set]", "")],
            says: #"""
                flow1.yaml:3:3: error: 'Keys' would mean 'KeychainSwift.Keys' here, which flowgen writes [flow-hidden-type]
                3 |   token: { type: Keys, access: [get, set] }
                  |   ^~~~~
                  = help: write the type with its module, such as `App.Keys`
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
