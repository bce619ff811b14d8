/// Sets up the integrations.
@MainActor
final class IntegrationsManager {
    let services: ServiceProvider

    /// Builds the integrations, each after those that it depends on. Nothing is started yet.
    init(lock: LockManager? = nil, bulb: BulbManager? = nil) {
        let lock = lock ?? LockManager()
        let bulb = bulb ?? BulbManager()
        services = ServiceProvider(door: lock.makeDoorSDK(), lamp: bulb.makeLampSDK())
    }
}
