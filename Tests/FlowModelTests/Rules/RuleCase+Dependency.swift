// Flows that break a rule about what comes before something else, what is said of each, and the fix.

extension RuleCase {
    static let ofDependency: [RuleCase] = [
        RuleCase(
            "needing an unknown protocol",
            #"""
            flow: A
            steps:
              log: { parameters: { name: String } }
            integrations:
              Firebase: { needs: TokenSKD }
            -----
            flow: Token
            steps:
              log: { parameters: { name: String } }
            """#,
            fix: [("TokenSKD", "TokenSDK")],
            says: #"""
                5:22 no flow has the protocol 'TokenSKD' [flow-unknown-protocol] | did you mean 'TokenSDK'?
                """#),
        RuleCase(
            "needing itself",
            #"""
            flow: A
            steps:
              log: { parameters: { name: String } }
            integrations:
              Firebase: { needs: ASDK }
            """#,
            fix: [(" { needs: ASDK }", "")],
            says: #"""
                5:22 `needs` forms a cycle: ASDK → ASDK [flow-needs-cycle] | remove one of these `needs`
                """#),
        RuleCase(
            "a circle of needs",
            #"""
            flow: A
            steps:
              log: { parameters: { name: String } }
            integrations:
              Firebase: { needs: BSDK }
            -----
            flow: B
            steps:
              log: { parameters: { name: String } }
            integrations:
              Firebase: { needs: CSDK }
            -----
            flow: C
            steps:
              log: { parameters: { name: String } }
            integrations:
              Firebase: { needs: ASDK }
            """#,
            fix: [("{ needs: ASDK }", "")],
            says: #"""
                5:22 `needs` forms a cycle: ASDK → BSDK → CSDK → ASDK [flow-needs-cycle] | remove one of these `needs`
                """#),
        RuleCase(
            "after an unknown integration",
            #"""
            flow: A
            steps:
              log: { parameters: { name: String } }
            integrations:
              Firebase: { after: Segmnet }
              Segment:
            """#,
            fix: [("Segmnet", "Segment")],
            says: #"""
                5:22 unknown integration 'Segmnet' [flow-unknown-integration] | did you mean 'Segment'?
                """#),
        RuleCase(
            "after itself",
            #"""
            flow: A
            steps:
              log: { parameters: { name: String } }
            integrations:
              Firebase: { after: Firebase }
            """#,
            fix: [(" { after: Firebase }", "")],
            says: #"""
                5:22 `after` forms a cycle: Firebase → Firebase [flow-after-cycle] | remove one of these `after`
                """#),
        RuleCase(
            "a circle of after",
            #"""
            #config
            integrations:
              Crash: { after: Firebase }
            -----
            flow: A
            steps:
              log: { parameters: { name: String } }
            integrations:
              Firebase: { after: Segment }
            -----
            flow: B
            steps:
              log: { parameters: { name: String } }
            integrations:
              Segment: { after: Crash }
            """#,
            fix: [("{ after: Crash }", "")],
            says: #"""
                flow2.yaml:5:22 `after` forms a cycle: Firebase → Segment → Crash → Firebase [flow-after-cycle] | remove one of these `after`
                """#),
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
                5:22 'Keychain' is launched with the app, but 'Vault' is lazy [flow-lazy] | remove `lazy` from 'Vault'
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
                3:3 'start' is called at launch, but 'Keychain' is lazy [flow-lazy] | remove `lazy` from 'Keychain'
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
                flow2.yaml:5:18 a wrapper needs 'TokenSDK', but 'Keychain' is lazy [flow-lazy] | remove `lazy` from 'Keychain'
                """#),
    ]
}
