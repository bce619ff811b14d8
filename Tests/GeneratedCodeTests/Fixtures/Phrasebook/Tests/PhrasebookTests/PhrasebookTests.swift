// The app's own tests: with the mock in the SDK's place, and with whichever SDK is in use.

import Integrations
import Phrasebook
import Services
import XCTest

final class PhrasebookTests: XCTestCase {
    @MainActor
    func testAPhraseIsKept() async throws {
        let mock = MockTranslationSDK()
        mock.onTranslate = { phrase, language throws(TranslationError) in
            if phrase.words.isEmpty { throw .unknownPhrase }
            return Phrase("\(phrase.words) in \(language)")
        }
        let book = Phrasebook(translation: mock)
        XCTAssertTrue(book.add(Phrase("Hello")))
        XCTAssertFalse(book.add(Phrase("")))
        XCTAssertEqual(book.entries, [Phrase("Hello"): Phrase("Hello in fr")])
        XCTAssertEqual(mock.translateCalls.map(\.phrase.words), ["Hello", ""])
    }

    @MainActor
    func testTheSDKInUseTranslates() async throws {
        let integrations = IntegrationsManager()
        integrations.launch()
        let book = Phrasebook(integrations: integrations)
        XCTAssertTrue(book.add(Phrase("Hello")))
        XCTAssertFalse(book.add(Phrase("Good bye")))
        XCTAssertEqual(book.entries, [Phrase("Hello"): Phrase("Bonjour")])
        XCTAssertTrue(integrations.services.translation.languages.contains("fr"))
        Phrase("Hello").readAloud()
    }

    @MainActor
    func testPhraseIsReadAloudByWhatATestPutsInPlaceOfTheSDK() async {
        var read: [String] = []
        Reading.onReadAloud = { phrase, times in read.append("\(phrase.words) \(times)") }
        defer { Reading.onReadAloud = nil }
        Phrase("Hello").readAloud(times: 2)
        XCTAssertEqual(read, ["Hello 2"])
    }
}
