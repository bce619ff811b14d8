// Lines that begin with spaces that are none to YAML. It takes them for a part of the key, in the column at the
// location of the first of them.

import Diagnostics

/// The indentation of a line with look-alikes of a space in it.
struct LookAlikeIndentation {
    private let layout: LineLayout
    private let keys: KeyForms
    private let line: LineLayout.Line
    private let first: LookAlikeFinder.Found

    /// Nil for a line that real spaces alone indent.
    init?(layout: LineLayout, keys: KeyForms, at offset: Int) {
        guard let line = layout.line(at: offset), let first = Self.spaces(line, layout.file).first else { return nil }
        (self.layout, self.keys, self.line, self.first) = (layout, keys, line, first)
    }

    /// The one diagnostic, whose fix indents all such lines of the file.
    var diagnostic: Diagnostic {
        let isWide = first.character.name.hasPrefix("a full-width")
        let widths = isWide ? [2, 1, 4, 0] : [1, 2, 0]
        let likely = layout.likelyColumns(of: line, keys: keys) {
            Self.spaces($0, layout.file).isEmpty
        }
        let width =
            likely.lazy.compactMap { place in widths.first { column(of: line, $0) == place } }.first ?? widths[0]
        let edits = layout.lines.compactMap { other -> Fix.Edit? in
            guard let last = Self.spaces(other, layout.file).last else { return nil }
            let text = String(repeating: " ", count: column(of: other, width))
            return Fix.Edit(other.range.lowerBound..<last.range.upperBound, text)
        }
        let place = column(of: line, width) + 1
        return Diagnostic(
            "yaml-look-alike", first.character.message,
            advice: isWide
                ? "indent with spaces, to column \(place)" : first.character.advice,
            at: SourceLocation(file: layout.file, range: first.range)
        ).fixed(by: Fix(edits))
    }

    private func column(of line: LineLayout.Line, _ width: Int) -> Int {
        line.indentation
            + Self.spaces(line, layout.file).reduce(0) { sum, found in
                sum + (found.character.kind == .space ? width : 0)
            }
    }

    /// The look-alikes right behind the real indentation of a line.
    private static func spaces(_ line: LineLayout.Line, _ file: SourceFile) -> [LookAlikeFinder.Found] {
        guard file.bytes[line.content.lowerBound] >= 0x80 else { return [] }
        var end = line.content.lowerBound
        var found: [LookAlikeFinder.Found] = []
        for item in LookAlikeFinder(file: file).characters(in: line.content) {
            guard item.range.lowerBound == end,
                item.character.kind == .space || item.character.kind == .nothing
            else { break }
            found.append(item)
            end = item.range.upperBound
        }
        return found
    }
}
