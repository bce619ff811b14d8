// Every message has a page, named after its identifier: what it means, something wrong that gives it, and the same put
// right. The page is carried out like any other, so that what it shows is what flowgen says.

import Foundation
import TestSupport
import Testing

@Suite("The pages about messages")
struct MessagePagesTests {
    private static let folder = "Reference/Messages"
    /// Those that need a machine without memory, or more mistakes than a page can show.
    private static let withoutExample: Set = [
        "check-memory", "yaml-too-many-errors",
    ]

    @Test("Every identifier in the sources has its page, and each page an identifier") func completeness() throws {
        let known = try identifiersInSources()
        let pages = Set(try Self.pages().map(\.name))
        #expect(known.subtracting(pages).sorted() == [], "these have no page")
        #expect(pages.subtracting(known).sorted() == [], "these are not in the sources")
    }

    @Test("A page shows what gives the message, and what does not", arguments: try Self.pages())
    func examples(of page: DocumentationPage) throws {
        let isOfBoth = try Self.problems().contains(page.name)
        let inSettings = page.name.replacing(/^flow/, with: "config")
        #expect(page.title == page.name + (isOfBoth ? ", \(inSettings)" : ""))
        guard !Self.withoutExample.contains(page.name) else { return }
        let run = try PageRun.updating(page)
        #expect(run.mismatches == [])
        let marks = [page.name, inSettings].map { "[\($0)]" }
        let wrong = run.printed.filter { $0.section == "Wrong" }
        let right = run.printed.filter { $0.section == "Right" }
        #expect(wrong.contains { output in marks.contains { output.output.contains($0) } })
        #expect(!right.isEmpty)
        #expect(!right.contains { output in marks.contains { output.output.contains($0) } })
    }

    @Test("The page of a rule says what the rule says of itself") func rules() throws {
        let rules = try Self.rules()
        #expect(rules.count > 30)
        for (id, sentences) in rules {
            try GeneratedPages.compare("rule", of: id, with: [sentences.joined(separator: " ")])
        }
        let explained = Dictionary(grouping: rules) { $0.value }
        for (sentences, pages) in explained { #expect(pages.count == 1, "\(sentences): \(pages.map(\.key))") }
    }

    /// The doc comments of the rules that give each message.
    private static func rules() throws -> [String: [String]] {
        var found: [String: [String]] = [:]
        let folder = Checkout.root.appendingPathComponent("Sources/FlowModel/Rules")
        let files = try FileTree(at: folder)
        for path in files.paths.sorted() {
            var (comment, rule): ([String], String?) = ([], nil)
            for line in files.text(path).split(separator: "\n").map({ $0.drop { $0 == " " } }) {
                if line.hasPrefix("///") {
                    comment.append(String(line.dropFirst(4)))
                    continue
                }
                let isMessage = line.hasPrefix("private static func ") && line.hasSuffix("-> Diagnostic {")
                if line.firstMatch(of: #/^static func \w+\(_ (facts|draft): /#) != nil || isMessage && !comment.isEmpty
                {
                    rule = comment.joined(separator: " ")
                } else if line.firstMatch(of: #/^(extension|struct|enum) /#) != nil {
                    rule = nil
                }
                comment = []
                for id in line.matches(of: #/"((?:flow|config)-[a-z-]+)"/#) {
                    guard let rule, found[String(id.1)]?.contains(rule) != true else { continue }
                    found[String(id.1), default: []].append(rule)
                }
            }
        }
        return found
    }

    @Test("The list of messages has all pages")
    func index() throws {
        var lines: [String] = []
        for (prefix, title) in [
            ("flow", "Flows"), ("config", "Settings and templates"),
            ("check", "The project's files"), ("sdk", "SDKs"),
            ("yaml", "YAML"),
        ] {
            lines += (lines.isEmpty ? [] : [""]) + ["### \(title)", ""]
            lines += try Self.pages().map(\.name).filter { $0.hasPrefix(prefix + "-") }.map { "- <doc:\($0)>" }
        }
        try GeneratedPages.compare("messages", of: "Messages", with: lines)
    }

    @Test("explain prints each page: its text and its examples")
    func explanations() throws {
        let folder = try TemporaryFolder()
        for page in try Self.pages() {
            for id in page.title.components(separatedBy: ", ") {
                let shown = try ChildProcess.flowgen(["explain", id], in: folder.url).run().output
                let lines = Set(shown.split(separator: "\n").map { $0.drop { $0 == " " } })
                #expect(shown.hasPrefix(page.title + "\n\n"))
                for step in try page.steps() {
                    guard case .example(let example) = step else { continue }
                    let missing = example.lines.filter { !$0.isEmpty && !lines.contains($0.drop { $0 == " " }) }
                    #expect(missing == [], "\(id)")
                }
            }
        }
    }

    @Test("Every diagnostic's identifier begins in one of the known ways")
    func prefixes() throws {
        let pattern = #/Diagnostic\(\s*"(?<name>[a-z-]+)"/#
        let names = try swiftSources().flatMap { $0.matches(of: pattern).map { String($0.name) } }
        #expect(names.count > 30)
        let known = #/(flow|config|yaml|check|sdk)-[a-z-]+/#
        let unknown = names.filter { $0.wholeMatch(of: known) == nil }
        #expect(unknown.isEmpty, "begin in another way: \(unknown)")
    }

    private static func pages() throws -> [DocumentationPage] {
        let place = DocumentationPage.catalogue.appendingPathComponent(folder)
        return try FileTree.names(below: place).sorted().map { try DocumentationPage(place.appendingPathComponent($0)) }
    }

    /// Identifiers as the sources write them, and those of `DecodingDiagnostic`, which lack what they begin with.
    private func identifiersInSources() throws -> Set<String> {
        var names: Set<String> = []
        for text in try swiftSources() {
            for match in text.matches(of: #/"(?<name>(flow|config|yaml|check|sdk)-[a-z-]+)"/#) {
                names.insert(String(match.name))
            }
        }
        // A command of git.
        names.remove("check-ignore")
        return names.union(try Self.problems())
    }

    /// What can be wrong in a flow and in `flowgen.yml`, and has one page: the cases of `DecodingDiagnostic`.
    private static func problems() throws -> [String] {
        let file = "Sources/FlowFile/Decoding/DecodingDiagnostic.swift"
        let text = try contents(of: Checkout.root.appendingPathComponent(file))
        let body = try #require(
            text.components(separatedBy: "enum DecodingDiagnostic").dropFirst().first
        )
        .prefix { $0 != "}" }
        let found = body.matches(of: #/case (?<name>\w+)( = "(?<value>[a-z-]+)")?/#)
            .map { "flow-\($0.value ?? $0.name)" }
        try #require(found.count > 10)
        return found
    }

    private func swiftSources() throws -> [String] {
        let sources = Checkout.root.appendingPathComponent("Sources")
        let paths = try FileManager.default.subpathsOfDirectory(atPath: sources.path)
        return try paths.filter { $0.hasSuffix(".swift") }
            .map { try Self.contents(of: sources.appendingPathComponent($0)) }
    }

    private static func contents(of file: URL) throws -> String {
        String(decoding: try Data(contentsOf: file), as: UTF8.self)
    }
}
