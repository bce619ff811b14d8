// The README lists every message that flowgen can give. This compares its tables with the sources, so
// that no message goes without its line, and no line outlives its message.

import Foundation
import TestSupport
import Testing

@Suite("The README's tables of messages")
struct MessageTableTests {
    @Test("Every identifier in the sources has its line")
    func completeness() throws {
        let missing = try identifiersInSources().subtracting(documentedIdentifiers())
        #expect(missing.isEmpty, "not in the README: \(missing.sorted())")
    }

    @Test("Every line is about an identifier in the sources")
    func timeliness() throws {
        let stale = try documentedIdentifiers().subtracting(identifiersInSources())
        #expect(stale.isEmpty, "not in the sources: \(stale.sorted())")
    }

    @Test("Every diagnostic's identifier begins in one of the known ways")
    func prefixes() throws {
        let pattern = #/Diagnostic\(\s*"(?<name>[a-z-]+)"/#
        let names = try swiftSources().flatMap { $0.matches(of: pattern).map { String($0.name) } }
        #expect(names.count > 30)
        let known = #/(flow|config|yaml|check)-[a-z-]+/#
        let unknown = names.filter { $0.wholeMatch(of: known) == nil }
        #expect(unknown.isEmpty, "begin in another way: \(unknown)")
    }

    @Test("No identifier has two lines")
    func repetitions() throws {
        let lines = try identifierLists()
        #expect(lines.count == Set(lines).count)
    }

    /// What stands in the first column of the tables, in the chapter on messages.
    private func identifierLists() throws -> [String] {
        let text = try contents(of: Checkout.root.appendingPathComponent("README.md"))
        let chapters = text.components(separatedBy: "\n## ")
        let chapter = try #require(chapters.first { $0.hasPrefix("Messages\n") })
        let cells = chapter.split(separator: "\n").filter { $0.hasPrefix("| `") }
            .compactMap { $0.split(separator: "|").first }
        return cells.flatMap { $0.matches(of: #/`(?<name>[a-z-]+)`/#).map { String($0.name) } }
    }

    private func documentedIdentifiers() throws -> Set<String> {
        Set(try identifierLists())
    }

    /// Identifiers as the sources write them, and those of `DecodingDiagnostic`, which lack what they begin with.
    private func identifiersInSources() throws -> Set<String> {
        var names: Set<String> = []
        for text in try swiftSources() {
            for match in text.matches(of: #/"(?<name>(flow|config|yaml|check)-[a-z-]+)"/#) {
                names.insert(String(match.name))
            }
        }
        // A command of git.
        names.remove("check-ignore")
        return names.union(try problems().map { "flow-\($0)" })
    }

    /// The cases of `DecodingDiagnostic`, by their raw values.
    private func problems() throws -> [String] {
        let file = "Sources/FlowModel/Decoding/DecodingDiagnostic.swift"
        let text = try contents(of: Checkout.root.appendingPathComponent(file))
        let body = try #require(
            text.components(separatedBy: "enum DecodingDiagnostic").dropFirst().first
        )
        .prefix { $0 != "}" }
        let found = body.matches(of: #/case (?<name>\w+)( = "(?<value>[a-z-]+)")?/#)
            .map { String($0.value ?? $0.name) }
        try #require(found.count > 10)
        return found
    }

    private func swiftSources() throws -> [String] {
        let sources = Checkout.root.appendingPathComponent("Sources")
        let paths = try FileManager.default.subpathsOfDirectory(atPath: sources.path)
        return try paths.filter { $0.hasSuffix(".swift") }
            .map { try contents(of: sources.appendingPathComponent($0)) }
    }

    private func contents(of file: URL) throws -> String {
        String(decoding: try Data(contentsOf: file), as: UTF8.self)
    }
}
