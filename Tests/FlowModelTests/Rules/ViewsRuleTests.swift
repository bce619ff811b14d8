// Rules about the views of a flow. Each flow here breaks one rule, and says
// nothing any more once it is fixed.

import Testing

@Suite struct ViewsRuleTests {
    static let cases: [RuleCase] = [
        RuleCase(
            "two views of one type",
            #"""
            flow: Places
            views:
              map:
              mapView:
            """#,
            fix: [("  mapView:\n", "  plan:\n")],
            says: #"""
                flow1.yaml:4:3: error: 'MapView' would name both the view 'mapView' and the view 'map' [flow-file-collision]
                4 |   mapView:
                  |   ^~~~~~~
                  = help: give one of them another name
                """#),
        RuleCase(
            "a view called like a type in use",
            #"""
            flow: Places
            views:
              view:
            """#,
            fix: [("view:\n", "plan:\n")],
            says: #"""
                flow1.yaml:3:3: error: the view 'view' would be called 'View', which generated code needs for something else [flow-reserved-name]
                3 |   view:
                  |   ^~~~
                  = help: give it another name
                """#),
        RuleCase(
            "a view called like a function of the mock",
            #"""
            flow: Places
            views:
              send:
            """#,
            fix: [("send", "plan")],
            says: #"""
                flow1.yaml:3:3: error: the view 'send' has the name of a member that flowgen writes [flow-reserved-name]
                3 |   send:
                  |   ^~~~
                  = help: give it another name
                """#),
        RuleCase(
            "a view called like what the mock keeps for another",
            #"""
            flow: Places
            views:
              map:
              mapCalls:
            """#,
            fix: [("mapCalls", "plan")],
            says: #"""
                flow1.yaml:4:3: error: the view 'mapCalls' has the name of a member that flowgen writes for 'map' [flow-reserved-name]
                4 |   mapCalls:
                  |   ^~~~~~~~
                  = help: give it another name
                """#),
        RuleCase(
            "a parameter called like what the view holds",
            #"""
            flow: Places
            views:
              map: { parameters: { service: String } }
            """#,
            fix: [("service:", "_ given:")],
            says: #"""
                flow1.yaml:3:24: error: the parameter 'service' has the name of something that flowgen writes for the view [flow-reserved-name]
                3 |   map: { parameters: { service: String } }
                  |                        ^~~~~~~
                  = help: write another name behind the label: `service givenService`
                """#),
        RuleCase(
            "a parameter called like what the mock keeps",
            #"""
            flow: Places
            views:
              map: { parameters: { mapHandler: String } }
            """#,
            fix: [("mapHandler", "name")],
            says: #"""
                flow1.yaml:3:24: error: the parameter 'mapHandler' has the name of something that flowgen writes for the view [flow-reserved-name]
                3 |   map: { parameters: { mapHandler: String } }
                  |                        ^~~~~~~~~~
                  = help: write another name behind the label: `mapHandler givenMapHandler`
                """#),
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
