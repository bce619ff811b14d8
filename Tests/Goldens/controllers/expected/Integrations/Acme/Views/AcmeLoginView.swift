import SwiftUI

/// Shows ``AcmeLoginController`` in SwiftUI.
struct AcmeLoginView: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> AcmeLoginController {
        // TODO(flowgen): Make the controller, with what its initializer asks for.
        fatalError("AcmeLoginController is not made yet")
    }

    func updateUIViewController(_ controller: AcmeLoginController, context: Context) {
        // Nothing that the controller shows is kept in SwiftUI.
    }
}
