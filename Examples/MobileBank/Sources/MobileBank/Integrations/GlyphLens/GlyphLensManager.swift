@preconcurrency import GlyphLens

/// On-device text recognition for identity documents.
///
/// Holds what GlyphLens's wrappers share: keys, configuration, start-up.
@MainActor
final class GlyphLensManager: Integration {
    /// The scanner, of which an app has one.
    let scanner: GlyphScanner

    /// The key comes from the app's build settings in a real bank.
    init(scanner: GlyphScanner = GlyphScanner(licenseKey: "demo")) {
        self.scanner = scanner
    }
}
