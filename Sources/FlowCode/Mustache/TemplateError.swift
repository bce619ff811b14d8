// What can be wrong with a template. All of it is found when the template is loaded.

/// An error in a template: where it is, and what is wrong.
package struct TemplateError: Error, Sendable, Equatable {
    /// What is wrong, and what to write instead where that is known.
    package var message: String
    package var template: String
    /// Where it is, in bytes.
    package var offset: Int

    package init(_ message: String, template: String, offset: Int) {
        (self.message, self.template, self.offset) = (message, template, offset)
    }
}
