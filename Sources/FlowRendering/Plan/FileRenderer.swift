// The templates of the product, loaded against the contexts that fill them, so that a template that
// names something its context does not have is found before anything is rendered.

import FlowModel
import Mustache
import Templates

/// Renders planned files.
package struct FileRenderer {
    private let integration: ContextTemplate<IntegrationContext>
    private let integrationsManager: ContextTemplate<IntegrationsManagerContext>
    private let serviceProvider: ContextTemplate<ServiceProviderContext>
    private let mockServices: ContextTemplate<MockServicesContext>
    private let flowSpec: ContextTemplate<SupportContext>
    private let support: [SupportFile: ContextTemplate<SupportContext>]
    private let flowProtocol: ContextTemplate<ProtocolContext>
    private let status: ContextTemplate<EnumContext>
    private let error: ContextTemplate<EnumContext>
    private let flowTable: ContextTemplate<FlowTableContext>
    private let mock: ContextTemplate<MockContext>
    private let verifier: ContextTemplate<VerifierContext>
    private let view: ContextTemplate<ViewContext>
    private let fanOut: ContextTemplate<FanOutContext>
    private let typeExtension: ContextTemplate<ExtensionContext>
    private let contract: ContextTemplate<ContractContext>
    private let manager: ContextTemplate<ManagerContext>
    private let wrapper: ContextTemplate<WrapperContext>
    private let model: ContextTemplate<ModelContext>
    private let controller: ContextTemplate<ControllerContext>
    private let controllerView: ContextTemplate<ControllerContext>
    private let conformance: ContextTemplate<ConformanceContext>
    private let wrapperTests: ContextTemplate<WrapperTestsContext>

    /// Loads the templates; `source` gives the text of a template by its name, nil when there is
    /// none of that name.
    ///
    /// - Throws: `TemplateError` when a template does not fit its context.
    package init(source: (String) -> [UInt8]? = { EmbeddedTemplates.named($0) })
        throws(TemplateError)
    {
        integration = try Self.load("Integration", source)
        integrationsManager = try Self.load("IntegrationsManager", source)
        serviceProvider = try Self.load("ServiceProvider", source)
        mockServices = try Self.load("MockServices", source)
        flowSpec = try Self.load(SupportFile.flowSpec.rawValue, source)
        var support: [SupportFile: ContextTemplate<SupportContext>] = [:]
        for file in SupportFile.allCases { support[file] = try Self.load(file.rawValue, source) }
        self.support = support
        flowProtocol = try Self.load("Protocol", source)
        status = try Self.load("Status", source)
        error = try Self.load("Error", source)
        flowTable = try Self.load("Flow", source)
        mock = try Self.load("Mock", source)
        verifier = try Self.load("Verifier", source)
        view = try Self.load("View", source)
        fanOut = try Self.load("FanOut", source)
        typeExtension = try Self.load("Extension", source)
        contract = try Self.load("Contract", source)
        manager = try Self.load("Manager", source)
        wrapper = try Self.load("Wrapper", source)
        model = try Self.load("Model", source)
        controller = try Self.load("Controller", source)
        controllerView = try Self.load("ControllerView", source)
        conformance = try Self.load("Conformance", source)
        wrapperTests = try Self.load("WrapperTests", source)
    }

    /// Loads the templates with some of them replaced, by name.
    ///
    /// - Throws: `TemplateError` when a template does not fit its context.
    package init(replacing overrides: [String: [UInt8]]) throws(TemplateError) {
        try self.init { overrides[$0] ?? EmbeddedTemplates.named($0) }
    }

    /// The names of all templates, which a project may replace.
    package static var templateNames: [String] { EmbeddedTemplates.names }

    private static func load<Context: TemplateContext>(
        _ name: String, _ source: (String) -> [UInt8]?
    ) throws(TemplateError) -> ContextTemplate<Context> {
        try ContextTemplate(name: name, utf8: source(name) ?? [], partials: source)
    }

    /// Whether a text was generated: one of the comments at its beginning is the first line of the
    /// header. Lines that a project puts before it are comments or empty.
    package static func isGenerated(_ text: [UInt8]) -> Bool { GeneratedHeader(in: text) != nil }

    /// The path of the flow that a text was generated from; nil if it was not generated, or comes from
    /// all flows.
    package static func origin(of text: [UInt8]) -> String? { GeneratedHeader(in: text)?.origin }

    /// The text of a planned file; `indent` is the number of spaces a level.
    package func render(_ file: PlannedFile, indent: Int) -> RenderedFile {
        var text = filled(file.content()).render()
        if indent != 4 { text = Indentation.changed(text, to: indent) }
        return RenderedFile(
            path: file.path, ownership: file.ownership, origin: file.origin,
            identity: file.identity, contents: text.utf8, members: text.marks)
    }

    /// The name of the template that a file is made from.
    package func templateName(of file: PlannedFile) -> String { filled(file.content()).name }

    private func filled(_ content: FileContent) -> FilledTemplate {
        switch content {
        case .integration(let context): FilledTemplate(integration, context)
        case .integrationsManager(let context): FilledTemplate(integrationsManager, context)
        case .serviceProvider(let context): FilledTemplate(serviceProvider, context)
        case .mockServices(let context): FilledTemplate(mockServices, context)
        case .support(let file, let context):
            FilledTemplate(support[file, default: flowSpec], context)
        case .flowProtocol(let context): FilledTemplate(flowProtocol, context)
        case .status(let context): FilledTemplate(status, context)
        case .error(let context): FilledTemplate(error, context)
        case .flowTable(let context): FilledTemplate(flowTable, context)
        case .mock(let context): FilledTemplate(mock, context)
        case .verifier(let context): FilledTemplate(verifier, context)
        case .view(let context): FilledTemplate(view, context)
        case .fanOut(let context): FilledTemplate(fanOut, context)
        case .typeExtension(let context): FilledTemplate(typeExtension, context)
        case .contract(let context): FilledTemplate(contract, context)
        case .manager(let context): FilledTemplate(manager, context)
        case .wrapper(let context): FilledTemplate(wrapper, context)
        case .model(let context): FilledTemplate(model, context)
        case .controller(let context): FilledTemplate(controller, context)
        case .controllerView(let context): FilledTemplate(controllerView, context)
        case .conformance(let context): FilledTemplate(conformance, context)
        case .wrapperTests(let context): FilledTemplate(wrapperTests, context)
        }
    }
}

