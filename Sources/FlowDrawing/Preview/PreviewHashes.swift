// The SHA-256 hashes, in base 64, of the page's style and script, as its content security policy
// names them. A test compares them with the files and says what they should be.

/// Hashes of the embedded files.
enum PreviewHashes {
    /// Of `Preview.css`.
    static let style = "C+A72qLSc79ctyX6mQgSPJZJYgdKZvUOrcUpbGqXH1M="
    /// Of `Preview.js`.
    static let script = "q/mVSr8kI7REuNEUNUYrJ0G9oQkaIrHGHX3xfzoB9so="
}
