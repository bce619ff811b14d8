// The files that flowgen really writes: a flow goes from one golden case to another, in which the same file was written
// in another style or isolation.

import Foundation
import TestSupport
import Testing

@testable import SwiftText

/// A file of a golden's project.
private struct GoldenFile {
    /// Its path, below the golden's name.
    let path: String
    let text: [UInt8]

    var name: String { path.split(separator: "/").last.map(String.init) ?? path }
}

/// The files that flowgen merges, by name, of the projects that goldens make.
private func goldens() throws -> [String: [GoldenFile]] {
    let files = try GoldenProject.all().flatMap { project in
        project.written.contents.map { path, data in
            GoldenFile(path: "\(project.golden)/\(path)", text: Array(data))
        }
    }
    let shared = files.filter { file in
        !file.path.hasPrefix("your-") && !file.path.contains("/Support/")
            && (file.name.hasSuffix("Manager.swift") && file.name != "IntegrationsManager.swift"
                || file.path.contains("/Services/")
                    && !file.path.contains("Integrations/Services/")
                || file.name.hasSuffix("SDKTests.swift"))
    }
    return Dictionary(grouping: shared.sorted { $0.path < $1.path }, by: \.name)
}

private func read(_ file: GoldenFile) throws -> GeneratedFile {
    let text = file.text
    let name = String(file.name.dropLast(6))
    let isExtension = String(decoding: text, as: UTF8.self).contains("extension Keychain")
    return GeneratedFile(identity: "real", path: name, text: text, marks: [], typeName: isExtension ? nil : name)
}

private func lines(_ text: [UInt8]) -> [String] {
    String(decoding: text, as: UTF8.self).split(separator: "\n").map(String.init)
        .filter { !$0.allSatisfy { $0 == " " } }
        // A remark in an empty body is not put in again when the body has become empty.
        .filter {
            !$0.contains("Take the keys and the configuration")
                && !$0.contains("Write the methods of")
        }
        // An `#if` is the developer's once the file is written.
        .filter { !["#if DEBUG", "    #if canImport(Darwin)", "    #endif", "#endif"].contains($0) }
        .sorted()
}

extension CollectionDifference.Change where ChangeElement == String {
    fileprivate var text: String {
        switch self {
        case .insert(_, let line, _): "+ " + line
        case .remove(_, let line, _): "- " + line
        }
    }
}

@Suite("What flowgen writes") struct GoldenMergeTests {
    @Test("an untouched file becomes the other, whatever the change") func untouched() throws {
        var judged = 0
        for (_, urls) in try goldens() where urls.count > 1 {
            for (before, after) in zip(urls, urls.dropFirst() + urls.prefix(1)) {
                let (old, new) = (try read(before), try read(after))
                if old.text == new.text { continue }
                let file = UserFile(path: old.path, text: old.text, isUntouched: true)
                let result = try MergeInput(generated: new, user: file, base: record(old)).verified()
                let difference = lines(result.file?.new ?? []).difference(from: lines(new.text))
                #expect(difference.map(\.text) == [], "\(before.path)\n\(after.path)")
                judged += 1
            }
        }
        #expect(judged > 20)
    }

    @Test("what was filled in stays, whatever the change")
    func filled() throws {
        for (_, urls) in try goldens() where urls.count > 1 {
            for (before, after) in zip(urls, urls.dropFirst() + urls.prefix(1)) {
                let (old, new) = (try read(before), try read(after))
                var count = 0
                let text = String(decoding: old.text, as: UTF8.self).replacing(/TODO\(flowgen\)/) { _ in
                    count += 1
                    return "mine\(count)x"
                }
                let file = UserFile(path: old.path, text: Array(text.utf8))
                let result = try MergeInput(generated: new, user: file, base: record(old)).verified()
                let merged = result.file.map { String(decoding: $0.new, as: UTF8.self) }
                let words = (merged ?? text).matches(of: /mine\d+x/).map { String($0.output) }
                #expect(words == (0..<count).map { "mine\($0 + 1)x" }, "\(before.path)\n\(after.path)")
                #expect(!result.outcomes.contains { $0.kind == .conflict }, "\(before.path)\n\(after.path)")
            }
        }
    }
}
