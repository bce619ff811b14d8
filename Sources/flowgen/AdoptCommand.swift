// `flowgen adopt`: its arguments.

import ArgumentParser
import FlowModel
import FlowgenKit

struct AdoptCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "adopt",
        abstract: "Turn protocols that an app has into flows.",
        discussion: """
            Name the files that declare a protocol, its status and error enums, and the class that \
            implements it. The flow declares every member as it is: no caller has to change. A member that \
            no flow can declare is refused, with the reason. Nothing is moved, generated or deleted: the \
            command lists what to do next.

            Examples:

              flowgen adopt Sources/App/PaymentService.swift --dry-run
              flowgen adopt Sources/App/Payment/*.swift
            """)

    @OptionGroup var options: CommonOptions

    @Flag(help: "Print the flows, and write nothing.")
    var dryRun = false

    @Argument(help: ArgumentHelp("The Swift files.", valueName: "file.swift"), completion: .file(extensions: ["swift"]))
    var files: [String]

    func run() throws {
        try Session(options: options, beginsProject: true).run { root in
            var paths: [RelativePath] = []
            for file in files {
                let path = try root.relativePath(ofArgument: file)
                guard try root.read(path) != nil else {
                    throw WorkspaceError(.read, file, .other("there is no such file"))
                }
                paths.append(path)
            }
            var adopt = Adopt()
            adopt.isDryRun = dryRun
            return try adopt.run(files: paths, in: root)
        }
    }
}
