// Integrations: what belongs to one in all flows, and what belongs to one flow's wrapper.

import FlowModel
import SwiftNotation

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
            integration.conform = typeName(fields["conform"], dots: true)
            integration.delegates = delegates(fields["delegates"])
            integration.thread = choice(fields["thread"], as: DelegateThread.self)
            reportIdle(fields["thread"], without: "delegates", isThere: fields.has("delegates"))
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
        facts.imports = modules(fields["imports"])
        let what = "an event of the app's life or a list of them"
        let events = items(fields["lifecycle"], what)
        facts.lifecycle = (events ?? []).compactMap { node in
            if let field = fields["lifecycle"], reportSeveral(node, in: field, what) { return nil }
            return choice(node, of: "lifecycle", as: LifecycleEvent.self)
        }
        facts.after =
            references(fields["after"], "an integration or a list of integrations") ?? []
        if let field = fields["lazy"], boolean(field) == true {
            facts.lazy = location(field.value)
        }
        return facts
    }

    /// The SDK's protocols: names alone, or each with the methods to write.
    private mutating func delegates(_ field: Field?) -> [Delegate] {
        guard let field else { return [] }
        guard case .mapping(let entries) = field.value.content else {
            let nodes = items(field, "a protocol, a list of them, or methods under each") ?? []
            return nodes.compactMap { node in
                if let text = node.scalarText, text.contains("(") {
                    report(
                        .wrongForm, "a method belongs to a delegate protocol",
                        advice: "write the protocol's name before it, such as "
                            + "`delegates: { SessionDelegate: ['\(text)'] }`", at: node.range)
                    return nil
                }
                return Delegate(name: typeName(node, of: "a delegate", dots: true), methods: [])
            }
        }
        return entries.map { entry in
            Delegate(name: typeName(entry.key, of: "a delegate", dots: true), methods: signatures(entry.value))
        }
    }

    private mutating func signatures(_ node: YAMLNode) -> [SwiftSignature] {
        if node.isNull { return [] }
        guard case .sequence(let nodes) = node.content else {
            return [signature(node)].compactMap { $0 }
        }
        return nodes.compactMap { signature($0) }
    }
}
