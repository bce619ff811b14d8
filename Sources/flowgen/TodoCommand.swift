// `flowgen todo`: its arguments, and where its list goes.

import ArgumentParser
import FlowgenKit

struct TodoCommand: ParsableCommand {
    /// The forms of the list.
    enum Format: String, CaseIterable, ExpressibleByArgument {
        case text
        case json
    }

    static let configuration = CommandConfiguration(
        commandName: "todo",
        abstract: "List the places to fill in, and count the finished ones.",
        discussion: """
            Each place that is marked TODO(flowgen) in wrappers, managers and their tests, by file \
            and line; each value of a flow that needs a sample before its scenarios can be played; each \
            body that a change of the flow asks you to check, until you edit it; each member that no \
            flow has any more; each use of a name that the flow no longer has. Writes nothing. It ends with 0 whether something is left \
            or not; with --check it ends with 1 if something is.

            Examples:

              flowgen todo
              flowgen todo --check --quiet
            """)

    @OptionGroup var options: CommonOptions

    @Option(help: "The format of the list: text or json.")
    var format = Format.text

    @Flag(help: "Exit with 1 if something is left.")
    var check = false

    func run() throws {
        let session = Session(options: options)
        try session.runEach { root in
            switch try Todo().run(files: root) {
            case .invalid(let report): return try session.print(report, root: root)
            case .list(let list):
                let prefix = PathPrefix.from(try currentFolder(), to: root.path)
                let isQuiet = options.verbosity == .quiet
                let status = session.write(
                    format == .json ? list.json(pathPrefix: prefix) : list.text(pathPrefix: prefix, isQuiet: isQuiet))
                return check && !list.places.isEmpty ? status.combined(with: .drift) : status
            }
        }
    }
}
