// The command line: an argument list becomes a use case, its report becomes text and an exit code. FlowgenKit has the
// use cases; here are only words, streams and codes.

import ArgumentParser
import FlowgenKit

/// The root command.
@main
struct Flowgen: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "flowgen",
        abstract: "Keeps third-party SDKs from leaking into the rest of your app.",
        discussion: """
            Describe what the user does in a flow file, and flowgen writes the protocol your app \
            depends on, its status and error enums, a wrapper skeleton for each SDK, a mock, and \
            tests. Run it again when the flow changes.

            To begin:

              flowgen init                writes flowgen.yml, fitting your app or package
              flowgen new ChatBot         writes a starter flow and its files
              flowgen new chatbot.yaml    writes the files of a flow that you have written
              flowgen generate            after each change of a flow
              flowgen check               before each commit
              flowgen preview chatbot.yaml    an interactive HTML preview of the flow

            Exit codes: 0 success, 1 something is out of date, 2 a flow or flowgen.yml is invalid or \
            missing, 3 a conflict to resolve, 4 something cannot be read or written, 5 another run \
            is in progress, 64 wrong usage, 70 a bug in flowgen.
            """,
        version: flowgenVersion,
        subcommands: [
            InitCommand.self, NewCommand.self, AdoptCommand.self, GenerateCommand.self,
            CheckCommand.self,
            ValidateCommand.self,
            RemoveCommand.self, PruneCommand.self,
            GraphCommand.self, PreviewCommand.self,
            TodoCommand.self, ExplainCommand.self,
            SchemaCommand.self, TemplatesCommand.self, HookCommand.self,
        ])

    /// Build scripts ask for the version again and again. It needs no parser, which costs more than all the rest.
    static func main() {
        let arguments = Array(CommandLine.arguments.dropFirst())
        if arguments == ["--version"], case .written = TerminalStream.standardOutput.write(flowgenVersion + "\n") {
            return
        }
        guard let message = UnknownCommand.message(for: arguments) else { return main(arguments) }
        TerminalStream.standardError.write("Error: \(message)\n")
        exit(withError: ExitCode(ExitStatus.usage.rawValue))
    }
}

/// The options that every command has.
struct CommonOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The project's folder. Default: the nearest folder with a flowgen.yml, from the current "
                + "one upwards, else the current one.", valueName: "dir"), completion: .directory) var root: String?

    @Flag(name: .shortAndLong, help: "Only report problems.")
    var quiet = false

    @Flag(name: .shortAndLong, help: "Also list files that are up to date.")
    var verbose = false

    func validate() throws {
        if quiet, verbose {
            throw ValidationError("--quiet and --verbose cannot be used together.")
        }
    }

    var verbosity: Verbosity {
        if quiet { return .quiet }
        return verbose ? .verbose : .normal
    }
}
