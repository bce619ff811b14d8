// Integrations: what belongs to one in all flows, and what belongs to one flow's wrapper.

import Diagnostics
import FlowYAML
import SwiftNotation

extension NodeReader {
    /// The integrations of a flow, in order; each may be null, with all defaults.
    mutating func integrations(_ field: Field?, protocolName: String) -> [FlowIntegration] {
        var result: [FlowIntegration] = []
        for entry in constructs(field, .integration, each: "integrations,", example: "DeepSeek:") {
            let name = typeName(entry.key, of: "an integration")
            guard let fields = fields(of: entry.value, as: .integration, at: entry.key.range) else {
                continue
            }
            let read = integration(
                fields, named: name ?? Located("", at: location(entry.key)), protocolName: protocolName)
            if name != nil { result.append(read) }
        }
        return result
    }

    private mutating func integration(
        _ fields: Fields, named name: Located<String>, protocolName: String
    ) -> FlowIntegration {
        FlowIntegration(
            name: name,
            facts: facts(fields),
            client: type(fields.written("client")),
            wrapper: typeName(fields["wrapper"])
                ?? Located(
                    FlowIntegration.wrapperName(of: name.value, for: protocolName),
                    at: name.location),
            conform: typeName(fields["conform"], dots: true),
            delegates: delegates(fields["delegates"]),
            thread: choice(fields["thread"], as: DelegateThread.self),
            needs: references(fields["needs"], "a protocol or a list of protocols") ?? [],
            models: models(fields["models"]),
            controllers: controllers(fields["controllers"]))
    }

    /// What belongs to an integration as a whole.
    mutating func facts(_ fields: Fields) -> IntegrationFacts {
        var facts = IntegrationFacts()
        facts.was = formerTypeName(fields["was"])
        if let field = fields["summary"], let summary = line(field) {
            facts.summary = Located(summary, at: location(field.value))
        }
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
                return typeName(node, of: "a delegate", dots: true).map { Delegate(name: $0, methods: []) }
            }
        }
        var result: [Delegate] = []
        for entry in entries {
            let name = typeName(entry.key, of: "a delegate", dots: true)
            let methods = signatures(entry.value)
            if let name { result.append(Delegate(name: name, methods: methods)) }
        }
        return result
    }

    private mutating func signatures(_ node: YAMLNode) -> [SwiftSignature] {
        if node.isNull { return [] }
        guard case .sequence(let nodes) = node.content else {
            return [signature(node)].compactMap { $0 }
        }
        return nodes.compactMap { signature($0) }
    }
}
