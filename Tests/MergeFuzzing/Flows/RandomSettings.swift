// The settings around random flows: over a few projects, every key of `flowgen.yml`.

import SeededNumbers

/// What `flowgen.yml` says, and the files beside the flows.
package struct RandomSettings: Sendable {
    /// The seed of the project's first flow.
    package let seed: UInt64
    private let kind: Int

    /// The settings that follow from the seed of a project's first flow.
    package init(seed: UInt64) {
        self.seed = seed
        var random = SplitMix64(seed: seed)
        kind = random.number(0...4)
    }

    /// Settings of each kind.
    package static let all = (0...4).map(RandomSettings.init(kind:))

    private init(kind: Int) {
        seed = 0
        self.kind = kind
    }

    /// Whether the services folder is a module of its own.
    package var isApart: Bool { kind == 3 }

    /// What stands before declarations of types that flows name.
    package var access: String {
        switch kind {
        case 0, 4: ""
        case 2: "package "
        default: "public "
        }
    }

    /// The files beside the flows, with a flow that others may need.
    package var files: [String: String] {
        var files = ["flowgen.yml": settings, "flows/tokens.yaml": Self.tokens]
        if kind == 2 { files["templates/Error.mustache"] = Self.template }
        return files
    }

    private var settings: String {
        let common = "flows: flows/*.yaml\nmodule: App\n"
        switch kind {
        case 0: return common + "access: internal\ntests: xctest\n"
        case 1:
            return common + """
                flowgen: 0.1.0
                agents: AGENTS.md
                style: async
                isolation: MainActor
                access: public
                mocks: always
                samples: { Unsampled: Unsampled() }
                tests: swift-testing
                equatable: Unsampled

                """
        case 2:
            return common + """
                output: { integrations: Code/Vendors, services: Code/Services, tests: Checks/Tests }
                templates: templates
                access: package
                mocks: debug
                equatable: [Unsampled]
                boundary: { sources: App, allow: App/Legacy }
                integrations:
                  Vault: { was: VaultBefore, summary: Keeps tokens., sdk: KeychainSwift, imports: Foundation, lifecycle: launch, after: Logs }
                  Logs: { sdk: Sentry }
                  Extras: { lazy: true }

                """
        case 3:
            return common + """
                servicesModule: Services
                access: public
                mocks: always

                """
        default:
            return common + """
                tests: none
                style: async

                """
        }
    }

    private static let tokens = """
        flow: Tokens
        protocol: TokenStore
        properties:
          token: { type: String?, access: [get, set], observe: true }
        steps:
          forget: { user: Signs out. }
        integrations:
          Vault:

        """

    /// The product's own, with another comment.
    private static let template = """
        /// An error of the app.
        {{access}}nonisolated enum {{name}}: Error{{#isHashable}}, Hashable{{/isHashable}} {
        {{#cases}}
            case {{name}}{{#values}}({{.}}){{/values}}
        {{/cases}}
        }

        """
}
