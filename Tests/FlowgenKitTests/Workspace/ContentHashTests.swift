// Content hashes, judged by the vectors of FIPS 180 and by texts that differ in line ends alone.

import FlowgenKit
import Testing

@Suite("Content hashes") struct ContentHashTests {
    @Test("The standard's own examples") func standardVectors() {
        #expect(ContentHash.sha256(ofText: []) == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
        #expect(
            ContentHash.sha256(ofText: Array("abc".utf8))
                == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    }

    @Test("CR LF counts as LF; a CR elsewhere is a character like any other")
    func lineEnds() {
        let plain = ContentHash.sha256(ofText: Array("a\nb\n".utf8))
        #expect(ContentHash.sha256(ofText: Array("a\r\nb\r\n".utf8)) == plain)
        #expect(ContentHash.sha256(ofText: Array("a\r\nb\n".utf8)) == plain)
        #expect(ContentHash.sha256(ofText: Array("a\rb\n".utf8)) != plain)
        #expect(ContentHash.sha256(ofText: Array("a\r\r\nb\n".utf8)) != plain)
        #expect(ContentHash.sha256(ofText: Array("a\nb\n\r".utf8)) != plain)
    }

    @Test("The names that git gives: those of no bytes, and of a short text")
    func blobNames() {
        func name(_ text: String, _ digits: Int) -> String? {
            ContentHash.blobName(of: Array(text.utf8), digits: digits).map { String(decoding: $0, as: UTF8.self) }
        }
        #expect(name("", 40) == "e69de29bb2d1d6434b8b29ae775ad8c2e48c5391")
        #expect(name("", 64) == "473a0f4c3be8a93681a267e3b1e9a7dcda1185436fe141f7749120a303721813")
        #expect(name("hello\n", 40) == "ce013625030ba8dba906f756967f9e9ca394464a")
        #expect(name("hello\n", 41) == nil)
    }
}
