public import SwiftUI

/// What can be bought.
@MainActor
public struct ShelfView: View {
    private let service: any ShopSDK

    public init(service: any ShopSDK) {
        self.service = service
    }

    public var body: some View { service.shelf }
}
