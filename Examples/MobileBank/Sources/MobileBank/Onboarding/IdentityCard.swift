// What the bank's flows speak of, in the bank's own words: a card, a movement, a decision. No SDK's
// type is here, and the wrappers turn theirs into these.

/// What an identity card says about its holder.
struct IdentityCard: Equatable, Sendable {
    /// The holder's full name.
    let holder: String
    /// The number of the card.
    let number: String
    /// The day of birth, as printed: year, month, day.
    let dateOfBirth: String

    /// A card of nobody, for tests, previews and mocks.
    static let specimen = IdentityCard(
        holder: "Ada Specimen", number: "X0000000", dateOfBirth: "1990-12-10")
}

/// A side of an identity card.
enum CardSide: Sendable {
    case front
    case back
}

/// A small movement that shows that somebody is there.
enum LivenessChallenge: Sendable {
    case turnLeft
    case turnRight
    case smile
}

/// What an agent makes of an application.
enum AgentDecision: Sendable {
    case approved
    case declined
}
