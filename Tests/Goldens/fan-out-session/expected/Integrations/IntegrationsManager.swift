/// Sets up the integrations.
@MainActor
final class IntegrationsManager {
    let services: ServiceProvider

    /// Builds the integrations, each after those that it depends on. Nothing is started yet.
    init(
        makePass: @escaping @MainActor () -> any PassSDK,
        counter: CounterManager? = nil,
        camera: CameraManager? = nil,
        `guard`: GuardManager? = nil,
        desk: DeskManager? = nil,
        archive: ArchiveManager? = nil,
        shop: ShopManager? = nil,
        cafe: CafeManager? = nil,
        press: PressManager? = nil,
        police: PoliceManager? = nil,
        insurer: InsurerManager? = nil,
        bulb: BulbManager? = nil,
        candle: CandleManager? = nil
    ) {
        let counter = counter ?? CounterManager()
        let camera = camera ?? CameraManager()
        let `guard` = `guard` ?? GuardManager()
        let desk = desk ?? DeskManager()
        let archive = archive ?? ArchiveManager()
        let shop = shop ?? ShopManager()
        let cafe = cafe ?? CafeManager()
        let press = press ?? PressManager()
        let police = police ?? PoliceManager()
        let insurer = insurer ?? InsurerManager()
        let bulb = bulb ?? BulbManager()
        let candle = candle ?? CandleManager()
        let clock = counter.makeClockSDK()
        services = ServiceProvider(
            makeVisit: { FanOutVisitSDK([
                camera.makeVisitSDK(clockSDK: clock, lampSDK: FanOutLampSDK([bulb.makeLampSDK(), candle.makeLampSDK()]), passSDK: makePass()),
                counter.makeVisitSDK(),
                `guard`.makeVisitSDK(),
                desk.makeVisitSDK(),
                archive.makeVisitSDK(),
                shop.makeVisitSDK(),
                cafe.makeVisitSDK(),
                press.makeVisitSDK(),
                police.makeVisitSDK(),
                insurer.makeVisitSDK(),
            ]) },
            clock: clock,
            makeLamp: { FanOutLampSDK([bulb.makeLampSDK(), candle.makeLampSDK()]) },
            makePass: makePass
        )
    }
}
