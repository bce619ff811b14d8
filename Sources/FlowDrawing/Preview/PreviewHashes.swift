// The SHA-256 hashes, in base 64, of the page's style and script, as its content security policy
// names them. A test compares them with the files and says what they should be.

enum PreviewHashes {
    static let style = "bGD1h9kh5bE3Uhmwo/srsrNA7IM6QDj2TQc/Vmk703k="
    static let script = "ny6qSNz4BHWKIIs2Fi1vgv3+0mJwhjiW5ZV3u1K3eQY="
}
