// What a project's own templates produce. A template that fits its context may still write invalid Swift; then one
// error at the template says so, and nothing is written. Only files that use such a template are rendered and parsed.

import FlowModel
import FlowCode
import SwiftText

/// Checks the files that a project's own templates have a part in.
struct TemplateOutput {
    let sources: [String: SourceFile]

    /// What is wrong with the templates: one diagnostic for each that is to blame.
    func errors(in project: Project) -> [Diagnostic] {
        var found: [String: Diagnostic] = [:]
        guard let all = renderer(sources) else { return [] }
        for file in FileKinds.files(of: project) {
            let used = file.templates.intersection(sources.keys).sorted()
            guard !used.isEmpty, used.allSatisfy({ found[$0] == nil }) else { continue }
            let text = all.render(file).contents
            guard let error = SwiftSyntaxError(in: text) else { continue }
            for name in culprits(among: used, for: file) where found[name] == nil {
                guard let source = sources[name] else { continue }
                found[name] = .invalidOutput(error, of: source, in: text, path: file.path)
            }
        }
        return found.sorted { $0.key < $1.key }.map(\.value)
    }

    /// The templates without which the file is valid; all of them if none alone makes the difference.
    private func culprits(among names: [String], for file: PlannedFile) -> [String] {
        guard names.count > 1 else { return names }
        var found: [String] = []
        for name in names {
            var others = sources
            others[name] = nil
            let text = renderer(others)?.render(file).contents
            if let text, SwiftSyntaxError(in: text) == nil { found.append(name) }
        }
        return found.isEmpty ? names : found
    }

    /// Templates that cannot be loaded, alone or together, have been reported already.
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
        let message = "this template does not produce valid Swift: \(error.message), in line \(error.line) of \(path)"
        let rendered = SourceFile(path: path, bytes: text).lineText(error.line)
        guard let line = template.line(producing: rendered) else {
            return Diagnostic("config-template-output", message, advice: "fix the template", path: template.path)
        }
        return Diagnostic(
            "config-template-output", message, advice: "fix the template",
            at: SourceLocation(file: template, range: template.range(ofLine: line)))
    }
}

extension SourceFile {
    /// The line of a template that makes a line of its output: the one that shares most with it. Nil if none does, or
    /// several do equally.
    fileprivate func line(producing text: String) -> Int? {
        let lines = self.text(in: contentStart..<bytes.count).split(separator: "\n", omittingEmptySubsequences: false)
        let shared = lines.map { Self.letters(of: $0, in: text) }
        guard let most = shared.max(), most > 0, shared.count(where: { $0 == most }) == 1 else { return nil }
        return shared.firstIndex(of: most).map { $0 + 1 }
    }

    /// How many letters of a template's line, outside of its tags, are in a text, in order.
    private static func letters(of line: Substring, in text: String) -> Int {
        var rest = text[...]
        var count = 0
        let parts = line.split(separator: "{{", omittingEmptySubsequences: false)
        for (index, part) in parts.enumerated() {
            var literal = part
            if index > 0 {
                guard let end = part.firstRange(of: "}}") else { continue }
                literal = part[end.upperBound...].drop { $0 == "}" }
            }
            literal = literal.drop { $0 == " " }
            guard !literal.isEmpty, let place = rest.firstRange(of: literal) else { continue }
            rest = rest[place.upperBound...]
            count += literal.count { $0.isLetter }
        }
        return count
    }
}
