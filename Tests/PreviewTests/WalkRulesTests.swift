// What the walk allows is what the flow allows: events where they can happen, steps that end others,
// answers and values, statuses passed through one by one.

import Foundation
import TestSupport
import Testing

@Suite(
    "What can be done on a walk",
    .enabled(if: Browser.program != nil, "no browser: install chromium, or set FLOWGEN_BROWSER"),
    .serialized)
struct WalkRulesTests {
    @Test("Statuses are passed through one by one, and a failure may cut a step short")
    func passing() throws {
        let walk = try Walk(Self.call)
        try walk.choose("Dials.")
        #expect(try walk.text("now") == "connecting")
        #expect(try walk.choices() == ["It goes on", "busy", "Hangs up."])
        try walk.choose("It goes on")
        #expect(try walk.text("now") == "ringing")
        #expect(try walk.choices() == ["talking", "busy", "Hangs up."])
        try walk.choose("talking")
        #expect(try walk.way() == ["dial: Dials. → connecting → ringing → talking"])
    }

    @Test("A step that ends another one is there while that one runs")
    func cancelling() throws {
        let walk = try Walk(Self.call)
        try walk.choose("Dials.")
        try walk.choose("Hangs up.")
        #expect(try walk.text("now") == "idle")
        #expect(
            try walk.way() == ["dial: Dials. → connecting", "hangUp: Hangs up. → ends dial → idle"])
        #expect(try walk.choices().contains("Dials."))
    }

    @Test("Events happen where they can, and nowhere else")
    func events() throws {
        let walk = try Walk(Self.call)
        #expect(try !walk.choices().contains("The line is gone."))
        try walk.choose("Dials.")
        try walk.choose("It goes on")
        try walk.choose("talking")
        #expect(try walk.choices() == ["Hangs up.", "Taps the microphone.", "The line is gone."])
        try walk.choose("The line is gone.")
        #expect(try walk.text("now") == "failed")
        #expect(try walk.way().last == "lineDrops: The line is gone. → failed (busy)")
    }

    @Test("A step that leaves the status as it is leaves it so, and does not end what runs")
    func aside() throws {
        let walk = try Walk(Self.call)
        try walk.choose("Dials.")
        try walk.choose("It goes on")
        try walk.choose("talking")
        try walk.choose("Taps the microphone.")
        #expect(try walk.text("now") == "talking")
        #expect(try walk.way().last == "mute: Taps the microphone.")
    }

    @Test("Values come until they end, answers and errors once")
    func answers() throws {
        let walk = try Walk(
            """
            flow: Search
            style: async
            steps:
              find:
                user: Types a word.
                streams: String
                throws: SearchError
              count:
                user: Asks how many there are.
                returns: Int
            errors:
              nothing: There is nothing.
            integrations:
              Engine:

            """)
        try walk.choose("Types a word.")
        try walk.choose("A value comes")
        try walk.choose("A value comes")
        try walk.choose("There is nothing.")
        try walk.choose("Asks how many there are.")
        try walk.choose("It answers")
        #expect(
            try walk.way() == [
                "find: Types a word. → gives a value of String → gives a value of String → throws nothing",
                "count: Asks how many there are. → answers with Int",
            ])
        #expect(try walk.text("now-words") == "This flow has no statuses.")
        #expect(walk.complaints() == [])
    }

    @Test(
        "Every example's preview opens, and its buttons lead somewhere", arguments: try examples())
    func example(file: String) throws {
        let url = Checkout.root.appendingPathComponent(file)
        let walk = try Walk(at: url)
        for round in 0..<12 {
            let choices = try walk.choices()
            guard !choices.isEmpty else { break }
            try walk.choose(choices[round % choices.count])
            #expect(try walk.marked().count <= 1)
        }
        #expect(try !walk.way().isEmpty)
        #expect(walk.complaints() == [])
    }

    static func examples() throws -> [String] {
        let folder = Checkout.root.appendingPathComponent("Examples")
        return try FileTree.names(below: folder)
            .filter { $0.hasSuffix(".yaml") && !$0.contains(".build/") }
            .map { "Examples/\($0)" }.sorted()
    }

    private static let call = """
        flow: Call
        steps:
          dial:
            user: Dials.
            from: idle
            via: [connecting, ringing]
            to: [talking, failed]
          hangUp:
            user: Hangs up.
            cancels: dial
            from: [connecting, ringing, talking]
            to: idle
          mute:
            user: Taps the microphone.
            from: talking
        events:
          lineDrops:
            summary: The line is gone.
            from: talking
            to: failed
        statuses:
          idle:
          connecting:
          ringing:
          talking:
          failed:
            with: { reason: CallError }
        errors:
          busy:
        integrations:
          Phone:

        """
}
