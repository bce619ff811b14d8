// What the identifiers of findings mean, for tools that show a rule beside its results. Each identifier of the check
// has a rule here; those about flows and settings share one for each prefix.

import FlowModel

struct SARIFRule {
    let id: String
    let summary: String
    let help: String
    var level = "error"

    /// What a check of files can find.
    static let checks = [
        SARIFRule(
            id: "check-missing", summary: "A generated file is missing.",
            help: "Run `flowgen generate`, and commit the changes."),
        SARIFRule(
            id: "check-differs", summary: "A generated file is out of date.",
            help: "Run `flowgen generate`, and commit the changes. Move what was written into "
                + "it by hand to a file of your own."),
        SARIFRule(
            id: "check-behind",
            summary: "A wrapper, a manager or its tests do not follow the flow yet.",
            help:
                "Run `flowgen generate`: it follows the flow member by member, and keeps what was "
                + "written by hand."),
        SARIFRule(
            id: "check-conflict",
            summary: "The developer and the flow have changed the same part of a member.",
            help: "Follow the flow, or change it; then run `flowgen generate`."),
        SARIFRule(
            id: "check-leftover", summary: "No flow uses a file any more.",
            help:
                "`flowgen generate` deletes what it wrote itself, and `flowgen prune` names the "
                + "rest; commit the deletions."),
        SARIFRule(
            id: "check-skeleton", summary: "The app uses a wrapper that is not filled in.",
            help: "Fill in the wrapper, or select an integration whose wrapper is filled in.", level: "warning"),
        SARIFRule(
            id: "check-test-framework",
            summary: "A test class is written for another test framework than the project uses.",
            help: "Rewrite the class and its tests for that framework, or change `tests` in "
                + "flowgen.yml back.", level: "warning"),
        SARIFRule(
            id: "check-leak", summary: "The app can see an SDK.",
            help: "Use the flow's protocol here, and move the code that needs the SDK into the folder of "
                + "its integration. There, import it without `public`, and show no type of it. List "
                + "a file that may do so under `boundary.allow` in flowgen.yml."),
        SARIFRule(
            id: "check-baseline", summary: "A leak that was accepted is gone.",
            help: "Delete its line from `.flowgen/leaks`, or run `flowgen check --write-baseline`."),
        SARIFRule(
            id: "check-unwatched", summary: "A folder that is to be watched is not there.",
            help: "Correct the path under `boundary.sources` in flowgen.yml."),
    ]

    static func rule(_ id: String) -> SARIFRule {
        if let known = checks.first(where: { $0.id == id }) { return known }
        let subject = families.first { id.hasPrefix($0.prefix) }?.subject ?? "The project"
        return SARIFRule(
            id: id, summary: "\(subject) is not valid (\(id)).",
            help: "The result says what to write instead. The page \"Messages\" of flowgen's "
                + "documentation lists all identifiers.")
    }

    private static let families = [
        (prefix: "flow-", subject: "A flow"), (prefix: "config-", subject: "The file flowgen.yml"),
        (prefix: "yaml-", subject: "A YAML file"), (prefix: "check-", subject: "A file"),
    ]

    var json: JSONValue {
        .members([
            ("id", .string(id)),
            ("shortDescription", .members([("text", .string(summary))])),
            ("fullDescription", .members([("text", .string(summary))])),
            (
                "help",
                .members([("text", .string(plainHelp)), ("markdown", .string(help))])
            ),
            ("defaultConfiguration", .members([("level", .string(level))])),
        ])
    }

    private var plainHelp: String {
        String(help.unicodeScalars.filter { $0 != "`" }.map(Character.init))
    }
}
