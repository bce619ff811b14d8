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

/// A text that marketing can change.
nonisolated enum TextSetting: String, CaseIterable, Sendable {
    case welcome = "welcome_text"

    /// What everybody reads before the backend has said more.
    var defaultValue: String {
        switch self {
        case .welcome: "Welcome!"
        }
    }
}

/// A number that the backend can change.
nonisolated enum NumberSetting: String, CaseIterable, Sendable {
    case maximumUploads = "maximum_uploads"

    /// What holds before the backend has said more.
    var defaultValue: Int {
        switch self {
        case .maximumUploads: 3
        }
    }
}

/// Something that is tried out with a part of the people.
nonisolated enum Experiment: String, CaseIterable, Sendable {
    case checkoutButton = "experiment_checkout_button"
}

/// What a person sees in an experiment.
nonisolated enum Variant: String, Sendable {
    /// What was there before.
    case control
    /// What is tried out.
    case treatment
}
