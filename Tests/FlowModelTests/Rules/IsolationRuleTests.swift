// Rules about what style, isolation and `conform` can hold, within a flow and between flows. Each flow here
// breaks one rule, and says nothing any more once it is mended.

import Testing

@Suite struct IsolationRuleTests {
    static let cases: [RuleCase] = [
        RuleCase(
            "an async step on no actor",
            #"""
            flow: Track
            style: async
            isolation: none
            steps:
              log:
                parameters: { name: String }
              fetch:
                returns: Int
            """#,
            mend: [("    returns: Int\n", "    sync: true\n    returns: Int\n")],
            says: #"""
                flow1.yaml:3:12: error: `isolation: none` with `style: async` cannot do 'fetch': it goes on while others run, and what is on no actor cannot be reached then [flow-style-isolation]
                3 | isolation: none
                  |            ^~~~
                  = help: write `isolation: MainActor` or `isolation: Sendable`, or `style: callback`, or give the step `sync: true`
                """#),
        RuleCase(
            "a stream on no actor",
            #"""
            flow: Track
            style: async
            isolation: none
            steps:
              watch:
                streams: Int
            """#,
            mend: [("style: async\n", "style: callback\n")],
            says: #"""
                flow1.yaml:3:12: error: `isolation: none` with `style: async` cannot do 'watch': it goes on while others run, and what is on no actor cannot be reached then [flow-style-isolation]
                3 | isolation: none
                  |            ^~~~
                  = help: write `isolation: MainActor` or `isolation: Sendable`, or `style: callback`, or give the step `sync: true`
                """#),
        RuleCase(
            "callbacks with Sendable and an observed property",
            #"""
            flow: Track
            style: callback
            isolation: Sendable
            steps:
              log:
                parameters: { name: String }
            properties:
              isOn: { type: Bool, observe: true }
            """#,
            mend: [(", observe: true", "")],
            says: #"""
                flow1.yaml:3:12: error: `isolation: Sendable` with `style: callback` cannot hold the observers of 'isOn' [flow-style-isolation]
                3 | isolation: Sendable
                  |            ^~~~~~~~
                  = help: write `style: async`, or `isolation: MainActor`
                """#),
        RuleCase(
            "closures that are not Sendable",
            #"""
            flow: Track
            style: async
            isolation: Sendable
            steps:
              log:
                parameters: { done: '@escaping () -> Void', onMain: '@MainActor () -> Void' }
              handlers:
                returns: '[(Int) -> Bool]'
            """#,
            mend: [("@escaping () ->", "@Sendable () ->"), ("[(Int)", "[@Sendable (Int)")],
            says: #"""
                flow1.yaml:6:19: error: `isolation: Sendable` lets no closure through that is not `@Sendable` [flow-not-sendable]
                6 |     parameters: { done: '@escaping () -> Void', onMain: '@MainActor () -> Void' }
                  |                   ^~~~
                  = help: write `@Sendable () -> Void`
                flow1.yaml:7:3: error: `isolation: Sendable` lets no closure through that is not `@Sendable` [flow-not-sendable]
                7 |   handlers:
                  |   ^~~~~~~~
                  = help: write `@Sendable (Int) -> Bool`
                """#),
        RuleCase(
            "a parameter called like what a step of an actor reads",
            #"""
            flow: Track
            style: async
            isolation: Sendable
            steps:
              log:
                parameters: { calls: Int, task: String }
            """#,
            mend: [("calls:", "times:"), ("task:", "work:")],
            says: #"""
                flow1.yaml:6:19: error: the parameter 'calls' has the name of something that flowgen writes for the step [flow-reserved-name]
                6 |     parameters: { calls: Int, task: String }
                  |                   ^~~~~
                  = help: write another name behind the label: `calls givenCalls`
                flow1.yaml:6:31: error: the parameter 'task' has the name of something that flowgen writes for the step [flow-reserved-name]
                6 |     parameters: { calls: Int, task: String }
                  |                               ^~~~
                  = help: write another name behind the label: `task givenTask`
                """#),
        RuleCase(
            "a step called like what an actor adds for another",
            #"""
            flow: Track
            style: async
            isolation: Sendable
            steps:
              log:
                parameters: { name: String }
              logInTurn:
                parameters: { text: Int }
            properties:
              calls: Int
            """#,
            mend: [("logInTurn", "logLater"), ("calls:", "count:")],
            says: #"""
                flow1.yaml:7:3: error: the step 'logInTurn' has the name of a member that flowgen writes for 'log' [flow-reserved-name]
                7 |   logInTurn:
                  |   ^~~~~~~~~
                  = help: give it another name
                flow1.yaml:10:3: error: the property 'calls' has the name of a member that flowgen writes [flow-reserved-name]
                10 |   calls: Int
                   |   ^~~~~
                   = help: give it another name
                """#),
        RuleCase(
            "a type called like the keys of a conformance",
            #"""
            flow: Token
            properties:
              token: { type: Keys, access: [get, set] }
            integrations:
              Keychain: { conform: KeychainSwift }
            """#,
            mend: [(", access: [get, set]", "")],
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
            mend: [("isolation: none\n", "")],
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
            mend: [("isolation: Sendable\n", "")],
            says: #"""
                flow1.yaml:8:18: error: a flow with `isolation: Sendable` cannot need 'StoreSDK', which is not Sendable: 'KeychainSwift' conforms to it [flow-not-sendable]
                8 |   Acme: { needs: StoreSDK }
                  |                  ^~~~~~~~
                  = help: write `isolation: MainActor` for this flow, or `isolation: Sendable` for the other
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
            mend: [("flow: Store\nproperties:\n  name", "flow: Store\nproperties:\n  title")],
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
            mend: [("Keychain.Swift", "Keychain.Store")],
            says: #"""
                flow1.yaml:7:21: error: 'KeychainSwift+Tracking' would name both the conformance of 'Other' and the conformance of 'Keychain' [flow-file-collision]
                7 |   Other: { conform: KeychainSwift }
                  |                     ^~~~~~~~~~~~~
                  = help: give one of them another name
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
