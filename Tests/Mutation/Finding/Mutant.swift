// One change that breaks correct code, and the kinds of them. Each has a number, by which the built code is told which
// of all its mutants to be.

/// A single change of behaviour.
package struct Mutant: Sendable, Hashable {
    /// What kind of change it is.
    package enum Kind: String, CaseIterable, Sendable {
        /// A call, or one of the values that it sends, is left out.
        case callLeftOut = "a call left out"
        /// A value is not stored.
        case assignmentLeftOut = "an assignment left out"
        /// A condition is negated, or a part of it is left out.
        case condition = "a condition changed"
        /// A literal `true` is `false`, or the other way round.
        case literal = "a literal flipped"
        /// A function returns nothing, or the negation.
        case result = "another result"
        /// The last element is taken instead of the first.
        case order = "another order"
        /// An element of a list is left out, as in a flow's table.
        case elementLeftOut = "an element left out"
        /// A move of a scenario is left out.
        case moveLeftOut = "a move left out"
        /// A status or a step takes the place of another.
        case wrongCase = "another case"
    }

    /// What the built code is told, to be this one.
    package let number: Int
    /// What kind of change it is.
    package let kind: Kind
    /// The line of the source text that is changed.
    package let line: Int
    /// The function or property that is changed; empty outside of one.
    package let function: String
    /// What is changed, in words, with a number if a function has the same more than once.
    package let change: String
}

/// A source text that holds all of its mutants, each inactive.
package struct MutatedText: Sendable {
    /// The text.
    package let text: String
    /// Its mutants, by number.
    package let mutants: [Mutant]
    /// The first number that another text can use.
    package let nextNumber: Int
}
