// Flows and configurations that break the rule `ConformedMembers`, and their fixes.

import Testing

@Suite struct ConformedMembersTests {
    static let cases: [RuleCase] = [
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
