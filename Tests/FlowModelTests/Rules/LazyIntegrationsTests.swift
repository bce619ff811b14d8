// Flows that break the rule `LazyIntegrations`, and their fixes.

import Testing

@Suite struct LazyIntegrationsTests {
    static let cases: [RuleCase] = [
        RuleCase(
            "an integration that is launched after a lazy one",
            #"""
            flow: Token
            steps:
              read: { returns: String }
            integrations:
              Keychain: { after: Vault }
              Vault: { lazy: true }
            """#,
            fix: [("Keychain: { after", "Keychain: { lazy: true, after")],
            says: #"""
                flow1.yaml:5:22: error: 'Keychain' is launched with the app, but 'Vault' is lazy [flow-lazy]
                5 |   Keychain: { after: Vault }
                  |                      ^~~~~
                  = help: write `lazy: true` for 'Keychain' too, or remove it for 'Vault'
                """#),
        RuleCase(
            "a step at launch of a lazy integration",
            #"""
            flow: Token
            steps:
              start: { at: launch }
            integrations:
              Keychain: { lazy: true }
            """#,
            fix: [("{ lazy: true }", "")],
            says: #"""
                flow1.yaml:3:3: error: 'start' is called at launch, but 'Keychain' is lazy [flow-lazy]
                3 |   start: { at: launch }
                  |   ^~~~~
                  = help: remove `lazy` from 'Keychain', or `at` from the step
                """#),
        RuleCase(
            "a wrapper that needs the service of a lazy integration",
            #"""
            flow: Token
            steps:
              read: { returns: String }
            integrations:
              Keychain: { lazy: true }
            -----
            flow: Account
            steps:
              open: { returns: String }
            integrations:
              Okta: { needs: TokenSDK }
            """#,
            fix: [("{ lazy: true }", "")],
            says: #"""
                flow2.yaml:5:18: error: a wrapper cannot need 'TokenSDK', because 'Keychain' is lazy [flow-lazy]
                5 |   Okta: { needs: TokenSDK }
                  |                  ^~~~~~~~
                  = help: remove `lazy` from 'Keychain'
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
