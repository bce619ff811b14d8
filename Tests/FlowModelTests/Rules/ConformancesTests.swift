// Flows and configurations that break the rule `Conformances`, and their fixes.

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
                flow1.yaml:6:14: error: `conform` does not work with `client`: there is no wrapper class [flow-conform]
                6 |     conform: KeychainSwift
                  |              ^~~~~~~~~~~~~
                  = help: remove `client`, or remove `conform`
                flow1.yaml:6:14: error: `conform` does not work with `wrapper`: there is no wrapper class [flow-conform]
                6 |     conform: KeychainSwift
                  |              ^~~~~~~~~~~~~
                  = help: remove `wrapper`, or remove `conform`
                """#),
        RuleCase(
            "a type of an SDK that is shared between threads",
            #"""
            flow: Track
            style: async
            isolation: Sendable
            steps:
              log:
                parameters: { name: String }
            integrations:
              Keychain: { conform: KeychainSwift }
            """#,
            fix: [("isolation: Sendable\n", "")],
            says: #"""
                flow1.yaml:8:24: error: 'KeychainSwift' cannot conform with `isolation: Sendable`: an extension cannot make a type of the SDK safe on every thread [flow-conform]
                8 |   Keychain: { conform: KeychainSwift }
                  |                        ^~~~~~~~~~~~~
                  = help: remove `conform`, so that a wrapper guards it, or write `isolation: MainActor` or `isolation: none`
                """#),
        RuleCase(
            "a type of an SDK that has statuses and observers to keep",
            #"""
            flow: Track
            steps:
              log: { from: idle, to: logged }
            statuses:
              idle:
              logged:
            properties:
              count: { type: Int, observe: true }
            integrations:
              Keychain: { conform: KeychainSwift }
            """#,
            fix: [("{ conform: KeychainSwift }", "{ sdk: KeychainSwift }")],
            says: #"""
                flow1.yaml:10:24: error: 'KeychainSwift' cannot conform: an extension has no place to keep the status [flow-conform]
                10 |   Keychain: { conform: KeychainSwift }
                   |                        ^~~~~~~~~~~~~
                   = help: remove `conform`, so that a wrapper class keeps it
                flow1.yaml:10:24: error: 'KeychainSwift' cannot conform: an extension has no place to keep what is observed [flow-conform]
                10 |   Keychain: { conform: KeychainSwift }
                   |                        ^~~~~~~~~~~~~
                   = help: remove `conform`, so that a wrapper class keeps it
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
