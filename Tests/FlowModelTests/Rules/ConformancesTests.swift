// Flows and configurations that break the rule in `Conformances`. Each says nothing any more once it is fixed.

import Testing

@Suite struct ConformancesTests {
    static let cases: [RuleCase] = [
        RuleCase(
            "conform with what a wrapper holds",
            #"""
            flow: Token
            properties:
              token: { type: String, observe: true }
            integrations:
              Keychain:
                conform: KeychainSwift
                wrapper: Keys
                client: KeychainSwift
            """#,
            fix: [("    conform: KeychainSwift\n", "")],
            says: #"""
                flow1.yaml:6:14: error: 'KeychainSwift' cannot conform: an extension has no place to keep what is observed [flow-conform]
                6 |     conform: KeychainSwift
                  |              ^~~~~~~~~~~~~
                  = help: remove `conform`, so that a wrapper class keeps it
                flow1.yaml:6:14: error: `conform` does not go with `client`: there is no wrapper class [flow-conform]
                6 |     conform: KeychainSwift
                  |              ^~~~~~~~~~~~~
                  = help: remove `client`, or remove `conform`
                flow1.yaml:6:14: error: `conform` does not go with `wrapper`: there is no wrapper class [flow-conform]
                6 |     conform: KeychainSwift
                  |              ^~~~~~~~~~~~~
                  = help: remove `wrapper`, or remove `conform`
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
