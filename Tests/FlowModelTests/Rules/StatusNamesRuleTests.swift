// Names that flowgen derives from a property, and writes for the status of the flow too.

import Testing

@Suite("Rule: names like the status's")
struct StatusNamesRuleTests {
    private static func flow(style: String, property: String) -> String {
        """
        flow: Door
        style: \(style)
        steps:
          open: { from: closed, to: open }
        statuses: { closed: ~, open: ~ }
        properties: { \(property) }

        """
    }

    @Test("It is refused in each style", arguments: ["combine", "async", "callback"])
    func isRefused(style: String) {
        for property in ["status: Int", "status: { type: Int, observe: true }"] {
            let said = judge(Self.flow(style: style, property: property))
            #expect(
                said.contains("the property 'status' has the name of a member that flowgen writes"))
            #expect(said.contains("[flow-reserved-name]"))
        }
    }

    @Test("Another name is free")
    func isFree() {
        #expect(
            judge(Self.flow(style: "async", property: "state: { type: Int, observe: true }")) == "")
    }

    @Test("It is refused in a flow without statuses too, since each mock has a status")
    func isRefusedWithoutStatuses() {
        let said = judge("flow: Door\nproperties: { status: { type: Int, observe: true } }\n")
        #expect(said.contains("the property 'status' has the name of a member that flowgen writes"))
    }

    @Test(
        "A protocol is not called like a type that generated code names",
        arguments: [
            "AnyObject", "Publisher", "Scanner", "Timer", "Equatable", "Hashable", "Identifiable",
            "Actor", "CaseIterable", "FlowStatus", "NoCase", "FlowViolations", "Kind",
        ])
    func protocols(name: String) {
        let said = judge("flow: Door\nprotocol: \(name)\nsteps: { open: }\n")
        #expect(said.contains("would be called '\(name)', which generated code needs"))
    }
}
