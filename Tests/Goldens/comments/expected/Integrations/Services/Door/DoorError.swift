/// Why the door stays as it is.
nonisolated enum DoorError: Error, Hashable {
    /// Somebody has
    /// locked it.
    case locked
}
