// Leaks in public apps, after `make corpus`: whatever module a file imports, once an integration names it, `check`
// reports that file and line, and nothing else. What a file imports is read here line by line.

import Foundation
import TestSupport
import Testing

@Suite("Leaks in public apps", .serialized) struct CorpusLeakTests {
    @Test(
        "Each import of an SDK is a leak, and only these", .enabled(if: !CorpusTests.apps.isEmpty, "run `make corpus`"),
        arguments: CorpusTests.apps)
    func app(_ name: String) throws {
        let folder = CorpusTests.folder.appendingPathComponent(name)
        let project = try Project()
        var imports: [String: Set<String>] = [:]
        for path in try FileTree.names(below: folder) where path.hasSuffix(".swift") {
            let text = String(decoding: try Data(contentsOf: folder.appendingPathComponent(path)), as: UTF8.self)
            if path.hasSuffix("Package.swift") || path.contains("/.") || path.hasPrefix(".") { continue }
            try project.write(text, to: path)
            for (module, line) in Self.imports(in: text) {
                imports[module, default: []].insert("\(path):\(line): \(module)")
            }
        }
        for module in Self.standard { imports[module] = nil }
        let modules = imports.keys.sorted()
        let integrations = modules.enumerated().map { "  Vendor\($0): { sdk: \($1) }\n" }.joined()
        try project.write(Project.door, to: "door.yaml")
        try project.write(
            "flows: door.yaml\nboundary: { sources: . }\nintegrations:\n\(integrations)", to: "flowgen.yml")
        let generate = try project.run("generate")
        try #require(generate.status == 0, "\(generate.errors.suffix(2000))")
        let check = try project.run("check")
        var found: Set<String> = []
        for match in check.output.matches(of: #/(?m)^(.*?):(\d+):\d+: error: '(\w+)' is imported outside/#) {
            found.insert("\(match.1):\(match.2): \(match.3)")
        }
        let expected = imports.values.reduce(into: Set<String>()) { $0.formUnion($1) }
        #expect(expected.subtracting(found) == [], "missed")
        #expect(found.subtracting(expected) == [], "not an import")
        print("leaks | \(name) | \(modules.count) modules | \(expected.count) imports")
    }

    /// Modules of the language, which no vendor has.
    private static let standard = ["Swift", "Foundation", "_Concurrency"]

    /// The modules that a file imports, each with its line: the lines that a person would take for imports.
    private static func imports(in text: String) -> [(module: String, line: Int)] {
        let line =
            #/
            \s* (?: @\w+ (?:\([^)]*\))? \s+ | (?:public|package|internal|private|fileprivate) \s+ )*
            import \s+ (?: (?:struct|class|enum|protocol|func|var|let|typealias) \s+ )? (\w+)
            /#
        var isText = false
        return text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().flatMap { number, words in
            let wasText = isText
            for mark in words.matches(of: #/"""|\/\*|\*\//#) { isText = mark.0 == "\"\"\"" ? !isText : mark.0 == "/*" }
            guard !wasText, let match = words.prefixMatch(of: line) else { return [(module: String, line: Int)]() }
            return [(String(match.1), number + 1)]
        }
    }
}
