// A line of a template is changed by reading what it changes in the goldens, so few of them show it. Each golden's files
// are rendered from templates whose lines end with their number; a golden moves with each line that is in what it shows.

import FlowCode
import FlowgenKit
import Foundation
import Templates
import TestSupport
import Testing

@Suite("Lines of templates") struct TemplateLineTests {
    @Test("A change of one line of a template moves at most 20 goldens")
    func lines() throws {
        let renderer = try FileRenderer(replacing: Self.numberedTemplates())
        var files: [Substring: Set<String>] = [:]
        for golden in try GoldenCase.all() {
            let shown = try Self.shown(of: golden)
            guard !shown.isEmpty else { continue }
            for project in try Self.projects(of: golden) {
                for planned in project where shown.contains(where: { $0.isAbout(planned.path) }) {
                    let rendered = String(decoding: renderer.render(planned).contents, as: UTF8.self)
                    let lines = rendered.split(separator: "\n").map { $0.split(separator: Self.mark) }
                    for file in shown {
                        let moving = lines.filter { file.moves(with: $0[0], of: planned.path) }
                        for number in moving.flatMap({ $0.dropFirst() }) {
                            files[number, default: []].insert("\(golden.name): \(file.path)")
                        }
                    }
                }
            }
        }
        #expect(files.count > 400)
        for (line, goldens) in files.sorted(by: { $0.key < $1.key }) where goldens.count > 20 {
            let list = goldens.sorted().joined(separator: "\n")
            Issue.record("line \(line) of the templates is in \(goldens.count) goldens; take it out of some:\n\(list)")
        }
    }

    // MARK: - Templates

    private static let mark: String = "//@"

    /// The templates, where each line that has words of its own ends with its name and number.
    private static func numberedTemplates() -> [String: [UInt8]] {
        var templates: [String: [UInt8]] = [:]
        for name in FileRenderer.templateNames {
            let text = String(decoding: EmbeddedTemplates.named(name) ?? [], as: UTF8.self)
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map { number, line in
                // What a line of tags and punctuation says comes from its context.
                let words = line.replacing(#/\{\{[^}]*\}\}/#, with: "")
                return line + (words.contains(where: \.isLetter) ? "\(mark)\(name):\(number + 1)" : "")
            }
            templates[name] = Array(lines.joined(separator: "\n").utf8)
        }
        return templates
    }

    // MARK: - Goldens

    /// The planned files of a golden: of its input, and of what its flows are when the command runs.
    private static func projects(of golden: GoldenCase) throws -> [[PlannedFile]] {
        let input = try golden.input()
        let changed = try golden.handiwork().over(input)
        return try [input, changed].compactMap { tree in
            let files = InMemoryFileSystem(
                Dictionary(
                    uniqueKeysWithValues: try tree.contents.map { path, data in
                        (try #require(RelativePath(validating: path)), Array(data))
                    }))
            return try ProjectLoader(files: files).load().project.map { FileKinds.files(of: $0) }
        }
    }

    /// What a golden shows of generated files and of their hashes.
    private static func shown(of golden: GoldenCase) throws -> [ShownFile] {
        let files = try golden.expected().contents.compactMap { path, data -> ShownFile? in
            let isChange = path.hasSuffix(GoldenCase.change)
            let name = isChange ? String(path.dropLast(GoldenCase.change.count)) : path
            guard name.hasSuffix(".swift") || name.hasSuffix(".record") else { return nil }
            let lines = String(decoding: data, as: UTF8.self).split(separator: "\n")
            return ShownFile(
                path: path, generated: name.replacing(".flowgen/kept/", with: ""),
                lines: Set(isChange ? lines.map { $0.dropFirst() } : lines))
        }
        // A file that is changed by hand, too; of edits, the lines that have to be there.
        let written = try golden.handiwork().contents.filter { $0.key.contains(".swift") }.map { path, data in
            let lines = String(decoding: data, as: UTF8.self).split(separator: "\n")
            let isEdit = path.hasSuffix(GoldenCase.change)
            return ShownFile(
                path: "changes/\(path)", generated: isEdit ? String(path.dropLast(GoldenCase.change.count)) : path,
                lines: Set(isEdit ? lines.filter { !$0.hasPrefix("+") }.map { $0.dropFirst() } : lines))
        }
        // What `--dry-run --diff` prints is a change, too.
        let output = try golden.text("output.txt").split(separator: "\n").map { $0.dropFirst() }
        return files + written + [ShownFile(path: "output.txt", generated: nil, lines: Set(output))]
    }
}

/// A file of a golden.
private struct ShownFile {
    let path: String
    /// The path of the file that it shows, or has the hash of; nil if it may be any.
    let generated: String?
    /// The lines; of a change, those that it removes, adds, or shows around them.
    let lines: Set<Substring>

    /// Whether it shows a generated file.
    func isAbout(_ path: String) -> Bool {
        generated == path || hasHash(of: path) || generated == nil && lines.contains("++ b/\(path)")
    }

    /// Whether it changes with a line of a generated file.
    func moves(with line: Substring, of path: String) -> Bool {
        hasHash(of: path) || isAbout(path) && lines.contains(line)
    }

    private func hasHash(of path: String) -> Bool {
        lines.contains { $0.contains("\t\(path)\t") && !$0.hasSuffix("\t…") }
    }
}
