// `swift package flowgen …` in a package that depends on this one: builds flowgen, and runs it on that
// package, with the arguments it was given, in the folder it was started in. It asks for no permission of its own, so
// that what only looks needs none; on macOS, SwiftPM's sandbox keeps flowgen from writing unless it is told
// `--allow-writing-to-package-directory`.

import Foundation
import PackagePlugin

/// The command `flowgen` of `swift package`.
@main
struct FlowgenCommand: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws {
        let process = Process()
        process.executableURL = try builtTool()
        process.arguments = Self.arguments(for: arguments, package: context.package.directoryURL.path)
        try process.run()
        process.waitUntilExit()
        // SwiftPM names this code, and itself ends with 1 whatever it is.
        exit(process.terminationReason == .exit ? process.terminationStatus : 128 + process.terminationStatus)
    }

    /// flowgen, built where the package is built; what the build says goes to standard error.
    private func builtTool() throws -> URL {
        let result = try packageManager.build(
            .product("flowgen"),
            parameters: .init(configuration: .inherit, logging: .concise, echoLogs: true))
        guard result.succeeded,
            let tool = result.builtArtifacts.first(where: { $0.kind == .executable })
        else { throw NotBuilt() }
        return tool.url
    }

    /// flowgen's arguments: without those that SwiftPM understands behind the verb too and leaves in place, and with
    /// the package as the project, unless another is named.
    private static func arguments(for given: [String], package: String) -> [String] {
        let end = given.firstIndex(of: "--") ?? given.endIndex
        var options = given[..<end].filter {
            $0 != "--allow-writing-to-package-directory" && $0 != "--disable-sandbox"
        }
        let namesRoot = options.contains { $0 == "--root" || $0.hasPrefix("--root=") }
        if let command = options.first, !command.hasPrefix("-"), command != "help", !namesRoot {
            options += ["--root", package]
        }
        return options + given[end...]
    }
}

/// flowgen could not be built; the build has said why.
struct NotBuilt: Error, CustomStringConvertible {
    let description = "flowgen could not be built."
}
