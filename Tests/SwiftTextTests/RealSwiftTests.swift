// Real Swift: the files of the packages on this machine. A merge in which nothing changed returns the same bytes, and a
// member that is put into a type changes nothing but the inserted range.

import Foundation
import TestSupport
import Testing

@testable import SwiftText

/// The Swift files below a folder, every n-th of them.
private func swiftFiles() throws -> [URL] {
    guard let folder = Checkout.dependencies,
        let walker = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    else { return [] }
    let all = walker.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }
    if Lane.isComplete { return all }
    return try all.enumerated().filter { $0.offset % 40 == 0 }.map(\.element).filter { url in
        let size = try url.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0
        return size < 60_000
    }
}

@Suite("Real Swift") struct RealSwiftTests {
    @Test("nothing changed: the same bytes") func unchanged() throws {
        var judged = 0
        for url in try swiftFiles() {
            let bytes = Array(try Data(contentsOf: url))
            guard let base = try recorded(bytes, url) else { continue }
            let file = UserFile(path: url.path, text: bytes)
            let result = try MergeInput(generated: freshFile(bytes, url, type: nil), user: file, base: base)
                .verified()
            #expect(result.file == nil, "\(url.path)")
            #expect(result.outcomes.isEmpty, "\(url.path)")
            judged += 1
        }
        #expect(judged > 10)
    }

    @Test("one member more: only the inserted range")
    func added() throws {
        var judged = 0
        for url in try swiftFiles() {
            let bytes = Array(try Data(contentsOf: url))
            guard let base = try recorded(bytes, url) else { continue }
            let parsed = try ParsedFile(path: url.path, text: bytes)
            guard
                let container = parsed.containers.dropFirst().first(where: { container in
                    !container.owner.contains(".") && container.condition.isEmpty
                        && parsed.containers.count { $0.owner == container.owner } == 1
                })
            else { continue }
            var fresh = bytes
            let end = container.body.upperBound
            fresh.insert(contentsOf: Array("\n    func flowgenProbe() {}\n".utf8), at: end)
            let file = UserFile(path: url.path, text: bytes)
            let result = try MergeInput(generated: freshFile(fresh, url, type: nil), user: file, base: base)
                .verified()
            let merged = try #require(result.file, "\(url.path)").new
            #expect(result.outcomes.map(\.kind) == [.added], "\(url.path)")
            let same = zip(bytes, merged).prefix { $0 == $1 }.count
            #expect(merged.suffix(bytes.count - same) == bytes.suffix(bytes.count - same), "\(url.path)")
            judged += 1
        }
        #expect(judged > 10)
    }

    private func freshFile(_ bytes: [UInt8], _ url: URL, type: String?) -> GeneratedFile {
        GeneratedFile(identity: "real", path: url.path, text: bytes, marks: [], typeName: type)
    }

    /// The record of a file; nil for one that is no Swift of today.
    private func recorded(_ bytes: [UInt8], _ url: URL) throws -> [BaseMember]? {
        do throws(MergeError) {
            return try MergeInput(generated: freshFile(bytes, url, type: nil), user: nil, base: []).verified().base
        } catch {
            if case .doesNotParse = error { return nil }
            throw error
        }
    }
}
