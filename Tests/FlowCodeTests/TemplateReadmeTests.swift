// `Templates/README.md` lists each template with the keys that it may use. It is made from the code: with
// FLOWGEN_UPDATE_GOLDENS=1 it is rewritten.

import FlowModel
import Foundation
import FlowCode
import Templates
import TestSupport
import Testing

@testable import FlowCode

@Suite("The list of templates")
struct TemplateReadmeTests {
    @Test func isUpToDate() throws {
        let place = Checkout.root.appendingPathComponent("Templates/README.md")
        let expected = try Self.readme()
        if ProcessInfo.processInfo.environment["FLOWGEN_UPDATE_GOLDENS"] == "1" {
            try Data(expected.utf8).write(to: place)
        }
        let text = String(decoding: try Data(contentsOf: place), as: UTF8.self)
        #expect(
            text == expected,
            "out of date; run FLOWGEN_UPDATE_GOLDENS=1 swift test --filter TemplateReadmeTests")
    }

    private static func readme() throws -> String {
        var paths: [String: Set<String>] = [:]
        for tests in [TestFramework.xctest, .swiftTesting] {
            for file in FileKinds.files(of: try SampleProject.project(tests: tests)) {
                paths[file.template, default: []].insert(file.path)
            }
        }
        var text = """
            # Templates

            Each file that flowgen writes is made from one of these templates, which are a strict subset of Mustache: a
            name that is not among the keys is an error. A project replaces a template by a file of the same name in
            the folder that `templates` in `flowgen.yml` names.

            `Support/` holds what all flows of a project share, as Swift files that `Tests/Support` tests. A project gets the
            sections that it uses.

            Below are the keys of each template: a text is printed by `{{key}}`; a flag is only for sections; a list is
            a section for each item, whose keys are indented. flowgen writes the header, the imports and, in files for tests,
            `#if DEBUG` around what a template makes. Each template also has these:

            \(Self.lines(of: headKeys, depth: 0))
            Those of the files of one flow also have these:

            \(Self.lines(of: Shape(flowKeys.fields.filter { !headKeys.fields.contains($0) }), depth: 0))
            This file is made from the code: `FLOWGEN_UPDATE_GOLDENS=1 swift test --filter TemplateReadmeTests`.

            """
        let kinds = Dictionary(grouping: FileKinds.all) { $0.template }.compactMapValues(\.first)
        var listed: [String: String] = [:]
        for name in EmbeddedTemplates.names {
            text += "\n## \(name)\n\n"
            if name == HeaderContext.template {
                text += "Writes the header of each file.\n\n"
                text += Self.lines(of: HeaderContext.shape, depth: 0)
                continue
            }
            guard let kind = kinds[name] else { continue }
            let path = paths[name]?.min() ?? ""
            text += "Writes files such as `\(path)` (\(kind.ownership))."
            let shape = Shape(
                kind.shape.fields.filter { !flowKeys.fields.contains($0) })
            let keys = Self.lines(of: shape, depth: 0)
            if let other = listed[keys] {
                text += " Its keys are those of `\(other)`.\n"
            } else {
                text += "\n\n" + keys
                listed[keys] = name
            }
        }
        return text
    }

    /// The keys of a shape: those of one kind on a line, then each list with its own keys.
    private static func lines(of shape: Shape, depth: Int) -> String {
        var names: [(kind: Shape.Kind, names: [String])] = []
        for field in shape.fields {
            let name = "`\(field.name)`"
            if let index = names.firstIndex(where: { $0.kind == field.kind }) {
                names[index].names.append(name)
            } else {
                names.append((field.kind, [name]))
            }
        }
        return names.map { kind, names in
            let line = String(repeating: "  ", count: depth) + "- \(names.joined(separator: ", ")): "
            switch kind {
            case .text: return line + "text\n"
            case .flag: return line + "flag\n"
            case .list(.item): return line + "list of texts\n"
            case .list(let item): return line + "list\n" + lines(of: item, depth: depth + 1)
            }
        }.joined()
    }
}
