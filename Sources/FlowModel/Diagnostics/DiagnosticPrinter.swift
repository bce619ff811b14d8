// Diagnostics as text, in the form compilers use and Xcode shows in place:
//
//     chatbot.yaml:20:12: error: unknown status 'initialised' [flow-unknown-status]
//     20 |     from: [initialised, success]
//        |            ^~~~~~~~~~~
//        = help: did you mean 'initialized'?

/// Prints diagnostics as text.
package struct DiagnosticPrinter: Sendable {
    /// Whether ANSI colours are used.
    package let usesColor: Bool

    /// Creates a printer, without colour by default.
    package init(usesColor: Bool = false) {
        self.usesColor = usesColor
    }

    /// Several diagnostics one after the other, in the given order; each ends with a line feed.
    package func text(for diagnostics: [Diagnostic]) -> String {
        diagnostics.map { text(for: $0) }.joined()
    }

    /// One diagnostic, with its source line if it has one; the last line ends with a line feed.
    ///
    /// Control, format and separator characters of any part are shown as `\u{..}`.
    package func text(for diagnostic: Diagnostic) -> String {
        let position = diagnostic.location?.position
        var text = heading(diagnostic, at: position)
        var gutter = "  "
        if let location = diagnostic.location, let position, !location.file.bytes.isEmpty {
            let number = String(position.line)
            gutter = String(repeating: " ", count: number.utf8.count + 1)
            let excerpt = SourceExcerpt(location)
            text += "\(number) | \(excerpt.line)\n"
            text += "\(gutter)| \(painted(excerpt.marker, .green))\n"
        }
        if let advice = diagnostic.advice {
            text += "\(gutter)= \(painted("help:", .bold)) \(advice.visible)\n"
        }
        return text
    }

    /// `path:line:column: error: message [id]`, with what is known of it.
    private func heading(_ diagnostic: Diagnostic, at position: SourcePosition?) -> String {
        var place = ""
        if let path = diagnostic.path {
            place = path.visible + ":"
            if let position { place += "\(position.line):\(position.column):" }
            place = painted(place, .bold) + " "
        }
        let severity = painted("\(diagnostic.severity.rawValue):", color(of: diagnostic.severity))
        let message = painted(diagnostic.message.visible, .bold)
        return "\(place)\(severity) \(message) [\(diagnostic.id.name.visible)]\n"
    }

    private enum Paint: String {
        case bold = "1"
        case red = "1;31"
        case green = "1;32"
        case magenta = "1;35"
        case cyan = "1;36"
    }

    private func color(of severity: Diagnostic.Severity) -> Paint {
        switch severity {
        case .error: .red
        case .warning: .magenta
        case .note: .cyan
        }
    }

    private func painted(_ text: String, _ paint: Paint) -> String {
        usesColor ? "\u{1B}[\(paint.rawValue)m\(text)\u{1B}[0m" : text
    }
}
