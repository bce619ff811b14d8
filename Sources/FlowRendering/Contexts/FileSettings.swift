// What every file takes from the configuration: the visibility of what the app uses, and the samples for tests.

import FlowModel

/// The settings that shape every file.
struct FileSettings {
    private(set) var configuration: Configuration
    /// Expressions for tests, by the type's text.
    let samples: [String: String]
    /// Types of the app that are Hashable.
    let equatable: Set<String>

    init(configuration: Configuration) {
        self.configuration = configuration
        equatable = Set(configuration.equatable.map(\.value.text))
        samples = Dictionary(
            configuration.samples.map { ($0.type.text, $0.expression.text) }, uniquingKeysWith: { first, _ in first })
    }

    /// The settings for the files of a flow that says who sees them.
    func with(_ access: AccessLevel?) -> FileSettings {
        var settings = self
        settings.configuration.access = access ?? configuration.access
        return settings
    }

    /// `public `, `package `, or nothing.
    var access: String {
        configuration.access == .internal ? "" : configuration.access.rawValue + " "
    }

    /// The module of the services folder, for files outside it; none where all is one module.
    var servicesModules: [String] { configuration.servicesModule.map { [$0.value] } ?? [] }

    /// Whether mocks and their tests are inside `#if DEBUG`.
    var isDebugOnly: Bool { configuration.mocks == .debug }
}
