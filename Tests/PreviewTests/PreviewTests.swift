// The preview in a real browser: a person can walk every way that the flow allows, and no other; by
// mouse or by keyboard; the page fetches nothing, and no text of a flow becomes markup or script.

import Foundation
import TestSupport
import Testing

@Suite(
    "Previews in a browser",
    .enabled(if: Browser.program != nil, "no browser: install chromium, or set FLOWGEN_BROWSER"),
    .serialized)
struct PreviewTests {
    @Test("The example is walked from launch to a failure and back")
    func walk() throws {
        let walk = try Walk.throughChatBot()
        #expect(try walk.text("now") == "idle")
        #expect(try walk.choices() == ["Opens the chatbot."])
        try walk.choose("Opens the chatbot.")
        #expect(try walk.text("now") == "initialized")
        try walk.choose("Types a prompt and waits for the reply.")
        #expect(try walk.text("now") == "loading")
        #expect(try walk.text("now-words") == "The request is on its way.")
        #expect(
            try walk.choices() == [
                "success", "The key was rejected.", "responseError", "unknown",
            ])
        try walk.choose("The key was rejected.")
        #expect(try walk.text("now") == "failed")
        #expect(try walk.text("now-payload") == "reason.licenseError: The key was rejected.")
        #expect(try walk.marked() == ["failed"])
        try walk.choose("Types a prompt and waits for the reply.")
        try walk.choose("success")
        #expect(try walk.text("now-payload") == "message“message”")
        #expect(
            try walk.way() == [
                "setupSDK: Opens the chatbot. → initialized",
                "startChat: Types a prompt and waits for the reply. → loading → failed (licenseError)",
                "startChat: Types a prompt and waits for the reply. → loading → success",
            ])
        #expect(walk.complaints() == [])
    }

    @Test("One step back undoes one choice; starting again undoes all")
    func back() throws {
        let walk = try Walk.throughChatBot()
        try walk.choose("Opens the chatbot.")
        try walk.choose("Types a prompt and waits for the reply.")
        try walk.press("back")
        #expect(try walk.text("now") == "initialized")
        #expect(try walk.way().count == 1)
        try walk.choose("Types a prompt and waits for the reply.")
        try walk.press("reset")
        #expect(try walk.text("now") == "idle")
        #expect(try walk.way() == [])
        #expect(try walk.browser.value("document.getElementById('back').disabled") == .bool(true))
    }

    @Test("The way can be copied as a list")
    func copy() throws {
        let walk = try Walk.throughChatBot()
        try walk.choose("Opens the chatbot.")
        try walk.press("copy")
        let copied = try walk.browser.text("document.getElementById('copy-text').value")
        #expect(copied == "ChatBot\n1. setupSDK: Opens the chatbot. → initialized\n")
    }

    @Test("The whole walk can be taken by keyboard, and each change is spoken")
    func keyboard() throws {
        let walk = try Walk.throughChatBot()
        try focus("Opens the chatbot.", in: walk)
        try walk.browser.press(.enter)
        #expect(try walk.text("now") == "initialized")
        #expect(try walk.text("news") == "setupSDK: now initialized.")
        #expect(try walk.browser.text("document.activeElement.id") == "now")
        try walk.browser.press(.tab)
        #expect(try focused(walk) == "Types a prompt and waits for the reply.")
        try walk.browser.press(.space)
        #expect(try walk.text("now") == "loading")
        let live = "document.getElementById('news').getAttribute('aria-live')"
        #expect(try walk.browser.text(live) == "polite")
    }

    @Test("A screen reader hears what each button does, and that the picture is one")
    func names() throws {
        let walk = try Walk.throughChatBot()
        let tree = try walk.browser.send("Accessibility.getFullAXTree")["nodes"].list
        func names(_ role: String) -> [String] {
            tree.filter { $0["role"]["value"].text == role && $0["ignored"] == .bool(false) }
                .compactMap { $0["name"]["value"].text }
        }
        #expect(names("button").contains("Opens the chatbot. setupSDK()"))
        #expect(!names("button").contains(""))
        #expect(
            names("image") == [
                "The statuses of ChatBot: idle, initialized, loading, success, failed"
            ])
        #expect(names("heading").prefix(2) == ["ChatBot", "The flow"])
    }

    @Test("Whatever a flow's texts hold, it is shown as it is", arguments: hostileTexts)
    func hostileText(text: String) throws {
        let quoted = text.replacing("'", with: "''")
        let walk = try Walk(
            """
            flow: Door
            summary: '\(quoted)'
            steps:
              open:
                user: '\(quoted)'
                summary: '\(quoted)'
                from: closed
                to: [opened, failed]
            statuses:
              closed: '\(quoted)'
              opened:
              failed:
                with: { reason: DoorError }
            errors:
              stuck: '\(quoted)'
            integrations:
              Lock:

            """)
        #expect(try walk.text("now-words") == text)
        #expect(try walk.choices() == [text])
        try walk.choose(text)
        #expect(try walk.choices() == ["opened", text])
        try walk.choose(text)
        #expect(try walk.text("now-payload") == "reason.stuck: \(text)")
        #expect(try walk.browser.value("document.querySelectorAll('script').length") == .number(2))
        #expect(try walk.browser.value("document.querySelectorAll('img').length") == .number(0))
        #expect(try walk.browser.value("typeof window.hacked") == .text("undefined"))
        #expect(walk.complaints() == [])
    }

    static let hostileTexts = [
        "</script><script>window.hacked = 1</script>", "<!--<script>",
        "<img src=x onerror=hacked=1>",
        "{{script}} {{data}} ${hacked} `\\u003c`", "\"quoted\" & 'quoted' &lt;b&gt;",
        "]]> --> %%{init}%%",
    ]

    @Test("Nothing is fetched, and nothing could be")
    func network() throws {
        let walk = try Walk.throughChatBot()
        try walk.choose("Opens the chatbot.")
        let requests = walk.browser.events.filter { $0.name == "Network.requestWillBeSent" }
        #expect(requests.count == 1, "the page itself")
        let refused = try walk.browser.value(
            "new Promise(done => { document.addEventListener('securitypolicyviolation',"
                + " e => done(e.effectiveDirective)); new Image().src = 'https://example.com/x.png'; })",
            awaiting: true)
        #expect(refused == .text("img-src"))
    }

    @Test("It fits a narrow screen, and follows light and dark")
    func screens() throws {
        let walk = try Walk.throughChatBot()
        let ground = "getComputedStyle(document.body).backgroundColor"
        let light = try walk.browser.text(ground)
        try walk.browser.show(scheme: "dark", width: 320, height: 640)
        #expect(try walk.browser.text(ground) != light)
        #expect(
            try walk.browser.value("document.documentElement.scrollWidth <= 320") == .bool(true))
        // The walk comes first where there is no room beside the picture.
        let order =
            "document.getElementById('scenario').getBoundingClientRect().top"
            + " < document.getElementById('canvas').getBoundingClientRect().top"
        #expect(try walk.browser.value(order) == .bool(true))
    }

    @Test("Every text can be read on its ground, light and dark", arguments: ["light", "dark"])
    func contrast(scheme: String) throws {
        let walk = try Walk.throughChatBot()
        try walk.browser.show(scheme: scheme, width: 1280, height: 900)
        let weak = try walk.browser.value(Contrast.script).list.map { "\($0)" }
        #expect(weak == [])
    }

    private func focused(_ walk: Walk) throws -> String {
        try walk.browser.text("document.activeElement.firstChild?.data ?? ''")
    }

    /// Presses Tab until the button with these words has the focus.
    private func focus(_ words: String, in walk: Walk) throws {
        for _ in 0..<20 {
            try walk.browser.press(.tab)
            if try focused(walk) == words { return }
        }
        Issue.record("Tab does not reach '\(words)'")
    }
}
