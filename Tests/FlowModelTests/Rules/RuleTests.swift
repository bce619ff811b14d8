// Each rule, by flows that break it. The tables in this folder are named after the files of the rules.

import FlowModel
import Testing

@Suite("Rules")
struct RuleTests {
    static let cases =
        RuleCase.ofStatus + RuleCase.ofStep + RuleCase.ofName + RuleCase.ofType + RuleCase.ofMock
        + RuleCase.ofIntegration + RuleCase.ofFacade + RuleCase.ofFormer + RuleCase.ofProject + RuleCase.ofDependency
        + RuleCase.ofSettings + RuleCase.ofCollision

    @Test("A flow that breaks a rule, and the same flow with what the help says", arguments: cases)
    func breaking(_ item: RuleCase) {
        #expect(validate(item.broken).diagnostics.map(\.oneLine).joined(separator: "\n") == item.says)
        #expect(item.fixed != item.broken)
        #expect(judge(item.fixed) == "")
    }

    @Test(
        "Names and values that no rule refuses",
        arguments: [
            // Members of the mock with other types are overloads.
            Sample.track.and(
                "  play: { parameters: { _ video: String } }\n  send: { parameters: { _ text: String } }\n"),
            Sample.track.and("  reset:\n  error:\nproperties:\n  description: String\n"),
            Sample.track.with("name: String", "error: String, step: String"),
            // Each style adds its own names.
            Sample.track.and("properties:\n  size: { type: Int, observe: true }\n  sizeValues: Int\n"),
            // A type of another module is no type of the flow, and none that needs an import.
            Sample.track.with("name: String", "name: Shop.TrackError, image: App.UIImage"),
        ])
    func valid(_ text: String) { #expect(judge(text) == "") }

    @Test(
        "A property cannot be named `status` beside statuses, in each style",
        arguments: ["combine", "async", "callback"])
    func statusProperty(style: String) {
        let flow = "flow: Door\nstyle: \(style)\nproperties: { status: { type: Int, observe: true } }\n"
        let refusal = "the property 'status' has the name of a member that flowgen writes"
        #expect(judge(flow + "statuses: { open: }\n").contains(refusal))
        #expect(!judge(flow).contains(refusal))
    }

    @Test(
        "A protocol is not named like a type that generated code names",
        arguments: [
            "AnyObject", "Publisher", "Scanner", "Timer", "Equatable", "Hashable", "Identifiable", "Actor",
            "CaseIterable", "FlowStatus", "FlowRule", "NotWritten", "Kind",
        ])
    func protocols(name: String) {
        let said = judge("flow: Door\nprotocol: \(name)\nsteps: { open: }\n")
        #expect(said.contains("would be called '\(name)', which generated code needs"))
    }

    @Test(
        "The object that a facade's steps are called on is named after its type",
        arguments: [
            ("UIImageView", "imageView"), ("Avatar", "avatar"), ("Design.Avatar", "avatar"), ("UIkit", "uIkit"),
            ("URLImage", "urlImage"), ("Switch", "switch"), ("Design.UILabel", "label"),
        ])
    func receivers(type: String, name: String) throws {
        let judged = validate(Sample.track.and("extends: \(type)\nintegrations: { Kit: }"))
        let flow = try #require(judged.project?.flows.first)
        let receiver = try #require(flow.steps.first?.parameters.last)
        #expect(receiver.isReceiver && receiver.type.text == type && receiver.label.external?.text == "in")
        #expect(receiver.label.internal.text == name)
        #expect(flow.isFacade && flow.protocolName.value == "Track")
        #expect(flow.integrations.map(\.wrapper.value) == ["KitTrack"])
        #expect(flow.imports == (type == "UIImageView" ? ["UIKit"] : []))
    }

    @Test("No wrapper can need a facade") func neededFacade() {
        let flows = Sample.track.and("extends: Avatar\nintegrations: { Kit: }\n-----\n").and(
            "flow: A\nsteps: { b: }\nintegrations: { C: { needs: Track } }")
        #expect(judge(flows).contains("[flow-unknown-protocol]"))
    }
}
