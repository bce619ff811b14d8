// Flows and `flowgen.yml` together: folders are apart, modules see each other, and the app's files import no SDK.

enum SettingsRules {
    /// Files on the app's side import no SDK. Apple's frameworks are allowed, since flows often use their types.
    static func imports(_ draft: ProjectDraft) -> [Diagnostic] {
        let owners = Dictionary(
            draft.integrations.flatMap { integration in
                integration.facts.flatMap(\.sdk).map { ($0.value, integration.name.value) }
            }, uniquingKeysWith: { first, _ in first })
        return draft.flows.flatMap { flow in
            flow.imports.filter { !KnownTypes.isFramework($0) }.compactMap { module in
                owners[module].map { owner in
                    Diagnostic(
                        "flow-imports-sdk",
                        "`imports` names '\(module)', the SDK of '\(owner)', which only its own files import",
                        advice: "remove it, and use the app's own types in the flow",
                        at: flow.importsLocation ?? flow.name.location)
                }
            }
        }
    }

    /// The folder of the tests is outside the other output folders, or the app would compile the tests.
    static func folders(_ draft: ProjectDraft) -> [Diagnostic] {
        let (folders, output) = (draft.folders, draft.configuration.output)
        let tests = folders.tests
        let overlap = [(folders.integrations, "integrations"), (folders.services, "services")].first { folder, _ in
            !folder.isEmpty && !tests.isEmpty && (contains(folder, tests) || contains(tests, folder))
        }
        guard let (_, what) = overlap, let place = output.tests ?? output.services ?? output.integrations else {
            return []
        }
        return [
            Diagnostic(
                "config-output-overlap", "the tests folder '\(tests)' and the \(what) folder overlap",
                advice: "give the tests a folder of their own, such as `Tests/IntegrationsTests`", at: place.location)
        ]
    }

    /// Whether a folder is another one or contains it, compared without case.
    private static func contains(_ folder: String, _ inner: String) -> Bool {
        (inner.lowercased() + "/").hasPrefix(folder.lowercased() + "/")
    }

    /// With `servicesModule` the services folder is a module of its own, so other modules must see its declarations.
    static func servicesModule(_ draft: ProjectDraft) -> [Diagnostic] {
        let configuration = draft.configuration
        guard let module = configuration.servicesModule, configuration.access == .internal else { return [] }
        return [
            Diagnostic(
                "config-services-module",
                "code outside the module '\(module.value)' cannot use its `internal` declarations",
                advice: "write `access: public`, or `access: package` if all of the app is one package",
                at: module.location)
        ]
    }

    /// No flow has a lower access than the project, because `ServiceProvider` shows the service of each flow.
    static func access(_ draft: ProjectDraft) -> [Diagnostic] {
        draft.flows.compactMap { flow in
            guard let access = flow.access, access.value < draft.configuration.access else { return nil }
            let level = draft.configuration.access.rawValue
            return Diagnostic(
                "config-access",
                "'\(flow.name.value)' is \(access.value.rawValue), and `ServiceProvider`, which shows it, is \(level)",
                advice: "write the lowest access of all flows into flowgen.yml, and a higher one into the flows that "
                    + "have it", at: access.location)
        }
    }

    /// A model or a view controller of an integration is one file, so all flows must describe it in the same way.
    static func sharedParts(_ draft: ProjectDraft) -> [Diagnostic] {
        draft.integrations.map { $0.wrappers.map(\.integration) }.flatMap { uses -> [Diagnostic] in
            let models = uses.flatMap(\.models).map { model in
                (name: model.name, text: ([model.target.value] + model.fields.map(\.text)).joined(separator: " "))
            }
            let controllers = uses.flatMap(\.controllers).map { (name: $0.name, text: $0.superclass.value) }
            let parts = models + controllers
            let first = Dictionary(parts.map { ($0.name.value, $0) }, uniquingKeysWith: { first, _ in first })
            return parts.compactMap { part in
                guard let other = first[part.name.value], other.text != part.text else { return nil }
                let place = "\(other.name.location.file.path), line \(other.name.location.position.line)"
                return Diagnostic(
                    "flow-two-models", "'\(part.name.value)' differs from the one in \(place)",
                    advice: "write the same in both flows, or give one of them another name", at: part.name.location)
            }
        }
    }
}

extension IntegrationModel.Field {
    fileprivate var text: String { "\(name): \(type.text) \(key ?? "")" }
}
