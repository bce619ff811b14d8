// `flowgen hook`: puts the check into git's `pre-commit` hook, and takes it out again.

import ArgumentParser
import FlowgenKit
import GitSource
import Workspace

/// `flowgen hook`
struct HookCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "hook",
        abstract: "Put the check before each commit, or take it away.",
        discussion: """
            For those without a hook manager. The hook is looked for where git looks for it, in the \
            folder that core.hooksPath names if it is set. A hook that is there already is kept: a \
            few marked lines are added to it.
            """,
        subcommands: [Install.self, Uninstall.self])

    /// `flowgen hook install`
    struct Install: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Have git run `flowgen check --staged` before each commit.")

        @OptionGroup var options: CommonOptions

        func run() throws {
            try HookCommand.run(options) { try $0.install() }
        }
    }

    /// `flowgen hook uninstall`
    struct Uninstall: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Take flowgen's lines out of the hook again.")

        @OptionGroup var options: CommonOptions

        func run() throws {
            try HookCommand.run(options) { try $0.uninstall() }
        }
    }

    fileprivate static func run(
        _ options: CommonOptions, _ work: (GitHook) throws -> GitHook.Outcome
    ) throws {
        let session = Session(options: options)
        try session.runEach { root in
            let hook = try GitHook(root: root)
            let word =
                switch try work(hook) {
                case .installed: "installed  "
                case .uninstalled: "removed    "
                case .unchanged: "unchanged  "
                }
            return options.verbosity == .quiet ? .clean : session.write(word + hook.path + "\n")
        }
    }
}
