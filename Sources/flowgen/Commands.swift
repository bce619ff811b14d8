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
            missing. Wrappers, integration managers and their tests are yours once they are there.
            """)

    @OptionGroup var options: CommonOptions

    @Flag(help: "Say what would be done, and write nothing. Exits with 1 if anything would.")
    var dryRun = false

    @Flag(help: "Show each change as a unified diff.")
    var diff = false

    func run() throws {
        try Session(options: options).run { root in
            var generate = Generate()
            generate.isDryRun = dryRun
            generate.showsDiff = diff
            return try generate.run(in: root)
        }
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
            return try StagedCheck(index: index, tree: root, pathPrefix: prefix).run()
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

/// Flows that are validated together: those of one project.
private struct ValidationGroup {
    let root: Root
    var flows: [RelativePath]

    /// The project's own flows, and each flow from elsewhere with the project it lies in.
    static func groups(of arguments: [String], in root: Root) throws -> [ValidationGroup] {
        var own = ValidationGroup(root: root, flows: [])
        var others: [ValidationGroup] = []
        for argument in arguments {
            do throws(WorkspaceError) {
                own.flows.append(try root.relativePath(ofArgument: argument))
            } catch {
                guard error.reason == .outsideRoot else { throw error }
                others.append(try other(argument))
            }
        }
        return (own.flows.isEmpty ? [] : [own]) + others
    }

    private static func other(_ argument: String) throws -> ValidationGroup {
        let slash = argument.lastIndex(of: "/")
        let folder = slash.map { String(argument[...$0]) } ?? "."
        let found = try Root.find(
            upwardsFrom: folder, havingFile: ProjectLoader.configurationPath)
        let root = try found ?? Root(folder)
        return ValidationGroup(root: root, flows: [try root.relativePath(ofArgument: argument)])
    }
}
