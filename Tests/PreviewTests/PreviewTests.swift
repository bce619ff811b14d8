// The preview in a real browser: a person can try every scenario that the flow allows, and no other; by mouse or by
// keyboard; the page fetches nothing, and no text of a flow becomes markup or script.

import Foundation
import HeadlessBrowser
import TestSupport
import Testing

@Suite(
    "Previews in a browser",
    .enabled(if: Lane.isComplete, "\(Lane.reason)"),
    .enabled(if: Browser.program != nil, "no browser: install chromium, or set FLOWGEN_BROWSER"),
    .serialized)
struct PreviewTests {
    @Test("The example is played from launch to a failure and back")
    func example() throws {
        let preview = try OpenPreview.ofChatBot()
        #expect(try preview.text("now") == "idle")
        #expect(try preview.choices() == ["Opens the chatbot."])
        try preview.choose("Opens the chatbot.")
        #expect(try preview.text("now") == "initialized")
        try preview.choose("Types a prompt and waits for the reply.")
        #expect(try preview.text("now") == "loading")
        #expect(try preview.text("now-words") == "The request is on its way.")
        #expect(
            try preview.choices() == [
                "success", "The key was rejected.", "responseError", "unknown",
            ])
        try preview.choose("The key was rejected.")
        #expect(try preview.text("now") == "failed")
        #expect(try preview.text("now-payload") == "reason.licenseError: The key was rejected.")
        #expect(try preview.marked() == ["failed"])
        try preview.choose("Types a prompt and waits for the reply.")
        try preview.choose("success")
        #expect(try preview.text("now-payload") == "message“message”")
        #expect(
            try preview.moves() == [
                "setupSDK: Opens the chatbot. → initialized",
                "startChat: Types a prompt and waits for the reply. → loading → failed (licenseError)",
                "startChat: Types a prompt and waits for the reply. → loading → success",
            ])
        #expect(preview.complaints() == [])
    }

    @Test("One step back undoes one choice; starting again undoes all")
    func back() throws {
        let preview = try OpenPreview.ofChatBot()
        try preview.choose("Opens the chatbot.")
        try preview.choose("Types a prompt and waits for the reply.")
        try preview.press("back")
        #expect(try preview.text("now") == "initialized")
        #expect(try preview.moves().count == 1)
        try preview.choose("Types a prompt and waits for the reply.")
        try preview.press("reset")
        #expect(try preview.text("now") == "idle")
        #expect(try preview.moves() == [])
        #expect(try preview.browser.value("document.getElementById('back').disabled") == .bool(true))
    }

    @Test("The scenario can be copied as a list")
    func copy() throws {
        let preview = try OpenPreview.ofChatBot()
        try preview.choose("Opens the chatbot.")
        try preview.press("copy")
        let copied = try preview.browser.text("document.getElementById('copy-text').value")
        #expect(copied == "ChatBot\n1. setupSDK: Opens the chatbot. → initialized\n")
    }

    @Test("The whole scenario can be played by keyboard, and each change is spoken") func keyboard() throws {
        let preview = try OpenPreview.ofChatBot()
        try focus("Opens the chatbot.", in: preview)
        try preview.browser.press(.enter)
        #expect(try preview.text("now") == "initialized")
        #expect(try preview.text("news") == "setupSDK: now initialized.")
        #expect(try preview.browser.text("document.activeElement.id") == "now")
        try preview.browser.press(.tab)
        #expect(try focused(preview) == "Types a prompt and waits for the reply.")
        try preview.browser.press(.space)
        #expect(try preview.text("now") == "loading")
        let live = "document.getElementById('news').getAttribute('aria-live')"
        #expect(try preview.browser.text(live) == "polite")
    }

    @Test("A screen reader hears what each button does, and that the picture is one") func names() throws {
        let preview = try OpenPreview.ofChatBot()
        let tree = try preview.browser.send("Accessibility.getFullAXTree")["nodes"].list
        func names(_ role: String) -> [String] {
            tree.filter { $0["role"]["value"].text == role && $0["ignored"] == .bool(false) }
                .compactMap { $0["name"]["value"].text }
        }
        #expect(names("button").contains("Opens the chatbot. setupSDK()"))
        #expect(!names("button").contains(""))
        #expect(names("image") == ["The statuses of ChatBot: idle, initialized, loading, success, failed"])
        #expect(names("heading").prefix(2) == ["ChatBot", "The flow"])
    }

    @Test("Whatever a flow's texts hold, it is shown as it is", arguments: hostileTexts)
    func hostileText(text: String) throws {
        let quoted = text.replacing("'", with: "''")
        let preview = try OpenPreview(
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
        #expect(try preview.text("now-words") == text)
        #expect(try preview.choices() == [text])
        try preview.choose(text)
        #expect(try preview.choices() == ["opened", text])
        try preview.choose(text)
        #expect(try preview.text("now-payload") == "reason.stuck: \(text)")
        #expect(try preview.browser.value("document.querySelectorAll('script').length") == .number(2))
        #expect(try preview.browser.value("document.querySelectorAll('img').length") == .number(0))
        #expect(try preview.browser.value("typeof window.hacked") == .text("undefined"))
        #expect(preview.complaints() == [])
    }

    static let hostileTexts = [
        "</script><script>window.hacked = 1</script>", "<!--<script>",
        "<img src=x onerror=hacked=1>",
        "{{script}} {{data}} ${hacked} `\\u003c`", "\"quoted\" & 'quoted' &lt;b&gt;",
        "]]> --> %%{init}%%",
    ]

    @Test("Nothing is fetched, and nothing could be")
    func network() throws {
        let preview = try OpenPreview.ofChatBot()
        try preview.choose("Opens the chatbot.")
        let requests = preview.browser.events.filter { $0.name == "Network.requestWillBeSent" }
        #expect(requests.count == 1, "the page itself")
        let refused = try preview.browser.value(
            "new Promise(done => { document.addEventListener('securitypolicyviolation',"
                + " e => done(e.effectiveDirective)); new Image().src = 'https://example.com/x.png'; })",
            awaiting: true)
        #expect(refused == .text("img-src"))
    }

    @Test("It fits a narrow screen, and follows light and dark")
    func screens() throws {
        let preview = try OpenPreview.ofChatBot()
        let ground = "getComputedStyle(document.body).backgroundColor"
        let light = try preview.browser.text(ground)
        try preview.browser.show(scheme: "dark", width: 320, height: 640)
        #expect(try preview.browser.text(ground) != light)
        #expect(try preview.browser.value("document.documentElement.scrollWidth <= 320") == .bool(true))
        // The scenario comes first where there is no room beside the picture.
        let order =
            "document.getElementById('scenario').getBoundingClientRect().top"
            + " < document.getElementById('canvas').getBoundingClientRect().top"
        #expect(try preview.browser.value(order) == .bool(true))
    }

    @Test("Every text can be read on its ground, light and dark", arguments: ["light", "dark"])
    func contrast(scheme: String) throws {
        let preview = try OpenPreview.ofChatBot()
        try preview.browser.show(scheme: scheme, width: 1280, height: 900)
        let weak = try preview.browser.value(Contrast.script).list.map { "\($0)" }
        #expect(weak == [])
    }

    private func focused(_ preview: OpenPreview) throws -> String {
        try preview.browser.text("document.activeElement.firstChild?.data ?? ''")
    }

    /// Presses Tab until the button with these words has the focus.
    private func focus(_ words: String, in preview: OpenPreview) throws {
        for _ in 0..<20 {
            try preview.browser.press(.tab)
            if try focused(preview) == words { return }
        }
        Issue.record("Tab does not reach '\(words)'")
    }
}
