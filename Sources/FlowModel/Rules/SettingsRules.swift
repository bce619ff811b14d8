// Flows and `flowgen.yml` together: folders and modules are apart, the app's files import no SDK, and a file that
// several flows describe is described once.

enum SettingsRules {
    /// The app-side files do not import an SDK. A framework of Apple is allowed: its types are often those of the flow.
    static func imports(_ draft: ProjectDraft) -> [Diagnostic] {
        let importing = draft.flows.filter { !$0.imports.isEmpty }
        if importing.isEmpty { return [] }
        var owners: [String: String] = [:]
        for (name, mentions) in zip(draft.integrationNames, draft.mentions) {
            for sdk in mentions.flatMap({ draft.facts($0).sdk }) where owners[sdk.value] == nil {
                owners[sdk.value] = name
            }
        }
        return importing.flatMap { flow in
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

    /// The tests' folder lies apart from the others, or the app would compile the tests.
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

    /// With `servicesModule` the services folder is a module of its own, whose declarations are seen from outside.
    static func servicesModule(_ draft: ProjectDraft) -> [Diagnostic] {
        let configuration = draft.configuration
        guard let module = configuration.servicesModule else { return [] }
        var found: [Diagnostic] = []
        if configuration.access == .internal {
            found.append(
                Diagnostic(
                    "config-services-module",
                    "code outside the module '\(module.value)' cannot use its `internal` declarations",
                    advice: "write `access: public`, or `access: package` if all of the app is one package",
                    at: module.location))
        }
        if configuration.module == module.value {
            found.append(
                Diagnostic(
                    "config-services-module", "`module` and `servicesModule` are both '\(module.value)'",
                    advice: "leave `servicesModule` out if services and integrations are one module",
                    at: module.location))
        }
        return found
    }

    /// A model or a view controller of an integration is one file, however many flows describe it.
    static func sharedParts(_ draft: ProjectDraft) -> [Diagnostic] {
        draft.mentions.flatMap { mentions -> [Diagnostic] in
            var known: [String: (text: String, place: SourceLocation)] = [:]
            let integrations = mentions.compactMap { mention in
                mention.flowIndex.map { draft.flows[$0].integrations[mention.position] }
            }
            let parts =
                integrations.flatMap(\.models).map { ($0.name, "model", $0.text) }
                + integrations.flatMap(\.controllers).map { ($0.name, "controller", $0.superclass.value) }
            return parts.compactMap { name, noun, text in
                guard let other = known["\(noun) \(name.value)"] else {
                    known["\(noun) \(name.value)"] = (text, name.location)
                    return nil
                }
                if other.text == text { return nil }
                let place = other.place
                return Diagnostic(
                    "flow-two-models",
                    "the \(noun) '\(name.value)' differs from the one in \(place.file.path), line \(place.position.line)",
                    advice: "write the same in both flows, or give one of them another name", at: name.location)
            }
        }
    }
}

extension IntegrationModel {
    /// What the model says, places aside.
    fileprivate var text: String {
        target.value + fields.map { " \($0.name): \($0.type.text) \($0.key ?? "")" }.joined()
    }
}
