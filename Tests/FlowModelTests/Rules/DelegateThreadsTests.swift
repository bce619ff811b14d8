// Flows that break the rule `DelegateThreads`, and their fixes.

import Testing

@Suite struct DelegateThreadsTests {
    static let cases: [RuleCase] = [
        RuleCase(
            "a thread without delegates",
            #"""
            flow: Token
            steps:
              read: { returns: String }
            integrations:
              Keychain:
                sdk: KeychainSwift
                thread: main
            """#,
            fix: [("    thread: main\n", "")],
            says: #"""
                flow1.yaml:7:13: error: `thread` says where the SDK calls its delegates, but this integration has none [flow-thread]
                7 |     thread: main
                  |             ^~~~
                  = help: list them under `delegates`, or remove `thread`
                """#),
        RuleCase(
            "a thread for a wrapper that is not on the main actor",
            #"""
            flow: Token
            style: async
            isolation: Sendable
            steps:
              read: { returns: String }
            integrations:
              Keychain:
                sdk: KeychainSwift
                delegates: KeychainDelegate
                thread: main
            """#,
            fix: [("    thread: main\n", "")],
            says: #"""
                flow1.yaml:10:13: error: `thread` has no effect with `isolation: Sendable`: delegates can call the wrapper on any thread [flow-thread]
                10 |     thread: main
                   |             ^~~~
                   = help: remove `thread`
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
