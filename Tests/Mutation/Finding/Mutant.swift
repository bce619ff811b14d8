// One way to break a correct source file, and the kinds of them. Each has a number, by which the built
// code is told which of all its mutants to be.

/// A single change of behaviour.
public struct Mutant: Sendable, Hashable {
    /// What kind of change it is.
    public enum Kind: String, CaseIterable, Sendable {
        /// A status is not sent.
        case leftOut = "a status left out"
        /// A status is sent twice.
        case doubled = "a status doubled"
        /// Two statuses of a step come the other way round.
        case swapped = "two statuses swapped"
        /// Another status is sent, or success told as failure.
        case wrongOutcome = "the wrong outcome"
        /// A status is sent as soon as the step is called, before its own.
        case before = "a status sent before the step"
        /// Something comes after the last status, or after the answer.
        case goesOn = "goes on after its end"
        /// A failure is not told.
        case swallowed = "an error swallowed"
        /// A step does not do anything.
        case doesNothing = "a step that does nothing"
        /// A step keeps the answer that it owes, or a value of its stream.
        case answersNothing = "a step that answers nothing"
        /// A step answers more than once, or brings a value of its stream twice.
        case answersTwice = "a step that answers twice"
        /// What happens unasked is not passed on.
        case eventIgnored = "an event ignored"
        /// A step that another one has ended is not over.
        case cancelledGoesOn = "a cancelled step that goes on"
        /// A reader does not get what all must get.
        case reader = "a reader left out"
        /// A mock does not write down what it was asked, or twice.
        case record = "a call written down wrongly"
    }

    /// What the built code is told, to be this one.
    public let number: Int
    /// What kind of change it is.
    public let kind: Kind
    /// The line of the source text that is changed.
    public let line: Int
    /// The function that is changed; empty in a property.
    public let function: String
    /// What is changed, in words, with a number where a function has the same more than once.
    public let change: String
}

/// A source text that holds all of its mutants, each asleep.
public struct MutatedText: Sendable {
    /// The text.
    public let text: String
    /// Its mutants, by number.
    public let mutants: [Mutant]
}
