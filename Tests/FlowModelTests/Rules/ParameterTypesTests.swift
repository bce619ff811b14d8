// Flows and configurations that break the rule `ParameterTypes`, and their fixes.

import Testing

@Suite struct ParameterTypesTests {
    static let cases: [RuleCase] = [
        RuleCase(
            "a parameter of several values",
            #"""
            flow: Places
            views:
              map: { parameters: { pins: String... } }
            """#,
            fix: [("String...", "'[String]'")],
            says: #"""
                flow1.yaml:3:24: error: a view cannot take a parameter with `...` [flow-parameter-type]
                3 |   map: { parameters: { pins: String... } }
                  |                        ^~~~
                  = help: write `[String]`
                """#),
        RuleCase(
            "a parameter that is evaluated later",
            #"""
            flow: Places
            views:
              map: { parameters: { isShown: '@autoclosure () -> Bool' } }
            """#,
            fix: [("@autoclosure ", "")],
            says: #"""
                flow1.yaml:3:24: error: a view cannot take a parameter with `@autoclosure` [flow-parameter-type]
                3 |   map: { parameters: { isShown: '@autoclosure () -> Bool' } }
                  |                        ^~~~~~~
                  = help: write `() -> Bool`
                """#),
        RuleCase(
            "a parameter that is inout",
            #"""
            flow: Places
            views:
              map: { parameters: { zoom: inout Double } }
            """#,
            fix: [("inout ", "")],
            says: #"""
                flow1.yaml:3:24: error: a view cannot take a parameter that is `inout` [flow-parameter-type]
                3 |   map: { parameters: { zoom: inout Double } }
                  |                        ^~~~
                  = help: write `Double`
                """#),
        RuleCase(
            "a parameter of an unnamed type",
            #"""
            flow: Places
            views:
              map: { parameters: { title: some View } }
            """#,
            fix: [("some View", "String")],
            says: #"""
                flow1.yaml:3:24: error: a view cannot take a parameter of an unnamed type [flow-parameter-type]
                3 |   map: { parameters: { title: some View } }
                  |                        ^~~~~
                  = help: write `any View`
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
