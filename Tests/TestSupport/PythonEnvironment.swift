// Tools from PyPI, installed into a folder of the build the first time. Without Python or a network there are none, and
// the tests that need them are skipped.

import Foundation

package struct PythonEnvironment: Sendable {
    package let folder: URL

    /// An environment with these packages; nil if they cannot be installed.
    ///
    /// - Parameters:
    ///   - sources: packages that are not installed but downloaded as sources, into the folder `sources`.
    package init?(_ name: String, packages: [String], sources: [String] = []) {
        folder = Checkout.scratch.appendingPathComponent(name)
        let mark = folder.appendingPathComponent("complete")
        if FileManager.default.fileExists(atPath: mark.path) { return }
        let pip = folder.appendingPathComponent("bin/pip").path
        var commands = [
            ("python3", ["-m", "venv", folder.path]), (pip, ["install", "--quiet"] + packages),
        ]
        commands += sources.map {
            (
                pip,
                [
                    "download", "--quiet", "--no-deps", "--no-binary", ":all:", "--dest",
                    folder.appendingPathComponent("sources").path, $0,
                ]
            )
        }
        do {
            try FileManager.default.createDirectory(at: Checkout.scratch, withIntermediateDirectories: true)
            for (program, arguments) in commands {
                var command = ChildProcess(program, arguments, in: Checkout.scratch)
                command.environment = ProcessInfo.processInfo.environment
                command.deadline = 300
                guard try command.run().status == 0 else { return nil }
            }
            try Data().write(to: mark)
        } catch {
            print("\(packages) cannot be installed: \(error)")
            return nil
        }
    }

    /// A program of the environment.
    package func path(of program: String) -> String {
        folder.appendingPathComponent("bin/\(program)").path
    }
}
