// The SHA-256 hashes, in base 64, of the page's style and script, as its content security policy
// names them. A test compares them with the files and says what they should be.

/// Hashes of the embedded files.
enum PreviewHashes {
    /// Of `Preview.css`.
    static let style = "bGD1h9kh5bE3Uhmwo/srsrNA7IM6QDj2TQc/Vmk703k="
    /// Of `Preview.js`.
    static let script = "7HqcepGDW7CPYFAJlY39yxu9+0UKSwTzhqnL8VAXAcs="
}
