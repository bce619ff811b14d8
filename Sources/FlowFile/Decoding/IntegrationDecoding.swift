// Integrations: what belongs to one in all flows, and what belongs to one flow's wrapper.

import FlowModel
import SwiftText

extension NodeReader {
    /// The integrations of a flow, in order; each may be null, with all defaults.
    mutating func integrations(_ field: Field?, protocolName: String) -> [FlowIntegration] {
        constructs(field, .integration).map { entry in
            let name = typeName(entry.key, of: "an integration")
            let wrapper = FlowIntegration.wrapperName(of: name.value, for: protocolName)
            var integration = FlowIntegration(name: name, wrapper: Located(wrapper, at: name.location))
            guard let fields = fields(of: entry.value, as: .integration, at: entry.key.range) else {
                return integration
            }
            integration.facts = facts(fields)
            integration.client = fields["client"].map { type($0) }
            integration.wrapper = typeName(fields["wrapper"]) ?? integration.wrapper
            integration.namedTests = typeName(fields["tests"]).map { tests in
                Located(tests.value.hasSuffix("Tests") ? tests.value : tests.value + "Tests", at: tests.location)
            }
            integration.conform = typeName(fields["conform"], dots: true)
            let hasInterface = !integration.facts.interface.isEmpty || interfaces.contains(name.value)
            integration.delegates = delegates(fields["delegates"], hasInterface: hasInterface)
            integration.sdkErrors = sdkErrors(fields["sdkErrors"], hasInterface: hasInterface)
            integration.thread = choice(fields["thread"], as: DelegateThread.self)
            integration.needs = references(fields["needs"], "a protocol or a list of protocols") ?? []
            integration.models = models(fields["models"])
            integration.controllers = controllers(fields["controllers"])
            return integration
        }
    }

    /// What belongs to an integration as a whole.
    mutating func facts(_ fields: Fields) -> IntegrationFacts {
        var facts = IntegrationFacts()
        facts.was = typeName(fields["was"])
        facts.summary = fields["summary"].map { Located(line($0), at: location($0.value)) }
        facts.sdk = modules(fields["sdk"])
        facts.interface = paths(fields["interface"])
        facts.imports = modules(fields["imports"])
        let what = "an event of the app's life or a list of them"
        let events = items(fields["lifecycle"], what)
        facts.lifecycle = (events ?? []).compactMap { node in
            if let field = fields["lifecycle"], reportSeveral(node, in: field, what) { return nil }
            return choice(node, of: "lifecycle", as: LifecycleEvent.self)
        }
        facts.after = references(fields["after"], "an integration or a list of integrations") ?? []
        facts.requires = requirements(fields["requires"])
        if let field = fields["lazy"], boolean(field) == true {
            facts.lazy = location(field.value)
        }
        return facts
    }

    /// What the app must have, without misspelt names.
    private mutating func requirements(_ field: Field?) -> [Located<String>] {
        (items(field, "a name or a list of names") ?? []).map(reference).filter { name in
            guard let advice = AppRequirement.correction(of: name.value) else { return true }
            report(
                .unknownValue, "`requires` cannot be \(NodeReader.quoted(name.value))", advice: advice,
                at: name.location.range)
            return false
        }
    }

    /// The SDK's protocols, each with the methods to write. Without these the class might not conform, unless the SDK's
    /// interface says what is required.
    private mutating func delegates(_ field: Field?, hasInterface: Bool) -> [Delegate] {
        let nodes = field?.value.listed ?? []
        let isMethod = { (node: YAMLNode) in node.scalarText?.contains("(") ?? false }
        if let alone = nodes.first(where: { $0.scalar != nil && (!hasInterface || isMethod($0)) }) {
            reportMissingMethods(of: alone, for: nodes.compactMap(\.firstName))
            return []
        }
        return nodes.flatMap { node -> [Delegate] in
            guard case .mapping(let entries) = node.content else {
                return node.scalar == nil ? [] : [Delegate(name: delegateName(node), methods: [])]
            }
            return entries.map { entry in
                let methods = entry.value.isNull ? [] : entry.value.listed
                if methods.isEmpty, !hasInterface { reportMissingMethods(of: entry.key) }
                let named = methods.filter { hasInterface && isRequirementName($0) }
                var delegate = Delegate(
                    name: delegateName(entry.key),
                    methods: methods.filter { !hasInterface || !isRequirementName($0) }.compactMap { signature($0) })
                delegate.named = named.map(reference)
                return delegate
            }
        }
    }

    /// The path of an enum, or of a property.
    private mutating func sdkErrors(_ field: Field?, hasInterface: Bool) -> Located<String>? {
        guard let field, let errors = reference(field, "the SDK's enum of errors, or a property that has it") else {
            return nil
        }
        if !hasInterface {
            report(
                .wrongForm, "`sdkErrors` needs the SDK's `interface`",
                advice: "add the path of its sources or of its `.swiftinterface` under `interface`, or leave it out",
                at: field.value.range)
            return nil
        }
        if errors.value.wholeMatch(of: #/\p{Lu}[\p{L}\p{N}_]*(\.[\p{L}_][\p{L}\p{N}_]*)*/#) != nil { return errors }
        report(
            .name, "\(NodeReader.quoted(errors.value)) is not the name of a type or property",
            advice: "write one such as `RoomError` or `LiveKitError.type`", at: field.value.range)
        return nil
    }

    private mutating func delegateName(_ node: YAMLNode) -> Located<String> {
        typeName(node, of: "a delegate", dots: true)
    }

    /// Whether a text names a requirement of an SDK, such as `room(_:didReceive:)`, instead of declaring one.
    private func isRequirementName(_ node: YAMLNode) -> Bool {
        node.scalarText?.wholeMatch(of: #/[\p{L}_][\p{L}\p{N}_]*(\(([\p{L}_][\p{L}\p{N}_]*:)*\))?/#) != nil
    }

    /// - Parameter names: the protocols of a list, which become keys in braces.
    private mutating func reportMissingMethods(of node: YAMLNode, for names: [String] = []) {
        let text = node.scalarText ?? ""
        let isMethod = text.contains("(")
        let methods = (names.isEmpty ? [text] : names).map { "\($0): ['func sessionDidEnd(_ session: Session)']" }
        let list = methods.joined(separator: ", ")
        report(
            .wrongForm, isMethod ? "a method belongs to a delegate protocol" : "the methods of '\(text)' are missing",
            advice: isMethod
                ? "write the protocol's name before it, such as `delegates: { SessionDelegate: ['\(text)'] }`"
                : "list those that the wrapper needs: `\(names.isEmpty ? list : "delegates: { \(list) }")`",
            at: node.range)
    }
}
