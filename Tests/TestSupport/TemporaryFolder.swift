// A folder for one test, removed when the test is done with it.

import Foundation

/// A new, empty folder, removed when the value goes.
package final class TemporaryFolder: Sendable {
    /// Where it is.
    package let url: URL

    /// Makes the folder.
    ///
    /// - Throws: an error of Foundation when it cannot be made.
    package init() throws {
        let place = URL(fileURLWithPath: NSTemporaryDirectory()).resolvingSymlinksInPath()
        url = place.appendingPathComponent("flowgen-\(UUID())")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit {
        do { try FileManager.default.removeItem(at: url) } catch { print(error) }
    }

    /// Writes a file, and the folders on its way.
    package func write(_ text: String, to name: String) throws {
        try FileTree.write(Data(text.utf8), to: url.appendingPathComponent(name))
    }

    /// The text of a file.
    package func text(_ name: String) throws -> String {
        String(decoding: try Data(contentsOf: url.appendingPathComponent(name)), as: UTF8.self)
    }

    /// Makes a folder, and the folders on its way.
    @discardableResult
    package func folder(_ name: String) throws -> URL {
        let folder = url.appendingPathComponent(name)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    }

    /// Makes a symbolic link.
    package func link(_ name: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(
            atPath: url.appendingPathComponent(name).path, withDestinationPath: target)
    }

    /// Makes an empty file to write to.
    func emptyFile(_ name: String) throws -> FileHandle {
        try write("", to: name)
        return try FileHandle(forWritingTo: url.appendingPathComponent(name))
    }

    /// Everything in it.
    package func files() throws -> FileTree {
        try FileTree(at: url)
    }
}
