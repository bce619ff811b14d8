// A project of many flows in a temporary folder: copies of Examples/chatbot.yaml that differ in their names, each with
// an integration and an SDK of its own.

import Foundation

/// A project to measure with.
struct ChatProject {
    let root: URL
    private let count: Int
    private let flow: String

    /// Writes the inputs of a project of `count` flows into a folder that does not exist yet.
    init(flows count: Int, in folder: URL) throws {
        (root, self.count) = (folder, count)
        let example = Figures.root.appendingPathComponent("Examples/chatbot.yaml")
        flow = try String(contentsOf: example, encoding: .utf8)
        let flows = root.appendingPathComponent("flows")
        try FileManager.default.createDirectory(at: flows, withIntermediateDirectories: true)
        try write("flows: flows/*.yaml\nmodule: App\n", to: "flowgen.yml")
        for index in 0..<count { try write(text(of: index), to: path(of: index)) }
    }

    private func path(of index: Int) -> String { "flows/chat\(index).yaml" }

    private func text(of index: Int) -> String {
        flow.replacingOccurrences(of: "ChatBot", with: "ChatBot\(index)")
            .replacingOccurrences(of: "DeepSeek", with: "DeepSeek\(index)")
            .replacingOccurrences(of: "DeepSwiftSeek", with: "DeepSwiftSeek\(index)")
    }

    /// Two copies of everything, for `diff`.
    func copies(in folder: URL) throws -> [String] {
        try ["a", "b"].map { name in
            let copy = folder.appendingPathComponent(name)
            try FileManager.default.copyItem(at: root, to: copy)
            return copy.path
        }
    }

    /// Makes a git repository of the project, with everything staged.
    func stage() throws {
        for arguments in [["init", "--quiet"], ["add", "--all"]] {
            _ = try ChildProcess.run(["git", "-C", root.path] + arguments)
        }
    }

    /// Fills in a place of every wrapper, as a developer does.
    func fillInWrappers() throws {
        let folder = root.appendingPathComponent("Integrations")
        for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path)
        where path.contains("/Services/DeepSeek") && path.hasSuffix("ChatSDK.swift") {
            let file = folder.appendingPathComponent(path)
            let text = try String(contentsOf: file, encoding: .utf8)
            // The last one is in a body.
            guard let todo = text.range(of: "// TODO(flowgen):", options: .backwards) else { continue }
            try write(text.replacingCharacters(in: todo, with: "print(1) //"), to: "Integrations/" + path)
        }
    }

    /// Has the project watch this folder of an app.
    func watch(_ folder: String) throws {
        try write("flows: flows/*.yaml\nmodule: App\nboundary: { sources: \(folder) }\n", to: "flowgen.yml")
    }

    private func write(_ text: String, to path: String) throws {
        try Data(text.utf8).write(to: root.appendingPathComponent(path))
    }
}
