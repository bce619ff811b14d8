// The settings of a batch of random flows: over a few batches, every key of `flowgen.yml`.

import Foundation
import SeededNumbers
import TestSupport

/// What `flowgen.yml` says, and the files around the flows.
struct BatchConfiguration {
    let seed: UInt64
    private let kind: Int

    /// The settings that follow from the seed of a batch's first flow.
    init(seed: UInt64) {
        self.seed = seed
        var random = SplitMix64(seed: seed)
        kind = random.number(0...3)
    }

    /// Settings of each kind.
    static let all = (0...3).map(BatchConfiguration.init(kind:))

    private init(kind: Int) {
        seed = 0
        self.kind = kind
    }

    private var isApart: Bool { kind == 3 }

    /// What stands before declarations that the app shows to its tests, or to another module.
    var access: String { isApart ? "public " : "" }

    /// The files beside the flows, with a flow that others may need.
    var files: [String: String] {
        var files = ["flowgen.yml": settings, "flows/tokens.yaml": Self.tokens]
        if kind == 2 { files["templates/Error.mustache"] = Self.template }
        return files
    }

    private var settings: String {
        let common = "version: 1\nflows: flows/*.yaml\nmodule: App\n"
        switch kind {
        case 0: return common
        case 1:
            return common + """
                flowgen: 0.1.0
                style: async
                isolation: MainActor
                access: public
                mocks: always
                suffix: Service
                indent: 2
                header: Part of the app.
                samples: { Unsampled: Unsampled() }

                """
        case 2:
            return common + """
                output: { integrations: Code/Vendors, services: Code/Services, tests: Checks/Tests }
                templates: templates
                access: package
                mocks: debug
                boundary: { sources: App, allow: App/Legacy }
                integrations:
                  Vault: { summary: Keeps tokens., sdk: KeychainSwift, imports: Foundation, lifecycle: launch, after: Logs }
                  Logs: { sdk: Sentry }

                """
        default:
            return common + """
                servicesModule: Services
                access: public
                mocks: always

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
        {{#header}}
        {{.}}
        {{/header}}

        {{#imports}}
        {{.}}
        {{/imports}}

        /// An error of the app.
        {{access}}{{modifier}}enum {{name}}: Error {
        {{#cases}}
            case {{declaration}}
        {{/cases}}
        }

        """

    /// The Swift files of a folder as a project.
    func project(_ files: FileTree, _ support: String) -> GeneratedProject {
        let swift = files.contents.filter { $0.key.hasSuffix(".swift") }
        let tests = swift.filter { $0.key.hasPrefix("Tests/") || $0.key.hasPrefix("Checks/") }
        var app = swift.filter { tests[$0.key] == nil }
        var services: [String: Data] = [:]
        if isApart {
            services = app.filter { $0.key.hasPrefix("Integrations/Services/") }
            app = app.filter { services[$0.key] == nil }
            services["Support.swift"] = Data(support.utf8)
        } else {
            app["Support.swift"] = Data(support.utf8)
        }
        var project = GeneratedProject(
            name: "Batch\(seed)", module: "App", app: FileTree(app), tests: FileTree(tests))
        if isApart {
            project.servicesModule = "Services"
            project.services = FileTree(services)
        }
        return project
    }
}
