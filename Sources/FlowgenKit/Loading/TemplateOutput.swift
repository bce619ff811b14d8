// What a project's own templates make. A template that fits its context may still write what is not valid
// Swift; that is said once, at the template, and nothing is written. Only files that one of them has a part
// in are rendered and parsed for it.

import Diagnostics
import FlowModel
import FlowRendering
import SwiftMerging

/// Checks the files that a project's own templates have a part in.
struct TemplateOutput {
    /// The project's templates, by name.
    let sources: [String: SourceFile]
    private let use: TemplateUse

    init(_ sources: [String: SourceFile]) {
        self.sources = sources
        use = TemplateUse(of: Set(sources.keys), replacing: sources.mapValues(\.bytes))
    }

    /// What is wrong with the templates: one diagnostic for each that is to blame.
    func mistakes(in project: Project) -> [Diagnostic] {
        var found: [String: Diagnostic] = [:]
        guard let all = renderer(sources) else { return [] }
        for file in FilePlan(project).files {
            let used = use.parts(of: all.templateName(of: file)).sorted()
            guard !used.isEmpty, used.allSatisfy({ found[$0] == nil }) else { continue }
            let text = all.render(file, indent: 4).contents
            guard let error = SwiftSyntaxError(in: text) else { continue }
            for name in culprits(among: used, for: file) where found[name] == nil {
                guard let source = sources[name] else { continue }
                found[name] = .invalidOutput(error, of: source, in: text, path: file.path)
            }
        }
        return found.sorted { $0.key < $1.key }.map(\.value)
    }

    /// The templates without which the file is valid; all of them if none alone makes the difference.
    private func culprits(
        among names: [String], for file: PlannedFile
    ) -> [String] {
        guard names.count > 1 else { return names }
        var found: [String] = []
        for name in names {
            var others = sources
            others[name] = nil
            let text = renderer(others)?.render(file, indent: 4).contents
            if let text, SwiftSyntaxError(in: text) == nil { found.append(name) }
        }
        return found.isEmpty ? names : found
    }

    /// Templates that cannot be loaded, alone or together, have been told of already.
    private func renderer(_ sources: [String: SourceFile]) -> FileRenderer? {
        do {
            return try FileRenderer(replacing: sources.mapValues(\.bytes))
        } catch {
            return nil
        }
    }
}

extension Diagnostic {
    fileprivate static func invalidOutput(
        _ error: SwiftSyntaxError, of template: SourceFile, in text: [UInt8], path: String
    ) -> Diagnostic {
        let message =
            "this template does not produce valid Swift: \(error.message), in line \(error.line) of \(path)"
        let rendered = SourceFile(path: path, bytes: text).lineText(error.line)
        guard let line = template.line(producing: rendered) else {
            return Diagnostic(
                "config-template-output", message, advice: "fix the template", path: template.path)
        }
        return Diagnostic(
            "config-template-output", message, advice: "fix the template",
            at: SourceLocation(file: template, range: template.range(ofLine: line)))
    }
}

extension SourceFile {
    /// The one line of a template that makes a line of its output; nil if there is none, or several.
    fileprivate func line(producing text: String) -> Int? {
        guard text.contains(where: { $0.isLetter }) else { return nil }
        let lines = self.text(in: contentStart..<bytes.count)
            .split(separator: "\n", omittingEmptySubsequences: false)
        let found = lines.indices.filter { Self.literals(of: lines[$0], stand: text) }
        return found.count == 1 ? found[0] + 1 : nil
    }

    /// Whether what a line of a template says outside of its tags stands in a text, in order.
    private static func literals(of line: Substring, stand text: String) -> Bool {
        var rest = text[...]
        var hasWord = false
        for (index, part) in line.split(separator: "{{", omittingEmptySubsequences: false)
            .enumerated()
        {
            let literal =
                index == 0 ? part : part.firstRange(of: "}}").map { part[$0.upperBound...] } ?? ""
            let word = literal.drop { $0 == " " || $0 == "}" }
            if word.isEmpty { continue }
            guard let place = rest.firstRange(of: word) else { return false }
            rest = rest[place.upperBound...]
            hasWord = hasWord || word.contains { $0.isLetter }
        }
        return hasWord
    }
}
