// Where the project's files go: the three folders of the configuration, with their defaults, each as a plain relative
// path such as `App/Integrations`, or "" for the root itself.

/// The folders of a project's outputs, relative to its root, without `.` and without a slash at either end.
package struct OutputLayout: Sendable, Hashable {
    /// The integrations' folder; `Integrations` unless configured.
    package let integrations: String
    /// The flows' folder; `Services` in the integrations' folder unless configured.
    package let services: String
    /// The tests' folder; `Tests/IntegrationsTests` unless configured.
    package let tests: String

    /// The layout of a configuration.
    package init(_ output: OutputFolders) {
        integrations = Self.plain(output.integrations?.value ?? "Integrations")
        services = Self.plain(output.services?.value ?? (integrations + "/Services"))
        tests = Self.plain(output.tests?.value ?? "Tests/IntegrationsTests")
    }

    /// Joins a folder and the rest of a path with a slash; the root, "", adds none.
    package static func join(_ folder: String, _ rest: String) -> String {
        folder.isEmpty ? rest : folder + "/" + rest
    }

    /// The folder of an integration: `Integrations/DeepSeek`.
    package func folder(ofIntegration name: String) -> String { Self.join(integrations, name) }

    /// The folder of a flow: `Integrations/Services/ChatBot`.
    package func folder(ofFlow name: String) -> String { Self.join(services, name) }

    /// The folder of what all flows share: `Integrations/Services/Support`.
    package var support: String { Self.join(services, "Support") }

    /// The folder of what all tests share: `Tests/IntegrationsTests/Support`.
    package var testSupport: String { Self.join(tests, "Support") }

    /// The folder of a flow's tests: `Tests/IntegrationsTests/ChatBot`.
    package func folder(ofTestsFor name: String) -> String { Self.join(tests, name) }

    /// A path without empty parts and `.`; parts `..` are left as they are, the decoder rejects them.
    private static func plain(_ path: String) -> String {
        path.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
    }
}
