// Rules about an integration's delegates, and about types of its SDK. Each flow here breaks one rule, and says
// nothing any more once it is fixed.

import Testing

@Suite struct DelegatesRuleTests {
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
                flow1.yaml:9:7: error: 'geo(_:didFail:)' of 'GeoObserver' is called like a method of 'GeoDelegate' [flow-name-collision]
                9 |       GeoObserver: ['func geo(_ geo: Geo, didFail reason: Error)']
                  |       ^~~~~~~~~~~
                  = help: list it under one of them: it serves both
                """#),
        RuleCase(
            "a method called like a step",
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
                flow1.yaml:8:7: error: 'log(name:)' of 'GeoDelegate' is called like the step 'log' [flow-name-collision]
                8 |       GeoDelegate: ['func log(name text: String)']
                  |       ^~~~~~~~~~~
                  = help: give the step 'log' another name
                """#),
        RuleCase(
            "a method called like an event",
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
                flow1.yaml:10:7: error: 'moved(name:)' of 'GeoDelegate' is called like the event 'moved' [flow-name-collision]
                10 |       GeoDelegate: ['func moved(name: String)']
                   |       ^~~~~~~~~~~
                   = help: give the event 'moved' another name
                """#),
        RuleCase(
            "a step called like a member of NSObject",
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
            "a property called like a member of NSObject",
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
            "a client called like the manager",
            #"""
            flow: Track
            steps:
              log:
                parameters: { name: String }
            integrations:
              Geo: { sdk: LocationKit, client: GeoManager }
            """#,
            fix: [("client: Geo", "client: LocationKit.Geo")],
            says: #"""
                flow1.yaml:6:3: error: 'GeoManager' would mean the manager of 'Geo' here, which flowgen writes [flow-hidden-type]
                6 |   Geo: { sdk: LocationKit, client: GeoManager }
                  |   ^~~
                  = help: write the type with its module, such as `LocationKit.GeoManager`
                """#),
        RuleCase(
            "a delegate's type called like the manager",
            #"""
            flow: Track
            steps:
              log:
                parameters: { name: String }
            integrations:
              Geo:
                sdk: LocationKit
                delegates:
                  GeoDelegate: ['func geo(_ geo: GeoManager)']
            """#,
            fix: [("geo: GeoManager", "geo: LocationKit.GeoManager")],
            says: #"""
                flow1.yaml:9:7: error: 'GeoManager' would mean the manager of 'Geo' here, which flowgen writes [flow-hidden-type]
                9 |       GeoDelegate: ['func geo(_ geo: GeoManager)']
                  |       ^~~~~~~~~~~
                  = help: write the type with its module, such as `LocationKit.GeoManager`
                """#),
        RuleCase(
            "a controller's class called like a view of the app",
            #"""
            flow: Places
            views:
              login:
            integrations:
              Geo: { sdk: GeoUI, controllers: { GeoLoginController: LoginView } }
            """#,
            fix: [("Controller: Login", "Controller: GeoUI.Login")],
            says: #"""
                flow1.yaml:5:57: error: 'LoginView' would mean the view 'login' here, which flowgen writes [flow-hidden-type]
                5 |   Geo: { sdk: GeoUI, controllers: { GeoLoginController: LoginView } }
                  |                                                         ^~~~~~~~~
                  = help: write the type with its module, such as `GeoUI.LoginView`
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
