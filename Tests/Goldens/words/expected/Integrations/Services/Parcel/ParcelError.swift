/// Why a step of the parcel flow failed.
nonisolated enum ParcelError: Error, Hashable {
    /// The number is not known.
    ///
    /// It may take a day until a number is known.
    case noSuchParcel
    /// - Parameter code: As the courier counts.
    case courier(code: Int)
}
