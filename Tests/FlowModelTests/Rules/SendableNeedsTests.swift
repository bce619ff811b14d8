// Flows and configurations that break the rule `SendableNeeds`, and their fixes.

import Testing

@Suite struct SendableNeedsTests {
    static let cases: [RuleCase] = [
        RuleCase(
            "a need that is on no actor",
            #"""
            flow: Track
            style: async
            isolation: Sendable
            steps:
              log:
                parameters: { name: String }
            integrations:
              Acme: { needs: StoreSDK }
            -----
            flow: Store
            isolation: none
            steps:
              keep:
                parameters: { name: String }
            """#,
            fix: [("isolation: none\n", "")],
            says: #"""
                flow1.yaml:8:18: error: a flow with `isolation: Sendable` cannot need 'StoreSDK', which is not Sendable: its flow has `isolation: none` [flow-not-sendable]
                8 |   Acme: { needs: StoreSDK }
                  |                  ^~~~~~~~
                  = help: write `isolation: MainActor` for this flow, or `isolation: Sendable` for the other
                """#),
        RuleCase(
            "a need that an SDK's type serves",
            #"""
            flow: Track
            style: async
            isolation: Sendable
            steps:
              log:
                parameters: { name: String }
            integrations:
              Acme: { needs: StoreSDK }
            -----
            flow: Store
            steps:
              keep:
                parameters: { name: String }
            integrations:
              Keychain: { conform: KeychainSwift }
            """#,
            fix: [("isolation: Sendable\n", "")],
            says: #"""
                flow1.yaml:8:18: error: a flow with `isolation: Sendable` cannot need 'StoreSDK', which is not Sendable: 'KeychainSwift' conforms to it [flow-not-sendable]
                8 |   Acme: { needs: StoreSDK }
                  |                  ^~~~~~~~
                  = help: write `isolation: MainActor` for this flow, or remove `conform` from the other
                """#),
        RuleCase(
            "a need that an SDK's type serves on no actor",
            #"""
            flow: Track
            style: async
            isolation: Sendable
            steps:
              log:
                parameters: { name: String }
            integrations:
              Acme: { needs: StoreSDK }
            -----
            flow: Store
            isolation: none
            steps:
              keep:
                parameters: { name: String }
            integrations:
              Keychain: { conform: KeychainSwift }
            """#,
            fix: [("isolation: Sendable\n", "")],
            says: #"""
                flow1.yaml:8:18: error: a flow with `isolation: Sendable` cannot need 'StoreSDK', which is not Sendable: its flow has `isolation: none` [flow-not-sendable]
                8 |   Acme: { needs: StoreSDK }
                  |                  ^~~~~~~~
                  = help: write `isolation: MainActor` for this flow, or `isolation: Sendable` without `conform` for the other
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
