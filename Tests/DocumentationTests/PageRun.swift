// The examples of a page, carried out from top to bottom in a folder of their own, as a reader would.

import Foundation
import TestSupport
import Testing

struct PageRun {
    /// A command of a page, and what it printed.
    struct Printed {
        let section: String
        let command: String
        let output: String
    }

    let folder: TemporaryFolder
    /// What is not as the page says.
    private(set) var mismatches: [String] = []
    private(set) var printed: [Printed] = []
    /// The page with what its commands print now.
    private(set) var corrected: [String]
    /// How many lines `corrected` has more than the page.
    private var shift = 0
    /// The examples that a page can be compiled with.
    private static let examples = ["MobileBank", "Patterns"]
    /// The example that last builds the package, if the quick lane left that out.
    private var lastBuild: String?
    private let page: DocumentationPage

    init(_ page: DocumentationPage, in folder: TemporaryFolder? = nil) throws {
        self.page = page
        self.folder = try folder ?? TemporaryFolder()
        corrected = page.lines
        for step in try page.steps() {
            switch step {
            case .setup(let command):
                let outcome = try run(command)
                if outcome.status != 0 { mismatches.append("\(command): \(outcome.output)") }
            case .continues(let name):
                let earlier = try PageRun(DocumentationPage(named: name), in: self.folder)
                mismatches += earlier.mismatches
            case .example(let example): try carryOut(example)
            }
        }
        if folder == nil, let lastBuild {
            let errors = try PackageTypeCheck(folder: self.folder).errors()
            if errors != "" { mismatches.append("\(lastBuild): does not compile:\n\(errors)") }
        }
    }

    /// Carries out a page; with FLOWGEN_UPDATE_GOLDENS=1 it is rewritten with what its commands print now.
    static func updating(_ page: DocumentationPage) throws -> PageRun {
        let run = try PageRun(page)
        guard GeneratedPages.isUpdating, run.corrected != page.lines else { return run }
        try Data(run.corrected.joined(separator: "\n").utf8).write(to: page.file)
        return try PageRun(DocumentationPage(page.file))
    }

    private mutating func carryOut(_ example: DocumentationPage.Example) throws {
        let place = "\(page.name):\(example.range.lowerBound + 1)"
        let argument = example.directive?.argument ?? ""
        switch example.directive?.name {
        case "file": try folder.write(example.text, to: argument)
        case "edit": try edit(argument, example, place)
        case "shown": try compare(example, with: folder.text(argument), place)
        case "from":
            let file = Checkout.root.appendingPathComponent(argument)
            try compare(example, with: String(decoding: Data(contentsOf: file), as: UTF8.self), place)
        case "tree":
            for path in Self.paths(in: example.lines) {
                let full = folder.url.appendingPathComponent(path).path
                if !FileManager.default.fileExists(atPath: full) {
                    mismatches.append("\(place): there is no \(path)")
                }
            }
        case "flow":
            let other = try TemporaryFolder()
            try other.write(example.text, to: "flow.yaml")
            let run = try ChildProcess.flowgen(["validate", "flow.yaml"], in: other.url).run()
            if run.status != 0 || run.errors != "" { mismatches.append("\(place): \(run.errors)") }
        case "not run":
            if argument.count < 10 { mismatches.append("\(place): not run, and no reason") }
            print("\(place) is not run: \(argument)")
        case "compiled":
            if !Self.examples.contains(argument) { mismatches.append("\(place): there is no example \(argument)") }
        case "run by":
            let suite = Checkout.root.appendingPathComponent("Tests/\(argument).swift")
            if try !String(contentsOf: suite, encoding: .utf8).contains("\(page.name)") {
                mismatches.append("\(place): \(argument) does not name this page")
            }
        case "empty folder":
            let folder = try TemporaryFolder()
            for line in example.lines where Lane.isComplete || line != "swift test" {
                try succeed(Self.shell(line, in: folder), line, place)
            }
        default:
            switch example.language {
            case "console": try replay(example, place)
            case "sh": try succeed(run("set -e\n\(example.text)"), example.text, place)
            default: mismatches.append("\(place): no comment says what to do with this example")
            }
        }
    }

    // MARK: - Commands

