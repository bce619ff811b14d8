// Events, properties, views and integrations, in each form they take.

import FlowModel
import SwiftText
import Testing

@Suite("The requirements and integrations of a flow file")
struct FlowRequirementsTests {
    private func flow(_ yaml: String) throws -> Flow {
        let decoded = Decode.flow("flow: Map\n" + yaml)
        #expect(Decode.lines(decoded.diagnostics) == "")
        return try #require(decoded.value)
    }

    @Test func events() throws {
        let flow = try flow(
            """
            events:
              expired: { summary: Over., discussion: More., from: a, to: [b, c], was: ended }
              lost: { to: b }
            """)
        #expect(flow.events.map(\.name.text) == ["expired", "lost"])
        #expect(flow.events[0].words == Documentation(summary: "Over.", discussion: "More."))
        #expect(flow.events[0].from?.map(\.value) == ["a"])
        #expect(flow.events[0].to.map(\.value) == ["b", "c"])
        #expect(flow.events[0].was?.value == "ended")
        #expect(flow.events[1].from == nil)
    }

    @Test func properties() throws {
        let flow = try flow(
            """
            properties:
              token: String?
              posts: [Post]
              user:
                type: User
                access: [get, set]
                observe: true
                summary: Who.
                discussion: More.
                sample: User()
                was: person
              name: { type: String, access: get }
            """)
        #expect(flow.properties.map(\.type.text) == ["String?", "[Post]", "User", "String"])
        #expect(flow.properties.map(\.isSettable) == [false, false, true, false])
        #expect(flow.properties.map(\.isObserved) == [false, false, true, false])
        let user = flow.properties[2]
        #expect(user.words == Documentation(summary: "Who.", discussion: "More."))
        #expect(user.sample?.text == "User()" && user.was?.value == "person")
    }

    @Test func views() throws {
        let flow = try flow(
            """
            views:
              plain:
              described: Shows it.
              map: { summary: Shows., discussion: More., parameters: { markers: [Marker] } }
            """)
        #expect(flow.views.map(\.name.text) == ["plain", "described", "map"])
        #expect(flow.views.map(\.words.summary) == ["", "Shows it.", "Shows."])
        #expect(flow.views[2].words.discussion == "More.")
        #expect(flow.views[2].parameters.map(\.type.text) == ["[Marker]"])
    }

    @Test func integrations() throws {
        let flow = try flow(
            """
            integrations:
              Nothing:
              Firebase:
                summary: Everything.
                sdk: [FirebaseAuth, FirebaseUI]
                imports: Foundation
                wrapper: FirebaseService
                conform: FUI.Auth
                client: 'any Client'
                needs: [TokenStore, PostService]
                lifecycle: [open-url, launch]
                after: Nothing
                delegates: { AuthDelegate: [ 'func ended(_ a: Auth)' ], C: ['func b()', '@available(iOS 13.0, *) @objc optional nonisolated func c()'] }
                models:
                  FirebaseVideo: { for: Video, fields: { id: String, url: { type: URL, key: media_url } } }
                controllers: { FirebaseController: UI.PickerController }
              Other: { delegates: [{ A: 'func a(_: Int, _: Bool)' }, { B.C: ['func a()'] }] }
            """)
        #expect(flow.integrations.map(\.name.value) == ["Nothing", "Firebase", "Other"])
        #expect(flow.integrations[0].wrapper.value == "NothingMapSDK")
        let firebase = flow.integrations[1]
        #expect(firebase.facts.summary?.value == "Everything.")
        #expect(firebase.facts.sdk.map(\.value) == ["FirebaseAuth", "FirebaseUI"])
        #expect(firebase.facts.imports.map(\.value) == ["Foundation"])
        #expect(firebase.facts.lifecycle.map(\.value) == [.openURL, .launch])
        #expect(firebase.facts.after.map(\.value) == ["Nothing"])
        #expect(firebase.wrapper.value == "FirebaseService")
        #expect(firebase.conform?.value == "FUI.Auth")
        #expect(firebase.client?.text == "any Client")
        #expect(firebase.needs.map(\.value) == ["TokenStore", "PostService"])
        #expect(firebase.delegates.map(\.name.value) == ["AuthDelegate", "C"])
        #expect(
            firebase.delegates.map { $0.methods.map(\.text) } == [
                ["func ended(_ a: Auth)"], ["func b()", "func c()"],
            ])
        let model = try #require(firebase.models.first)
        #expect(model.name.value == "FirebaseVideo" && model.target.value == "Video")
        #expect(model.fields.map(\.type.text) == ["String", "URL"])
        #expect(model.fields.map(\.key) == [nil, "media_url"])
        #expect(firebase.controllers.map(\.name.value) == ["FirebaseController"])
        #expect(firebase.controllers.map(\.superclass.value) == ["UI.PickerController"])
        #expect(flow.integrations[2].delegates.map(\.name.value) == ["A", "B.C"])
        #expect(flow.integrations[2].delegates[0].methods.map(\.text) == ["func a(_ value: Int, _ value2: Bool)"])
    }
}
