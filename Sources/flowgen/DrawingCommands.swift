// The commands that show a flow to people: as a picture, and as a page to walk it in.

import ArgumentParser
import FlowgenKit
import Workspace

extension Draw.Format: ExpressibleByArgument {}

/// `flowgen graph`
struct GraphCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "graph",
        abstract: "Draw a flow, or the whole project, as a picture.",
        discussion: """
            Without a file it draws the project: its flows, its integrations, which serves which, \
            and what is launched before what. The picture goes to standard output.
            """)

    @OptionGroup var options: CommonOptions

    @Option(help: "The picture's form; svg needs Graphviz.")
    var format = Draw.Format.mermaid

    @Argument(
        help: ArgumentHelp("The flow file.", valueName: "flow.yaml"),
        completion: .file(extensions: ["yaml", "yml"]))
    var flow: String?

    func run() throws {
        let draw = Draw(format: format)
        let session = Session(options: options)
        if let flow {
            try session.run(flow) { try draw.run(flow: $0, files: $1) }
        } else {
            try session.run { try draw.run(project: $0) }
        }
    }
}

extension Session {
    /// Runs `work` with one flow in the project that it lies in, or in the one that `--root` names.
    fileprivate func run(
        _ flow: String, _ work: (RelativePath, Root) throws -> RunReport
    ) throws {
        try runEach { root in
            let group =
                options.root == nil
                ? try ValidationGroup.other(flow)
                : ValidationGroup(root: root, flows: [try root.relativePath(ofArgument: flow)])
            var status = ExitStatus.clean
            for path in group.flows {
                let report = try work(path, group.root)
                status = status.combined(with: try print(report, root: group.root))
            }
            return status
        }
    }
}
