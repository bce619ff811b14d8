// A project of many flows in a temporary folder: written, generated, counted, copied, and removed.

import Foundation

/// A project to measure with.
struct SampleProject {
    /// Its folder.
    let root: URL
    private let outputs = ["Integrations", "Tests"]

    /// Writes the inputs of a project of `count` flows into a folder that is not there yet.
    init(flows count: Int, in folder: URL) throws {
        root = folder
        let flows = root.appendingPathComponent("flows")
        try FileManager.default.createDirectory(at: flows, withIntermediateDirectories: true)
        try write(
            "flows: flows/*.yaml\nmodule: App\n", to: root.appendingPathComponent("flowgen.yml"))
        for index in 0..<count {
            let flow = SampleFlow(index: index, integrationCount: max(1, count / 5))
            try write(flow.text, to: flows.appendingPathComponent("\(flow.name).yaml"))
        }
    }

    /// Removes what was generated.
    func removeOutput() throws {
        for name in outputs + [".flowgen"] {
            let folder = root.appendingPathComponent(name)
            guard FileManager.default.fileExists(atPath: folder.path) else { continue }
            try FileManager.default.removeItem(at: folder)
        }
    }

    /// Copies what was generated.
    func copyOutput(to folder: URL) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for name in outputs {
            try FileManager.default.copyItem(
                at: root.appendingPathComponent(name), to: folder.appendingPathComponent(name))
        }
    }

    /// Makes a git repository of the project, with everything staged.
    func stage() throws {
        for arguments in [["init", "--quiet"], ["add", "--all"]] {
            _ = try ChildProcess.run(["git", "-C", root.path] + arguments)
        }
    }

    /// How many files and lines were generated.
    func countOutput() throws -> (files: Int, lines: Int, bytes: Int) {
        var count = (files: 0, lines: 0, bytes: 0)
        for name in outputs {
            let folder = root.appendingPathComponent(name)
            for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path)
            where path.hasSuffix(".swift") {
                let contents = try Data(contentsOf: folder.appendingPathComponent(path))
                count.files += 1
                count.lines += contents.count { $0 == UInt8(ascii: "\n") }
                count.bytes += contents.count
            }
        }
        return count
    }

    private func write(_ text: String, to file: URL) throws {
        try Data(text.utf8).write(to: file)
    }
}
