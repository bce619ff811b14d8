// Rules about an integration's models and view controllers. Each flow here breaks one rule, and says
// nothing any more once it is fixed.

import Testing

@Suite struct IntegrationPartsRuleTests {
    static let cases: [RuleCase] = [
        RuleCase(
            "a model called like the app's",
            #"""
            flow: Track
            steps:
              log:
                parameters: { name: String }
            integrations:
              Firebase:
                models: { Video: { for: Video, fields: { id: String } } }
            """#,
            fix: [("models: { Video", "models: { FirebaseVideo")],
            says: #"""
                flow1.yaml:7:15: error: the model 'Video' has the name of the app's model that it turns into [flow-name-collision]
                7 |     models: { Video: { for: Video, fields: { id: String } } }
                  |               ^~~~~
                  = help: name it after the integration too, such as 'FirebaseVideo'
                """#),
        RuleCase(
            "a field that nothing is read into",
            #"""
            flow: Track
            steps:
              log:
                parameters: { name: String }
            integrations:
              Firebase:
                models:
                  FirebaseVideo: { for: Video, fields: { done: '() -> Void', size: '[(Int, Int)]' } }
            """#,
            fix: [("'() -> Void'", "Bool"), ("'[(Int, Int)]'", "'[Int]'")],
            says: #"""
                flow1.yaml:8:46: error: no '() -> Void' can be read from what the SDK sends [flow-model-field]
                8 |       FirebaseVideo: { for: Video, fields: { done: '() -> Void', size: '[(Int, Int)]' } }
                  |                                              ^~~~
                  = help: write a type that is `Codable`: `String`, `[Int]`, a struct of your own
                flow1.yaml:8:66: error: no '[(Int, Int)]' can be read from what the SDK sends [flow-model-field]
                8 |       FirebaseVideo: { for: Video, fields: { done: '() -> Void', size: '[(Int, Int)]' } }
                  |                                                                  ^~~~
                  = help: write a type that is `Codable`: `String`, `[Int]`, a struct of your own
                """#),
        RuleCase(
            "two fields with one key",
            #"""
            flow: Track
            steps:
              log:
                parameters: { name: String }
            integrations:
              Firebase:
                models:
                  FirebaseVideo: { for: Video, fields: { id: String, mediaID: { type: String, key: id } } }
            """#,
            fix: [("key: id", "key: media")],
            says: #"""
                flow1.yaml:8:58: error: the fields 'id' and 'mediaID' have the same key 'id' [flow-model-field]
                8 |       FirebaseVideo: { for: Video, fields: { id: String, mediaID: { type: String, key: id } } }
                  |                                                          ^~~~~~~
                  = help: remove one of them, or give it a `key` of its own
                """#),
        RuleCase(
            "a model that two flows tell differently",
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
            "a model of two integrations",
            #"""
            flow: Track
            steps:
              log:
                parameters: { name: String }
            integrations:
              Firebase: { models: { SDKVideo: { for: Video } } }
              Mux: { models: { SDKVideo: { for: Video } } }
            """#,
            fix: [("Mux: { models: { SDKVideo", "Mux: { models: { MuxVideo")],
            says: #"""
                flow1.yaml:7:20: error: 'SDKVideo' would name both a model of 'Mux' and a model of 'Firebase' [flow-file-collision]
                7 |   Mux: { models: { SDKVideo: { for: Video } } }
                  |                    ^~~~~~~~
                  = help: give one of them another name
                """#),
        RuleCase(
            "a controller that two flows tell differently",
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
        RuleCase(
            "a controller called like its class",
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
                """#),
        RuleCase(
            "a controller called like its view",
            #"""
            flow: Track
            steps:
              log:
                parameters: { name: String }
            integrations:
              Firebase: { controllers: { FirebaseLoginView: LoginController } }
            """#,
            fix: [("FirebaseLoginView", "FirebaseLogin")],
            says: #"""
                flow1.yaml:6:30: error: 'FirebaseLoginView' would name both the view of 'FirebaseLoginView' and a controller of 'Firebase' [flow-file-collision]
                6 |   Firebase: { controllers: { FirebaseLoginView: LoginController } }
                  |                              ^~~~~~~~~~~~~~~~~
                  = help: give one of them another name
                """#),
        RuleCase(
            "a controller whose view is called like another",
            #"""
            flow: Places
            views:
              login:
            integrations:
              Firebase: { controllers: { LoginViewController: BaseController } }
            """#,
            fix: [("{ LoginView", "{ FirebaseLoginView")],
            says: #"""
                flow1.yaml:5:30: error: 'LoginView' would name both the view of 'LoginViewController' and the view 'login' [flow-file-collision]
                5 |   Firebase: { controllers: { LoginViewController: BaseController } }
                  |                              ^~~~~~~~~~~~~~~~~~~
                  = help: give one of them another name
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
