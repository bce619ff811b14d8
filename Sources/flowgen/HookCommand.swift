// `flowgen hook`: adds the check to git's `pre-commit` hook, and removes it.

import ArgumentParser
import FlowModel
import FlowgenKit

struct HookCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "hook",
        abstract: "Install or remove a pre-commit hook that runs the check.",
        discussion: """
            Use it if you have no hook manager; with one, have it run `flowgen check --staged`. An \
            existing hook is kept: flowgen adds a few marked lines to it. They find flowgen without PATH, \
            too, where it was at installation or in the usual folders.

            Examples:

              flowgen hook install
              flowgen hook uninstall
            """,
        subcommands: [Install.self, Uninstall.self])

    struct Install: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "install", abstract: "Run `flowgen check --staged` before each commit.",
            discussion: """
                Example:

                  flowgen hook install
                """)

        @OptionGroup var options: CommonOptions

        @Flag(help: "List the changes without writing them. Exits with 1 if there are any.")
        var dryRun = false

        func run() throws {
            try HookCommand.run(options, isDryRun: dryRun) { try $0.install() }
        }
    }

    struct Uninstall: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "uninstall", abstract: "Remove flowgen's lines from the hook.",
            discussion: """
                Example:

                  flowgen hook uninstall
                """)

        @OptionGroup var options: CommonOptions

        @Flag(help: "List the changes without writing them. Exits with 1 if there are any.")
        var dryRun = false

        func run() throws {
            try HookCommand.run(options, isDryRun: dryRun) { try $0.uninstall() }
        }
    }

    fileprivate static func run(
        _ options: CommonOptions, isDryRun: Bool, _ work: (GitHook) throws -> GitHook.Outcome
    ) throws {
        let session = Session(options: options)
        try session.runEach { try run(in: $0, session, isDryRun: isDryRun, work) }
    }

    /// Does something with the hook of a project's repository, and says what became of it.
    static func run(
        in root: Root, _ session: Session, isDryRun: Bool,
        _ work: (GitHook) throws -> GitHook.Outcome
    ) throws -> ExitStatus {
        var hook = try GitHook(root: root, program: try calledPath())
        hook.isDryRun = isDryRun
        let outcome = try work(hook)
        let status = isDryRun && outcome != .unchanged ? ExitStatus.drift : .clean
        let word =
            switch outcome {
            case .created: isDryRun ? "to create  " : "created    "
            case .updated: isDryRun ? "to update  " : "updated    "
            case .deleted: isDryRun ? "to delete  " : "deleted    "
            case .unchanged: "unchanged  "
            }
        guard session.options.verbosity != .quiet else { return status }
        let path = PathPrefix.path(hook.path, from: try currentFolder())
        return session.write(word + path.visible + "\n").combined(with: status)
    }
}
