// Tools from PyPI, installed into a folder of the tests' own: a second run is fast, and nothing on the machine changes.

import Foundation

package enum PythonEnvironment {
    /// A program that packages install, such as `python` itself; nil where they cannot be installed.
    ///
    /// - Parameter name: the folder's name.
    package static func program(
        _ program: String, in name: String, with packages: [String]
    ) -> String? {
        let folder = Checkout.scratch.appendingPathComponent(name)
        let path = folder.appendingPathComponent("bin/\(program)").path
        // Written last.
        let mark = folder.appendingPathComponent("complete")
        if isRunnable(path), FileManager.default.fileExists(atPath: mark.path) { return path }
        do {
            try FileManager.default.createDirectory(
                at: Checkout.scratch, withIntermediateDirectories: true)
            for (program, arguments) in [
                ("python3", ["-m", "venv", folder.path]),
                (folder.path + "/bin/python", ["-m", "pip", "install", "--quiet"] + packages),
            ] {
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
        return isRunnable(path) ? path : nil
    }

    private static func isRunnable(_ path: String) -> Bool {
        FileManager.default.isExecutableFile(atPath: path)
    }
}
