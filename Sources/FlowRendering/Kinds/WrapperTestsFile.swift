// `<Wrapper>Tests.swift`: a test that a wrapper keeps to its flow.

import FlowModel
import SwiftNotation

struct WrapperTestsFile: IntegrationFileKind {
    typealias Context = WrapperTestsContext

    let template = "WrapperTests"
    let ownership = Ownership.merged
    private static let suffix = "Tests"

    func names(of integration: FlowIntegration, in flow: Flow) -> [DeclaredName] {
        guard !flow.isFacade else { return [] }
        return [
            DeclaredName(
                integration.wrapper.value + Self.suffix, "the wrapper tests", of: integration, in: flow,
                at: integration.wrapper.location)
        ]
    }

    private func traits(ofFlow name: String) -> FileTraits {
        var traits = FileTraits(.tests, [name], .ending(Self.suffix))
        traits.hallmark = .mentions(Flow.contractName(of: name))
        return traits
    }

    func traits(of recorded: RecordedFile) -> FileTraits? {
        guard case .merged(.tests(_, let flow)) = recorded else { return nil }
        return traits(ofFlow: flow)
    }

    func files(of integration: Integration, in project: ProjectOutline) -> [PlannedFile] {
        let framework = project.project.configuration.tests
        return project.services(of: integration).map { wrapper in
            var tests = self.tests(of: wrapper, integration, framework, in: project)
            tests.framework = framework
            return tests
        }
    }

    private func tests(
        of wrapper: Project.Wrapper, _ integration: Integration, _ framework: TestFramework, in project: ProjectOutline
    ) -> PlannedFile {
        let flow = project.flow(of: wrapper)
        let folder = project.folders.folder(ofTestsFor: flow.flow.name.value)
        let name = wrapper.name + Self.suffix
        return file(
            traits(ofFlow: flow.flow.name.value).path(name, in: project.folders), of: flow.flow,
            id: .tests(integration: integration.name, flow: flow.flow.name.value),
            home: MemberHome(folder: folder, typeName: name)
        ) {
            WrapperTestsContext(wrapper: wrapper, owner: integration, for: framework, flow)
        }
    }
}
