// The ways in which an app may compile the generated code.

/// How a module is compiled.
struct LanguageMode: Sendable, CustomStringConvertible {
    /// A word for it, that can be part of a module's name.
    let name: String
    /// The compiler's options.
    let options: [String]

    var description: String { name }

    static let swift5 = LanguageMode(name: "Swift5", options: ["-swift-version", "5"])
    static let swift6 = LanguageMode(name: "Swift6", options: ["-swift-version", "6"])
    static let swift5Complete = LanguageMode(
        name: "Swift5Complete", options: ["-swift-version", "5", "-strict-concurrency=complete"])
    static let swift5MainActor = LanguageMode(
        name: "Swift5MainActor",
        options: ["-swift-version", "5", "-default-isolation", "MainActor"])
    static let swift6MainActor = LanguageMode(
        name: "Swift6MainActor",
        options: ["-swift-version", "6", "-default-isolation", "MainActor"])

    /// All modes in which the code must compile.
    static let all = [swift5, swift5Complete, swift6, swift5MainActor, swift6MainActor]
    /// The modes in which it must compile without DEBUG too: one of each default isolation.
    static let withoutDebug = [swift6, swift5MainActor]
    /// The modes in which the tests are run.
    static let run = [swift5, swift6, swift6MainActor]
}