/// A template and what fills it.
private struct FilledTemplate {
    let name: String
    let render: () -> MarkedText

    init<Context>(_ template: ContextTemplate<Context>, _ context: Context) {
        name = template.template.name
        render = { template.renderMarked(context) }
    }

    init<Context: ImportingContext>(_ template: ContextTemplate<Context>, _ context: Context) {
        name = template.template.name
        render = { template.renderWithImports(context) }
    }
}

/// Changes the indentation of a rendered text. Templates indent by four spaces.
enum Indentation {
    static func changed(_ text: MarkedText, to width: Int) -> MarkedText {
        var result: [UInt8] = []
        result.reserveCapacity(text.utf8.count)
        /// For each byte of the old text, and its end, the offset in the new one.
        var offsets: [Int] = []
        offsets.reserveCapacity(text.utf8.count + 1)
        var column = 0
        var isLeading = true
        for byte in text.utf8 {
            offsets.append(result.count)
            if byte == UInt8(ascii: "\n") {
                isLeading = true
                column = 0
            } else if isLeading, byte == UInt8(ascii: " ") {
                column += 1
                if column % 4 == 0 { result += repeatElement(UInt8(ascii: " "), count: width) }
                continue
            } else if isLeading {
                result += repeatElement(UInt8(ascii: " "), count: column % 4)
                isLeading = false
            }
            result.append(byte)
        }
        offsets.append(result.count)
        let marks = text.marks.map { mark in
            MarkedRange(
                mark: mark.mark,
                range: offsets[mark.range.lowerBound]..<offsets[mark.range.upperBound])
        }
        return MarkedText(utf8: result, marks: marks)
    }
}
