import SwiftUI

@MainActor
struct LegendView: View {
    private let service: any PlacesSDK
    private let `default`: Bool
    private let onClose: (() -> Void)?

    init(service: any PlacesSDK, `default`: Bool, onClose: (() -> Void)?) {
        self.service = service
        self.`default` = `default`
        self.onClose = onClose
    }

    var body: some View { service.legend(default: `default`, onClose: onClose) }
}
