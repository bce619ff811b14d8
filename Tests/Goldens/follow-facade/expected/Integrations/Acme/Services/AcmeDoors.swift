import UIKit

/// Mine.
@MainActor
enum AcmeDoors {
    private static let acme = Acme()

    static func unlock(pin code: String, in view: UIView) {
        acme.open(code, from: view)
    }

    static func close(in view: UIView) {
        acme.close()
    }

    static func ring(times: Int, in view: UIView) {
        // TODO(flowgen): Call Acme.
    }
}
