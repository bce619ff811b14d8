// Rules about a flow's integrations, and about the warnings that it allows. Each flow here breaks one rule, and
// says nothing any more once it is mended.

import Testing

@Suite struct IntegrationsRule1Tests {
    static let cases: [RuleCase] = [
        RuleCase(
            "using an unknown integration",
            Sample.track.and(
                #"""
                integrations:
                  Firebase:
                use: Firebsae
                """#),
            mend: [("Firebsae", "Firebase")],
            says: #"""
                flow1.yaml:7:6: error: unknown integration 'Firebsae' [flow-unknown-integration]
                7 | use: Firebsae
                  |      ^~~~~~~~
                  = help: did you mean 'Firebase'?
                """#),
        RuleCase(
            "using one where none is declared",
            Sample.track.and(
                #"""
                use: Firebase
                """#),
            mend: [("use: Firebase\n", "")],
            says: #"""
                flow1.yaml:5:6: error: unknown integration 'Firebase' [flow-unknown-integration]
                5 | use: Firebase
                  |      ^~~~~~~~
                  = help: declare it under `integrations`
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
            mend: [("[Firebase, Segment]", "Firebase")],
            says: #"""
                flow1.yaml:9:17: error: only one integration can serve this flow: something comes back from the step 'log' [flow-use-list]
                9 | use: [Firebase, Segment]
                  |                 ^~~~~~~
                  = help: use one integration; a list is for flows whose steps have none of `via`, `to`, `returns`, `streams`, `throws`
                """#),
        RuleCase(
            "combine with Sendable",
            Sample.track.and(
                #"""
                isolation: Sendable
                """#),
            mend: [("Sendable", "MainActor")],
            says: #"""
                flow1.yaml:5:12: error: `isolation: Sendable` does not go with `style: combine`: Combine's publishers cannot be shared between threads [flow-style-isolation]
                5 | isolation: Sendable
                  |            ^~~~~~~~
                  = help: write `style: async`, or `isolation: MainActor`
                """#),
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
            mend: [("    conform: KeychainSwift\n", "")],
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
                """#),
        RuleCase(
            "extends without steps",
            #"""
            flow: Token
            extends: UIImageView
            properties:
              token: String
            """#,
            mend: [("extends: UIImageView\n", "")],
            says: #"""
                flow1.yaml:2:10: error: nothing to extend 'UIImageView' with: the flow has no steps to call [flow-extends]
                2 | extends: UIImageView
                  |          ^~~~~~~~~~~
                  = help: declare under `steps` what the type can do
                """#),
        RuleCase(
            "an integration called Services",
            Sample.track.and(
                #"""
                integrations:
                  Services:
                """#),
            mend: [("  Services:", "  Firebase:")],
            says: #"""
                flow1.yaml:6:3: error: no integration can be called 'Services': the flows' folder has that name [flow-reserved-name]
                6 |   Services:
                  |   ^~~~~~~~
                  = help: name it after the SDK
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
