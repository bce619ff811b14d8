// A page of the documentation and its examples. A comment in front of an example says what a test does with it; readers
// of the page do not see the comment:
//
//     <!-- file: PATH -->     writes the example to a file
//     <!-- edit: PATH -->     changes a file: the example is a difference
//     <!-- shown: PATH -->    the file holds these lines; `…` stands for what is left out
//     <!-- from: PATH -->     the same, of a file of this repository
//     <!-- tree -->           each of these paths exists
//     <!-- flow -->           a flow that is valid
//     <!-- compiled: NAME --> the compiler takes it among the sources of an example; CompilationTests asks it
//     <!-- empty folder -->   its commands are run in an empty folder
//     <!-- run by: SUITE -->  this suite of tests reads the page and carries it out
//     <!-- not run: WHY -->   only for what is no command and no code, or needs a host
//
// An example in `console` needs none: its commands are run, and must print what it shows. One in `sh` must succeed.
// `<!-- setup: COMMAND -->` runs a command that the page does not show; `<!-- continues: PAGE -->` begins where another
// page ends.

import Foundation
import TestSupport
import Testing

struct DocumentationPage: CustomTestStringConvertible, Sendable {
    /// What a comment says about the example below it.
    struct Directive: Equatable {
        let name: String
        let argument: String
    }

    /// An example.
    struct Example {
        let directive: Directive?
        let language: String
        /// The lines between the fences.
        let range: Range<Int>
        let lines: [String]
        /// The spaces before each line, where it is part of a list.
        let indentation: Substring
        /// The heading that it is below.
        let section: String

        var text: String { lines.map { $0 + "\n" }.joined() }
    }

    enum Step {
        case setup(String)
        case continues(String)
        case example(Example)
    }

    static let catalogue = Checkout.root.appendingPathComponent("Sources/flowgen/flowgen.docc")
    private static let directives: Set = [
        "file", "edit", "shown", "from", "tree", "flow", "compiled", "empty folder", "run by", "not run",
    ]

    let file: URL
    let lines: [String]

    init(_ file: URL) throws {
        self.file = file
        let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
        lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    /// A page of the catalogue, by its name.
    init(named name: String) throws {
        let page = try Self.all().first { $0.name == name }
        self = try #require(page, "there is no page '\(name)'")
    }

    /// The README and every page of the catalogue.
    static func all() throws -> [DocumentationPage] {
        let pages = try FileTree.names(below: catalogue).filter { $0.hasSuffix(".md") }.sorted()
        try #require(pages.count > 20)
        return try [DocumentationPage(Checkout.root.appendingPathComponent("README.md"))]
            + pages.map { try DocumentationPage(catalogue.appendingPathComponent($0)) }
    }

    /// The pages for contributors, and of the examples.
    static func beside() throws -> [DocumentationPage] {
        let examples = Checkout.root.appendingPathComponent("Examples")
        let names = try FileTree.names(below: examples).filter { $0.hasSuffix("README.md") && !$0.contains(".build/") }
        try #require(names.count == 4)
        return try [DocumentationPage(Checkout.root.appendingPathComponent("CONTRIBUTING.md"))]
            + names.sorted().map { try DocumentationPage(examples.appendingPathComponent($0)) }
    }

    var name: String { file.deletingPathExtension().lastPathComponent }
    var title: String { lines.first { $0.hasPrefix("# ") }.map { String($0.dropFirst(2)) } ?? "" }
    var text: String { lines.joined(separator: "\n") }
    var isAboutMessage: Bool {
        file.deletingLastPathComponent().lastPathComponent == "Messages"
    }
    var testDescription: String { name == "README" ? file.path : name }

    /// The lines of a section, without its heading.
    func section(_ title: String) throws -> [String] {
        let start = try #require(lines.firstIndex(of: "## \(title)"), "\(name): no '\(title)'")
        return lines[(start + 1)...].prefix { !$0.hasPrefix("## ") }.map { $0 }
    }

    /// Its examples and hidden commands, in order.
    func steps() throws -> [Step] {
        var steps: [Step] = []
        var directive: Directive?
        var section = ""
        var number = 0
        while number < lines.count {
            let indentation = lines[number].prefix { $0 == " " }
            let line = String(lines[number].dropFirst(indentation.count))
            number += 1
            if let found = try self.directive(in: line) {
                switch found.name {
                case "setup": steps.append(.setup(found.argument))
                case "continues": steps.append(.continues(found.argument))
                default: directive = found
                }
            } else if line.hasPrefix("```") {
                let end = lines[number...].firstIndex(of: indentation + "```")
                let range = number..<(try #require(end, "\(name):\(number): no end"))
                steps.append(
                    .example(
                        Example(
                            directive: directive, language: String(line.dropFirst(3)), range: range,
                            lines: lines[range].map { String($0.dropFirst(indentation.count)) },
                            indentation: indentation, section: section)))
                directive = nil
                number = range.upperBound + 1
            } else {
                try #require(directive == nil || line.isEmpty, "\(name):\(number): no example follows")
                if line.hasPrefix("#") { section = String(line.drop { $0 == "#" }.dropFirst()) }
            }
        }
        return steps
    }

    private func directive(in line: String) throws -> Directive? {
        guard let match = line.wholeMatch(of: #/<!-- ([a-z ]+?)(: (.*))? -->/#) else { return nil }
        let name = String(match.1)
        if name == "end" || name == "generated" { return nil }
        let isKnown = name == "setup" || name == "continues" || Self.directives.contains(name)
        try #require(isKnown, "\(self.name): '\(name)' means nothing")
        return Directive(name: name, argument: match.3.map(String.init) ?? "")
    }
}
