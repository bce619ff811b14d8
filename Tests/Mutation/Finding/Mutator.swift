// Breaks a correct source file in every single way it knows, all of them in one text: so a file is
// compiled once, and told at run time which of its mutants to be. The code around must hold an enum
// `Mutant`, see `MutantSwitch`.

import SwiftParser
import SwiftSyntax

/// Makes mutants of source texts.
public struct Mutator {
    private let vocabulary: Vocabulary

    /// A mutator that knows what the names in a flow's code mean.
    public init(_ vocabulary: Vocabulary) {
        self.vocabulary = vocabulary
    }

    /// The text with all of its mutants, the first of them with this number.
    public func mutate(_ text: String, firstNumber: Int = 1) -> MutatedText {
        let tree = Parser.parse(source: text)
        let converter = SourceLocationConverter(fileName: "", tree: tree)
        let finder = MutantFinder(
            vocabulary, Edits(firstNumber: firstNumber, converter: converter))
        finder.walk(tree)
        return MutatedText(text: finder.edits.applied(to: text), mutants: finder.edits.mutants)
    }
}
