/// Provides the implementation of each flow.
@MainActor
public struct ServiceProvider {
    /// Reads an identity card.
    public let ocrScan: any OCRScanSDK

    public init(ocrScan: any OCRScanSDK) {
        self.ocrScan = ocrScan
    }
}
