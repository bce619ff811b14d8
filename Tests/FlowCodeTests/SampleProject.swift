// A project that has a file of every kind.

import FlowModel
import FlowFile
import SwiftText
import Testing

@testable import FlowCode

enum SampleProject {
    /// The project, in which each kind of file has one file or more.
    ///
    /// - Parameter tests: The test framework that it uses.
    static func project(tests: TestFramework) throws -> Project {
        let notation = NotationChecker()
        var configuration = Configuration()
        configuration.tests = tests
        let decoder = FlowDecoder(configuration: configuration, notation: notation)
        var diagnostics: [Diagnostic] = []
        var flows: [Flow] = []
        for (index, text) in texts.enumerated() {
            let decoded = decoder.decode(SourceFile(path: "flow\(index).yaml", bytes: Array(text.utf8)))
            diagnostics += decoded.diagnostics
            flows += [decoded.value].compactMap(\.self)
        }
        let judged = ProjectValidator.validate(
            configuration: configuration, flows: flows, collisions: NameCollisions.check)
        #expect(!(diagnostics + judged.diagnostics).hasErrors)
        return try #require(judged.project)
    }

    private static let texts = [
        """
        flow: Door
        steps:
          open:
            parameters: { _ name: String, code: Int }
            from: closed
            to: [opened, failed]
        statuses: { closed: ~, opened: ~, failed: { with: DoorError } }
        errors: { broken: ~ }
        events: { slam: { from: opened, to: closed }, knocked: { with: Int } }
        views: { picture: The door. }
        asks: { key: { returns: String } }
        integrations:
          Acme:
            sdk: AcmeKit
            lifecycle: launch
            models: { AcmeDoor: { for: DoorModel, fields: { id: String } } }
            controllers: { AcmeController: UIViewController }
        """,
        """
        flow: Note
        protocol: NoteStore
        style: async
        isolation: none
        steps:
          checkNote: { sync: true, parameters: { _ text: String }, throws: true }
        integrations: { Keychain: { sdk: KeychainSwift, conform: KeychainSwift } }
        """,
        """
        flow: Portrait
        extends: Avatar
        steps:
          isKnown: { parameters: { name: String }, returns: Bool, sync: true }
        integrations: { Painter: ~ }
        """,
        """
        flow: Bell
        style: callback
        steps: { ring: { from: still, to: ringing } }
        statuses: { still: ~, ringing: ~ }
        integrations: { Painter: ~, Baker: ~ }
        choose: [Painter, Baker]
        """,
        """
        flow: Ticket
        style: async
        isolation: Sendable
        steps:
          buy: { from: unsold, to: [sold, failed] }
        statuses: { unsold: ~, sold: ~, failed: { with: TicketError } }
        errors: { soldOut: ~ }
        integrations: { Painter: ~ }
        """,
        """
        flow: Visit
        steps:
          enter: { parameters: { room: String } }
        integrations: { Counter: ~, Camera: ~ }
        use: [Counter, Camera]
        """,
    ]
}
