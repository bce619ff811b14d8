// Flows that break a rule about integrations, what is said of each, and the fix.

extension RuleCase {
    static let ofIntegration: [RuleCase] = [
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
                6:14 'KeychainSwift' cannot conform: an extension has no place to keep `client` [flow-conform] | remove `conform`, so that a wrapper keeps it
                """#),
        RuleCase(
            "conform with a time limit, which a wrapper keeps",
            #"""
            flow: Token
            errors: { timeout: }
            steps:
              load: { returns: String, throws: TokenError, within: 5, else: timeout }
            integrations:
              Keychain:
                conform: KeychainSwift
            """#,
            fix: [("    conform: KeychainSwift\n", "")],
            says: #"""
                7:14 'KeychainSwift' cannot conform: an extension has no place to keep a time limit [flow-conform] | remove `conform`, so that a wrapper keeps it
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
                8:24 'KeychainSwift' cannot conform: an extension has no place to keep the lock of `isolation: Sendable` [flow-conform] | remove `conform`, so that a wrapper keeps it
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
                10:24 'KeychainSwift' cannot conform: an extension has no place to keep the status [flow-conform] | remove `conform`, so that a wrapper keeps it
                """#),
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
                9:17 only one integration can implement this flow: something comes back from the step 'log' [flow-use-list] | use one integration; a list is for flows whose steps have none of `via`, `to`, `returns`, `streams`, `throws`
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
                """#),
            fix: [("properties:\n  size: Int\n", ""), ("[Firebase, Segment]", "Firebase")],
            says: #"""
                10:17 only one integration can implement this flow: something comes back from the property 'size' [flow-use-list] | use one integration; a list is for flows whose steps have none of `via`, `to`, `returns`, `streams`, `throws`
                """#),
        RuleCase(
            "any number of values to several integrations",
            "flow: Track\nsteps:\n  log:\n    parameters: { names: String... }\n"
                + "integrations: { Firebase: , Segment: }\nuse: [Firebase, Segment]",
            fix: [("String...", "'[String]'")],
            says: #"""
                4:19 a step cannot take a parameter of any number of values, which Swift cannot pass on [flow-parameter-type] | write `[String]`
                """#),
        RuleCase(
            "a step with the name of the list of services",
            "flow: Track\nsteps:\n  services:\n" + "integrations: { Firebase: , Segment: }\nuse: [Firebase, Segment]",
            fix: [("  services:\n", "  listServices:\n")],
            says: #"""
                3:3 the step 'services' has the name of a member that flowgen writes [flow-reserved-name] | give it another name
                """#),
        RuleCase(
            "combine with Sendable",
            Sample.track.and(
                #"""
                isolation: Sendable
                """#),
            fix: [("Sendable", "MainActor")],
            says: #"""
                5:12 `isolation: Sendable` does not work with `style: combine`: Combine's publishers cannot be shared between threads [flow-style-isolation] | write `style: async`, or `isolation: MainActor`
                """#),
        RuleCase(
            "callbacks with Sendable and statuses",
            Sample.chat
                .and("style: callback\nisolation: Sendable\n"),
            fix: [("style: callback\nisolation: Sendable\n", "")],
            says: #"""
                16:12 `isolation: Sendable` with `style: callback` cannot store statuses [flow-style-isolation] | write `style: async`, or `isolation: MainActor`
                """#),
        RuleCase(
            "callbacks with Sendable and a client",
            Sample.track.and(
                #"""
                style: callback
                isolation: Sendable
                integrations:
                  Firebase: { client: Analytics }
                """#),
            fix: [("style: callback\nisolation: Sendable\n", "")],
            says: #"""
                6:12 `isolation: Sendable` with `style: callback` cannot store a client [flow-style-isolation] | write `style: async`, or `isolation: MainActor`
                """#),
        RuleCase(
            "an async step on no actor, at launch",
            #"""
            flow: Track
            style: async
            isolation: none
            steps:
              log:
                parameters: { name: String }
              open:
                at: launch
                to: ready
            statuses:
              closed:
              ready:
            """#,
            fix: [("    at: launch\n", "")],
            says: #"""
                3:12 `isolation: none` with `style: async` cannot run 'open': the main actor launches it, and Swift 6 does not let it wait for a wrapper that is not Sendable [flow-style-isolation] | write `isolation: MainActor`, or give the step `sync: true`
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
            fix: [(", observe: true", "")],
            says: #"""
                3:12 `isolation: Sendable` with `style: callback` cannot store observers [flow-style-isolation] | write `style: async`, or `isolation: MainActor`
                """#),
        RuleCase(
            "using an unknown integration",
            Sample.track.and(
                #"""
                integrations:
                  Firebase:
                use: Firebsae
                """#),
            fix: [("Firebsae", "Firebase")],
            says: #"""
                7:6 unknown integration 'Firebsae' [flow-unknown-integration] | did you mean 'Firebase'?
                """#),
    ]
}
