// The commands: what each takes from the command line, and which use case it runs.

import ArgumentParser
import FlowgenKit
import GitSource
import Workspace

/// The flow files that a command takes.
struct FlowArguments: ParsableArguments {
    @Argument(
        help: ArgumentHelp("The flow files.", valueName: "flow.yaml"),
        completion: .file(extensions: ["yaml", "yml"]))
    var flows: [String]
}

/// `flowgen new`
struct NewCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "new",
        abstract: "Add flows to the project, and write their files.",
        discussion: """
            Creates flowgen.yml if there is none, adds the flows to it, writes what is missing, and \
            says what to do next. For a flow that the project knows already it acts as `generate`. \
            A flow from outside the project's folder is copied into it.
            """)

    @OptionGroup var options: CommonOptions

    @OptionGroup var arguments: FlowArguments

    func run() throws {
        try Session(options: options).run { root in
            var flows: [NewFlow] = []
            for argument in arguments.flows {
                flows.append(try NewFlow(argument: argument, in: root))
            }
            return try New().run(flows: flows, in: root)
        }
    }
}

/// `flowgen generate`
struct GenerateCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "generate",
        abstract: "Bring every file up to date with the flows.",
        discussion: """
            Rewrites the files that flowgen owns where they differ, and writes those that are \
            missing. Wrappers, integration managers and their tests are yours: in them single \
            members follow the flow, and every byte of yours stays.

            With --watch it goes on until it is interrupted: it generates whenever a flow, flowgen.yml \
            or a template is saved, and says in one line what it did. Mistakes are said, and it \
            goes on.
            """)

    @OptionGroup var options: CommonOptions

    @Flag(help: "Say what would be done, and write nothing. Exits with 1 if anything would.")
    var dryRun = false

    @Flag(help: "Show each change as a unified diff.")
    var diff = false

    @Flag(help: "Generate again whenever an input is saved, until interrupted.")
    var watch = false

    func validate() throws {
        if dryRun, watch {
            throw ValidationError("--dry-run and --watch cannot be used together.")
        }
    }

    func run() throws {
        let session = Session(options: options)
        var generate = Generate()
        generate.isDryRun = dryRun
        generate.showsDiff = diff
        if watch { return try session.watch(generate) }
        let once = generate
        try session.run { try once.run(in: $0) }
    }
}

/// `flowgen check`
struct CheckCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "Say whether the files are what the flows ask for; write nothing.",
        discussion: """
            Silent, and 0, when all is well. Otherwise each file that is missing or differs is \
            named with its line and the command that mends it, and the exit code is 1. Imports of \
            an SDK in the folders that flowgen.yml says to watch are named too.
            """)

    @OptionGroup var options: CommonOptions

    @Flag(help: "Judge what is about to be committed: git's index instead of the files on disk.")
    var staged = false

    @Option(help: "The form of what is found: text, github, json or sarif.")
    var format = ReportFormat.text

    func run() throws {
        let session = Session(options: options, diagnosticsAreResult: true, format: format)
        try session.run { root in
            guard staged else { return try Check().run(files: root) }
            let index = try GitIndexFiles(root: root)
            let prefix = PathPrefix.from(try currentFolder(), to: root.path)
            return try StagedCheck(
                index: index, tree: root, area: GitStaging(index: index), pathPrefix: prefix
            ).run()
        }
    }
}

/// `flowgen remove`
struct RemoveCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove",
        abstract: "Take flows out of the project, and delete their generated files.",
        discussion: """
            Takes the flows out of flowgen.yml and brings every file up to date. Wrappers, their \
            tests, and whatever was edited by hand stay; `flowgen prune` names them. The flow's own \
            file stays too.
            """)

    @OptionGroup var options: CommonOptions

    @Argument(
        help: ArgumentHelp("The flows' names, or their files.", valueName: "flow"),
        completion: .file(extensions: ["yaml", "yml"]))
    var flows: [String]

    func run() throws {
        try Session(options: options).run { root in
            try Remove().run(
                flows: flows.map { RemovedFlow(argument: $0, in: root) }, in: root)
        }
    }
}

/// `flowgen prune`
struct PruneCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "prune",
        abstract: "Name the files that no flow asks for any more, or remove them.",
        discussion: """
            These are generated files, and wrappers, managers, tests and other files that flowgen \
            began and you have filled in, of flows and integrations that are gone. Without --force \
            they are only named.
            """)

    @OptionGroup var options: CommonOptions

    @Flag(help: "Remove them.")
    var force = false

    func run() throws {
        try Session(options: options).run { root in
            var prune = Prune()
            prune.isForced = force
            return try prune.run(in: root)
        }
    }
}

extension ReportFormat: ExpressibleByArgument {}

/// `flowgen validate`
struct ValidateCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "validate",
        abstract: "Say what is wrong with flow files; write nothing.")

    @OptionGroup var options: CommonOptions

    @OptionGroup var arguments: FlowArguments

    func run() throws {
        let session = Session(options: options, diagnosticsAreResult: true)
        try session.runEach { root in
            var status = ExitStatus.clean
            for group in try ValidationGroup.groups(of: arguments.flows, in: root) {
                let report = try Validate().run(flows: group.flows, files: group.root)
                status = status.combined(with: try session.print(report, root: group.root))
            }
            return status
        }
    }
}
