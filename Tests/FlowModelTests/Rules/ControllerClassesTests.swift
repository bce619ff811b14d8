// Flows and configurations that break the rule `ControllerClasses`, and their fixes.

import Testing

@Suite struct ControllerClassesTests {
    static let cases: [RuleCase] = [
        RuleCase(
            "a controller named like its class",
            #"""
            flow: Track
            steps:
              log:
                parameters: { name: String }
            integrations:
              Firebase: { controllers: { LoginController: LoginController } }
            """#,
            fix: [("{ LoginController", "{ FirebaseLoginController")],
            says: #"""
                flow1.yaml:6:30: error: the controller 'LoginController' has the name of the class it extends [flow-name-collision]
                6 |   Firebase: { controllers: { LoginController: LoginController } }
                  |                              ^~~~~~~~~~~~~~~
                  = help: name it after the integration too, such as 'FirebaseLoginController'
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
