// `flowgen init`: its arguments.

import ArgumentParser
import FlowModel
import FlowgenKit

extension Style: ExpressibleByArgument {}

struct InitCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "init",
        abstract: "Begin a project in an app or a package.",
        discussion: """
            Finds a package or an Xcode project, and writes a flowgen.yml that fits its targets. A \
            package's targets are those that `swift package dump-package` prints. It names the targets \
            that it did not choose; options, or an editor, change what it proposes.

            Examples:

              flowgen init
              flowgen init --target MyApp --hook
              flowgen init --output App/Integrations --module App --boundary App
            """)

    @OptionGroup var options: CommonOptions

    @Option(help: "The target for the integrations. Default: the app, else the first one.")
    var target: String?

    @Option(help: ArgumentHelp("The folder of the integrations.", valueName: "dir"), completion: .directory)
    var output: String?

    @Option(help: "The module that the tests import.")
    var module: String?

    @Option(help: ArgumentHelp("The folder of the tests.", valueName: "dir"), completion: .directory)
    var tests: String?

    @Option(
        help: ArgumentHelp("A folder in which imports of SDKs are reported.", valueName: "dir"),
        completion: .directory)
    var boundary: [String] = []

    @Option(help: "The style of flows that name none: async, combine or callback. Default: async.") var style: Style?

    @Flag(help: "Also run the check before each commit, as `flowgen hook install` does.") var hook = false

    @Flag(help: "List the changes without writing them. Exits with 1 if there are any.") var dryRun = false

    func run() throws {
        var wishes = ProjectSetup.Wishes()
        wishes.target = target
        wishes.output = output
        wishes.module = module
        wishes.tests = tests
        wishes.boundary = boundary
        wishes.style = style
        var begin = Init()
        begin.wishes = wishes
        begin.isDryRun = dryRun
        let (use, session) = (begin, Session(options: options, beginsProject: true))
        try session.runEach { root in
            let report = try use.run(in: root)
            let status = try session.print(report, root: root)
            guard report.failure == nil, report.status == (dryRun ? .drift : .clean) else { return status }
            guard hook else { return status }
            return try HookCommand.run(in: root, session, isDryRun: dryRun) { try $0.install() }.combined(with: status)
        }
    }
}
