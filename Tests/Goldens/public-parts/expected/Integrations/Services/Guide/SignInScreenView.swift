public import SwiftUI

/// The screen on which a person signs in.
@MainActor
public struct SignInScreenView: View {
    private let service: any GuideSDK

    public init(service: any GuideSDK) {
        self.service = service
    }

    public var body: some View { service.signInScreen }
}
