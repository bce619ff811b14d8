// Breaks a correct source file in every single way it knows, all of them in one text: so a file is compiled once, and
// told at run time which of its mutants to be. The code around must hold an enum `Mutant`, as below
// Tests/Mutants/Switch.

import SwiftParser
import SwiftSyntax

/// Makes mutants of source texts.
package struct Mutator {
    private let vocabulary: Vocabulary

    /// A mutator that knows the statuses and steps of a flow.
    package init(_ vocabulary: Vocabulary) {
        self.vocabulary = vocabulary
    }

    /// The text with all of its mutants, the first of them with this number.
    ///
    /// - Parameter excluded: The numbers of mutants that do not compile. Numbers stay what they are without them.
    package func mutate(_ text: String, firstNumber: Int = 1, excluding excluded: Set<Int> = []) -> MutatedText {
        let tree = Parser.parse(source: text)
        let converter = SourceLocationConverter(fileName: "", tree: tree)
        let finder = MutantFinder(vocabulary, Edits(firstNumber: firstNumber, excluded: excluded, converter: converter))
        finder.walk(tree)
        let edits = finder.edits
        return MutatedText(text: edits.applied(to: text), mutants: edits.mutants, nextNumber: edits.nextNumber)
    }
}
