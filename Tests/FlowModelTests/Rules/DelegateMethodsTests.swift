// Flows and configurations that break the rule `DelegateMethods`, and their fixes.

import Testing

@Suite struct DelegateMethodsTests {
    static let cases: [RuleCase] = [
        RuleCase(
            "a delegate twice",
            #"""
            flow: Track
            steps:
              log:
                parameters: { name: String }
            integrations:
              Geo:
                delegates: [GeoDelegate, GeoDelegate]
            """#,
            fix: [("GeoDelegate, GeoDelegate", "GeoDelegate")],
            says: #"""
                flow1.yaml:7:30: error: 'GeoDelegate' is listed twice in `delegates` [flow-duplicate]
                7 |     delegates: [GeoDelegate, GeoDelegate]
                  |                              ^~~~~~~~~~~
                  = help: leave the second one out
                """#),
        RuleCase(
            "a method of two delegates",
            #"""
            flow: Track
            steps:
              log:
                parameters: { name: String }
            integrations:
              Geo:
                delegates:
                  GeoDelegate: ['func geo(_ geo: Geo, didFail error: Error)']
                  GeoObserver: ['func geo(_ geo: Geo, didFail reason: Error)']
            """#,
            fix: [
                (
                    "      GeoObserver: ['func geo(_ geo: Geo, didFail reason: Error)']\n",
                    "      GeoObserver:\n"
                )
            ],
            says: #"""
                flow1.yaml:9:7: error: 'geo(_:didFail:)' of 'GeoObserver' has the same name as a method of 'GeoDelegate' [flow-name-collision]
                9 |       GeoObserver: ['func geo(_ geo: Geo, didFail reason: Error)']
                  |       ^~~~~~~~~~~
                  = help: list it under only one of them: the wrapper's method implements both
                """#),
        RuleCase(
            "a method named like a step",
            #"""
            flow: Track
            steps:
              log:
                parameters: { name: String }
            integrations:
              Geo:
                delegates:
                  GeoDelegate: ['func log(name text: String)']
            """#,
            fix: [("name text", "text")],
            says: #"""
                flow1.yaml:8:7: error: 'log(name:)' of 'GeoDelegate' has the same name as the step 'log' [flow-name-collision]
                8 |       GeoDelegate: ['func log(name text: String)']
                  |       ^~~~~~~~~~~
                  = help: give the step 'log' another name
                """#),
        RuleCase(
            "a method named like an event",
            #"""
            flow: Where
            statuses: { idle: , found: { with: { name: String } } }
            events:
              moved: { from: [idle, found], to: found }
            steps:
              locate: { from: idle, to: found }
            integrations:
              Geo:
                delegates:
                  GeoDelegate: ['func moved(name: String)']
            """#,
            fix: [("moved(name", "moved(to name")],
            says: #"""
                flow1.yaml:10:7: error: 'moved(name:)' of 'GeoDelegate' has the same name as the event 'moved' [flow-name-collision]
                10 |       GeoDelegate: ['func moved(name: String)']
                   |       ^~~~~~~~~~~
                   = help: give the event 'moved' another name
                """#),
        RuleCase(
            "a step named like a member of NSObject",
            #"""
            flow: Track
            steps:
              copy:
            integrations:
              Geo: { delegates: GeoDelegate }
            """#,
            fix: [("copy", "log")],
            says: #"""
                flow1.yaml:3:3: error: the step 'copy' has the name of a member of NSObject, which a wrapper with `delegates` is [flow-reserved-name]
                3 |   copy:
                  |   ^~~~
                  = help: give it another name
                """#),
        RuleCase(
            "a property named like a member of NSObject",
            #"""
            flow: Track
            properties: { description: String }
            integrations:
              Geo: { delegates: GeoDelegate }
            """#,
            fix: [("description", "words")],
            says: #"""
                flow1.yaml:2:15: error: the property 'description' has the name of a member of NSObject, which a wrapper with `delegates` is [flow-reserved-name]
                2 | properties: { description: String }
                  |               ^~~~~~~~~~~
                  = help: give it another name
                """#),
        RuleCase(
            "a step that every NSObject has, with labels",
            #"""
            flow: Track
            steps:
              responds:
                parameters: { to text: String }
            integrations:
              Geo: { sdk: LocationKit, delegates: GeoDelegate }
            """#,
            fix: [("to text", "toText text")],
            says: #"""
                flow1.yaml:3:3: error: the step 'responds(to:)' has the name of a member of NSObject, which a wrapper with `delegates` is [flow-reserved-name]
                3 |   responds:
                  |   ^~~~~~~~
                  = help: give it another name
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
