// The reader of YAML knows exactly the keys that the decoders take.

import Testing

@testable import FlowModel
@testable import FlowYAML

@Suite("Forms of keys")
struct FormsOfKeysTests {
    @Test("The reader knows each key of a flow, and no other")
    func flow() {
        let sets: [KeySet] = [
            .flow, .status, .error, .payload, .step, .parameter, .mockRule, .event, .property,
            .view, .integration, .model, .modelField,
        ]
        #expect(KeyForms.flow.names == Set(sets.flatMap(\.keys)))
    }

    @Test("The reader knows each key of flowgen.yml, and no other")
    func configuration() {
        let sets: [KeySet] = [.configuration, .output, .boundary, .sharedIntegration]
        #expect(KeyForms.configuration.names == Set(sets.flatMap(\.keys)))
    }
}
