// Small sets of things to choose from.

/// What a person can prove themselves with.
nonisolated enum IdentityDocument: Sendable {
    /// Counts everywhere.
    case passport
    /// Counts in most countries.
    case identityCard
    /// Counts nowhere, but people try.
    case studentCard
}

/// Something new that not everybody gets to see yet.
nonisolated enum FeatureFlag: String, Sendable {
    /// The checkout with one page.
    case newCheckout = "new-checkout"
    /// The words that greet a person.
    case greeting
}

/// What has to be known about a person.
nonisolated enum VerificationLevel: String, Sendable {
    /// Who they are: a passport.
    case identity
    /// Where they live: a bill.
    case address
}
