// The keys of `flowgen.yml`.

import FlowModel

extension KeySet {
    package static let configuration = KeySet(
        "flowgen.yml",
        [
            Key(
                "flowgen", .word, "version, such as `1.2.3`",
                "the exact version of the tool; other versions stop with an error"
            ).only(.pattern(#"[0-9]{1,9}(\.[0-9]{1,9}){2}(-[0-9A-Za-z.-]{1,40})?"#)),
            Key(
                "flows", .list, "paths and patterns", "the flow files, such as `flows/*.yaml`",
                otherWords: ["files", "flow"]
            ).only(.mayBeEmpty),
            Key("output", .varied, "mapping", "the folders of generated files").of(.keys(.output)),
            Key("module", .word, "module", "the module that tests import with `@testable`"),
            Key("servicesModule", .word, "module", "the module of the services folder, if it is one of its own"),
            Key("style", oneOf: Style.self, "the style of flows that name none").or("`combine`"),
            Key("isolation", oneOf: Isolation.self, "the isolation of flows that name none")
                .or("`MainActor`"),
            Key(
                "access", oneOf: AccessLevel.self, "the visibility of what the app uses",
                otherWords: ["visibility"]
            ).or("`internal`"),
            Key("mocks", oneOf: MockAvailability.self, "which builds have mocks").or("`debug`"),
            Key(
                "tests", oneOf: TestFramework.self, "the test framework, or no tests",
                otherWords: ["test"]
            ).or("`xctest`"),
            Key(
                "equatable", .list, "type or list",
                "Hashable types of the app that statuses or errors contain",
                otherWords: ["hashable"]
            ).like("Money"),
            Key("samples", .mapping(.expression), "type to expression", "values for tests: `Post: Post.sample`")
                .like("Post: Post.sample"),
            Key(
                "integrations", .varied, "mapping",
                "facts that all flows of an integration share, and integrations without a flow"
            ).of(.each(.sharedIntegration)).like("Firebase: { sdk: FirebaseCore }"),
            Key("boundary", .varied, "mapping", "the folders in which an import of an SDK is a leak")
                .of(.keys(.boundary)),
            Key("templates", .word, "folder", "templates in place of the built-in ones of the same name"),
            Key("agents", .word, "file", "the file with a section for coding agents, such as `AGENTS.md`"),
        ])

    static let sharedIntegration = KeySet(
        "an integration in flowgen.yml", shared,
        wrongWords: ofWrapper.map { key in
            ([key.name], "`\(key.name)` belongs to one flow's wrapper: move it to the flow file")
        })

    static let output = KeySet(
        "`output`",
        [
            Key("integrations", .word, "folder", "the folder of the integrations")
                .or("`Integrations`"),
            Key("services", .word, "folder", "the folder of the flows")
                .or("`<integrations>/Services`"),
            Key("tests", .word, "folder", "the folder of the tests")
                .or("`Tests/IntegrationsTests`"),
        ])

    static let boundary = KeySet(
        "`boundary`",
        [
            Key("sources", .list, "folder or list", "folders to watch for leaks"),
            Key("allow", .list, "path or list", "paths and patterns that may import an SDK"),
        ])
}
