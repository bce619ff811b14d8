import UIKit

/// Mine.
@MainActor
enum AcmeDoors {
    private static let acme = Acme()

    static func open(code: Int, in view: UIView) {
        acme.open(code, from: view)
    }

    static func close(in view: UIView) {
        acme.close()
    }
}
