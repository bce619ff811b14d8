// The commands that show a flow: as a picture, and as an interactive page.

import ArgumentParser
import FlowgenKit

struct GraphCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "graph",
        abstract: "Draw a flow, or the whole project, as a picture.",
        discussion: """
            Without a file it draws the project: its flows and integrations, which integration \
            implements which flow, and the order of their launch. It prints Mermaid, which many sites draw by \
            themselves, to standard output.

            Examples:

              flowgen graph Checkout
              flowgen graph > project.mmd
            """)

    @OptionGroup var options: CommonOptions

    @Argument(
        help: ArgumentHelp("The flow's name, or its file.", valueName: "flow"),
        completion: .custom { words, _, _ in FlowCandidates.candidates(for: words) }) var flow: String?

    func run() throws {
        let draw = Draw()
        let session = Session(options: options)
        if let flow {
            try session.run(flow) { try draw.run(flow: $0, files: $1) }
        } else {
            try session.run { try draw.run(project: $0) }
        }
    }
}

struct PreviewCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "preview",
        abstract: "Write an interactive HTML preview of a flow.",
        discussion: """
            The page shows the flow's picture, and a panel to call its steps, choose their results \
            and send events. It needs a browser and no network. It is written to the current folder, \
            with the flow file's name.

            Example:

              flowgen preview Checkout --output checkout.html
            """)

    @OptionGroup var options: CommonOptions

    @Option(
        help: ArgumentHelp(
            "The page's file; - is standard output. Default: chatbot.html for chatbot.yaml, in the "
                + "current folder.", valueName: "file"), completion: .file(extensions: ["html"])) var output: String?

    @Argument(
        help: ArgumentHelp("The flow's name, or its file.", valueName: "flow"),
        completion: .custom { words, _, _ in FlowCandidates.candidates(for: words) }) var flow: String

    func run() throws {
        try Session(options: options).run(flow) { path, root in
            try Preview(to: destination(for: path.name)).run(flow: path, files: root)
        }
    }

    private func destination(for flow: String) throws -> Preview.Destination {
        if output == "-" { return .standardOutput }
        let argument = output ?? Self.page(of: flow)
        let slash = argument.lastIndex(of: "/")
        let folder = try Root(slash.map { String(argument[...$0]) } ?? ".")
        let file = try folder.relativePath(ofArgument: argument)
        return .file(file, in: folder, argument: argument)
    }

    /// The page's default name: the flow file's, with another ending.
    private static func page(of flow: String) -> String {
        for ending in [".yaml", ".yml"] where flow.hasSuffix(ending) {
            return flow.dropLast(ending.count) + ".html"
        }
        return flow + ".html"
    }
}

extension Session {
    /// Runs `work` with one flow in its own project, or in the one that `--root` names.
    fileprivate func run(_ flow: String, _ work: (RelativePath, Root) throws -> RunReport) throws {
        try runEach { root in
            let flow = try FlowNames.files(of: [flow], in: root).first ?? flow
            if let refusal = try FlowNames.refusal(of: [flow], in: root) {
                return try print(refusal, root: root)
            }
            let group =
                options.root == nil
                ? try ValidationGroup.other(flow)
                : ValidationGroup(root: root, flows: [try root.relativePath(ofArgument: flow)])
            var status = ExitStatus.clean
            for path in group.flows {
                let report = try within(group.root) { try work(path, group.root) }
                status = status.combined(with: try print(report, root: group.root))
            }
            return status
        }
    }
}
