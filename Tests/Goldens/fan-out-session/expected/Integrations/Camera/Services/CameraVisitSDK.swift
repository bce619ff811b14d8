/// Implements ``VisitSDK`` with Camera.
@MainActor
final class CameraVisitSDK: VisitSDK {
    private let manager: CameraManager
    private let clockSDK: any ClockSDK
    private let lampSDK: any LampSDK
    private let passSDK: any PassSDK

    init(manager: CameraManager, clockSDK: any ClockSDK, lampSDK: any LampSDK, passSDK: any PassSDK) {
        self.manager = manager
        self.clockSDK = clockSDK
        self.lampSDK = lampSDK
        self.passSDK = passSDK
    }

    func enter(room: String) {
        // TODO(flowgen): Call Camera.
    }

    func leave() {
        // TODO(flowgen): Call Camera.
    }
}

extension CameraManager {
    func makeVisitSDK(clockSDK: any ClockSDK, lampSDK: any LampSDK, passSDK: any PassSDK) -> any VisitSDK {
        CameraVisitSDK(manager: self, clockSDK: clockSDK, lampSDK: lampSDK, passSDK: passSDK)
    }
}
