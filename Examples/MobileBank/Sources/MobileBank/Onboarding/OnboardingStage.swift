// What an onboarding screen can show: where the person stands, what they are told, and what went
// wrong, each in the bank's own words.

/// Where the person stands.
enum OnboardingStage: Equatable, Sendable {
    /// Reads about the account and may ask questions.
    case help
    /// Holds the identity card in front of the camera.
    case card
    /// Proves to be there, and to be the one on the card.
    case liveness
    /// Talks to an agent.
    case agent
    /// It is over.
    case done(OnboardingOutcome)
}

/// How an onboarding ends.
enum OnboardingOutcome: Equatable, Sendable {
    /// The account is open.
    case accountOpened
    /// An agent has said no.
    case declined
    /// It cannot be done here, or was tried too often; a branch can help.
    case branchNeeded
}

/// Something that went wrong, as the person is told of it.
struct OnboardingProblem: Equatable, Sendable {
    /// The words for the person.
    let text: String
    /// Whether trying again can help.
    let canRetry: Bool
}
