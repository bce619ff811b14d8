// Rules about flows, integrations and configuration together. Each flow here breaks one rule, and
// says nothing any more once it is mended.

import Testing

@Suite struct ProjectRule4Tests {
    static let cases: [RuleCase] = [
        RuleCase(
            "a wrapper called like a flow's table",
            #"""
            flow: A
            steps:
              log: { parameters: { name: String } }
            integrations:
              Firebase: { wrapper: BFlow }
            -----
            flow: B
            steps:
              log: { parameters: { name: String } }
            """#,
            mend: [("BFlow", "FirebaseA")],
            says: #"""
                flow2.yaml:1:7: error: 'BFlow' would name both the table of 'B' and the wrapper of 'Firebase' in 'A' [flow-file-collision]
                1 | flow: B
                  |       ^
                  = help: give one of them another name
                """#),
        RuleCase(
            "files that differ by case",
            #"""
            flow: A
            steps:
              log: { parameters: { name: String } }
            integrations:
              Firebase: { wrapper: Bsdk }
            -----
            flow: B
            steps:
              log: { parameters: { name: String } }
            """#,
            mend: [("Bsdk", "FirebaseA")],
            says: #"""
                flow2.yaml:1:7: error: 'BSDK', the protocol of 'B', and 'Bsdk', the wrapper of 'Firebase' in 'A', differ by upper and lower case alone [flow-file-collision]
                1 | flow: B
                  |       ^
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