    /// Runs the commands of an example and compares what they print.
    private mutating func replay(_ example: DocumentationPage.Example, _ place: String) throws {
        var result: [String] = []
        var rest = example.lines[...]
        while let line = rest.popFirst() {
            guard line.hasPrefix("$ ") else {
                mismatches.append("\(place): begin with a command: '\(line)'")
                return
            }
            let end = rest.firstIndex { $0.hasPrefix("$ ") } ?? rest.endIndex
            let expected = Array(rest[..<end])
            rest = rest[end...]
            result.append(line)
            let command = String(line.dropFirst(2))
            if expected == ["…"] { mismatches.append("\(place): '\(command)' shows nothing") }
            // Building takes too long for the quick lane.
            if command.hasPrefix("swift "), !Lane.isComplete {
                result += expected
                lastBuild = place
                continue
            }
            let output = try run(command).output
            printed.append(Printed(section: example.section, command: command, output: output))
            let actual = output.split(separator: "\n", omittingEmptySubsequences: false)
                .map(String.init).dropLast(output.hasSuffix("\n") || output.isEmpty ? 1 : 0)
            if Self.matches(expected[...], actual[...]) {
                result += expected
            } else {
                result += actual
                mismatches.append("\(place): \(command) prints\n\(output)")
            }
        }
        let range = example.range
        corrected.replaceSubrange(
            (range.lowerBound + shift)..<(range.upperBound + shift), with: result.map { example.indentation + $0 })
        shift += result.count - range.count
    }

    private mutating func succeed(_ outcome: ProcessOutcome, _ command: String, _ place: String) {
        if outcome.status != 0 { mismatches.append("\(place): \(command): \(outcome.output)") }
    }

    private func run(_ command: String) throws -> ProcessOutcome { try Self.shell(command, in: folder) }

    /// Runs a command of a page, with the built flowgen in PATH, and what Xcode tells a build phase.
    static func shell(_ command: String, in folder: TemporaryFolder) throws -> ProcessOutcome {
        var process = ChildProcess("/bin/sh", ["-c", "{ \(command)\n} 2>&1"], in: folder.url)
        let path = process.environment["PATH"] ?? ""
        process.environment["PATH"] = "\(Checkout.binary.deletingLastPathComponent().path):\(path)"
        process.environment["CHECKOUT"] = Checkout.root.path
        process.environment["SRCROOT"] = folder.url.path
        process.environment["TMPDIR"] = FileManager.default.temporaryDirectory.path
        process.environment.merge([
            "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1", "GIT_AUTHOR_NAME": "A",
            "GIT_AUTHOR_EMAIL": "a@example.org", "GIT_COMMITTER_NAME": "A", "GIT_COMMITTER_EMAIL": "a@example.org",
        ]) { _, new in new }
        process.deadline = 900
        return try process.run()
    }

    /// Whether lines are as expected, where `…` stands for any number of lines, or for the end of one.
    private static func matches(_ expected: ArraySlice<String>, _ actual: ArraySlice<String>) -> Bool {
        guard let first = expected.first else { return actual.isEmpty }
        if first == "…" {
            return (actual.startIndex...actual.endIndex).contains {
                matches(expected.dropFirst(), actual[$0...])
            }
        }
        let isSame = first.hasSuffix("…") ? actual.first?.hasPrefix(first.dropLast()) == true : first == actual.first
        return isSame && matches(expected.dropFirst(), actual.dropFirst())
    }

    // MARK: - Files

    /// Makes the change that an example shows.
    private mutating func edit(_ path: String, _ example: DocumentationPage.Example, _ place: String) throws {
        func side(_ other: Character) -> String {
            example.lines.filter { $0.first != other }.map { $0.dropFirst() + "\n" }.joined()
        }
        let text = try folder.text(path)
        let found = text.ranges(of: side("+"))
        guard let range = found.first, found.count == 1 else {
            mismatches.append("\(place): \(path) has these lines \(found.count) times:\n\(text)")
            return
        }
        try folder.write(text.replacingCharacters(in: range, with: side("-")), to: path)
    }

    /// Compares an example with the lines of a file, wherever these begin.
    private mutating func compare(
        _ example: DocumentationPage.Example, with text: String, _ place: String
    ) throws {
        func trimmed(_ line: some StringProtocol) -> String {
            String(line.drop { $0 == " " })
        }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(trimmed)
        let pieces = example.lines.map(trimmed).split(separator: "…")
        var start = 0
        for piece in pieces {
            let piece = Array(piece)
            let last = lines.count - piece.count
            let found =
                start > last
                ? nil
                : (start...last).first {
                    Array(lines[$0..<($0 + piece.count)]) == piece
                }
            guard let found else {
                mismatches.append("\(place): not in the file: \(piece.joined(separator: "\n"))")
                return
            }
            start = found + piece.count
        }
    }

    /// The paths in a drawing of folders, by indentation.
    private static func paths(in lines: [String]) -> [String] {
        var folders: [String] = []
        return lines.map { line in
            let depth = line.prefix { $0 == " " }.count / 2
            let name = line.drop { $0 == " " }.prefix { $0 != " " }
            folders = folders.prefix(depth) + [String(name)]
            return folders.joined()
        }
    }
}
