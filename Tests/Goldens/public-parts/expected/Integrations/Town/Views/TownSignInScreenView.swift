// Part of Guide.

@preconcurrency import FirebaseAuthUI
@preconcurrency import LocationKit
import SwiftUI

/// Shows ``TownSignInScreenViewController`` in SwiftUI.
struct TownSignInScreenView: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> TownSignInScreenViewController {
    // TODO(flowgen): Make the controller, with what its initializer asks for.
    fatalError("TownSignInScreenViewController is not made yet")
  }

  func updateUIViewController(_ controller: TownSignInScreenViewController, context: Context) {
    // Nothing that the controller shows is kept in SwiftUI.
  }
}
