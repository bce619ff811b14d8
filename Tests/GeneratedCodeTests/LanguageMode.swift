// The language modes in which an app can compile the generated code.

/// How a module is compiled.
struct LanguageMode: Sendable, Hashable, CustomStringConvertible {
    /// Its name, usable in a module's name.
    let name: String
    /// The compiler's options.
    let options: [String]

    var description: String { name }

    private init(_ name: String, swift version: Int, _ options: [String] = []) {
        self.name = name
        self.options = ["-swift-version", "\(version)"] + options
    }

    static let swift5 = LanguageMode("Swift5", swift: 5)
    static let swift6 = LanguageMode("Swift6", swift: 6)
    static let swift6MainActor = LanguageMode("Swift6MainActor", swift: 6, mainActor)
    /// All upcoming features together.
    static let swift6AllFeatures = LanguageMode("Swift6AllFeatures", swift: 6, enable(features))
    static let swift5AllFeaturesMainActor = LanguageMode(
        "Swift5AllFeaturesMainActor", swift: 5, enable(features) + mainActor)

    /// Every mode in which the code has to compile.
    static let all =
        [
            swift5,
            LanguageMode("Swift5Complete", swift: 5, ["-strict-concurrency=complete"]),
            swift6,
            LanguageMode("Swift5MainActor", swift: 5, mainActor),
            swift6MainActor,
        ]
        + features.map { LanguageMode("Swift6\($0)", swift: 6, enable([$0])) }
        + [
            LanguageMode("Swift5AllFeatures", swift: 5, enable(features)),
            swift6AllFeatures,
            swift5AllFeaturesMainActor,
            LanguageMode("Swift6AllFeaturesMainActor", swift: 6, enable(features) + mainActor),
        ]

    /// The modes in which tests are built and run.
    static let run = [swift5, swift6, swift6MainActor, swift5AllFeaturesMainActor]

    private static let mainActor = ["-default-isolation", "MainActor"]
    /// Features that a later language mode enables, and that a project can enable today.
    private static let features = [
        "ExistentialAny", "MemberImportVisibility", "InternalImportsByDefault",
        "NonisolatedNonsendingByDefault", "InferIsolatedConformances",
    ]

    private static func enable(_ features: [String]) -> [String] {
        features.flatMap { ["-enable-upcoming-feature", $0] }
    }
}
