// The commands: what each takes from the command line, and which use case it runs.

import ArgumentParser
import FlowgenKit

struct NewCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "new",
        abstract: "Add flows to the project and generate their files.",
        discussion: """
            A name such as ChatBot begins with a starter flow, flows/chat-bot.yaml, whose code builds \
            and whose tests pass; a file is a flow that you have written. Creates a missing flowgen.yml \
            as `init` does, adds the flows to it, generates the missing files, and lists the next \
            steps. For a flow that is already in the project it does the same as \
            `generate`. A flow from outside the project's folder is copied into it.

            Examples:

              flowgen new ChatBot
              flowgen new Checkout --kind payment --sdk StripePaymentSheet
              flowgen new flows/door.yaml
            """)

    @OptionGroup var options: CommonOptions

    @Option(
        help: ArgumentHelp(
            "The kind of a starter flow: " + StarterKind.allCases.map(\.rawValue).joined(separator: ", ")
                + ". Default: the kind that its name suggests, or else its SDK's, or else general; `new` says which."))
    var kind: StarterKind?

    @Option(help: "The module of the SDK that a starter flow is for.")
    var sdk: String?

    @Flag(help: "List the changes without writing them. Exits with 1 if there are any.") var dryRun = false

    @Argument(
        help: ArgumentHelp("Names of starter flows, or flow files.", valueName: "flow"),
        completion: .file(extensions: ["yaml", "yml"]))
    var flows: [String]

    func validate() throws {
        let areFiles = flows.allSatisfy { flow in
            flow.contains("/") || [".yaml", ".yml"].contains(where: flow.hasSuffix)
        }
        if areFiles, kind != nil || sdk != nil {
            throw ValidationError(
                "--kind and --sdk are for starter flows, such as `flowgen new ChatBot --kind chat`, "
                    + "and not for flow files.")
        }
    }

    func run() throws {
        try Session(options: options, beginsProject: true).run { root in
            let files = flows.filter { !StarterFlow.isName($0) }
            if let refusal = try FlowArgument.refusal(of: files) { return refusal }
            var found: [NewFlow] = []
            for argument in flows {
                if StarterFlow.isName(argument) {
                    let starter = StarterFlow(name: argument, kind: kind, sdk: sdk)
                    if let flow = NewFlow(starter) { found.append(flow) }
                } else {
                    found.append(try NewFlow(argument: argument, in: root))
                }
            }
            var new = New()
            new.isDryRun = dryRun
            return try new.run(flows: found, in: root)
        }
    }
}

struct GenerateCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "generate",
        abstract: "Bring every file up to date with the flows.",
        discussion: """
            Creates missing files and updates the ones that flowgen owns. Wrappers, integration \
            managers and their tests are yours: flowgen updates single members of them to match the \
            flow, and keeps every byte of your code.

            With --watch it runs until it is interrupted: it generates whenever something has changed, \
            and prints the time and a report. It reports errors once and keeps watching.

            Examples:

              flowgen generate
              flowgen generate --dry-run --diff
              flowgen generate --watch
            """)

    @OptionGroup var options: CommonOptions

    @Flag(help: "List the changes without writing them. Exits with 1 if there are any.") var dryRun = false

    @Flag(help: "Show each change as a unified diff.")
    var diff = false

    @Flag(help: "Generate whenever something has changed, until interrupted.")
    var watch = false

    @Flag(help: "Read every file, even if nothing has changed since the last run.") var noCache = false

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
        generate.usesCache = !noCache
        let chosen = generate
        if watch { return try session.watch(chosen) }
        try session.run { try chosen.run(in: $0) }
    }
}

