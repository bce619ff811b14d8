// Flows and configurations that break the rule `HiddenSDKTypes`, and their fixes.

import Testing

@Suite struct HiddenSDKTypesTests {
    static let cases: [RuleCase] = [
        RuleCase(
            "a client named like the manager",
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
            "a delegate's type named like the manager",
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
            "a controller's class named like a view of the app",
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
