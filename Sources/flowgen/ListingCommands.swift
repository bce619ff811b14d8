// The commands that print what flowgen knows: schemas, messages and templates.

import ArgumentParser
import FlowgenKit

extension SchemaFile: ExpressibleByArgument {}

struct SchemaCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "schema",
        abstract: "Print a JSON Schema for editors.",
        discussion: """
            With a schema, an editor completes keys, explains them, and marks misspelt ones. `flow` is \
            for flow files, `config` for flowgen.yml. A project does not need this command: new flows \
            begin with the line

              # yaml-language-server: $schema=../.flowgen/flow.schema.json

            and `flowgen generate` keeps that file up to date.

            Examples:

              flowgen schema > flow.schema.json
              flowgen schema config > config.schema.json
            """)

    @OptionGroup var options: CommonOptions

    @Argument(help: ArgumentHelp("The format: flow or config.", valueName: "format")) var format = SchemaFile.flow

    func run() throws {
        try Session(options: options).run { _ in Schema().run(format) }
    }
}

struct ExplainCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "explain",
        abstract: "Explain a message or a key.",
        discussion: """
            The name of a message is in the brackets at its end. Without a name, it lists all messages.

            Examples:

              flowgen explain flow-unknown-status
              flowgen explain within
              flowgen explain
            """)

    @OptionGroup var options: CommonOptions

    @Argument(help: ArgumentHelp("The message's identifier, or the key.", valueName: "name"))
    var id: String?

    func run() throws {
        try Session(options: options).run { _ in Explain(pages: Self.pages()).run(id) }
    }

    /// The documentation's pages about messages.
    static func pages() -> [String] {
        PackageResources.names.compactMap(PackageResources.named).map { String(decoding: $0, as: UTF8.self) }
    }
}

struct TemplatesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "templates",
        abstract: "Write the built-in templates, to change what flowgen generates.",
        discussion: """
            Example:

              flowgen templates export Mock
            """,
        subcommands: [Export.self])

    struct Export: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "export", abstract: "Write built-in templates into the project.",
            discussion: """
                Without names it writes all of them. Keep only those that you change: a template in \
                the folder that flowgen.yml names under `templates` replaces the built-in one.

                Examples:

                  flowgen templates export Mock
                  flowgen templates export Protocol Status --output Templates
                """)

        @OptionGroup var options: CommonOptions

        @Option(
            help: ArgumentHelp(
                "The folder. Default: the one under `templates` in flowgen.yml, else templates.", valueName: "dir"),
            completion: .directory) var output: String?

        @Flag(help: "List the files without writing them.")
        var dryRun = false

        @Argument(help: ArgumentHelp("The names of templates, such as Mock.", valueName: "name"))
        var names: [String] = []

        func run() throws {
            try Session(options: options).run { root in
                var export = ExportTemplates()
                export.folder = try output.map { try root.relativePath(ofArgument: $0) }
                export.isDryRun = dryRun
                return try export.run(names: names, in: root)
            }
        }
    }
}
