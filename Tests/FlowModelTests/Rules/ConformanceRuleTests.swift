// Rules about types of an SDK that conform themselves, and about what flows need of each other. Each flow here
// breaks one rule, and says nothing any more once it is fixed.

import Testing

@Suite struct ConformanceRuleTests {
    static let cases: [RuleCase] = [
        RuleCase(
            "a type called like the keys of a conformance",
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
            "one member of a conforming type for two flows",
            #"""
            flow: Track
            properties:
              name: String
            integrations:
              Keychain: { conform: KeychainSwift }
            -----
            flow: Store
            properties:
              name: String
            integrations:
              Keychain: { conform: KeychainSwift }
            """#,
            fix: [("flow: Store\nproperties:\n  name", "flow: Store\nproperties:\n  title")],
            says: #"""
                flow2.yaml:3:3: error: 'KeychainSwift' would have two members 'name': it conforms to 'TrackSDK' as well [flow-conform]
                3 |   name: String
                  |   ^~~~
                  = help: give one of them another name, or remove one `conform`
                """#),
        RuleCase(
            "a conformance named like a file of another flow",
            #"""
            flow: Track
            protocol: Tracking
            properties:
              name: String
            integrations:
              Keychain: { conform: Keychain.Swift }
              Other: { conform: KeychainSwift }
            use: Keychain
            """#,
            fix: [("Keychain.Swift", "Keychain.Store")],
            says: #"""
                flow1.yaml:7:21: error: 'KeychainSwift+Tracking' would name both the conformance of 'Other' in 'Track' and the conformance of 'Keychain' in 'Track' [flow-file-collision]
                7 |   Other: { conform: KeychainSwift }
                  |                     ^~~~~~~~~~~~~
                  = help: give one of them another name
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
