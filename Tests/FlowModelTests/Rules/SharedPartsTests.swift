// Flows and configurations that break the rule `SharedParts`, and their fixes.

import Testing

@Suite struct SharedPartsTests {
    static let cases: [RuleCase] = [
        RuleCase(
            "a model that two flows describe differently",
            #"""
            flow: Track
            steps:
              log:
                parameters: { name: String }
            integrations:
              Firebase:
                models:
                  FirebaseVideo: { for: Video, fields: { id: String } }
            -----
            flow: Show
            steps:
              show:
            integrations:
              Firebase:
                models:
                  FirebaseVideo: { for: Video, fields: { id: Int } }
            """#,
            fix: [("id: Int", "id: String")],
            says: #"""
                flow2.yaml:7:7: error: the model 'FirebaseVideo' differs from the one in flow1.yaml, line 8 [flow-two-models]
                7 |       FirebaseVideo: { for: Video, fields: { id: Int } }
                  |       ^~~~~~~~~~~~~
                  = help: write the same in both flows, or give one of them another name
                """#),
        RuleCase(
            "a controller that two flows describe differently",
            #"""
            flow: Track
            steps:
              log:
                parameters: { name: String }
            integrations:
              Firebase: { controllers: { LoginController: BaseController } }
            -----
            flow: Show
            steps:
              show:
            integrations:
              Firebase: { controllers: { LoginController: OtherController } }
            """#,
            fix: [("OtherController", "BaseController")],
            says: #"""
                flow2.yaml:5:30: error: the controller 'LoginController' differs from the one in flow1.yaml, line 6 [flow-two-models]
                5 |   Firebase: { controllers: { LoginController: OtherController } }
                  |                              ^~~~~~~~~~~~~~~
                  = help: write the same in both flows, or give one of them another name
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
