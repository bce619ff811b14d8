// The imports of public declarations, where imports are internal by default: each module whose types they name is
// imported with their access, and no other one. The project is so small that nothing else names the types.

import Foundation
import TestSupport
import Testing

@Suite("Imports of public declarations") struct PublicImportsTests {
    @Test("Flows in a module of their own compile if none has session scope", arguments: ["public", "package"])
    func servicesModule(access: String) throws {
        let place = try TemporaryFolder()
        try place.write(Self.settings + "access: \(access)\n", to: "flowgen.yml")
        try place.write(Self.door, to: "flows/door.yaml")
        try place.write(Self.opening, to: "flows/opening.yaml")
        try place.write("nonisolated \(access) struct Basket: Hashable, Sendable {}\n", to: "Services/Basket.swift")
        let run = try ChildProcess.flowgen(["generate"], in: place.url).run()
        try #require(run.status == 0, "\(run.errors)")
        let project = GeneratedProject(name: "Door", files: try place.files())
        #expect(!project.services.paths.isEmpty)
        for isDebug in [true, false] {
            let compilation = Compilation(
                project: project, mode: .swift6AllFeatures, isDebug: isDebug, package: try TestPackage.shared.get())
            #expect(try compilation.complaints() == "", "isDebug: \(isDebug)")
        }
    }

    private static let settings = """
        flows: flows/*.yaml
        output:
          integrations: App
          services: Services
          tests: Tests
        module: App
        servicesModule: Services
        mocks: always

        """
    private static let door = """
        flow: Door
        style: async
        steps: { open: { from: [shut], to: ajar } }
        statuses: { shut: , ajar: }
        integrations: { Kit: }

        """
    /// Its only type of Foundation is in the last line of a long signature.
    private static let opening = """
        flow: Opening
        extends: Basket
        steps:
          expectedOpening:
            parameters:
              inTheMorning: Bool
              onHolidays: Bool
              withVisitors: Bool
              title: { type: String, default: '"A ("' }
            returns: Date
            sync: true
        integrations: { Kit: }

        """
}
