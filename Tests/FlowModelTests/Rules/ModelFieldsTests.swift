// Flows and configurations that break the rule `ModelFields`, and their fixes.

import Testing

@Suite struct ModelFieldsTests {
    static let cases: [RuleCase] = [
        RuleCase(
            "a model named like the app's",
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
                flow1.yaml:8:46: error: '() -> Void' cannot be decoded from the SDK's data [flow-model-field]
                8 |       FirebaseVideo: { for: Video, fields: { done: '() -> Void', size: '[(Int, Int)]' } }
                  |                                              ^~~~
                  = help: write a type that is `Codable`: `String`, `[Int]`, a struct of your own
                flow1.yaml:8:66: error: '[(Int, Int)]' cannot be decoded from the SDK's data [flow-model-field]
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
    ]

    @Test(arguments: cases) func breaking(_ item: RuleCase) {
        #expect(judge(item.broken) == item.says)
    }

    @Test(arguments: cases) func fixed(_ item: RuleCase) {
        #expect(item.fixed != item.broken)
        #expect(judge(item.fixed) == "")
    }
}
