import SwiftUI

@MainActor
struct ProtocolView: View {
    private let service: any WordsSDK
    private let `case`: String

    init(service: any WordsSDK, `case`: String) {
        self.service = service
        self.`case` = `case`
    }

    var body: some View { service.`protocol`(case: `case`) }
}
