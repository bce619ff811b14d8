// A warning for an integration in use whose wrapper nobody has filled in, and none in the first minutes of a flow.

import TestSupport
import Testing

@Suite("Untouched wrappers in use")
struct SkeletonTests {
    private static let wrapper = "Integrations/Lock/Services/LockDoorSDK.swift"
    private static let warning = "warning: the wrapper of 'Lock' is not filled in"

    @Test("The integration that `use` names")
    func named() throws {
        let project = try Project.withDoor()
        try project.write(Project.door + "use: Lock\n", to: "door.yaml")
        let first = try project.run("generate")
        #expect(!first.errors.contains("check-skeleton"), "\(first.errors)")
        let check = try project.run("check")
        #expect(check.status == 0)
        #expect(check.output.contains(Self.warning), "\(check.output)")
        #expect(check.output.contains("= help: fill in \(Self.wrapper)\n"), "\(check.output)")
        try fill(project, Self.wrapper)
        #expect(try project.run("check").output == "")
    }

    @Test("No integration that the flow merely has")
    func unnamed() throws {
        let project = try Project.withDoor()
        #expect(try project.run("generate").status == 0)
        #expect(try project.run("check").output == "")
    }

    private func fill(_ project: Project, _ path: String) throws {
        let text = try project.files().text(path)
        #expect(text.contains("TODO(flowgen)"))
        try project.write(text.replacing("TODO(flowgen)", with: "Done"), to: path)
    }
}
