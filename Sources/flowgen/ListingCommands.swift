// The commands that look a project over: its flows, its files, its templates, and the messages about them.

import ArgumentParser
import FlowgenKit

extension Outputs.Format: ExpressibleByArgument {}

struct ListCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: "List the flows, their integrations, and how much is filled in.",
        discussion: """
            Examples:

              flowgen list
              flowgen list --format json
            """)

    @OptionGroup var options: CommonOptions

    @Option(help: "The format of the list: text or json.")
    var format = TodoCommand.Format.text

    func run() throws {
        try Session(options: options).run {
            try List().run(files: $0, asJSON: format == .json)
        }
    }
}

struct OutputsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "outputs",
        abstract: "List the files that flowgen writes, for build systems.",
        discussion: """
            In a build phase of Xcode, which runs in a sandbox, name these lists as the phase's input \
            files. Paths start at the folder of the Xcode project: the root if it has one, else the \
            current folder, else the nearest folder above the root in the repository.

            Examples:

              flowgen outputs
              flowgen outputs --format xcfilelist > .flowgen/outputs.xcfilelist
              flowgen outputs --format xcfilelist --inputs > .flowgen/inputs.xcfilelist
              flowgen outputs --format depfile > flowgen.d
            """)

    @OptionGroup var options: CommonOptions

    @Option(help: "The format of the list: lines, xcfilelist or depfile.") var format = Outputs.Format.lines

    @Flag(help: "List the files that flowgen reads instead.")
    var inputs = false

    func run() throws {
        var outputs = Outputs()
        outputs.format = format
        outputs.listsInputs = inputs
        let listing = outputs
        try Session(options: options).run { root in
            var use = listing
            use.prefixInXcode = try PathPrefix.fromXcodeProject(to: root)
            return try use.run(files: root, pathPrefix: PathPrefix.from(try currentFolder(), to: root.path))
        }
    }
}

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
        let pages = PackageResources.names.compactMap(PackageResources.named)
        try Session(options: options).run { _ in
            Explain(pages: pages.map { String(decoding: $0, as: UTF8.self) }).run(id)
        }
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
