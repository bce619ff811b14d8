// The documentation as a site: it builds without a warning, each page is there and opens in a real browser, no link
// leads nowhere, and the search of the sidebar finds keys, messages and commands.

import Foundation
import HeadlessBrowser
import TestSupport
import Testing

@Suite("The documentation's site", .serialized) struct SiteTests {
    @Test("It builds without a warning, and has every page") func pages() throws {
        let site = try Site()
        let known = try DocumentationPage.all().dropFirst().map(\.name)
        let built = Set(try site.pages().compactMap { $0.split(separator: "/").last?.lowercased() })
        #expect(known.filter { !built.contains($0.lowercased()) } == [])
        #expect(built.count == known.count)
        #expect(try site.pages().filter { !site.hasAddress($0) } == [])
    }

    @Test("What the README links to is there")
    func readme() throws {
        let readme = try #require(DocumentationPage.all().first)
        let links = readme.text.matches(of: #/\]\(([^)#]+)/#).map { String($0.1) }
        let missing = links.filter {
            !FileManager.default.fileExists(atPath: Checkout.root.appendingPathComponent($0).path)
        }
        #expect(links.count > 10 && missing == [])
        #expect(readme.text.count { $0 == "\n" } <= 150)
    }

    @Test(
        "Every page opens, and its links lead to pages",
        .enabled(if: Lane.isComplete, "\(Lane.reason)"),
        .enabled(if: Browser.program != nil, "no browser: install chromium"))
    func browsing() throws {
        let site = try Site()
        let browser = try site.browser()
        let pages = try site.pages()
        var wrong: [String] = []
        try browser.open("/documentation/flowgen")
        for page in pages.sorted() {
            // As a click on a link does: loading everything anew takes a second for each page.
            let title = try site.title(of: page)
            let quoted = String(decoding: try JSONEncoder().encode(title), as: UTF8.self)
            _ = try browser.value("history.pushState({}, '', '\(page)/'); dispatchEvent(new PopStateEvent('popstate'))")
            try browser.wait(for: "(document.querySelector('h1.title')?.textContent ?? '').trim() === " + "\(quoted)")
            let links = try browser.value(
                "[...document.querySelectorAll('main a[href]')].map(a => a.getAttribute('href'))")
            for link in links.list.compactMap(\.text) where link.hasPrefix("/") {
                let target = link.prefix { $0 != "#" && $0 != "?" }
                if !pages.contains(String(target.hasSuffix("/") ? target.dropLast() : target)) {
                    wrong.append("\(page): \(link)")
                }
            }
        }
        #expect(wrong == [])
        #expect(browser.missing.filter { !$0.hasSuffix("theme-settings.json") } == [])
        let exceptions = browser.events.filter { $0.name == "Runtime.exceptionThrown" }
        #expect(exceptions.map { "\($0.parameters)" } == [])
    }

    @Test("The search has the title of every page, and no key's title is part of many others") func index() throws {
        let site = try Site()
        // The site has typographic apostrophes.
        let titles = Set(try site.searchedTitles().map { $0.replacing("’", with: "'") })
        let pages = try DocumentationPage.all().dropFirst()
        #expect(pages.map(\.title).filter { !titles.contains($0) } == [])
        let keys = pages.map(\.title).filter { $0.hasPrefix("key: ") }
        #expect(keys.count > 60)
        #expect(keys.filter { key in titles.count { $0.contains(key) } > 8 } == [])
    }

    @Test(
        "The search finds a key, a message and a command",
        .enabled(if: Lane.isComplete, "\(Lane.reason)"),
        .enabled(if: Browser.program != nil, "no browser: install chromium"))
    func search() throws {
        let site = try Site()
        // Its folder goes when it is no longer used.
        defer { withExtendedLifetime(site) {} }
        let browser = try site.browser()
        try browser.open("/documentation/flowgen")
        // There is a second field, for narrow windows, and the list keeps items that it does not show.
        let field = "[...document.querySelectorAll('.filter__input')].find(e => e.offsetParent)"
        let items = """
            [...document.querySelectorAll('.navigator-card-item')]
                .filter(e => e.offsetParent && e.getBoundingClientRect().top >= 0)
                .map(e => e.innerText.trim())
            """
        try browser.wait(for: field)
        for (words, found) in [
            ("via", "key: via"), ("key: to", "key: to"), ("servicesModule", "key: servicesModule"),
            ("check-leak", "check-leak"),
            ("unknown-status", "flow-unknown-status"), ("flowgen check", "flowgen check"),
            ("hook inst", "flowgen hook install"),
            ("config-wrong-boolean", "flow-wrong-boolean, config-wrong-boolean"),
        ] {
            _ = try browser.value("\(field).focus(), \(field).select()")
            try browser.send("Input.insertText", ["text": .text(words)])
            try browser.wait(for: "\(items).includes('\(found)') && \(items).length < 12")
        }
        _ = try browser.value("\(field).focus(), \(field).select()")
        try browser.send("Input.insertText", ["text": .text("no such thing")])
        try browser.wait(for: "\(items).length === 0")
    }
}

/// The built site.
private struct Site {
    private let place: TemporaryFolder

    init() throws {
        place = try TemporaryFolder()
        let script = Checkout.root.appendingPathComponent(".ci/docs").path
        let outcome = try ChildProcess(script, [place.url.path + "/site"], in: place.url).run()
        try #require(outcome.status == 0, "\(outcome.output)\(outcome.errors)")
    }

    /// The addresses of its pages.
    func pages() throws -> Set<String> {
        let data = place.url.appendingPathComponent("site/data")
        return Set(try FileTree.names(below: data).filter { $0.hasSuffix(".json") }.map { "/" + $0.dropLast(5) })
    }

    /// The title of a page, as its data say.
    func title(of page: String) throws -> String {
        let data = try Data(contentsOf: place.url.appendingPathComponent("site/data\(page).json"))
        return try JSONDecoder().decode(JSONValue.self, from: data)["metadata"]["title"].text ?? ""
    }

    /// The titles that the search of the sidebar goes through.
    func searchedTitles() throws -> Set<String> {
        let data = try Data(contentsOf: place.url.appendingPathComponent("site/index/index.json"))
        func titles(of item: JSONValue) -> [String] {
            (item["title"].text.map { [$0] } ?? []) + item["children"].list.flatMap(titles)
        }
        let languages = try JSONDecoder().decode(JSONValue.self, from: data)["interfaceLanguages"]
        return Set(languages["swift"].list.flatMap(titles))
    }

    /// Whether a host finds a page by its address.
    func hasAddress(_ page: String) -> Bool {
        FileManager.default.fileExists(atPath: place.url.appendingPathComponent("site\(page)/index.html").path)
    }

    /// A browser that is shown the site.
    func browser() throws -> Browser {
        let browser = try Browser()
        try browser.show(scheme: "light", width: 1440, height: 900)
        try browser.serve(place.url.appendingPathComponent("site"))
        return browser
    }
}

extension Browser {
    /// Opens a page of the site, and waits until its text is there.
    fileprivate func open(_ page: String) throws {
        let address = try #require(URL(string: Self.site + page + "/"))
        try visit(address)
        try wait(for: "document.querySelector('h1.title')")
    }

    /// Waits until something is true, looking after each picture that the page draws.
    fileprivate func wait(for condition: String) throws {
        _ = try value(
            "new Promise((resolve, reject) => { let left = 3000; const look = () => {"
                + "if (\(condition)) resolve(true); else if (left-- > 0) setTimeout(look, 10);"
                + " else reject(new Error('never: ' + document.body.innerText.slice(0, 800))) };" + " look() })",
            awaiting: true)
    }
}
