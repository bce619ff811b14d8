// What `extends: UIImageView` makes of a flow: each step takes the object that it is called on as its last parameter,
// `in imageView: UIImageView`, so that protocol, mock, wrapper and tests have nothing to know of it; and the files that
// speak of the type import UIKit where it can come from nowhere else.

import FlowModel
import SwiftText

extension NodeReader {
    /// The object of an extended type, as a parameter of the flow's steps.
    func receiver(_ type: Located<String>) -> Parameter? {
        let name = spelled(Self.receiverName(type.value))
        do throws(NotationError) {
            var parameter = Parameter(
                label: try notation.label("in \(name)"), location: type.location,
                type: try notation.type(type.value, in: .parameter))
            parameter.isReceiver = true
            return parameter
        } catch {
            // A type whose name makes no parameter's name; the reader of the type has judged it.
            return nil
        }
    }

    /// The modules that a flow names, and UIKit where the extended type begins with `UI` and none of them could declare
    /// it.
    mutating func imports(_ field: Field?, extending type: String?) -> [String] {
        let named = modules(field).map(\.value)
        guard let type, Self.prefix(of: type) == "UI", named.allSatisfy(["Combine", "Foundation", "SwiftUI"].contains)
        else { return named }
        return named + ["UIKit"]
    }

    /// `imageView` for `UIImageView`, `avatar` for `Design.Avatar`.
    private static func receiverName(_ type: String) -> String {
        let last = type.split(separator: ".").last.map(String.init) ?? type
        return lowerCamel(String(last.dropFirst(prefix(of: last).count)))
    }

    /// The letters of Apple's framework that a type's name begins with; empty when there are none.
    private static func prefix(of type: String) -> String {
        let prefix = String(type.prefix(2))
        let isNextUpper = type.dropFirst(2).first.map { $0.isUppercase } ?? false
        return isNextUpper && frameworks.contains(prefix) ? prefix : ""
    }

    private static let frameworks: Set<String> = [
        "AV", "CA", "CN", "GK", "MK", "NS", "PK", "SC", "SK", "UI", "WK",
    ]
}
