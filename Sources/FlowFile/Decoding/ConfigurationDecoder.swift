// `flowgen.yml` becomes a `Configuration`. A key that is missing or invalid keeps its default.

import FlowModel
import SwiftText

/// Reads `flowgen.yml`.
package struct ConfigurationDecoder {
    private let notation: NotationChecker

    /// A decoder.
    /// - Parameter notation: the judge of Swift's notation; one for all files of a run.
    package init(notation: NotationChecker) {
        self.notation = notation
    }

    /// Reads the configuration. Errors of YAML come first; without any, all errors of form are found in one pass.
    ///
    /// A file that contains nothing, or comments alone, is a configuration of defaults.
    package func decode(_ file: SourceFile) -> Decoded<Configuration> {
        let document = YAMLDocument.read(file, keys: .configuration)
        var empty = Configuration()
        empty.file = file
        guard let root = document.root else {
            let saysNothing = document.diagnostics.allSatisfy { $0.id == "yaml-empty" }
            return Decoded(empty, saysNothing ? [] : document.diagnostics)
        }
        var reader = NodeReader(file: file, dialect: .configuration, notation: notation)
        return Decoded(reader.configuration(root, over: empty), reader.diagnostics)
    }
}

extension NodeReader {
    /// The configuration that a document describes.
    fileprivate mutating func configuration(_ root: YAMLNode, over defaults: Configuration) -> Configuration? {
        guard let fields = fields(of: root, as: .configuration, at: root.range) else { return nil }
        var result = defaults
        result.tool = toolVersion(fields["flowgen"])
        result.flows = paths(fields["flows"])
        result.flowsKey = fields["flows"].map { location($0.key) }
        result.output = outputFolders(fields["output"])
        result.module = fields["module"].flatMap { module($0.value)?.value }
        result.servicesModule = fields["servicesModule"].flatMap { module($0.value) }
        result.style = choice(fields["style"], as: Style.self)?.value ?? result.style
        result.isolation = choice(fields["isolation"], as: Isolation.self)?.value ?? result.isolation
        result.access = choice(fields["access"], as: AccessLevel.self)?.value ?? result.access
        result.mocks = choice(fields["mocks"], as: MockAvailability.self)?.value ?? result.mocks
        result.tests = choice(fields["tests"], as: TestFramework.self)?.value ?? result.tests
        result.equatable = equatable(fields["equatable"])
        result.samples = samples(fields["samples"])
        result.integrations = sharedIntegrations(fields["integrations"])
        if let field = fields["boundary"],
            let boundary = self.fields(of: field.value, as: .boundary, at: field.key.range)
        {
            result.boundarySources = paths(boundary["sources"])
            result.boundaryAllow = paths(boundary["allow"])
        }
        result.templates = path(fields["templates"])
        result.agents = path(fields["agents"])
        return result
    }

    private mutating func outputFolders(_ field: Field?) -> OutputFolders {
        var result = OutputFolders()
        guard let field, let fields = fields(of: field.value, as: .output, at: field.key.range) else { return result }
        result.integrations = path(fields["integrations"])
        result.services = path(fields["services"])
        result.tests = path(fields["tests"])
        return result
    }
}
