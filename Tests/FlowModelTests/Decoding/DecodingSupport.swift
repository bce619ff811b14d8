// What the decoding tests share: files from text, and diagnostics as one line each.

@testable import FlowFile
import FlowModel
import SwiftText
import Testing

/// One file that has mistakes, and what is said about it.
struct DecodingMistake: Sendable, CustomTestStringConvertible {
    let yaml: String
    let said: String

    init(_ yaml: String, _ said: String) {
        self.yaml = yaml
        self.said = said
    }

    var testDescription: String { yaml }
}

/// Decoding from text.
enum Decode {
    static func flow(_ text: String, defaults: Configuration = Configuration()) -> Decoded<Flow> {
        FlowDecoder(configuration: defaults, notation: NotationChecker()).decode(
            SourceFile(path: "flow.yaml", bytes: Array(text.utf8)))
    }

    static func configuration(_ text: String) -> Decoded<Configuration> {
        ConfigurationDecoder(notation: NotationChecker())
            .decode(SourceFile(path: "flowgen.yml", bytes: Array(text.utf8)))
    }

    /// A line for each diagnostic: place, marked text, identifier, message, advice.
    /// The keys of a construct as a help lists them.
    static func keys(of construct: KeySet) -> String {
        let names = construct.all.map { "`\($0.name)`" }
        return names.dropLast().joined(separator: ", ") + " and " + (names.last ?? "")
    }

    static func lines(_ diagnostics: [Diagnostic]) -> String {
        diagnostics.map { diagnostic in
            var line = ""
            if let location = diagnostic.location {
                let position = location.position
                line += "\(position.line):\(position.column) <\(location.text.visible)> "
            }
            line += "\(diagnostic.id): \(diagnostic.message)"
            if let advice = diagnostic.advice { line += " | \(advice)" }
            return line
        }.joined(separator: "\n")
    }
}
