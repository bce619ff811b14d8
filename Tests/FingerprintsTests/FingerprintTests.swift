// Fingerprints, judged by the vectors of FIPS 180 and by texts that differ in line ends alone.

import Fingerprints
import Testing

@Suite("Fingerprints")
struct FingerprintTests {
    @Test("The standard's own examples")
    func standardVectors() {
        #expect(
            Fingerprint.sha256(ofText: [])
                == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
        #expect(
            Fingerprint.sha256(ofText: Array("abc".utf8))
                == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    }

    @Test("CR LF counts as LF; a CR elsewhere is a character like any other")
    func lineEnds() {
        let plain = Fingerprint.sha256(ofText: Array("a\nb\n".utf8))
        #expect(Fingerprint.sha256(ofText: Array("a\r\nb\r\n".utf8)) == plain)
        #expect(Fingerprint.sha256(ofText: Array("a\r\nb\n".utf8)) == plain)
        #expect(Fingerprint.sha256(ofText: Array("a\rb\n".utf8)) != plain)
        #expect(Fingerprint.sha256(ofText: Array("a\r\r\nb\n".utf8)) != plain)
        #expect(Fingerprint.sha256(ofText: Array("a\nb\n\r".utf8)) != plain)
    }
}
