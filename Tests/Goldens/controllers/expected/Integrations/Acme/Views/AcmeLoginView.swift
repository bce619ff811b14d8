import SwiftUI

/// Shows ``AcmeLoginController`` in SwiftUI.
struct AcmeLoginView: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> AcmeLoginController {
        // TODO(flowgen): Return a controller.
        fatalError("makeUIViewController(context:) is not written yet")
    }

    func updateUIViewController(_ controller: AcmeLoginController, context: Context) {
        // SwiftUI holds no state of the controller.
    }
}
