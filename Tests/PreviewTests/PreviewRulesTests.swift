// What the preview allows is what the flow allows: events where they can happen, steps that end others, answers and
// values, statuses passed through one by one.

import Foundation
import HeadlessBrowser
import TestSupport
import Testing

@Suite(
    "What the preview allows",
    .enabled(if: Lane.isComplete, "\(Lane.reason)"),
    .enabled(if: Browser.program != nil, "no browser: install chromium, or set FLOWGEN_BROWSER"),
    .serialized)
struct PreviewRulesTests {
    @Test("Statuses are passed through one by one, and a failure may cut a step short") func passing() throws {
        let preview = try OpenPreview(Self.call)
        try preview.choose("Dials.")
        #expect(try preview.text("now") == "connecting")
        #expect(try preview.choices() == ["It goes on", "busy", "Hangs up."])
        try preview.choose("It goes on")
        #expect(try preview.text("now") == "ringing")
        #expect(try preview.choices() == ["talking", "busy", "Hangs up."])
        try preview.choose("talking")
        #expect(try preview.moves() == ["dial: Dials. → connecting → ringing → talking"])
    }

    @Test("A step may stay where it is, and take too long at any point") func staying() throws {
        let flow = """
            flow: Paywall
            steps:
              buy:
                user: Taps Buy.
                from: [showing, slow]
                via: [buying, [buying, atBank], booking]
                to: [bought, slow]
                within: 60
                else: slow
            statuses: { showing: , buying: , atBank: , booking: , bought: , slow: }
            integrations: { Store: }

            """
        let preview = try OpenPreview(flow)
        try preview.choose("Taps Buy.")
        #expect(try preview.choices() == ["It stays", "It goes on", "It takes longer than 60 s"])
        try preview.choose("It stays")
        #expect(try preview.choices() == ["It goes on", "It takes longer than 60 s"])
        try preview.choose("It goes on")
        try preview.choose("bought")
        #expect(try preview.moves() == ["buy: Taps Buy. → buying → booking → bought"])
        #expect(preview.complaints() == [])
    }

    @Test("A step that throws leads back to where it began") func throwing() throws {
        let preview = try OpenPreview(
            """
            flow: Kiosk
            steps:
              pay: { user: Pays., from: idle, via: paying, to: paid, throws: KioskError, errors: [jammed, slow], within: 9, else: slow }
            statuses: { idle: , paying: , paid: }
            errors: { jammed: The coins are stuck., slow: }
            integrations: { Store: }

            """)
        try preview.choose("Pays.")
        #expect(try preview.choices() == ["paid", "The coins are stuck.", "It takes longer than 9 s"])
        try preview.choose("It takes longer than 9 s")
        #expect(try preview.text("now") == "idle")
        #expect(try preview.moves() == ["pay: Pays. → paying → throws slow → idle"])
        #expect(preview.complaints() == [])
    }

    @Test("A step that ends another one is there while that one runs")
    func cancelling() throws {
        let preview = try OpenPreview(Self.call)
        try preview.choose("Dials.")
        try preview.choose("Hangs up.")
        #expect(try preview.text("now") == "idle")
        #expect(
            try preview.moves() == [
                "dial: Dials. → connecting", "hangUp: Hangs up. → ends dial → idle",
            ])
        #expect(try preview.choices().contains("Dials."))
    }

    @Test("Events happen where they can, and nowhere else")
    func events() throws {
        let preview = try OpenPreview(Self.call)
        #expect(try !preview.choices().contains("The line is gone."))
        try preview.choose("Dials.")
        try preview.choose("It goes on")
        try preview.choose("talking")
        #expect(try preview.choices() == ["Hangs up.", "Taps the microphone.", "The line is gone."])
        try preview.choose("The line is gone.")
        #expect(try preview.text("now") == "failed")
        #expect(try preview.moves().last == "lineDrops: The line is gone. → failed (busy)")
    }

    @Test("An event ends the step that it cancels, and says so", arguments: ["to: idle, ", ""])
    func cancellingEvents(end: String) throws {
        let preview = try OpenPreview(
            """
            flow: Quakes
            steps:
              readings: { user: Opens the map., from: idle, streams: Double, throws: true, endless: true }
            events:
              lineLost: { summary: The line is gone., from: idle, \(end)cancels: readings }
            statuses: { idle: }
            integrations: { Station: }

            """)
        try preview.choose("Opens the map.")
        try preview.choose("The line is gone.")
        let then = end.isEmpty ? "reports lineLost()" : "idle"
        #expect(try preview.moves().last == "lineLost: The line is gone. → ends readings → \(then)")
        #expect(try preview.choices() == ["Opens the map.", "The line is gone."])
        #expect(preview.complaints() == [])
    }

    @Test("A step that leaves the status as it is leaves it so, and does not end what runs") func aside() throws {
        let preview = try OpenPreview(Self.call)
        try preview.choose("Dials.")
        try preview.choose("It goes on")
        try preview.choose("talking")
        try preview.choose("Taps the microphone.")
        #expect(try preview.text("now") == "talking")
        #expect(try preview.moves().last == "mute: Taps the microphone.")
    }

    @Test("Values come until they end, answers and errors once")
    func answers() throws {
        let preview = try OpenPreview(
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
        try preview.choose("Types a word.")
        try preview.choose("A value comes")
        try preview.choose("A value comes")
        try preview.choose("There is nothing.")
        try preview.choose("Asks how many there are.")
        try preview.choose("It answers")
        #expect(
            try preview.moves() == [
                "find: Types a word. → gives a value of String → gives a value of String → throws nothing",
                "count: Asks how many there are. → answers with Int",
            ])
        #expect(try preview.text("now-words") == "This flow has no statuses.")
        #expect(preview.complaints() == [])
    }

    @Test(
        "Every example's preview opens, and its buttons lead somewhere", arguments: try examples())
    func example(file: String) throws {
        let url = Checkout.root.appendingPathComponent(file)
        let preview = try OpenPreview(at: url)
        for round in 0..<12 {
            let choices = try preview.choices()
            guard !choices.isEmpty else { break }
            try preview.choose(choices[round % choices.count])
            #expect(try preview.marked().count <= 1)
        }
        #expect(try !preview.moves().isEmpty)
        #expect(preview.complaints() == [])
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