struct CheckCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "Check that the files are up to date with the flows; write nothing.",
        discussion: """
            Prints nothing and exits with 0 if everything is up to date. Otherwise it lists each file \
            that is missing or out of date, with the line and the command that fixes it, and exits \
            with 1. It also lists imports of an SDK in the folders that flowgen.yml says to watch.

            Examples:

              flowgen check
              flowgen check --staged
              flowgen check --format github
              flowgen check --write-baseline
            """)

    @OptionGroup var options: CommonOptions

    @Flag(help: "Check the staged files: git's index instead of the files on disk.") var staged = false

    @Flag(help: "Read every file, even if nothing has changed since the last check.") var noCache = false

    @Option(help: "The format of the report: text, github, json or sarif.") var format = ReportFormat.text

    @Flag(
        help: ArgumentHelp(
            "Accept today's leaks: write them to .flowgen/leaks. New leaks fail the check, and so do lines "
                + "of leaks that are gone."))
    var writeBaseline = false

    func validate() throws {
        if writeBaseline, staged {
            throw ValidationError("--write-baseline and --staged cannot be used together.")
        }
        let isCI = !["", "0", "false"].contains(environmentVariable("CI") ?? "")
        if writeBaseline, isCI {
            throw ValidationError(
                "CI never writes the baseline, and the variable CI is set. Run "
                    + "`flowgen check --write-baseline` on your machine, and commit .flowgen/leaks.")
        }
    }

    func run() throws {
        if writeBaseline {
            return try Session(options: options).run { try WriteBaseline().run(in: $0) }
        }
        let session = Session(options: options, diagnosticsAreResult: true, format: format)
        try session.run { root in
            let cache = noCache ? nil : VerdictCache(of: root, staged ? .index : .tree)
            guard staged else {
                var check = Check()
                check.unmerged = GitUnmergedFiles(in: root)
                return try check.run(files: root, cache)
            }
            return try Check().run(staged: GitIndexFiles(root: root), cache)
        }
    }
}

struct RemoveCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove",
        abstract: "Remove flows from the project and delete their generated files.",
        discussion: """
            Removes the flows from flowgen.yml and brings every file up to date. It keeps wrappers, \
            their tests and generated files that you have edited; `flowgen prune` lists them. It \
            also keeps the flow file.

            Examples:

              flowgen remove Checkout
              flowgen remove flows/checkout.yaml --dry-run
            """)

    @OptionGroup var options: CommonOptions

    @Flag(help: "List the changes without writing them. Exits with 1 if there are any.") var dryRun = false

    @Argument(
        help: ArgumentHelp("The flows' names, or their files.", valueName: "flow"),
        completion: .custom { words, _, _ in FlowCandidates.candidates(for: words) }) var flows: [String]

    func run() throws {
        try Session(options: options).run { root in
            var remove = Remove()
            remove.isDryRun = dryRun
            return try remove.run(flows: flows.map { NamedFlow(argument: $0, in: root) }, in: root)
        }
    }
}

struct PruneCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "prune",
        abstract: "List orphaned files, or delete them with --force.",
        discussion: """
            No flow uses these files any more: generated files, and wrappers, managers, tests and \
            other files that flowgen has written once and you have filled in. Without --force they \
            are only listed.

            Examples:

              flowgen prune
              flowgen prune --force
            """)

    @OptionGroup var options: CommonOptions

    @Flag(help: "Delete them.")
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
extension StarterKind: ExpressibleByArgument {}

struct ValidateCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "validate",
        abstract: "Report errors in flows; write nothing.",
        discussion: """
            Without a flow it validates all flows of the project, and flowgen.yml.

            Examples:

              flowgen validate
              flowgen validate Checkout --format json
              flowgen validate flows/door.yaml
            """)

    @OptionGroup var options: CommonOptions

    @Option(help: "The format of the report: text, github, json or sarif.") var format = ReportFormat.text

    @Argument(
        help: ArgumentHelp("The flows' names, or their files.", valueName: "flow"),
        completion: .custom { words, _, _ in FlowCandidates.candidates(for: words) }) var flows: [String] = []

    func run() throws {
        let session = Session(options: options, diagnosticsAreResult: true, format: format)
        guard !flows.isEmpty else { return try session.run { try Validate().run(project: $0) } }
        try session.runEach { root in
            let files = try FlowNames.files(of: flows, in: root)
            if let refusal = try FlowNames.refusal(of: files, in: root) {
                return try session.print(refusal, root: root)
            }
            let groups = try ValidationGroup.groups(of: files, in: root)
            if format != .text, groups.count > 1 {
                throw ValidationError("--format takes the flows of one project.")
            }
            var status = ExitStatus.clean
            for group in groups {
                let report = try session.within(group.root) {
                    try Validate().run(flows: group.flows, files: group.root)
                }
                status = status.combined(with: try session.print(report, root: group.root))
            }
            return status
        }
    }
}
