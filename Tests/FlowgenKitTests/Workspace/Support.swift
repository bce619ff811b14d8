// What the tests of this module share: a real folder that goes away at the end of a test, paths written as literals,
// and child processes.

import Foundation
import FlowgenKit

/// A new, empty folder for one test; removed when the value goes.
final class Sandbox {
    let path: String
    let root: Root

    init(in place: String = NSTemporaryDirectory()) throws {
        let url = URL(fileURLWithPath: place).appendingPathComponent("workspace-\(UUID())")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        root = try Root(url.path)
        path = root.path
    }

    deinit {
        do { try FileManager.default.removeItem(atPath: path) } catch { print(error) }
    }

    func write(_ text: String, to name: String) throws {
        let url = URL(fileURLWithPath: path + "/" + name)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
    }

    func folder(_ name: String) throws {
        try FileManager.default.createDirectory(atPath: path + "/" + name, withIntermediateDirectories: true)
    }

    func link(_ name: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(atPath: path + "/" + name, withDestinationPath: target)
    }

    func text(_ name: String) throws -> String {
        try String(contentsOfFile: path + "/" + name, encoding: .utf8)
    }

    /// Every path below the folder, with the kind and, for files, the contents: two equal snapshots are two equal
    /// trees.
    func snapshot() throws -> [String] {
        let names = try FileManager.default.subpathsOfDirectory(atPath: path).sorted()
        return try names.map { name in
            switch try root.kind(of: at(name)) {
            case .file: "\(name) = \(try text(name))"
            case let kind: "\(name) \(kind)"
            }
        }
    }

    func mode(_ name: String) throws -> Int? {
        let attributes = try FileManager.default.attributesOfItem(atPath: path + "/" + name)
        return (attributes[.posixPermissions] as? NSNumber)?.intValue
    }
}

struct BadPath: Error {
    let text: String
}

func at(_ text: String) throws -> RelativePath {
    guard let path = RelativePath(validating: text) else { throw BadPath(text: text) }
    return path
}

func create(_ path: String, _ text: String, phase: Int = 0, needs: [String] = []) throws -> FileChange {
    FileChange(try at(path), .create(Array(text.utf8)), phase: phase, needs: Set(try needs.map(at)))
}

func replace(_ path: String, _ old: String, _ new: String, phase: Int = 0) throws -> FileChange {
    FileChange(try at(path), .replace(old: Array(old.utf8), new: Array(new.utf8)), phase: phase)
}

func delete(_ path: String, _ expected: String, phase: Int = 0) throws -> FileChange {
    FileChange(try at(path), .delete(expected: Array(expected.utf8)), phase: phase)
}

/// Runs a shell command to its end; its exit status.
@discardableResult
func shell(_ command: String) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", command]
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
}

/// The error a call throws; nil if it throws none.
func failure(_ call: () throws(WorkspaceError) -> Void) -> WorkspaceError? {
    do throws(WorkspaceError) {
        try call()
        return nil
    } catch {
        return error
    }
}
