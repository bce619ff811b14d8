// A flow file becomes a `Flow`. This file contains the top level; each construct below it has a file of its own.
// Decoding checks forms, names, types and expressions one by one; the rules check what they mean together, such as
// whether a status exists or whether names collide.

import FlowModel
import SwiftText

/// Reads flow files.
package struct FlowDecoder {
    private let configuration: Configuration
    private let notation: NotationChecker

    /// A decoder for the flows of a project.
    /// - Parameters:
    ///   - configuration: what a flow that says nothing takes over: style and isolation.
    ///   - notation: the judge of Swift's notation; one for all files of a run.
    package init(configuration: Configuration, notation: NotationChecker) {
        self.configuration = configuration
        self.notation = notation
    }

    /// Reads one flow. Errors of YAML come first; without any, all errors of form are found in one pass.
    package func decode(_ file: SourceFile) -> Decoded<Flow> {
        let document = YAMLDocument.read(file, keys: .flow)
        guard let root = document.root else { return Decoded(nil, document.diagnostics) }
        let excess = FlowLimits.excess(in: root, of: file)
        guard excess.isEmpty else { return Decoded(nil, excess) }
        var reader = NodeReader(file: file, dialect: .flow, notation: notation)
        reader.interfaces = Set(
            configuration.integrations.filter { !$0.facts.interface.isEmpty }.map(\.name.value))
        return Decoded(reader.flow(root, defaults: configuration), reader.diagnostics)
    }
}

extension NodeReader {
    /// The flow that a document describes.
    mutating func flow(_ root: YAMLNode, defaults: Configuration) -> Flow? {
        if case .mapping(let entries) = root.content { outermost = entries }
        let start = root.range.lowerBound..<min(root.range.lowerBound + 1, root.range.upperBound)
        guard let fields = fields(of: root, as: .flow, at: start) else { return nil }
        let name =
            required("flow", in: fields).flatMap { typeName($0) }
            ?? Located("", at: SourceLocation(file: file, range: start))
        var flow = Flow(name, in: file)
        flow.was = typeName(fields["was"])
        flow.words = words(fields)
        declared.errorType = flow.errorType
        flow.statuses = cases(fields["statuses"], as: .status)
        flow.errors = cases(fields["errors"], as: .error)
        declared = DeclaredNames(
            errorType: flow.errorType, statuses: Set(flow.statuses.map(\.name.text)),
            errors: Set(flow.errors.map(\.name.text)))
        flow.extends = typeName(fields["extends"], dots: true)
        let usual = Located(name.value + (flow.isFacade ? "" : Flow.protocolSuffix), at: name.location)
        flow.protocolName = typeName(fields["protocol"]) ?? usual
        flow.style = choice(fields["style"], as: Style.self) ?? Located(defaults.style, at: name.location)
        flow.isForClasses = fields["class"].flatMap { field in
            boolean(field).map { Located($0, at: location(field.key)) }
        }
        flow.inheritsSendable = fields["sendable"].flatMap { field in
            boolean(field).map { Located($0, at: location(field.key)) }
        }
        flow.inherits = (items(fields["inherits"], "a protocol or a list of protocols") ?? []).map { node in
            typeName(node, of: "`inherits`", dots: true)
        }
        flow.mock = mockName(fields["mockName"])
        flow.access = choice(fields["access"], as: AccessLevel.self)
        flow.scope = choice(fields["scope"], as: Scope.self) ?? flow.scope
        flow.imports = imports(fields["imports"], extending: flow.extends?.value)
        flow.importsLocation = fields["imports"].map { location($0.value) }
        flow.initial =
            reference(fields["initial"], "the name of a status")
            ?? flow.statuses.first.map { Located($0.name.text, at: $0.location) }
        flow.steps = steps(fields["steps"], on: flow.extends.flatMap(receiver))
        flow.events = events(fields["events"])
        flow.properties = properties(fields["properties"])
        flow.views = views(fields["views"])
        flow.asks = questions(fields["asks"])
        let use = fields["choose"] ?? fields["use"]
        flow.use = references(use, "an integration or a list of integrations") ?? []
        flow.isChoice = fields["choose"] != nil
        flow.usesList = use?.value.isSequence ?? false
        flow.comments = comments(fields["comments"])
        flow.integrations = integrations(fields["integrations"], protocolName: flow.protocolName.value)
        // An SDK's type that conforms belongs to no actor.
        let isolation = flow.integrations.contains { $0.conform != nil } ? Isolation.none : defaults.isolation
        flow.isolation = choice(fields["isolation"], as: Isolation.self) ?? Located(isolation, at: name.location)
        if let use = fields["use"], flow.isChoice {
            report(
                .wrongForm, "`use` and `choose` exclude each other",
                advice: "remove `use`: the first integration under `choose` is the default", at: use.key.range)
        }
        return flow
    }

    /// A mock's name: its file is told from others by how it begins.
    private mutating func mockName(_ field: Field?) -> Located<String>? {
        guard let field, let name = typeName(field) else { return nil }
        if !name.value.isEmpty, !name.value.hasPrefix("Mock") {
            report(
                .name, "a mock's name begins with 'Mock'", advice: "write 'Mock\(name.value)'", at: field.value.range)
        }
        return name
    }

    /// The doc comments under `comments`.
    private mutating func comments(_ field: Field?) -> Flow.Comments {
        var comments = Flow.Comments()
        guard let field, let fields = fields(of: field.value, as: .comments, at: field.key.range)
        else { return comments }
        comments.statusType = paragraphs(fields["statusType"])
        comments.errorType = paragraphs(fields["errorType"])
        comments.statusProperty = paragraphs(fields["statusProperty"])
        comments.statusUpdates = paragraphs(fields["statusUpdates"])
        return comments
    }
}

extension YAMLNode {
    /// Whether it is a list.
    var isSequence: Bool {
        if case .sequence = content { true } else { false }
    }
}
