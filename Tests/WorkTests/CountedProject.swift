// A project of a given size in a temporary folder, and a flowgen that counts how often each part of its code runs.
// Counts depend on the input alone: they are the same on every machine, however busy it is.

import Foundation
import TestSupport

/// How often the functions of flowgen ran, by their mangled names.
typealias Counts = [String: Int]

/// A project that grows with a number.
struct CountedProject {
    private let folder: TemporaryFolder
    /// How large the project is: how many steps, flows or letters it has.
    let size: Int

    /// The flowgen that counts, which `make work` builds; nil without it.
    static let binary = ProcessInfo.processInfo.environment["FLOWGEN_COUNTED"]

    /// An empty project.
    init(size: Int) throws {
        folder = try TemporaryFolder()
        self.size = size
        try write("flows: flows/*.yaml\nmodule: App\n", to: "flowgen.yml")
    }

    /// Writes a file.
    func write(_ text: String, to name: String) throws {
        try folder.write(text, to: "app/" + name)
    }

    /// Writes a flow that one integration serves.
    func flow(_ name: String, _ body: String, by integration: String = "Vendor") throws {
        let text = "flow: \(name)\nstyle: callback\n\(body)integrations:\n  \(integration):\n"
        try write(text + "    summary: Does it.\n", to: "flows/\(name).yaml")
    }

    /// The text of a file.
    func text(_ name: String) throws -> String { try folder.text("app/" + name) }

    /// Removes a file.
    func remove(_ name: String) throws {
        try FileManager.default.removeItem(at: root.appendingPathComponent(name))
    }

    /// Changes the text of the files that the developer owns.
    func edit(_ change: (String) -> String) throws {
        for path in try FileTree.names(below: root).sorted()
        where path.contains("/Services/") && path.hasSuffix(".swift") {
            let text = try text(path)
            if !text.hasPrefix("// Generated") { try write(change(text), to: path) }
        }
    }

    /// Writes a body of the developer's into every place that waits for one.
    func fillIn() throws {
        try edit { $0.replacing("// TODO(flowgen):", with: "print(\"own\") //") }
    }

    /// Runs git in the project.
    func git(_ arguments: String...) throws {
        _ = try ChildProcess("git", arguments, in: root).run()
    }

    /// Runs flowgen, and counts nothing.
    func run(_ arguments: String...) throws {
        _ = try command(arguments, counts: "/dev/null").run()
    }

    /// Runs flowgen, and counts.
    func counts(_ arguments: [String]) throws -> Counts {
        let raw = folder.url.appendingPathComponent("counts.profraw").path
        _ = try command(arguments, counts: raw).run()
        let reader = ProcessInfo.processInfo.environment["FLOWGEN_PROFDATA"] ?? "llvm-profdata"
        let merge = ChildProcess(reader, ["merge", "--text", "-o", "counts.txt", raw], in: folder.url)
        _ = try merge.run()
        return Self.read(try folder.text("counts.txt"))
    }

    private var root: URL { folder.url.appendingPathComponent("app") }

    private func command(_ arguments: [String], counts: String) -> ChildProcess {
        var command = ChildProcess(Self.binary ?? "", arguments, in: root)
        command.environment["LLVM_PROFILE_FILE"] = counts
        command.environment["SWIFT_DETERMINISTIC_HASHING"] = "1"
        command.deadline = 300
        return command
    }

    /// Reads blocks of a name, a hash, the number of counters, and the counters.
    private static func read(_ text: String) -> Counts {
        var counts: Counts = [:]
        var block: [Substring] = []
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.isEmpty {
                if let name = block.first, block.count > 3 {
                    counts[String(name), default: 0] += block[3...].compactMap { Int($0) }.reduce(0, +)
                }
                block = []
            } else if !line.hasPrefix("#"), !line.hasPrefix(":") {
                block.append(line)
            }
        }
        return counts
    }
}
