/// The vendors of the KYC flow. `IntegrationsManager` takes one of them, and builds and launches no other.
nonisolated enum KYCVendor: String, CaseIterable, Sendable {
    case onfido
    case sumsub
}
