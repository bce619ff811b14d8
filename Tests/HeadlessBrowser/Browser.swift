// A browser without a window, driven through its debugging pipe: one message of JSON after the other, each ended by a
// zero byte. Only what a person could do or see is asked of it.

import Foundation
import TestSupport

/// A browser that runs for one test.
package final class Browser {
    /// The program; nil where none is installed. FLOWGEN_BROWSER names another one.
    package static let program: String? = {
        let named = ProcessInfo.processInfo.environment["FLOWGEN_BROWSER"]
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        let names = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"]
        let found = names.flatMap { name in folders.map { "\($0)/\(name)" } }
        let onMac = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"
        return ([named].compactMap { $0 } + found + [onMac]).first {
            FileManager.default.isExecutableFile(atPath: $0)
        }
    }()

    private let folder: TemporaryFolder
    private let process = Process()
    private let ended = DispatchSemaphore(value: 0)
    private let input: FileHandle
    private let output: Int32
    private var buffer = Data()
    private var number = 0
    private var session: String?
    /// What the browser has told unasked: the names of its events, with their parameters.
    package private(set) var events: [(name: String, parameters: JSONValue)] = []

    /// What pages of the site have asked for in vain.
    package private(set) var missing: [String] = []
    private var served: URL?

    /// Starts the browser with an empty page.
    package init() throws {
        guard let program = Self.program else { throw BrowserError("no browser is installed") }
        folder = try TemporaryFolder()
        let (toBrowser, fromBrowser) = (
            folder.url.appendingPathComponent("in").path,
            folder.url.appendingPathComponent("out").path
        )
        guard mkfifo(toBrowser, 0o600) == 0, mkfifo(fromBrowser, 0o600) == 0 else {
            throw BrowserError("no pipes")
        }
        // Opened for both directions, neither side waits for the other.
        let writing = open(toBrowser, O_RDWR)
        output = open(fromBrowser, O_RDWR)
        input = FileHandle(fileDescriptor: writing, closeOnDealloc: true)
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = [
            "-c", "exec \"$0\" \"$@\" 3<\"$FLOWGEN_IN\" 4>\"$FLOWGEN_OUT\"", program, "--headless",
            "--no-sandbox", "--disable-gpu", "--remote-debugging-pipe", "--no-first-run",
            "--user-data-dir=\(folder.url.appendingPathComponent("profile").path)",
        ]
        var environment = ProcessInfo.processInfo.environment
        environment["FLOWGEN_IN"] = toBrowser
        environment["FLOWGEN_OUT"] = fromBrowser
        process.environment = environment
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        let ended = ended
        process.terminationHandler = { _ in ended.signal() }
        try process.run()
        let page = try send("Target.createTarget", ["url": .text("about:blank")])
        let attached = try send("Target.attachToTarget", ["targetId": page["targetId"], "flatten": .bool(true)])
        session = attached["sessionId"].text
        for name in ["Page", "Runtime", "Log", "Network", "Accessibility"] {
            try send("\(name).enable")
        }
    }

    deinit {
        // Asked to close, the browser ends its helpers too; only then is its end noticed.
        session = nil
        do { try send("Browser.close") } catch { print(error) }
        if ended.wait(timeout: .now() + 10) == .timedOut {
            kill(process.processIdentifier, SIGKILL)
        }
        close(output)
    }

    /// Opens a file, and waits until it is there.
    package func visit(_ file: URL) throws {
        events = []
        try send("Page.navigate", ["url": .text(file.absoluteString)])
        while !events.contains(where: { $0.name == "Page.loadEventFired" }) {
            try receive()
        }
    }

    /// The value of an expression in the page, or of the promise that it gives.
    package func value(_ expression: String, awaiting: Bool = false) throws -> JSONValue {
        let answer = try send(
            "Runtime.evaluate",
            [
                "expression": .text(expression), "returnByValue": .bool(true),
                "awaitPromise": .bool(awaiting),
            ])
        if answer["exceptionDetails"] != .null {
            throw BrowserError("\(expression): \(answer["exceptionDetails"])")
        }
        return answer["result"]["value"]
    }

    /// The text of an expression in the page.
    package func text(_ expression: String) throws -> String { try value(expression).text ?? "" }

    /// Presses a key and lets it go.
    package func press(_ key: Key) throws {
        for kind in ["keyDown", "keyUp"] {
            var parameters: [String: JSONValue] = [
                "type": .text(kind), "key": .text(key.name), "code": .text(key.name),
                "windowsVirtualKeyCode": .number(Double(key.code)),
            ]
            if let character = key.character, kind == "keyDown" {
                parameters["text"] = .text(character)
            }
            try send("Input.dispatchKeyEvent", parameters)
        }
    }

    /// Has the page think that the person likes it light or dark, and the window is so wide.
    package func show(scheme: String, width: Int, height: Int) throws {
        let feature: [String: JSONValue] = [
            "name": .text("prefers-color-scheme"), "value": .text(scheme),
        ]
        try send("Emulation.setEmulatedMedia", ["features": .list([.object(feature)])])
        try send(
            "Emulation.setDeviceMetricsOverride",
            [
                "width": .number(Double(width)), "height": .number(Double(height)),
                "deviceScaleFactor": .number(1), "mobile": .bool(false),
            ])
    }

    /// Sends a command and waits for its answer.
    @discardableResult
    package func send(_ method: String, _ parameters: [String: JSONValue] = [:]) throws -> JSONValue {
        let id = try post(method, parameters)
        while true {
            guard let answer = try receive(), answer["id"] == id else { continue }
            if answer["error"] != .null { throw BrowserError("\(method): \(answer["error"])") }
            return answer["result"]
        }
    }

    /// Sends a command; the number that its answer will have.
    private func post(_ method: String, _ parameters: [String: JSONValue]) throws -> JSONValue {
        number += 1
        let id = JSONValue.number(Double(number))
        var message: [String: JSONValue] = [
            "id": id, "method": .text(method), "params": .object(parameters),
        ]
        if let session { message["sessionId"] = .text(session) }
        try input.write(contentsOf: JSONEncoder().encode(JSONValue.object(message)) + [0])
        return id
    }

    // MARK: - A site

    /// Where the pages of a served folder are.
    package static let site = "http://site.test"

    /// From now on, answers what pages of the site ask for with the files of a folder: no server is needed.
    package func serve(_ folder: URL) throws {
        served = folder
        try send(
            "Fetch.enable",
            ["patterns": .list([.object(["urlPattern": .text(Self.site + "/*")])])])
    }

    private func answer(_ request: JSONValue) throws {
        let address = request["request"]["url"].text ?? ""
        let path = URLComponents(string: address)?.path ?? ""
        let name = path.hasSuffix("/") ? path + "index.html" : path
        let body = served.flatMap {
            FileManager.default.contents(atPath: $0.path + name)
        }
        if body == nil { missing.append(path) }
        let type = Self.types[String(name.split(separator: ".").last ?? "")]
        let header: [String: JSONValue] = [
            "name": .text("Content-Type"), "value": .text(type ?? "application/octet-stream"),
        ]
        _ = try post(
            "Fetch.fulfillRequest",
            [
                "requestId": request["requestId"],
                "responseCode": .number(body == nil ? 404 : 200),
                "responseHeaders": .list([.object(header)]),
                "body": .text((body ?? Data()).base64EncodedString()),
            ])
    }

    private static let types = [
        "css": "text/css", "html": "text/html; charset=utf-8", "js": "text/javascript",
        "json": "application/json", "png": "image/png", "svg": "image/svg+xml",
    ]

    /// Waits for the next message; nil if it was an event, which is kept.
    @discardableResult
    private func receive() throws -> JSONValue? {
        while true {
            if let end = buffer.firstIndex(of: 0) {
                let message = buffer[buffer.startIndex..<end]
                buffer = Data(buffer[(end + 1)...])
                let value = try JSONDecoder().decode(JSONValue.self, from: message)
                guard let name = value["method"].text else { return value }
                if name == "Fetch.requestPaused" {
                    try answer(value["params"])
                } else {
                    events.append((name, value["params"]))
                }
                return nil
            }
            var request = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
            guard poll(&request, 1, 60_000) > 0 else { throw BrowserError("no answer") }
            var bytes = [UInt8](repeating: 0, count: 1 << 16)
            let count = read(output, &bytes, bytes.count)
            guard count > 0 else { throw BrowserError("the pipe is closed") }
            buffer.append(contentsOf: bytes[..<count])
        }
    }
}

/// Something the browser did not do.
package struct BrowserError: Error, CustomStringConvertible {
    package let description: String

    package init(_ description: String) { self.description = description }
}
