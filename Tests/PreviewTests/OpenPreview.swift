// A preview that a person uses, in the words of the person who takes it: the buttons that are there, what they say, and
// what the page says afterwards.

import Foundation
import HeadlessBrowser
import TestSupport
import Testing

/// A preview, opened in a browser.
struct OpenPreview {
    let browser: Browser
    private let folder: TemporaryFolder

    /// Writes the preview of a flow, and opens it.
    init(_ flow: String) throws {
        let place = try TemporaryFolder()
        try place.write(flow, to: "flow.yaml")
        try self.init(at: place.url.appendingPathComponent("flow.yaml"))
    }

    /// Writes the preview of a flow in a file, and opens it.
    init(at file: URL) throws {
        folder = try TemporaryFolder()
        let arguments = ["preview", file.path, "--output", "flow.html"]
        let outcome = try ChildProcess.flowgen(arguments, in: folder.url).run()
        try #require(outcome.status == 0, "\(outcome.errors)")
        browser = try Browser()
        try browser.show(scheme: "light", width: 1280, height: 900)
        try browser.visit(folder.url.appendingPathComponent("flow.html"))
    }

    /// The preview of the example.
    static func ofChatBot() throws -> OpenPreview {
        try OpenPreview(at: Checkout.root.appendingPathComponent("Examples/chatbot.yaml"))
    }

    /// The buttons that are there: what they say, without the small print.
    func choices() throws -> [String] {
        try browser.value("[...document.querySelectorAll('#choices button')].map(b => b.firstChild.data)").list
            .compactMap(\.text)
    }

    /// Presses the button that begins with these words.
    func choose(_ words: String) throws {
        let quoted = String(decoding: try JSONEncoder().encode(JSONValue.text(words)), as: UTF8.self)
        let found = try browser.value(
            "(() => { const b = [...document.querySelectorAll('#choices button')]"
                + ".find(b => b.firstChild.data === \(quoted));" + " if (b) b.click(); return b !== undefined; })()")
        let there = try choices()
        try #require(found == .bool(true), "no button '\(words)' among \(there)")
    }

    /// The text of an element.
    func text(_ id: String) throws -> String {
        try browser.text("document.getElementById('\(id)').textContent")
    }

    /// The moves so far.
    func moves() throws -> [String] {
        try browser.value("[...document.querySelectorAll('#moves li')].map(e => e.textContent)").list.compactMap(\.text)
    }

    /// The statuses that are marked in the picture as the current one.
    func marked() throws -> [String] {
        try browser.value("[...document.querySelectorAll('#diagram .current')].map(e => e.dataset.status)").list
            .compactMap(\.text)
    }

    /// Presses one of the buttons below the phone.
    func press(_ id: String) throws {
        _ = try browser.value("document.getElementById('\(id)').click()")
    }

    /// What the browser has complained of: errors of scripts, and violations of the page's policy.
    func complaints() -> [String] {
        browser.events.filter {
            $0.name == "Runtime.exceptionThrown"
                || $0.name == "Log.entryAdded" && $0.parameters["entry"]["level"].text == "error"
        }.map { "\($0.parameters)" }
    }
}
